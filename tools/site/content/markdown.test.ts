import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { javaScript, siteMarkdown, withNarrowTables } from "./markdown.ts";
import { workspace } from "./workspace.ts";

const routes = new Map([
  ["docs/discovering.md", "migrating/discover"],
  ["tools/site/pages/index.md", ""],
]);

function converted(body: string, file = "docs/coming-from-terraform.md"): string {
  const markdown = siteMarkdown({ route: "page", file }, `# The title\n\n${body}\n`, routes);
  return markdown.split("---\n\n")[1]?.trim() ?? "";
}

describe("a page of the site", () => {
  it("has the title and the first paragraph in front", () => {
    const page = siteMarkdown(
      { route: "x", file: "docs/x.md" },
      "<!-- A note. -->\n\n# `a` and [b](c.md)\n\n- no\n\nThe *first*\nparagraph.\n\nNext.",
      new Map([["docs/c.md", "c"]]),
    );
    expect(page).toContain('title: "a and b"\ndescription: "The first paragraph."');
    expect(page).not.toContain("A note");
  });

  it("shortens a long first paragraph at a word", () => {
    const page = siteMarkdown({ route: "x", file: "docs/x.md" }, `# X\n\nWords ${"words ".repeat(40)}`, routes);
    const description = /^description: "(.*)"$/m.exec(page)?.[1] ?? "";
    expect(description.length).toBeLessThanOrEqual(161);
    expect(description).toMatch(/words \.\.\.$/);
  });

  it("rejects a text without a title", () => {
    expect(() => siteMarkdown({ route: "x", file: "docs/x.md" }, "No title.", routes)).toThrow('begin it with "# "');
  });
});

describe("a link", () => {
  it("to a file that is a page leads to that page", () => {
    expect(converted("[a](discovering.md#how)")).toBe("[a](/migrating/discover/#how)");
    expect(converted("[a](https://github.com/org/iac-sdks/blob/main/docs/discovering.md)")).toBe(
      "[a](/migrating/discover/)",
    );
    expect(converted("[a](../tools/site/pages/index.md)")).toBe("[a](/)");
  });

  it("to another file of the workspace leads to the source code", () => {
    expect(converted("[a](../README.md)")).toBe("[a](https://github.com/org/iac-sdks/blob/main/README.md)");
  });

  it("to another site or to a heading remains", () => {
    const links = "[a](https://example.com/x.md) [b](#heading) [c](/elsewhere/)";
    expect(converted(links)).toBe(links);
  });

  it("to a file that does not exist is rejected", () => {
    expect(() => converted("[a](missing.md)")).toThrow("docs/coming-from-terraform.md links to missing.md");
  });

  it("inside code remains", () => {
    expect(converted("```md\n[a](missing.md)\n```")).toBe("```md\n[a](missing.md)\n```");
  });
});

describe("an example", () => {
  const program = '```typescript\nimport * as x from "x";\n```';
  const programsOf = (page: string) =>
    readFileSync(join(workspace, page), "utf8").match(/^```typescript\n[\s\S]*?^```$/gm) ?? [];
  const tabs = (text: string) => [...text.matchAll(/<label [^>]*>([\w#]+)</g)].map(([, name]) => name);

  it("of the reference is shown in TypeScript and JavaScript", () => {
    const text = converted(program, "packages/streamprov/docs/configuration.md");
    expect(text).toContain('```javascript\nconst x = require("x");\n```');
    expect(tabs(text)).toEqual(["TypeScript", "JavaScript"]);
  });

  it("of a resource is shown in the languages of the generators too, as is its connected example", () => {
    const page = "packages/streamprov/docs/resources/kafka-topic.md";
    const text = converted(programsOf(page).join("\n\n"), page);
    const languages = ["TypeScript", "JavaScript", "Python", "Go", "YAML", "C#", "Java"];
    expect(tabs(text)).toEqual([...languages, ...languages]);
    expect(text).toContain("```python\nimport pulumi\n");
    expect(text).toContain("```go\npackage main\n");
    expect(text).toContain("```yaml\nconfig:\n");
    expect(text).toContain("```csharp\nusing System.Collections.Generic;\n");
    expect(text).toContain("```java\npackage generated_program;\n");
  });

  it("of a guide is shown as it is", () => {
    expect(converted("```typescript\nlet a: string;\n```")).toBe("```typescript\nlet a: string;\n```");
  });

  it("becomes a CommonJS module", () => {
    const code = 'import * as a from "a";\nimport { b } from "b";\n\nexport const c = a.d(b);\n';
    expect(javaScript(code)).toBe('const a = require("a");\nconst { b } = require("b");\n\nexports.c = a.d(b);\n');
  });

  it("with types is rejected", () => {
    expect(() => javaScript("const a: string = 1;")).toThrow(SyntaxError);
  });
});

describe("a table of properties", () => {
  it("has two columns, with the facts of a property below its description", () => {
    const table = [
      "| Name | Type | Required | Default | Replaces | Secret | Description |",
      "| --- | --- | --- | --- | --- | --- | --- |",
      "| `size` | integer | yes | `1` | when it is decreased |  | Size \\| weight. |",
      "| `key` | string |  |  | yes | yes | Key. |",
      "",
    ].join("\n");
    expect(withNarrowTables(table).split("\n").slice(2)).toEqual([
      "| `size`<br>integer | Size \\| weight. <br>*Required*&ensp;·&ensp;*Default: `1`*&ensp;·&ensp;*Replaces when it is decreased* |",
      "| `key`<br>string | Key. <br>*Secret*&ensp;·&ensp;*A change replaces the resource* |",
      "",
    ]);
  });

  it("is left alone if it is another table", () => {
    const table = "| Operation | Default |\n| --- | --- |\n| create | 20 minutes |\n";
    expect(withNarrowTables(table)).toBe(table);
  });
});
