import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sampleKind } from "../discover/sample-kind.ts";
import { runCommands } from "../run.ts";
import { mapCommand } from "./map.ts";

const room = { property: "room", kind: "Room", required: true, values: undefined, of: (id: string) => ({ id }) };

const kinds = [
  sampleKind("Room", { list: async () => [{ id: "r-1", name: "<b>hall</b>" }] }),
  sampleKind("Box", { within: [room], list: async () => [{ id: "b-1", name: "tools" }] }),
  sampleKind("Guest", { list: async () => [{ id: "g-1", name: "Ada" }] }),
  sampleKind("Pass", {
    list: async () => [{ id: "p-1", name: "pass", outputs: { guest: "g-1", room: "r-1", secret: "hunter2" } }],
  }),
  sampleKind("Lamp", { list: () => Promise.reject(new Error("no right to see lamps")) }),
];

/** Runs the command on a platform. */
async function run(words: readonly string[] = [], { all = kinds, pulumi = "" } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "map-"));
  try {
    // A CLI that does nothing but what the test says.
    await writeFile(join(folder, "pulumi"), `#!/bin/sh\n${pulumi}\n`, { mode: 0o755 });
    const printed: string[] = [];
    const logged: string[] = [];
    const command = mapCommand(
      {
        name: "toy",
        inside: { option: "room", kind: "Room", example: "r-1" },
        kinds: async () => all,
      },
      {
        platform: "Toys",
        accessOf: ({ kind: { name }, outputs }) =>
          name === "Pass"
            ? { principal: String(outputs["guest"]), permission: "enter", on: `room=${String(outputs["room"])}` }
            : undefined,
      },
    );
    const status = await runCommands(
      { packageName: "@org/toy", version: "1.0.0", commands: [command] },
      ["map", ...words],
      {
        folder,
        environment: { PATH: folder },
        print: (text) => void printed.push(text),
        log: (text) => void logged.push(text),
      },
    );
    const page = await readFile(join(folder, "toy-map.html"), "utf8").catch(() => "");
    return { status, page, printed: printed.join(""), logged: logged.join("") };
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe("the map of a platform", () => {
  it("contains each object inside the object that contains it", async () => {
    const { status, page, printed } = await run();
    expect({ status, printed }).toEqual({ status: 0, printed: "4 objects in toy-map.html\n" });
    expect(page).toMatch(/Room <span class="number">1<\/span>.*r-1.*Box <span class="number">1<\/span>.*tools/s);
    expect(page).toContain("<title>Map of Toys</title>");
  });

  it("escapes the texts of the platform", async () => {
    const { page } = await run();
    expect(page).toContain("&#60;b&#62;hall&#60;/b&#62;");
    expect(page).not.toContain("<b>");
  });

  it("shows permissions with the names of principals and objects, and no other values", async () => {
    const { page } = await run();
    expect(page).toContain('<th scope="row">Ada (g-1)</th><td>enter</td>');
    expect(page).toContain("room=&#60;b&#62;hall&#60;/b&#62; (r-1)");
    expect(page).not.toContain("hunter2");
  });

  it("names the kinds that it lacks, with the reason", async () => {
    expect((await run()).page).toContain("<li>Lamp: no right to see lamps</li>");
  });

  it("shows which objects a stack manages", async () => {
    const resource = { urn: "urn:pulumi:dev::p::toy:index/box:Box::toolbox", type: "toy:index/box:Box", id: "b-1" };
    const state = JSON.stringify({ version: 3, deployment: { resources: [resource] } });
    const pulumi = `[ "$1" = stack ] && echo '${state}' || echo '{}'`;
    const { page } = await run(["--stack", "dev"], { pulumi });
    expect(page).toContain('<span class="managed">toolbox</span>');
    expect(page).toContain("4 objects, 3 of them not in the stack dev");
  });

  it("is empty for a platform without objects", async () => {
    const { status, page } = await run([], { all: [sampleKind("Room")] });
    expect(status).toBe(0);
    expect(page).toContain("<p>No object was found.</p>");
  });

  it("is not written if nothing could be read", async () => {
    const { status, page, logged } = await run([], { all: kinds.slice(-1) });
    expect({ status, page }).toEqual({ status: 1, page: "" });
    expect(logged).toContain("No object could be read:\n  no right to see lamps [toy/command-failed]\n");
  });
});
