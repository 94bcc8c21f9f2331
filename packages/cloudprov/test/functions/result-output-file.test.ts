import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure } from "@org/core-provider/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { givenLookup } from "./given-lookup.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "result-output-file-"));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** A function that finds one template. */
async function given() {
  const test = await givenLookup("getAddressTemplates");
  const { id } = await test.platform.state.addressTemplates.create({ name: "office", members: ["10.0.0.1"] });
  return { ...test, found: [{ id, name: "office", addresses: ["10.0.0.1"] }] };
}

describe("resultOutputFile", () => {
  it("is overwritten with the whole list, and is returned", async () => {
    await using test = await given();
    const resultOutputFile = join(folder, "templates.json");
    await writeFile(resultOutputFile, "something longer than what is found, and older than that");
    expect(await test.ask({ resultOutputFile })).toMatchObject({ resultOutputFile, templateLists: test.found });
    expect(JSON.parse(await readFile(resultOutputFile, "utf8"))).toEqual(test.found);
    expect(await readdir(folder)).toEqual(["templates.json"]);
  });

  it("can be in the home directory, and is returned unchanged", async () => {
    vi.stubEnv("HOME", folder);
    await using test = await given();
    expect(await test.ask({ resultOutputFile: "~/templates.json" })).toMatchObject({
      resultOutputFile: "~/templates.json",
    });
    expect(JSON.parse(await readFile(join(folder, "templates.json"), "utf8"))).toEqual(test.found);
  });

  it("writes no file if it is empty", async () => {
    await using test = await given();
    expect(await test.ask({ resultOutputFile: "" })).toMatchObject({ resultOutputFile: "", templateLists: test.found });
  });

  it("keeps its content if the platform does not respond", async () => {
    await using test = await given();
    const resultOutputFile = join(folder, "templates.json");
    await writeFile(resultOutputFile, "old");
    test.platform.failNextAction({ action: "DescribeAddressTemplates", code: "UnauthorizedOperation" });
    expect((await failure(test.ask({ resultOutputFile }))).message).toContain("UnauthorizedOperation");
    expect(await readFile(resultOutputFile, "utf8")).toBe("old");
    expect(await readdir(folder)).toEqual(["templates.json"]);
  });

  it("is rejected before a request if it is a folder or its folder does not exist", async () => {
    await using test = await given();
    const missing = join(folder, "missing");
    const words = async (resultOutputFile: string) => (await failure(test.ask({ resultOutputFile }))).message;
    expect(await words(join(missing, "templates.json"))).toContain(
      `the folder ${missing} does not exist; create it, or give another path`,
    );
    expect(await words(folder)).toContain(`${folder} is a folder; give the path of a file`);
    expect(test.platform.calls()).toEqual([]);
  });
});
