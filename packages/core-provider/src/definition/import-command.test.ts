import { expect, it } from "vitest";
import { importCommand } from "./import-command.ts";

const urn = (name: string) => `urn:pulumi:dev::shop::acme:index:Farm$zoo:index/animal:Animal::${name}`;

it("names the resource's own type, its name and the ID", () => {
  expect(importCommand(urn("leo"), "enc-1/leo")).toBe("pulumi import zoo:index/animal:Animal leo enc-1/leo");
});

it("quotes arguments for the shell", () => {
  expect(importCommand(urn("the lion::2"), "enc-1#leo")).toBe(
    "pulumi import zoo:index/animal:Animal 'the lion::2' 'enc-1#leo'",
  );
  expect(importCommand(urn("leo"), "it's")).toBe("pulumi import zoo:index/animal:Animal leo 'it'\\''s'");
});
