import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runCommands } from "../run.ts";
import { obeyed, textForTerminals } from "../sample-text.ts";
import { discoverCommand } from "./discover.ts";
import type { Kind, Place } from "./kind.ts";

const inside = (property: string, kind: string) => ({
  property,
  kind,
  required: true,
  values: undefined,
  of: (id: string) => ({ id }),
});

/**
 * Kinds of a platform: rooms, shelves in them, boxes on those, lamps of two colours, switches, keys that need one, and
 * papers in the room that the configuration names.
 */
function kindsOf(listed: Readonly<Record<string, (place: Place) => readonly string[]>>, asked: string[] = []) {
  const kind = (name: string, more: Partial<Kind> = {}): Kind => ({
    name,
    token: `toy:index/${name.toLowerCase()}:${name}`,
    refusal: undefined,
    needs: undefined,
    variable: () => undefined,
    within: [],
    importForm: "<ID>",
    importId: ({ id }) => id,
    parents: () => [],
    listedAs: (id) => id,
    list: async (place) => {
      asked.push(`${name} ${JSON.stringify(place)}`);
      return (listed[name]?.(place) ?? []).map((id) => ({ id, name: `${name} ${id.split("-")[0]}` }));
    },
    ...more,
  });
  return [
    kind("Box", {
      within: [inside("room", "Room"), inside("shelf", "Shelf")],
      importId: ({ id }, place) => `${idIn(place)}/${id}`,
    }),
    kind("Room"),
    kind("Shelf", { within: [inside("room", "Room")] }),
    kind("Lamp", { within: [{ ...inside("colour", ""), kind: undefined, values: ["red", "blue"] }] }),
    kind("Switch", { refusal: "it cannot be imported, because it is used once" }),
    kind("Key", { within: [{ ...inside("code", ""), kind: undefined }], needs: "`KEY`." }),
    kind("Paper", {
      within: [{ ...inside("room", "Room"), required: false }],
      parents: (_, importId) => [{ kind: "Room", id: importId.split("/")[0] ?? "" }],
    }),
    kind("Tag", { needs: "`TOY_KEY`.", variable: (id) => `TOY_KEY_${id}`, importForm: "<box>/<tag>" }),
  ];
}

function idIn(place: Place): string {
  return Object.values(place)
    .map((one) => (one as { id: string }).id)
    .join("+");
}

const full = {
  Room: () => ["a-1", "b-1"],
  Shelf: (place: Place) => (idIn(place) === "a-1" ? ["top-1", "top-2"] : []),
  Box: (place: Place) => [`tools-${idIn(place)}`],
  Lamp: ({ colour }: Place) => [`${String(colour)}-1`],
  Tag: () => ["t-1"],
};

interface ImportFile {
  readonly nameTable?: Readonly<Record<string, string>>;
  readonly resources: readonly { readonly id: string; readonly name: string; readonly parent?: string }[];
}

/** Runs the command on a platform. */
async function run(
  words: readonly string[] = [],
  kinds: readonly Kind[] = kindsOf(full),
  more: { readonly pulumi?: string; readonly there?: string; readonly room?: string } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), "discover-"));
  try {
    if (more.there !== undefined) await writeFile(join(folder, more.there), "");
    // A CLI that does nothing but what the test says.
    if (more.pulumi !== undefined)
      await writeFile(join(folder, "pulumi"), `#!/bin/sh\n${more.pulumi}\n`, { mode: 0o755 });
    const printed: string[] = [];
    const told: string[] = [];
    const given: unknown[] = [];
    const command = discoverCommand({
      name: "toy",
      inside: { option: "room", kind: "Room", example: "a-1" },
      kinds: async (config) => {
        given.push(config);
        return kinds;
      },
      services: () => [
        { what: "room of papers", property: "room", id: more.room, settings: ["roomId (ROOM)", "roomKey (ROOM_KEY)"] },
      ],
    });
    const status = await runCommands(
      { name: "toy", packageName: "@org/toy", version: "1.0.0", commands: [command] },
      ["discover", ...words],
      {
        folder,
        environment: { PATH: more.pulumi === undefined ? "/nowhere" : folder },
        print: (text) => void printed.push(text),
        tell: (text) => void told.push(text),
      },
    );
    const files = (await readdir(folder)).filter((name) => name.endsWith(".json"));
    const text = files[0] === undefined ? "" : await readFile(join(folder, files[0]), "utf8");
    const file = text === "" ? undefined : (JSON.parse(text) as ImportFile);
    return { status, printed: printed.join(""), told: told.join(""), files, file, given };
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe("what exists", () => {
  it("is found from the outside in, each with its import ID, its name and what it lies in", async () => {
    const asked: string[] = [];
    const { file, printed, told, status } = await run([], kindsOf(full, asked));
    expect(asked.filter((one) => one.startsWith("Box"))).toEqual([
      'Box {"shelf":{"id":"top-1"},"room":{"id":"a-1"}}',
      'Box {"shelf":{"id":"top-2"},"room":{"id":"a-1"}}',
    ]);
    const box = "toy:index/box:Box";
    expect(file).toMatchObject({
      resources: [
        { type: box, id: "top-1+a-1/tools-top-1+a-1", name: "Box-tools-tools-top-1-a-1", parent: "Shelf-top-top-1" },
        { type: box, id: "top-2+a-1/tools-top-2+a-1", parent: "Shelf-top-top-2" },
        { type: "toy:index/room:Room", id: "a-1", name: "Room-a" },
        { id: "b-1", name: "Room-b" },
        { type: "toy:index/shelf:Shelf", id: "top-1", name: "Shelf-top-top-1", parent: "Room-a" },
        { id: "top-2", name: "Shelf-top-top-2" },
        { id: "red-1", name: "Lamp-red" },
        { id: "blue-1", name: "Lamp-blue" },
        { id: "t-1", name: "Tag-t" },
      ],
    });
    expect(told).toBe("Room: 2\n  Shelf: 2\n    Box: 2\nLamp: 2\nTag: 1\n");
    expect(printed).toContain("9 objects to import, in discovered-import.json");
    expect(printed).toContain("Tag: `TOY_KEY`.\n    Set for these objects: TOY_KEY_t-1\n");
    expect(status).toBe(0);
  });

  it("lies in what its listing or import ID tells, where no listing had to be told, and which is there", async () => {
    const papers = kindsOf({ ...full, Paper: () => ["a-1/deed", "x-9/will"] }).reverse();
    const { file, told } = await run(["--kind", "Room", "--kind", "Paper"], papers);
    expect(file?.resources).toEqual([
      { type: "toy:index/paper:Paper", id: "a-1/deed", name: "Paper-a", parent: "Room-a" },
      { type: "toy:index/paper:Paper", id: "x-9/will", name: "Paper-x" },
      expect.objectContaining({ name: "Room-a" }),
      expect.objectContaining({ name: "Room-b" }),
    ]);
    expect(told).toBe("Room: 2\n  Paper: 2\n");
  });

  it("and cannot be found or imported is listed with the reason, and nothing else is lost by it", async () => {
    const failing = {
      ...full,
      Room: () => ["a-1"],
      Lamp: () => {
        throw new Error("no right to see lamps");
      },
    };
    const kinds = kindsOf(failing).map((kind) => (kind.name === "Tag" ? { ...kind, importId: () => undefined } : kind));
    const { printed, file } = await run([], kinds);
    expect(printed).toContain("Switch: it cannot be imported, because it is used once");
    expect(printed).toContain("Key: a listing of them needs code, which nothing here tells");
    expect(printed.match(/Lamp: no right to see lamps/g)).toHaveLength(1);
    expect(printed).toContain("Tag: Tag t: a listing does not tell all of the import ID, <box>/<tag>");
    expect(file?.resources).toHaveLength(5);
  });

  it("is looked for by kind, and in some places alone", async () => {
    const asked: string[] = [];
    const { file } = await run(
      ["--kind", "Shelf", "--room", "b-1"],
      kindsOf({ ...full, Shelf: idIn.length ? (place) => [`x-${idIn(place)}`] : full.Shelf }, asked),
    );
    expect(asked).toEqual(["Room {}", 'Shelf {"room":{"id":"b-1"}}']);
    expect(file?.resources).toEqual([{ type: "toy:index/shelf:Shelf", name: "Shelf-x", id: "x-b-1" }]);
  });

  it("and lies in what could not be listed is said not to be seen", async () => {
    const lost = () => {
      throw new Error("no right to see rooms");
    };
    const { printed, status } = await run([], kindsOf({ ...full, Room: lost }));
    expect(printed).toContain("  Room: no right to see rooms\n");
    expect(printed).toContain("  Shelf, Box: they lie in what could not be listed, Room\n");
    expect(status).toBe(0);
  });

  it("in one of several services is told of with those that were not looked into, and how they are", async () => {
    const kinds = kindsOf({ ...full, Paper: () => ["p-1"] });
    const { printed } = await run([], kinds, { room: "a-1" });
    expect(printed).toContain(`
Of what has an address and credentials of its own, a run looks into the one that is configured:
  Paper: the room of papers a-1 was looked into, these were not: b-1 (Room b). To look into another run it again with its roomId (ROOM), roomKey (ROOM_KEY).
`);
    const alone = await run(["--kind", "Paper", "--json"], kinds, { room: "a-1" });
    expect(JSON.parse(alone.printed).lookedInto).toMatchObject([{ kinds: ["Paper"], only: "a-1", others: [] }]);

    const refused = () => {
      throw new Error("no key");
    };
    const none = await run([], kindsOf({ ...full, Paper: refused }), { room: "a-1" });
    expect(none.printed).toContain("no room of papers was looked into, these were not: a-1 (Room a), b-1 (Room b).");
    expect((await run(["--kind", "Room"])).printed).not.toContain("looked into");
  });

  it("has names of its own where platform's names come to the same, or to nothing", async () => {
    const names = async (ids: readonly string[]) => {
      const kinds = kindsOf({}).map((kind) => ({
        ...kind,
        list: async () => (kind.name === "Room" ? ids.map((id) => ({ id, name: id.replace(/-\d$/, "") })) : []),
      }));
      return (await run([], kinds)).file?.resources.map(({ name }) => name).sort();
    };
    const some = ["a.b-1", "a b-2", "Höhe-3", "注文-4", "返品-5"];
    expect(await names(some)).toEqual(["Hohe", "a-b-a-b-1", "a-b-a-b-2", "r-4", "r-5"]);
    expect(await names([...some].reverse())).toEqual(await names(some));
  });

  it("has the same names in whatever order it is listed", async () => {
    const names = async (ids: readonly string[]) => {
      const { file } = await run([], kindsOf({ Room: () => ids }));
      return Object.fromEntries(file?.resources.map(({ id, name }) => [id, name]) ?? []);
    };
    const long = "x".repeat(120);
    const some = ["a-1", "a-2", "b-1", `${long}-1`, `${long}-2`];
    expect(await names(some)).toEqual(await names([...some].reverse()));
  });

  it("is printed as JSON, without a file", async () => {
    const { printed, files } = await run(["--json", "--kind", "Room"]);
    expect(JSON.parse(printed)).toMatchObject({ found: [{ id: "a-1" }, { id: "b-1" }], left: [], managed: 0 });
    expect(files).toEqual([]);
  });
});

describe("what was found", () => {
  it("is imported, with its code written by the CLI, when a file for that is named", async () => {
    const { status, printed, files } = await run(
      ["--kind", "Room", "--stack", "dev", "--program", "rooms.ts"],
      undefined,
      {
        pulumi: `case "$1" in config) echo '{}' ;; stack) echo '{"version":3,"deployment":{}}' ;; import) echo "$@" > imported.json ;; esac`,
      },
    );
    expect(printed).toContain("They are imported. Go on:\n  # put the code of rooms.ts into the program\n");
    expect(printed).toContain("pulumi preview --expect-no-changes --stack dev");
    expect(files).toEqual(["discovered-import.json", "imported.json"]);
    expect(status).toBe(0);
  });

  it("is imported by a command that a shell takes as it is meant", async () => {
    const { printed } = await run(["--kind", "Room", "--out", "my rooms.json"]);
    expect(printed).toContain("  pulumi import --file 'my rooms.json' --out imported.ts\n");
  });

  it("is told of although the CLI does not import it, with what that says", async () => {
    const { status, printed, told } = await run(["--kind", "Room", "--program", "rooms.ts"], undefined, {
      pulumi: 'echo "error: no stack selected" >&2; exit 255',
    });
    expect(printed).toContain("2 objects to import, in discovered-import.json");
    expect(told).toMatch(
      /`pulumi import --file discovered-import\.json --out rooms\.ts .*` failed .*\nerror: no stack selected\n$/s,
    );
    expect(status).toBe(1);
  });

  it("is not imported where its code would overwrite something", async () => {
    const { told, files } = await run(["--program", "rooms.json"], undefined, { there: "rooms.json" });
    expect(told).toContain("rooms.json is there already");
    expect(files).toEqual(["rooms.json"]);
    expect((await run(["--program", "rooms.ts", "--json"])).told).toContain(
      "--program and --json contradict each other",
    );
  });
});

describe("what the stack has", () => {
  const root = "urn:pulumi:dev::house::";
  const rooms = [
    { urn: `${root}toy:index/room:Room::hall`, type: "toy:index/room:Room", id: "a-1" },
    { urn: `${root}toy:index/shelf:Shelf::hall`, type: "toy:index/shelf:Shelf", id: "top-1" },
  ];
  const pulumi = `case "$1" in config) echo '{}' ;; stack) echo '${JSON.stringify({ version: 3, deployment: { resources: rooms } })}' ;; esac`;

  it("is the parent that it is, also where two of different kinds have one name", async () => {
    const { file } = await run(["--stack", "dev", "--kind", "Shelf", "--kind", "Box"], undefined, { pulumi });
    const { nameTable, resources } = file ?? {};
    const parents = resources?.map(({ name, parent }) => [name, nameTable?.[parent ?? ""] ?? parent]);
    expect(parents).toEqual([
      ["Box-tools-tools-top-1-a-1", rooms[1]?.urn],
      ["Box-tools-tools-top-2-a-1", "Shelf-top"],
      ["Shelf-top", rooms[0]?.urn],
    ]);

    const printed = await run(["--stack", "dev", "--kind", "Shelf", "--json"], undefined, { pulumi });
    expect(JSON.parse(printed.printed)).toMatchObject({
      found: [{ parent: "hall" }],
      nameTable: { hall: rooms[0]?.urn },
    });
  });
});

describe("a search that cannot be made", () => {
  it("ends with the reason, and not as one that found nothing", async () => {
    const failing = () => {
      throw new Error("no key");
    };
    const { status, printed, files } = await run(
      ["--kind", "Room", "--kind", "Lamp"],
      kindsOf({ Room: failing, Lamp: failing }),
    );
    expect(printed).toContain("  Room, Lamp: no key\n");
    expect({ status, files }).toEqual({ status: 1, files: [] });
  });

  it("is refused in a place that there is not, before anything is written", async () => {
    const { told, files, status } = await run(["--kind", "Lamp", "--room", "a-1", "--room", "z-1"]);
    expect(told).toContain(
      "There is no Room z-1, or these credentials do not see it: look by `--kind Room` which there are, and give one of their IDs by --room.",
    );
    expect({ files, status }).toEqual({ files: [], status: 1 });
  });

  it("is refused before it looks where its file would overwrite something", async () => {
    const asked: string[] = [];
    const { told } = await run([], kindsOf(full, asked), { there: "discovered-import.json" });
    expect(told).toContain("discovered-import.json is there already");
    expect(asked).toEqual([]);
  });

  it("is refused with a sentence", async () => {
    expect((await run(["--kind", "Lamps"])).told).toContain("There is no kind Lamps. There are: Box, Room");
    expect((await run([], kindsOf(full), { there: "discovered-import.json" })).told).toContain("is there already");
    expect((await run(["--stack", "dev"])).told).toContain("The Pulumi CLI is not on PATH");
    const printsNoState = { pulumi: `case "$1" in config) echo '{}' ;; *) echo hello ;; esac` };
    expect((await run(["--stack", "dev"], undefined, printsNoState)).told).toContain(
      "`pulumi stack export` printed no state of a stack.",
    );
  });
});

describe("what is printed", () => {
  /** A platform on which everything has this name, and whose errors say it. */
  const named = (name: string) =>
    kindsOf({
      Room: () => ["a-1", `${name}-2`],
      Lamp: () => {
        throw new Error(`no right to see ${name}`);
      },
      Paper: () => [`a-1/${name}`],
      Tag: () => [name],
    }).map((kind) => ({
      ...kind,
      list: async (place: Place) => (await kind.list(place)).map((one) => ({ ...one, name })),
      ...(kind.name === "Paper" ? { importId: () => undefined } : {}),
    }));

  it("holds nothing that a terminal would obey, whatever the names are", async () => {
    await fc.assert(
      fc.asyncProperty(textForTerminals, async (name) => {
        for (const words of [[], ["--json"]]) {
          const { printed, told } = await run(words, named(name), { room: "a-1" });
          expect(printed.replaceAll("\n", "") + told.replaceAll("\n", "")).not.toMatch(obeyed);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("gives no name a line of its own, and indents the lines of a platform's message", async () => {
    const { printed } = await run([], named("one\ntwo"), { room: "a-1" });
    expect(printed).toContain("  Lamp: no right to see one\n    two\n");
    expect(printed).toContain("Paper: one\\ntwo: a listing does not tell");
    expect(printed).toContain("Set for these objects: TOY_KEY_one\\ntwo\n");
  });
});
