import { describe, expect, it } from "vitest";
import { formOf, printedImport } from "./printed-import.ts";

/** A page whose section about imports has these paragraphs. */
function page(...paragraphs: readonly string[]): string {
  return ["# Animal", "An animal.", "## Import", ...paragraphs, "## Errors", "None."].join("\n\n");
}

const command = (line: string) => `\`\`\`sh\n${line}\n\`\`\``;

describe("the import on a page", () => {
  it("consists of the command, the form of the ID and the variables", () => {
    const printed = printedImport(
      page(
        "The import ID has the form `<zoo ID>/<name>`.\nAlso required: `IMPORT_<SIDE>_KEY` and `ZOO_KEY`, but not `name`.",
        command("pulumi import zoo:index/animal:Animal leo 'z-1/it'\\''s#1'"),
      ),
    );
    expect(printed.command).toEqual({ token: "zoo:index/animal:Animal", name: "leo" });
    expect(printed.id).toBe("z-1/it's#1");
    expect(printed.forms.map(({ text, parts }) => ({ text, parts }))).toEqual([
      { text: "<zoo ID>/<name>", parts: ["zoo ID", "name"] },
    ]);
    const isNamed = (name: string) => printed.variables.some((pattern) => pattern.test(name));
    expect(["IMPORT_LEFT_KEY", "ZOO_KEY", "IMPORT_KEY", "name"].map(isNamed)).toEqual([true, true, false, false]);
  });

  it("can be a resource option", () => {
    const printed = printedImport(
      page("The ID has the form `<ID>`. Declare the resource.", '```ts\n{ import: "a-1" }\n```'),
    );
    expect(printed).toMatchObject({ command: undefined, id: "a-1" });
  });

  it.each([
    ["no section", "# Animal", /does not describe the import ID/],
    ["no form", page(command("pulumi import zoo:index/animal:Animal leo z-1")), /does not describe the import ID/],
    ["no command", page("The import ID has the form `<ID>`."), /no complete import command/],
    ["no ID", page("The import ID has the form `<ID>`.", command("pulumi import zoo:Animal leo")), /no complete/],
    ["words of two", page("The import ID has the form `<ID>`.", command("pulumi import a b c d")), /no complete/],
  ])("is reported if it has %s", (_, text, message) => {
    expect(() => printedImport(text)).toThrow(message);
  });
});

describe("the form of an import ID", () => {
  const formsOf = (form: string) =>
    printedImport(page(`The import ID has the form \`${form}\`.`, command("pulumi import a b c")));

  it("is the one with the most parts", () => {
    const printed = formsOf("<app ID>, or <environment>/<its app or database> if it is the only one");
    expect(formOf(printed, "prod/web")?.text).toBe("<environment>/<its app or database>");
    expect(formOf(printed, "17")?.text).toBe("<app ID>");
  });

  it("can have optional parts", () => {
    const printed = formsOf("<plan>#<kind>[#<API>[#<keys>]]");
    expect(["p#k", "p#k#a", "p#k#a#x"].map((id) => formOf(printed, id)?.text)).toEqual([
      "<plan>#<kind>[#<API>[#<keys>]]",
      "<plan>#<kind>[#<API>[#<keys>]]",
      "<plan>#<kind>[#<API>[#<keys>]]",
    ]);
    expect(formOf(printed, "p")).toBeUndefined();
  });
});
