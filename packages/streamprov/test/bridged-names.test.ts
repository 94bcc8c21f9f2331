import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import schema from "../schema.json" with { type: "json" };
import { bridgedPackage } from "../src/commands/migrate.ts";

// What `migrate` puts in the place of a name, made of the name alone, is there for every name of the bridged package.

const folder = join(import.meta.dirname, "../node_modules/@pulumi/confluentcloud");
const modules = [
  ...read("index.js").matchAll(/utilities\.lazyLoad\(exports, \[[^\]]*\], \(\) => require\("\.\/(\w+)"\)\)/g),
].map(([, file]) => read(`${file}.js`));
const tokens = modules.flatMap((text) =>
  [...text.matchAll(/['"](confluentcloud:index\/(\w+):\w+)['"]/g)].map(([, token = ""]) => token),
);

test("every type and function has its counterpart under the same name", () => {
  const known = [...Object.keys(schema.resources), ...Object.keys(schema.functions)];
  const lacking = [...new Set(tokens)].filter(
    (token) => !known.includes(token.replace(/^confluentcloud/, "streamprov")),
  );

  expect(new Set(tokens).size).toBeGreaterThan(120);
  // It writes files for Terraform.
  expect(lacking).toEqual(["confluentcloud:index/tfImporter:TfImporter"]);
});

test("every setting has its counterpart under the same name, or is documented as having none", () => {
  const settings = [...read("config/vars.js").matchAll(/__config\.get\w*\("(\w+)"\)/g)].map(([, name = ""]) => name);
  const known = Object.keys(schema.config.variables);

  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter((name) => !known.includes(name))).toEqual(Object.keys(bridgedPackage.withoutCounterpart));
});

function read(file: string): string {
  return readFileSync(join(folder, file), "utf8");
}
