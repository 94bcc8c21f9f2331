import { describe, expect, it } from "vitest";
import type { ResourceDefinition } from "../definition/resource.ts";
import { importGuide } from "./import-guide.ts";
import { animal, enclosure } from "./zoo-provider.ts";

const withExample = (example: string): ResourceDefinition<unknown> =>
  ({ ...animal, spec: { ...animal.spec, import: { form: "<id>", example } } }) as ResourceDefinition<unknown>;

describe("the import guide", () => {
  it("shows the command, the form of the ID and the prerequisites", () => {
    expect(importGuide("zoo", animal)).toBe(
      [
        "The import ID has the form `<enclosure ID>/<name>`.",
        "Also required: `ZOO_KEY` must be set.",
        "",
        "```sh",
        "pulumi import zoo:index/animal:Animal example enc-1/leo",
        "```",
      ].join("\n"),
    );
  });

  it("uses the ID if the resource has no import form", () => {
    expect(importGuide("zoo", enclosure)).toContain("pulumi import zoo:index/enclosure:Enclosure example '<id>'");
  });

  it("gives the reason and the alternative if the resource cannot be imported", () => {
    const spec = { ...animal.spec, import: { because: "it roams", instead: "catch one" } };
    expect(importGuide("zoo", { ...animal, spec })).toBe("It cannot be imported, because it roams; catch one.");
  });

  it("quotes arguments for the shell", () => {
    expect(importGuide("zoo", withExample("a#b'c*"))).toContain(`example 'a#b'\\''c*'`);
  });

  it("shows the resource option if only a program defines how the object is read", () => {
    const spec = { ...animal.spec, import: { form: "<ID>", example: "a-1", needsProgram: true } };
    expect(importGuide("zoo", { ...animal, spec } as ResourceDefinition<unknown>)).toBe(
      [
        "The ID has the form `<ID>`. Declare the resource with the object's current values and the resource option below: the provider reads the object in the same run. The command `pulumi import` is rejected, because it does not run the program.",
        "",
        "```ts",
        '{ import: "a-1" }',
        "```",
      ].join("\n"),
    );
  });
});
