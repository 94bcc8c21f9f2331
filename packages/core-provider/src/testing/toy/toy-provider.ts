import { decreased, field } from "../../definition/field.ts";
import { definitions, type ProviderDefinition } from "../../definition/provider.ts";
import { conflictsWith, requiredWith } from "../../definition/rules.ts";
import { type Box as BoxObject, ToyPlatform } from "./toy-platform.ts";

const { resource, lookup } = definitions<{ readonly toy: ToyPlatform }>();

const boxFields = {
  boxName: field.string({
    autoName: { maxLength: 20 },
    replaceOnChange: true,
    min: 1,
    max: 20,
    docs: "Name of the box.",
  }),
  size: field.integer({
    default: 6,
    min: 1,
    max: 100,
    replaceOnChange: decreased("contents that do not fit are lost"),
    docs: "Size in litres.",
  }),
  color: field.string({ computed: true, knownValues: ["grey", "red", "blue"], docs: "Colour of the box." }),
  labels: field.map(field.string({ docs: "A label." }), { docs: "Labels by key." }),
  tags: field.set(field.string({ min: 1, docs: "A tag." }), { docs: "Tags." }),
  password: field.string({ secret: true, min: 4, docs: "Opens the box." }),
  settings: field.object(
    {
      mode: field.string({ required: true, values: ["OPEN", "SHUT"], docs: "How the lid is." }),
      retries: field.integer({ default: 3, min: 0, docs: "How often it tries." }),
    },
    { docs: "How it behaves." },
  ),
  owner: field.string({ docs: "Who owns it." }),
  keeper: field.string({ deprecated: "use owner", docs: "Former name of owner." }),
  region: field.string({ computed: true, env: "TOY_REGION", replaceOnChange: true, docs: "Where it stands." }),
  force: field.boolean({ default: false, local: true, docs: "Deletes it even when it is full." }),
  url: field.string({ output: true, docs: "Where it is." }),
  volume: field.number({ output: true, changesWith: ["size"], docs: "Size in cubic metres." }),
  token: field.string({ output: true, secret: true, docs: "Proves who one is." }),
  lid: field.string({ output: true, optional: true, docs: "The lid, when there is one." }),
};

function outputsOf(box: BoxObject) {
  return {
    boxName: box.name,
    size: box.size,
    color: box.color,
    labels: box.labels,
    tags: box.tags,
    password: box.password,
    settings: box.settings,
    owner: box.owner,
    region: box.region,
    force: false,
    url: `toy://${box.region}/${box.id}`,
    volume: box.size / 1000,
    token: box.token,
  };
}

const boxResource = resource("Box", {
  docs: "A box.",
  example: `const box = new toy.Box("box");`,
  fields: boxFields,
  rules: [conflictsWith("keeper", "owner")],
  naturalKey: ["boxName"],
  import: {
    form: "<region>/<box ID>",
    example: "here/box-1",
    parse(id) {
      const [region, box, ...rest] = id.split("/");
      return region && box && rest.length === 0 ? { id: box, state: { region } } : undefined;
    },
  },
  readBackSeconds: 5,
  async create(op) {
    await op.toy.call("create", op.args.boxName, op);
    const { boxName: name, size, labels = {}, tags = [], password, settings, owner } = op.args;
    const box = op.toy.add({
      name,
      size,
      labels: { ...labels },
      tags: [...tags],
      password,
      settings,
      owner,
      ...(op.args.color === undefined ? {} : { color: op.args.color }),
      ...(op.args.region === undefined ? {} : { region: op.args.region }),
    });
    await op.toy.call("created", box.id, op);
    return { id: box.id, known: { token: box.token } };
  },
  async ready(op) {
    op.progress("waiting until the box is ready");
    await op.toy.call("ready", op.id, op);
    op.toy.box(op.id).ready = true;
  },
  async read(op) {
    await op.toy.call("read", op.id, op);
    const box = op.toy.boxes.get(op.id);
    if (!box || (op.state.region !== undefined && op.state.region !== box.region)) return undefined;
    const { force: _, ...outputs } = outputsOf(box);
    return { ...outputs, force: op.args.force ?? op.state.force ?? false };
  },
  async update(op) {
    await op.toy.call("update", op.id, op);
    const box = op.toy.box(op.id);
    if (op.changed("size")) box.size = op.args.size;
    if (op.changed("color")) box.color = op.args.color ?? "grey";
    if (op.changed("labels")) box.labels = { ...op.args.labels };
    if (op.changed("tags")) box.tags = [...(op.args.tags ?? [])];
    if (op.changed("password")) box.password = op.args.password;
    if (op.changed("settings")) box.settings = op.args.settings;
    if (op.changed("owner")) box.owner = op.args.owner;
  },
  async delete(op) {
    await op.toy.call("delete", op.id, op);
    op.toy.boxes.delete(op.id);
  },
  list: {
    query: { color: field.string({ docs: "Only boxes of this colour." }) },
    async *run(op) {
      await op.toy.call("list", "", op);
      for (const box of op.toy.boxes.values()) {
        await op.toy.call("listed", box.id, op);
        if (op.query["color"] !== undefined && op.query["color"] !== box.color) continue;
        yield { id: box.id, name: box.name };
      }
    },
  },
});

const pin = resource("Pin", {
  docs: "A pin: the least that a resource can be.",
  example: `const pin = new toy.Pin("pin", { label: "a" });`,
  fields: { label: field.string({ required: true, docs: "What it says." }) },
  readBackSeconds: 0,
  create: async (op) => {
    await op.toy.call("create", op.args.label, op);
    return `pin-${op.args.label}`;
  },
  read: async (op) => ({ label: op.args.label ?? op.id.replace(/^pin-/, "") }),
  delete: async () => {},
});

const getBox = lookup("getBox", {
  docs: "Finds a box by its name.",
  example: `const box = await toy.getBox({ boxName: "orders" });`,
  inputs: {
    boxName: field.string({ required: true, docs: "Name of the box." }),
    password: field.string({ secret: true, docs: "Opens it." }),
  },
  outputs: {
    boxName: field.string({ output: true, docs: "Name of the box." }),
    size: field.integer({ output: true, docs: "Size in litres." }),
    token: field.string({ output: true, secret: true, docs: "Proves who one is." }),
    password: field.string({ output: true, optional: true, docs: "What opened it." }),
  },
  async run(op) {
    await op.toy.call("lookup", op.args.boxName, op);
    const box = [...op.toy.boxes.values()].find(({ name }) => name === op.args.boxName);
    if (!box) throw new Error(`there is no box named ${op.args.boxName}${op.args.password ?? ""}`);
    return { boxName: box.name, size: box.size, token: box.token, password: op.args.password };
  },
});

const configFields = {
  endpoint: field.string({ env: "TOY_ENDPOINT", docs: "Where the platform is." }),
  apiKey: field.string({ env: "TOY_API_KEY", docs: "Key." }),
  apiSecret: field.string({ env: "TOY_API_SECRET", secret: true, docs: "Secret of the key." }),
  retries: field.integer({ default: 4, min: 0, max: 10, docs: "How often it tries again." }),
  verbose: field.boolean({ env: "TOY_VERBOSE", docs: "Says more." }),
  regions: field.list(field.string({ docs: "A region." }), { docs: "Regions to look in." }),
  proxy: field.object(
    {
      host: field.string({ required: true, docs: "Host." }),
      password: field.string({ secret: true, docs: "Password." }),
    },
    { docs: "Proxy." },
  ),
};

/** The configuration of the toy and its platform. */
export interface Toy {
  readonly provider: ProviderDefinition<typeof configFields, ToyPlatform, { readonly toy: ToyPlatform }>;
  readonly platform: ToyPlatform;
  /** The arguments of each `connect`. */
  readonly connections: unknown[];
}

/** Creates a provider of a platform in memory, and returns both. */
export function makeToy(): Toy {
  const platform = new ToyPlatform();
  const connections: unknown[] = [];
  return {
    platform,
    connections,
    provider: {
      name: "toy",
      npmPackage: "@test/toy",
      version: "1.2.3",
      displayName: "Toy",
      docs: "Boxes in memory.",
      homepage: "https://toy.test",
      repository: "https://toy.test/source",
      license: "Apache-2.0",
      config: {
        fields: configFields,
        rules: [requiredWith("apiKey", "apiSecret"), requiredWith("apiSecret", "apiKey")],
      },
      async connect(config, host) {
        connections.push(config);
        if (config.apiKey === "wrong") throw new Error(`the key wrong with ${config.apiSecret} was refused`);
        host.debug("connected");
        return platform;
      },
      bind: (toy) => ({ toy }),
      account: () => ["toy"],
      resources: [boxResource, pin],
      functions: [getBox],
    },
  };
}
