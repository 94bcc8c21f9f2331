import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { field } from "../../definition/field.ts";
import { definitions } from "../../definition/provider.ts";
import { type RunningProvider, startProvider } from "../../testing/index.ts";
import { bareProvider } from "../../testing/toy/bare-provider.ts";

const docs = "What it is.";

let folder: string;
let running: RunningProvider[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "added-members-"));
  running = [];
});

afterEach(async () => {
  for (const host of running) await host.stop();
  rmSync(folder, { recursive: true });
});

/** A club with members, some of whom others manage, and a plugin whose updates may hang after they have taken effect. */
function club() {
  const present = new Set<string>();
  const hangs = { value: false };
  const { resource } = definitions<object>();
  const members = resource("Members", {
    docs,
    example: `const members = new bare.Members("a");`,
    fields: { names: field.set(field.string({ docs }), { required: true, docs }) },
    readBackSeconds: 0,
    async create({ args }) {
      for (const name of args.names) present.add(name);
      return "club";
    },
    read: async ({ args, state, purpose }) => {
      const known = purpose === "readBack" ? args.names : state.names;
      return { names: [...present].filter((name) => known?.includes(name)) };
    },
    async update(op) {
      const added = op.args.names.filter((name) => !op.state.names.includes(name));
      await op.requireNotTaken({ property: "names", added, present: [...present] });
      for (const name of op.args.names) present.add(name);
      if (hangs.value) await new Promise<never>(() => {});
    },
    delete: async ({ state }) => {
      for (const name of state.names) present.delete(name);
    },
  });
  const start = async (notes = folder) => {
    const provider = { ...bareProvider(members), account: () => ["one"] };
    const host = await startProvider(provider, { env: { PULUMI_CREATION_NOTES: notes } });
    running.push(host);
    return host;
  };
  return { present, hangs, start };
}

it("does not take over a member that somebody else has added, and changes nothing", async () => {
  const { present, start } = club();
  const host = await start();
  const members = host.resource("Members", "club");
  await members.create({ names: ["ada"] });
  present.add("grace");
  const update = members.update({ names: ["ada", "grace", "linus"] });
  await expect(update).rejects.toThrow("names: Members club would take over what somebody else has added: grace.");
  expect(members.inputs["names"]).toEqual(["ada"]);
  await members.delete();
  expect([...present]).toEqual(["grace"]);
});

it.each([
  ["accepts a member that a killed update has added", true],
  ["rejects it if notes are off", false],
])("%s", async (_, isNoted) => {
  const { present, hangs, start } = club();
  const notes = isNoted ? folder : "off";
  const host = await start(notes);
  const members = host.resource("Members", "club");
  await members.create({ names: ["ada"] });
  const before = { ...members.kept, id: members.id ?? "", initErrors: [] };
  hangs.value = true;
  const cut = expect(members.update({ names: ["ada", "grace"] })).rejects.toThrow();
  await expect.poll(() => present.has("grace")).toBe(true);
  await host.stop();
  await cut;
  hangs.value = false;

  const again = (await start(notes)).resource("Members", "club");
  again.adopt(before);
  const update = again.update({ names: ["ada", "grace"] });
  if (isNoted) expect((await update).outputs["names"]).toEqual(["ada", "grace"]);
  else await expect(update).rejects.toThrow("somebody else has added: grace");
});
