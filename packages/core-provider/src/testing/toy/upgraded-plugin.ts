import { readFileSync, writeFileSync } from "node:fs";
import { type Fields, field } from "../../definition/field.ts";
import { definitions } from "../../definition/provider.ts";
import { outlineOf } from "../../definition/provider-outline.ts";
import { serve } from "../../server/serve.ts";
import { bareProvider } from "./bare-provider.ts";

// A plugin in two versions: the second has two more properties with defaults. Its platform is a file and assigns its
// own values to both properties.
const { BARE_VERSION: version, BARE_OBJECTS: file = "" } = process.env;

const docs = "What it is.";
const former: Fields = { name: field.string({ required: true, docs }), size: field.integer({ docs }) };
const latest: Fields = {
  ...former,
  encryption: field.string({ default: "own", replaceOnChange: true, docs }),
  mode: field.string({ default: "fast", docs }),
};
const fields = version === "1" ? former : latest;

type Objects = Record<string, Record<string, unknown>>;
const load = () => JSON.parse(readFileSync(file, "utf8")) as Objects;
const store = (objects: Objects) => writeFileSync(file, JSON.stringify(objects));

const { resource } = definitions<object>();
const cluster = resource<Fields, Record<string, unknown> | undefined>("Cluster", {
  docs,
  example: "",
  fields,
  readBackSeconds: 0,
  async create(op) {
    const objects = load();
    const id = `c-${Object.keys(objects).length + 1}`;
    store({ ...objects, [id]: { encryption: "platform", mode: "slow", ...op.args } });
    return id;
  },
  async read(op) {
    const found = load()[op.id];
    return found && Object.fromEntries(Object.entries(found).filter(([name]) => name in fields));
  },
  async update(op) {
    const objects = load();
    store({ ...objects, [op.id]: { ...objects[op.id], ...op.args } });
  },
  async delete(op) {
    const { [op.id]: _, ...others } = load();
    store(others);
  },
});

await serve(outlineOf(bareProvider(cluster)));
