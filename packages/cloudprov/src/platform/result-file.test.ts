import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkResultFile, writeResultFile } from "./result-file.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "result-"));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const file = (name: string, secret = false) => ({ path: join(folder, name), secret });
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

describe("a result file", () => {
  it("contains the result as indented JSON, readable by all", async () => {
    await writeResultFile(file("out.json"), [{ id: "ipm-1" }]);
    expect(await readFile(join(folder, "out.json"), "utf8")).toBe('[\n  {\n    "id": "ipm-1"\n  }\n]\n');
    expect(await modeOf(join(folder, "out.json"))).toBe(0o644);
  });

  it("is readable only by the user if it contains secrets, even if it replaces another file", async () => {
    await writeFile(join(folder, "out.json"), "old", { mode: 0o644 });
    await writeResultFile(file("out.json", true), ["new"]);
    expect(await readFile(join(folder, "out.json"), "utf8")).toBe('[\n  "new"\n]\n');
    expect(await modeOf(join(folder, "out.json"))).toBe(0o600);
  });

  it("can be in the home directory", async () => {
    vi.stubEnv("HOME", folder);
    await checkResultFile({ path: "~/out.json", secret: false });
    await writeResultFile({ path: "~/out.json", secret: false }, {});
    expect(await readdir(folder)).toEqual(["out.json"]);
  });

  it("is rejected if its folder is missing or it is a folder itself", async () => {
    await expect(checkResultFile(file("missing/out.json"))).rejects.toThrow(
      `resultOutputFile: the folder ${join(folder, "missing")} does not exist`,
    );
    await mkdir(join(folder, "out.json"));
    await expect(checkResultFile(file("out.json"))).rejects.toThrow(/is a folder; give the path of a file/);
  });

  it("leaves no file if it cannot be written", async () => {
    await mkdir(join(folder, "out.json"));
    await expect(writeResultFile(file("out.json"), {})).rejects.toThrow(/resultOutputFile: .* cannot be written/);
    expect(await readdir(folder)).toEqual(["out.json"]);
  });
});
