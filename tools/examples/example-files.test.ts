import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PackageSchema } from "@org/core-provider/codegen";
import { expect, it } from "vitest";
import { exampleFiles, programsOf } from "./example-files.ts";
import { programIn } from "./program-in.ts";

const folder = join(import.meta.dirname, "../../packages/streamprov");
const path = "resources/kafka-topic.md";

async function given() {
  const [schema, page, example] = await Promise.all(
    ["schema.json", `docs/${path}`, `examples/${path}`].map((file) => readFile(join(folder, file), "utf8")),
  );
  return { schema: JSON.parse(schema ?? "") as PackageSchema, page: page ?? "", example };
}

it("keeps the file of an example that has not changed", async () => {
  const { schema, page, example } = await given();
  // Without resources, a conversion would fail.
  const files = await exampleFiles(folder, { ...schema, resources: {} }, new Map([[path, page]]));
  expect(files.get(path)).toBe(example);
});

it("converts an example that has changed", { timeout: 600_000 }, async () => {
  const { schema, page } = await given();
  const changed = page.replace("partitionsCount: 6", "partitionsCount: 12");
  const text = (await exampleFiles(folder, schema, new Map([[path, changed]]))).get(path) ?? "";
  expect(programIn(text, "typescript")).toContain("partitionsCount: 12");
  expect(programIn(text, "python")).toContain("partitions_count=12");
  expect(programIn(text, "go")).toMatch(/PartitionsCount:\s+pulumi\.Int\(12\)/);
  expect(programIn(text, "yaml")).toContain("partitionsCount: 12");
});

it("names the page of an example that cannot be converted", async () => {
  const { schema, page } = await given();
  const changed = page.replace("partitionsCount: 6", "partitionsCount: 2 * 3");
  await expect(exampleFiles(folder, schema, new Map([[path, changed]]))).rejects.toThrow(
    `The example of streamprov/${path}: \`2 * 3\` cannot be converted to other languages`,
  );
});

it("rejects a page of a resource without an example", () => {
  expect(() => programsOf(new Map([[path, "# KafkaTopic\n"]]))).toThrow(`${path} has no example`);
});
