import { describe, expect, it } from "vitest";
import { zoo } from "../../schema/zoo-provider.ts";
import { connectedExample } from "./connected-example.ts";
import { generateDocs } from "./generate-docs.ts";

const text = '/**\n * A lion\n * in its enclosure.\n */\nconst lion = new zoo.Animal("leo", {\n  legs: 4,\n});\n';

describe("a connected example", () => {
  it("consists of the comment at its beginning and the program", () => {
    expect(connectedExample("lion.ts", text)).toEqual({
      description: "A lion in its enclosure.",
      program: 'const lion = new zoo.Animal("leo", {\n    legs: 4,\n});',
    });
  });

  it("must have a description", () => {
    expect(() => connectedExample("lion.ts", "const a = 1;\n")).toThrow("lion.ts must begin with a /** comment */");
  });

  it("is shown on the pages of the resources that it creates, if it is the shortest", () => {
    const short = connectedExample("lion.ts", text);
    const long = { description: "Long.", program: `${short.program}\nnew zoo.Enclosure("steppe");` };
    const pages = generateDocs(zoo, [long, short]);
    expect(pages.get("resources/animal.md")).toContain(
      `## Example with related resources\n\nA lion in its enclosure.\n\n\`\`\`typescript\n${short.program}\n\`\`\`\n`,
    );
    expect(pages.get("resources/enclosure.md")).toContain("## Example with related resources\n\nLong.\n");
    expect(generateDocs(zoo, [short]).get("resources/enclosure.md")).not.toContain("related resources");
  });
});
