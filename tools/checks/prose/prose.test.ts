import { describe, expect, it } from "vitest";
import { lintText } from "./lint-prose.ts";
import { readRules } from "./read-rules.ts";

const rules = await readRules();
const [firstBad = ""] = rules[0]?.bad ?? [];
const codeFence = "```";

async function linesFound(file: string, text: string): Promise<readonly number[]> {
  return (await lintText(text, file, rules)).map(({ line }) => line);
}

describe.each(rules)("the rule for $write", (rule) => {
  it.each(rule.bad)("reports: %s", async (sentence) => {
    expect(await lintText(sentence, "guide.md", [rule])).toMatchObject([{ line: 1, advice: rule.write }]);
  });

  it.each(rule.good)("accepts: %s", async (sentence) => {
    expect(await lintText(sentence, "guide.md", [rule])).toEqual([]);
  });
});

describe("Markdown", () => {
  it("reports the line of a phrase, also when it continues on the next line", async () => {
    expect(await linesFound("guide.md", "# Title\n\nA list:\n- Every key is made\n  anew.\n")).toEqual([5]);
    expect(await linesFound("guide.md", "The object is\ngone.\n")).toEqual([1]);
  });

  it("ignores code", async () => {
    expect(await linesFound("guide.md", `Not \`anew\`.\n\n${codeFence}\nanew\n${codeFence}\n`)).toEqual([]);
  });

  it("reports a sentence of more than 40 words", async () => {
    const sentence = `${"word ".repeat(40)}end.`;

    expect(await lintText(`Short one.\n${sentence}`, "guide.md", rules)).toEqual([
      { file: "guide.md", line: 2, found: "a sentence of 41 words", advice: "at most 40 words in a sentence" },
    ]);
    expect(await linesFound("guide.md", sentence.replace("word word", "word. Word"))).toEqual([]);
  });
});

describe("schema.json", () => {
  const schema = (description: string) => JSON.stringify({ name: firstBad, description }, undefined, 2);

  it("reports phrases in descriptions", async () => {
    expect(await linesFound("schema.json", schema(firstBad))).toEqual([3]);
    expect(await linesFound("schema.json", schema('A "key".\n\nIt is made anew.'))).toEqual([3]);
  });

  it("ignores code and examples", async () => {
    const example = `{{% examples %}}\n${codeFence}typescript\n// anew\n${codeFence}\n`;

    expect(await linesFound("schema.json", schema(`Set \`anew\`.\n${example}`))).toEqual([]);
  });

  it("reports a sentence of more than 40 words, and ends a sentence at an empty line", async () => {
    const words = "word ".repeat(25);

    expect(await linesFound("schema.json", schema(`${words}${words}.`))).toEqual([3]);
    expect(await linesFound("schema.json", schema(`${words}\n\n${words}`))).toEqual([]);
  });
});

describe("TypeScript", () => {
  it("reports phrases in comments, also across lines", async () => {
    const source = [
      "/**",
      " * The object is",
      " * gone.",
      " */",
      "export const a = 1; // made anew",
      "// The object",
      "// is",
      "// gone.",
    ];

    expect(await linesFound("a.ts", source.join("\n"))).toEqual([2, 5, 7]);
  });

  it("reports phrases in messages and test titles", async () => {
    const source = [
      'it("is told of a key", () => {',
      "  throw new Error(`the object $" + "{id} is none: $" + "{f('is made anew')}`);",
      "});",
      'const sum = "The object " + name + " is " +',
      '  "gone.";',
    ];

    expect(await linesFound("a.ts", source.join("\n"))).toEqual([1, 2, 2, 4]);
  });

  it("ignores names, single words and code in comments", async () => {
    expect(
      await linesFound("a.ts", 'const told = "told"; // `told` and {@link told} of https://told.example/told'),
    ).toEqual([]);
  });
});
