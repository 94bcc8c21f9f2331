import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { difference, isEmpty, write } from "./difference.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "generate-"));
});
afterEach(() => rm(folder, { recursive: true }));

const expected = new Map([
  ["schema.json", "{}\n"],
  ["src/sdk/types/input.ts", "export {};\n"],
  ["docs/index.md", "# Zoo\n"],
]);

const writeExpected = async () => write(folder, await difference(folder, expected));

describe("the generated files of a package", () => {
  it("are all written when no file exists", async () => {
    const found = await difference(folder, expected);
    expect(found).toEqual({ changed: expected, leftOver: [] });

    await write(folder, found);

    expect(await readFile(join(folder, "src/sdk/types/input.ts"), "utf8")).toBe("export {};\n");
  });

  it("need nothing once they are written", async () => {
    await writeExpected();
    expect(isEmpty(await difference(folder, expected))).toBe(true);
  });

  it("are written again when someone has edited them", async () => {
    await writeExpected();
    await writeFile(join(folder, "docs/index.md"), "# Mine\n");

    const found = await difference(folder, expected);

    expect([...found.changed.keys()]).toEqual(["docs/index.md"]);
    expect(isEmpty(found)).toBe(false);
  });

  it("are deleted when no definition produces them any more, and no others", async () => {
    await writeExpected();
    await writeFile(join(folder, "src/sdk/types/old.ts"), "");
    await writeFile(join(folder, "src/plugin.ts"), "");

    const found = await difference(folder, expected);
    expect(found).toEqual({ changed: new Map(), leftOver: ["src/sdk/types/old.ts"] });
    await write(folder, found);

    await expect(readFile(join(folder, "src/sdk/types/old.ts"))).rejects.toThrow("ENOENT");
    expect(await readFile(join(folder, "src/plugin.ts"), "utf8")).toBe("");
  });
});
