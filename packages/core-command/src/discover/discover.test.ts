import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runCommands } from "../run.ts";
import { obeyed, textForTerminals } from "../sample-text.ts";
import { discoverCommand } from "./discover.ts";
import type { Kind, Place } from "./kind.ts";
import { sampleKind } from "./sample-kind.ts";

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
  const kind = (name: string, more: Partial<Kind> = {}): Kind =>
    sampleKind(name, {
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

const roomSettings = [
  { name: "roomId", variables: ["ROOM"] },
  { name: "roomKey", variables: ["ROOM_KEY"] },
  { name: "roomKeyFile", variables: [], alternative: true },
] as const;

interface ImportFile {
  readonly nameTable?: Readonly<Record<string, string>>;
  readonly resources: readonly { readonly id: string; readonly name: string; readonly parent?: string }[];
}

/** Runs the command on a platform. */
async function run(
  words: readonly string[] = [],
  kinds: readonly Kind[] | ((config: Readonly<Record<string, unknown>>) => readonly Kind[]) = kindsOf(full),
  more: {
    readonly written?: Readonly<Record<string, string>>;
    readonly pulumi?: string;
    readonly there?: string;
    readonly room?: string;
    readonly environment?: Readonly<Record<string, string>>;
  } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), "discover-"));
  try {
    if (more.there !== undefined) await writeFile(join(folder, more.there), "");
    for (const [name, text] of Object.entries(more.written ?? {})) await writeFile(join(folder, name), text);
    // A CLI that does nothing but what the test says.
    if (more.pulumi !== undefined)
      await writeFile(join(folder, "pulumi"), `#!/bin/sh\n${more.pulumi}\n`, { mode: 0o755 });
    const printed: string[] = [];
    const logged: string[] = [];
    const given: unknown[] = [];
    const command = discoverCommand({
      name: "toy",
      inside: { option: "room", kind: "Room", example: "a-1" },
      kinds: async (config) => {
        given.push(config);
        return typeof kinds === "function" ? kinds(config) : kinds;
      },
      services: (config) => {
        const id = (config["roomId"] as string | undefined) ?? more.room;
        return [{ what: "room of papers", property: "room", id, settings: roomSettings }];
      },
    });
    const status = await runCommands(
      { packageName: "@org/toy", version: "1.0.0", commands: [command] },
      ["discover", ...words],
      {
        folder,
        environment: { PATH: more.pulumi === undefined ? "/nowhere" : folder, ...more.environment },
        print: (text) => void printed.push(text),
        log: (text) => void logged.push(text),
      },
    );
    const files = (await readdir(folder)).filter((name) => name.endsWith(".json"));
    const text = files[0] === undefined ? "" : await readFile(join(folder, files[0]), "utf8");
    const file = text === "" ? undefined : (JSON.parse(text) as ImportFile);
    const idsIn = async (name: string) =>
      (JSON.parse(await readFile(join(folder, name), "utf8")) as ImportFile).resources.map(({ id }) => id);
    const written = more.written === undefined ? [] : files;
    const ids = Object.fromEntries(await Promise.all(written.map(async (name) => [name, await idsIn(name)] as const)));
    return { status, printed: printed.join(""), logged: logged.join(""), files, file, ids, given };
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe("discovering objects", () => {
  it("finds them from the outside in, with import ID, name and parent", async () => {
    const asked: string[] = [];
    const environment = { "TOY_KEY_t-1": "secret" };
    const { file, printed, logged, status } = await run([], kindsOf(full, asked), { environment });
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
    expect(logged).toBe("Searching for 8 kinds of objects\nRoom: 2\n  Shelf: 2\n    Box: 2\nLamp: 2\nTag: 1\n");
    expect(printed).toContain("9 objects to import, in discovered-import.json");
    expect(printed).toContain("Tag: `TOY_KEY`.\n    Set for these objects: TOY_KEY_t-1\n");
    expect(status).toBe(0);
  });

  it("determines the parent from the listing or the import ID when the listing needs no container", async () => {
    const papers = kindsOf({ ...full, Paper: () => ["a-1/deed", "x-9/will"] }).reverse();
    const { file, logged } = await run(["--kind", "Room", "--kind", "Paper"], papers);
    expect(file?.resources).toEqual([
      { type: "toy:index/paper:Paper", id: "a-1/deed", name: "Paper-a", parent: "Room-a" },
      { type: "toy:index/paper:Paper", id: "x-9/will", name: "Paper-x" },
      expect.objectContaining({ name: "Room-a" }),
      expect.objectContaining({ name: "Room-b" }),
    ]);
    expect(logged).toBe("Searching for 2 kinds of objects\nRoom: 2\n  Paper: 2\n");
  });

  it("lists the reasons for those that cannot be found or imported, and finds all others", async () => {
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
    expect(printed).toContain("Key: listing them requires code, which discover cannot determine");
    expect(printed.match(/Lamp: no right to see lamps/g)).toHaveLength(1);
    expect(printed).toContain("Tag: Tag t: the listing does not contain all of the import ID, <box>/<tag>");
    expect(file?.resources).toHaveLength(5);
  });

  it("can be restricted to kinds and containers", async () => {
    const asked: string[] = [];
    const { file } = await run(
      ["--kind", "Shelf", "--room", "b-1"],
      kindsOf({ ...full, Shelf: idIn.length ? (place) => [`x-${idIn(place)}`] : full.Shelf }, asked),
    );
    expect(asked).toEqual(["Room {}", 'Shelf {"room":{"id":"b-1"}}']);
    expect(file?.resources).toEqual([{ type: "toy:index/shelf:Shelf", name: "Shelf-x", id: "x-b-1" }]);
  });

  it("leaves out objects whose import reads a variable that is not set, and names the variable", async () => {
    const kinds = kindsOf({ Tag: () => ["t-1", "t-2"] });
    const environment = { "TOY_KEY_t-1": "secret" };
    const { file, printed } = await run([], kinds, { environment });
    expect(file?.resources.map(({ id }) => id)).toEqual(["t-1"]);
    expect(printed).toContain(`
Omitted, because the secret is not set. Set the environment variable of an object and run the command again: [toy/left-out]
  Tag Tag t: TOY_KEY_t-2
`);
    const json = JSON.parse((await run(["--json"], kinds, { environment })).printed);
    expect(json).toMatchObject({ withoutVariable: [{ kind: "Tag", name: "Tag t", variable: "TOY_KEY_t-2" }] });
  });

  it("returns only objects that match --only, and none that match --except", async () => {
    const ids = async (...words: string[]) => (await run(words)).file?.resources.map(({ id }) => id) ?? [];
    expect(await ids("--only", "Room", "--only", "Lamp/red-*")).toEqual(["a-1", "b-1", "red-1"]);
    expect(await ids("--only", "Lamp/Lamp blue")).toEqual(["blue-1"]);
    expect(await ids("--only", "R*", "--except", "*/a-?")).toEqual(["a-1", "b-1"]);
    expect(await ids("--except", "Shelf", "--except", "Box/*", "--except", "*/a-*")).toEqual([
      ...["b-1", "red-1", "blue-1"],
    ]);
    expect((await run(["--except", "Chair"])).logged).toContain("There is no kind Chair. Available: Box, Room");
  });

  it("does not list a kind that --except names", async () => {
    const asked: string[] = [];
    await run(["--except", "Box"], kindsOf(full, asked));
    expect(asked.filter((one) => one.startsWith("Box"))).toEqual([]);
  });

  it("reports objects whose container could not be listed", async () => {
    const lost = () => {
      throw new Error("no right to see rooms");
    };
    const { printed, status } = await run([], kindsOf({ ...full, Room: lost }));
    expect(printed).toContain("  Room: no right to see rooms\n");
    expect(printed).toContain("  Shelf, Box: they are in objects that could not be listed: Room\n");
    expect(status).toBe(0);
  });

  it("reports which of several services were not searched, and how to search them", async () => {
    const kinds = kindsOf({ ...full, Paper: () => ["p-1"] });
    const { printed } = await run([], kinds, { room: "a-1" });
    expect(printed).toContain(`
These kinds are in services with their own endpoint and credentials:
  Paper: the room of papers a-1 was searched; not searched: b-1 (Room b). To search another one, pass its roomId (ROOM), roomKey (ROOM_KEY) in a file with --clusters.
`);
    const alone = await run(["--kind", "Paper", "--json"], kinds, { room: "a-1" });
    expect(JSON.parse(alone.printed).services).toMatchObject([{ kinds: ["Paper"], searched: ["a-1"], others: [] }]);

    const refused = () => {
      throw new Error("no key");
    };
    const none = await run([], kindsOf({ ...full, Paper: refused }), { room: "a-1" });
    expect(none.printed).toContain("no room of papers was searched; not searched: a-1 (Room a), b-1 (Room b).");
    expect((await run(["--kind", "Room"])).printed).not.toContain("searched");
  });

  describe("in several services", () => {
    const paperVariables = ["IMPORT_ROOM_KEY"];
    /** Each configuration shows the papers of its own room. */
    const papersIn = (config: Readonly<Record<string, unknown>>) => {
      const room = String(config["roomId"] ?? "a-1");
      const all = kindsOf({ ...full, Paper: () => [`${room}/p`] }).filter(({ name }) =>
        ["Room", "Paper"].includes(name),
      );
      return all.map((kind) => (kind.name === "Paper" ? { ...kind, serviceVariables: () => paperVariables } : kind));
    };
    const clusters = (text: string) => ({ written: { "rooms.yaml": text } });
    const search = (text: string, more: Parameters<typeof run>[2] = {}) =>
      run(["--clusters", "rooms.yaml"], papersIn, { room: "a-1", ...clusters(text), ...more });

    it("searches all of them in one run, and writes an import file for each", async () => {
      const { ids, printed, logged, given } = await search(
        "- { roomId: b-1, roomKey: key }\n- { roomId: c-1, roomKey: key }\n- { roomId: a-1, roomKey: key }\n",
      );
      expect(ids).toEqual({
        "discovered-import.json": ["a-1", "b-1"],
        "discovered-import-a-1.json": ["a-1/p"],
        "discovered-import-b-1.json": ["b-1/p"],
        "discovered-import-c-1.json": ["c-1/p"],
      });
      expect(printed).toContain("5 objects to import, in 4 files:\n");
      expect(printed).toContain("  Paper: a-1, b-1, c-1 were searched, and no other.");
      expect(printed).toContain(
        "  # set IMPORT_ROOM_KEY for b-1\n  pulumi import --file discovered-import-b-1.json --out imported-b-1.ts\n",
      );
      expect(logged).toContain("room of papers b-1: Paper: 1\n");
      expect(given).toEqual([{}, { roomId: "b-1", roomKey: "key" }, { roomId: "c-1", roomKey: "key" }]);
    });

    it("says which settings take precedence over the variables of an import", async () => {
      const environment = { ROOM: "a-1" };
      const { printed } = await search("[{ roomId: b-1, roomKey: key }]", { environment });
      expect(printed).toContain("  # unset ROOM, because settings take precedence, and set IMPORT_ROOM_KEY for b-1\n");
      expect(printed).not.toContain("for a-1");
    });

    it("returns one list as JSON", async () => {
      const { printed } = await run(["--clusters", "rooms.yaml", "--json"], papersIn, clusters("[{ roomId: b-1 }]"));
      const { found, skipped, services } = JSON.parse(printed);
      expect(found.map(({ id }: { id: string }) => id)).toEqual(["a-1", "b-1", "a-1/p", "b-1/p"]);
      expect(skipped).toEqual([]);
      expect(services).toMatchObject([{ searched: ["b-1"], others: [{ id: "a-1" }] }]);
    });

    it("reports a service that cannot be searched, and continues with the others", async () => {
      const kinds = (config: Readonly<Record<string, unknown>>) =>
        config["roomId"] === "b-1"
          ? kindsOf({
              Paper: () => {
                throw Object.assign(new Error("Cannot reach b"), { unreachable: true });
              },
            })
          : papersIn(config);
      const { printed, logged } = await run(["--clusters", "rooms.yaml"], kinds, {
        room: "a-1",
        ...clusters("[{ roomId: b-1 }, { roomId: c-1 }]"),
      });
      expect(printed).toContain("  Paper: b-1: Cannot reach b\n");
      expect(printed).toContain("  Paper: a-1, c-1 were searched; not searched: b-1 (Room b).");
      expect(logged).toContain("room of papers b-1: could not be searched\n");
      expect(printed).toContain("discovered-import-c-1.json");
    });

    it("imports nothing with --program, which is one run", async () => {
      const { printed, logged } = await run(["--clusters", "rooms.yaml", "--program", "index.ts"], papersIn, {
        room: "a-1",
        ...clusters("[{ roomId: b-1 }]"),
      });
      expect(`${printed}${logged}`).toContain("Run this command without --program: it writes a file for each service.");
    });

    it.each([
      [
        "no list",
        "rooms.yaml does not contain a list. Pass a YAML or JSON file with a list of services, such as [{ roomId: ..., roomKey: ... }].",
      ],
      ["[1]", "rooms.yaml: entry 1 is not an object."],
      ["[{ roomKey: key }]", "rooms.yaml: entry 1 has no ID. Give one of roomId."],
      [
        "[{ roomId: b-1, rom: x }]",
        "rooms.yaml: entry 1: rom is not a setting of a room of papers. Remove it, or use one of roomId, roomKey, roomKeyFile.",
      ],
      ["[{ roomId: 1 }]", "rooms.yaml: entry 1: roomId must be a text."],
    ])("rejects %s", async (text, message) => {
      const { logged, status } = await search(text);
      expect(logged).toContain(message);
      expect(status).toBe(1);
    });
  });

  it("generates unique names when the platform's names become equal or empty", async () => {
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

  it("generates the same names for any order of the listing", async () => {
    const names = async (ids: readonly string[]) => {
      const { file } = await run([], kindsOf({ Room: () => ids }));
      return Object.fromEntries(file?.resources.map(({ id, name }) => [id, name]) ?? []);
    };
    const long = "x".repeat(120);
    const some = ["a-1", "a-2", "b-1", `${long}-1`, `${long}-2`];
    expect(await names(some)).toEqual(await names([...some].reverse()));
  });

  it("prints JSON without writing a file", async () => {
    const { printed, files } = await run(["--json", "--kind", "Room"]);
    expect(JSON.parse(printed)).toMatchObject({ found: [{ id: "a-1" }, { id: "b-1" }], skipped: [], managed: 0 });
    expect(files).toEqual([]);
  });
});

describe("importing discovered objects", () => {
  it("lets the CLI import them and write their code with --program", async () => {
    const { status, printed, files } = await run(
      ["--kind", "Room", "--stack", "dev", "--program", "rooms.ts"],
      undefined,
      {
        pulumi: `case "$1" in config) echo '{}' ;; stack) echo '{"version":3,"deployment":{}}' ;; import) echo "$@" > imported.json ;; esac`,
      },
    );
    expect(printed).toContain("The objects were imported. Next:\n  # copy the code in rooms.ts to your program\n");
    expect(printed).toContain("pulumi preview --expect-no-changes --stack dev");
    expect(files).toEqual(["discovered-import.json", "imported.json"]);
    expect(status).toBe(0);
  });

  it("prints a command with shell quoting", async () => {
    const { printed } = await run(["--kind", "Room", "--out", "my rooms.json"]);
    expect(printed).toContain("  pulumi import --file 'my rooms.json' --out imported.ts\n");
  });

  it("prints the objects and the CLI's error when the import fails", async () => {
    const { status, printed, logged } = await run(["--kind", "Room", "--program", "rooms.ts"], undefined, {
      pulumi: 'echo "error: no stack selected" >&2; exit 255',
    });
    expect(printed).toContain("2 objects to import, in discovered-import.json");
    expect(logged).toMatch(
      /`pulumi import --file discovered-import\.json --out rooms\.ts .*` failed .*\nerror: no stack selected \[toy\/command-failed\]\n$/s,
    );
    expect(status).toBe(1);
  });

  it("does not import them when the code would overwrite a file", async () => {
    const { logged, files } = await run(["--program", "rooms.json"], undefined, { there: "rooms.json" });
    expect(logged).toContain("rooms.json exists already");
    expect(files).toEqual(["rooms.json"]);
    expect((await run(["--program", "rooms.ts", "--json"])).logged).toContain(
      "--program and --json cannot be combined",
    );
  });
});

describe("resources of the stack", () => {
  const root = "urn:pulumi:dev::house::";
  const rooms = [
    { urn: `${root}toy:index/room:Room::hall`, type: "toy:index/room:Room", id: "a-1" },
    { urn: `${root}toy:index/shelf:Shelf::hall`, type: "toy:index/shelf:Shelf", id: "top-1" },
  ];
  const pulumi = `case "$1" in config) echo '{}' ;; stack) echo '${JSON.stringify({ version: 3, deployment: { resources: rooms } })}' ;; esac`;

  it("are used as parents, even if two of different kinds have the same name", async () => {
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

describe("a search that fails", () => {
  it("ends with the reason and an error status", async () => {
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

  it("fails at once if no connection to the platform is possible", async () => {
    const asked: string[] = [];
    const unreachable = () => {
      throw Object.assign(new Error("listing Room: Cannot reach toys.example: connection refused"), {
        unreachable: true,
      });
    };
    const { status, logged } = await run([], kindsOf({ ...full, Room: unreachable }, asked));
    expect(logged).toBe(
      "Searching for 8 kinds of objects\nCannot reach toys.example: connection refused [toy/command-failed]\n",
    );
    expect({ status, asked }).toEqual({ status: 1, asked: ["Room {}"] });
  });

  it("rejects a container that does not exist, before anything is written", async () => {
    const { logged, files, status } = await run(["--kind", "Lamp", "--room", "a-1", "--room", "z-1"]);
    expect(logged).toContain(
      "There is no Room z-1, or these credentials cannot see it. Run with `--kind Room` to list them, and pass one of their IDs with --room.",
    );
    expect({ files, status }).toEqual({ files: [], status: 1 });
  });

  it("is rejected before any request when its file would overwrite another one", async () => {
    const asked: string[] = [];
    const { logged } = await run([], kindsOf(full, asked), { there: "discovered-import.json" });
    expect(logged).toContain("discovered-import.json exists already");
    expect(asked).toEqual([]);
  });

  it("ends with a message", async () => {
    expect((await run(["--kind", "Lamps"])).logged).toContain("There is no kind Lamps. Available: Box, Room");
    expect((await run([], kindsOf(full), { there: "discovered-import.json" })).logged).toContain("exists already");
    expect((await run(["--stack", "dev"])).logged).toContain("The Pulumi CLI is not on PATH");
    const printsNoState = { pulumi: `case "$1" in config) echo '{}' ;; *) echo hello ;; esac` };
    expect((await run(["--stack", "dev"], undefined, printsNoState)).logged).toContain(
      "`pulumi stack export` did not print the state of a stack.",
    );
  });
});

describe("the output", () => {
  /** A platform where everything, including errors, has this name. */
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

  it("contains no control characters, even if names contain them", async () => {
    await fc.assert(
      fc.asyncProperty(textForTerminals, async (name) => {
        for (const words of [[], ["--json"]]) {
          const { printed, logged } = await run(words, named(name), { room: "a-1" });
          expect(printed.replaceAll("\n", "") + logged.replaceAll("\n", "")).not.toMatch(obeyed);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("keeps names on one line, and indents the lines of a platform's message", async () => {
    const environment = { "TOY_KEY_one\ntwo": "secret" };
    const { printed } = await run([], named("one\ntwo"), { room: "a-1", environment });
    const left = (await run([], named("one\ntwo"), { room: "a-1" })).printed;
    expect(left).toContain("  Tag one\\ntwo: TOY_KEY_one\\ntwo\n");
    expect(printed).toContain("  Lamp: no right to see one\n    two\n");
    expect(printed).toContain("Paper: one\\ntwo: the listing does not contain");
    expect(printed).toContain("Set for these objects: TOY_KEY_one\\ntwo\n");
  });
});
