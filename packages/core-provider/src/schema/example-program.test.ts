import { describe, expect, it } from "vitest";
import { exampleProgram } from "./example-program.ts";

const head = (example: string) => exampleProgram(example, "@org/zoo", "zoo").split("\n").slice(0, -1).join("\n");

describe("an example as a program", () => {
  it("imports the package", () => {
    expect(exampleProgram("new zoo.Animal();", "@org/zoo", "zoo")).toBe(
      'import * as zoo from "@org/zoo";\n\nnew zoo.Animal();',
    );
  });

  it("imports Pulumi if it uses it", () => {
    expect(head("pulumi.interpolate`x`;")).toContain('import * as pulumi from "@pulumi/pulumi";');
  });

  it("opens the stack's configuration if it reads it", () => {
    expect(head('config.requireSecret("key");')).toContain("const config = new pulumi.Config();");
  });

  it("opens the configuration once", () => {
    expect(
      exampleProgram('const config = new pulumi.Config("other");\nconfig.get("key");', "@org/zoo", "zoo"),
    ).not.toContain("new pulumi.Config();");
  });

  it("does not confuse a resource's config property with the stack's configuration", () => {
    expect(head("topic.config.get(1);")).not.toContain("pulumi");
  });
});
