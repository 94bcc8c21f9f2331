import { pathToFileURL } from "node:url";
import * as pulumi from "@pulumi/pulumi";
import { runtime } from "@pulumi/pulumi";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeZooSdk } from "./zoo-sdk.ts";

/** The parts of an SDK class that a test needs. */
type ResourceClass = {
  new (name: string, args?: object, opts?: object): pulumi.CustomResource;
  get(name: string, id: string, state?: object): pulumi.CustomResource;
  isInstance(value: unknown): boolean;
};
interface ZooSdk {
  readonly Animal: ResourceClass;
  readonly Enclosure: ResourceClass;
  readonly Provider: ResourceClass;
  readonly config: Readonly<Record<string, unknown>>;
  readonly AnimalSpecies: Readonly<Record<string, string>>;
  getAnimal(args: object, opts?: object): Promise<Record<string, unknown>>;
  getAnimalOutput(args: object): pulumi.Output<Record<string, unknown>>;
  getZoo(): Promise<Record<string, unknown>>;
}

let folder: ReturnType<typeof writeZooSdk>;
let zoo: ZooSdk;
const registered: runtime.MockResourceArgs[] = [];
const called: runtime.MockCallArgs[] = [];

beforeAll(async () => {
  folder = writeZooSdk();
  await runtime.setMocks({
    newResource: (args) => {
      registered.push(args);
      return { id: args.id ?? `${args.name}-id`, state: { ...args.inputs, born: "2020" } };
    },
    call: (args) => {
      called.push(args);
      return { id: "a-1", legs: 4, chip: { code: "007", implanted: "2021" } };
    },
  });
  zoo = (await import(pathToFileURL(folder.entry).href)) as ZooSdk;
});
afterAll(() => folder[Symbol.dispose]());
beforeEach(() => {
  registered.length = 0;
  called.length = 0;
  runtime.setAllConfig({});
});

const lionArgs = { species: "LION", enclosure: { id: "enc-1" } };

async function resolved<T>(output: pulumi.Output<T>): Promise<T> {
  return await new Promise((resolve) => output.apply(resolve));
}

async function register(make: () => pulumi.CustomResource): Promise<runtime.MockResourceArgs> {
  await resolved(make().urn);
  const [args] = registered;
  if (!args) throw new Error("nothing was registered");
  return args;
}

/** The resource options that the engine receives. */
async function optionsOf(make: (opts: object) => pulumi.CustomResource): Promise<pulumi.CustomResourceOptions> {
  let seen: pulumi.CustomResourceOptions = {};
  const transformations = [
    ({ opts }: pulumi.ResourceTransformationArgs) => {
      seen = opts;
      return undefined;
    },
  ];
  await resolved(make({ transformations }).urn);
  return seen;
}

describe("a resource of the generated SDK", () => {
  it("registers the program's values by its token", async () => {
    const args = await register(() => new zoo.Animal("leo", { ...lionArgs, legs: 3 }));
    expect(args).toMatchObject({ type: "zoo:index/animal:Animal", name: "leo", inputs: { ...lionArgs, legs: 3 } });
  });

  it("has the platform's values as outputs", async () => {
    const leo = new zoo.Animal("leo", lionArgs) as pulumi.CustomResource & { born: pulumi.Output<string> };
    expect(await resolved(leo.born)).toBe("2020");
  });

  it("wraps secret arguments, and keeps an empty one", async () => {
    const { inputs } = await register(
      () => new zoo.Animal("leo", { ...lionArgs, chipCode: "", keeper: { badge: "1" } }),
    );
    expect(runtime.isRpcSecret(inputs["chipCode"])).toBe(true);
    expect(runtime.unwrapRpcSecret(inputs["chipCode"])).toBe("");
    expect(runtime.isRpcSecret(inputs["keeper"])).toBe(true);
    expect(runtime.isRpcSecret(inputs["species"])).toBe(false);
  });

  it("requests the plugin of its own version, and keeps its secrets secret", async () => {
    expect(await optionsOf((opts) => new zoo.Animal("leo", lionArgs, opts))).toMatchObject({
      version: "1.2.3",
      pluginDownloadURL: "https://releases.zoo.example/zoo",
      additionalSecretOutputs: ["chipCode", "keeper"],
    });
  });

  it("has its former types as aliases", async () => {
    const options = await optionsOf((opts) => new zoo.Enclosure("savanna", { area: 1 }, opts));
    expect(options.aliases).toEqual([{ type: "zoo:index/cage:Cage" }]);
  });

  it("lets the program choose another version and adds to its secrets", async () => {
    const own = { version: "9.9.9", additionalSecretOutputs: ["born"] };
    expect(await optionsOf((opts) => new zoo.Animal("leo", lionArgs, { ...opts, ...own }))).toMatchObject({
      version: "9.9.9",
      additionalSecretOutputs: expect.arrayContaining(["born", "chipCode", "keeper"]) as string[],
    });
  });

  it("names every required argument that is missing", () => {
    expect(() => new zoo.Animal("leo", {})).toThrow(
      `Animal "leo": Missing required properties 'species', 'enclosure'. Set them in the arguments.`,
    );
    expect(() => new zoo.Enclosure("savanna", { area: undefined })).toThrow(
      `Enclosure "savanna": Missing required property 'area'. Set it in the arguments.`,
    );
  });

  it("forwards a misspelled argument for the plugin to reject, also instead of a required one", async () => {
    const typo = await register(() => new zoo.Animal("leo", { ...lionArgs, legz: pulumi.secret(3), nme: null }));
    expect(typo.inputs).toMatchObject({ ...lionArgs, nme: null });
    expect(runtime.unwrapRpcSecret(typo.inputs["legz"])).toBe(3);
    registered.length = 0;
    const required = await register(() => new zoo.Animal("leo", { specie: "LION", enclosure: { id: "enc-1" } }));
    expect(required.inputs).toMatchObject({ specie: "LION" });
  });

  it("uses only its properties of a resource that is spread into the arguments", async () => {
    const leo = new zoo.Animal("leo", lionArgs);
    await resolved(leo.urn);
    registered.length = 0;
    const copy = await register(() => new zoo.Animal("copy", { ...leo, ...lionArgs }));
    const plain = new Set(["species", "enclosure", "chipCode", "keeper", "legs", "cage"]);
    expect(Object.keys(copy.inputs).filter((name) => !plain.has(name))).toEqual([]);
  });

  it("forwards neither undefined arguments nor functions nor inherited members", async () => {
    class Args {
      species = "LION";
      enclosure = { id: "enc-1" };
      nothing = undefined;
      describe = () => this.species;
      get label() {
        return this.species;
      }
    }
    const { inputs } = await register(() => new zoo.Animal("leo", new Args()));
    expect(inputs).toEqual(lionArgs);
  });

  it("is looked up by its ID and the known state", async () => {
    const args = await register(() => zoo.Animal.get("old", "enc-1/old", { legs: 3, born: "1999" }));
    expect(args).toMatchObject({ id: "enc-1/old", inputs: { legs: 3, born: "1999" } });
  });

  it("is recognized by its class, and by that of another copy of the package", () => {
    const leo = new zoo.Animal("leo", lionArgs);
    expect(zoo.Animal.isInstance(leo)).toBe(true);
    expect(zoo.Animal.isInstance({ __pulumiType: "zoo:index/animal:Animal" })).toBe(true);
    expect(zoo.Enclosure.isInstance(leo)).toBe(false);
    expect(zoo.Animal.isInstance(undefined)).toBe(false);
  });

  it("is rebuilt from a reference", async () => {
    const urn = await resolved(new zoo.Animal("leo", lionArgs).urn);
    const module = runtime.getResourceModule("zoo", "index/animal", "1.2.3");
    expect(zoo.Animal.isInstance(module?.construct("leo", "zoo:index/animal:Animal", urn))).toBe(true);
    expect(() => module?.construct("leo", "zoo:index/tree:Tree", urn)).toThrow(
      `Cannot rebuild ${urn}: @org/zoo 1.2.3 has no resource zoo:index/tree:Tree.`,
    );
  });
});

describe("the provider of the generated SDK", () => {
  it("passes settings as strings, including secrets inside objects", async () => {
    const { inputs } = await register(
      () =>
        new zoo.Provider("other", {
          retries: 5,
          open: false,
          season: "WINTER",
          key: "k",
          oauth: { tokenUrl: "t", clientSecret: "s" },
        }),
    );
    expect(inputs).toMatchObject({ retries: "5", open: "false", season: "WINTER" });
    expect(inputs).not.toHaveProperty("endpoint");
    expect(runtime.isRpcSecret(inputs["key"])).toBe(true);
    expect(runtime.isRpcSecret(inputs["oauth"])).toBe(true);
    expect(runtime.unwrapRpcSecret(inputs["oauth"])).toBe('{"tokenUrl":"t","clientSecret":"s"}');
  });

  it("forwards a misspelled setting for the plugin to reject", async () => {
    const { inputs } = await register(() => new zoo.Provider("other", { endpoit: "https://zoo.example" }));
    expect(inputs).toMatchObject({ endpoit: "https://zoo.example" });
  });

  it("is rebuilt from a reference", async () => {
    const urn = await resolved(new zoo.Provider("other").urn);
    const found = runtime.getResourcePackage("zoo", "1.2.3");
    expect(zoo.Provider.isInstance(found?.constructProvider("other", "pulumi:providers:zoo", urn))).toBe(true);
    expect(() => found?.constructProvider("other", "pulumi:providers:aws", urn)).toThrow(
      "is not the provider of @org/zoo",
    );
  });
});

describe("a function of the generated SDK", () => {
  it("is called with plain values", async () => {
    expect(await zoo.getAnimal({ chip: { code: "007" } })).toMatchObject({ legs: 4 });
    expect(called).toMatchObject([{ token: "zoo:index/getAnimal:getAnimal", inputs: { chip: { code: "007" } } }]);
  });

  it("is called with outputs", async () => {
    const result = zoo.getAnimalOutput({ chip: pulumi.output({ code: "007" }) });
    expect(await resolved(result)).toMatchObject({ chip: { implanted: "2021" } });
    expect(called).toMatchObject([{ inputs: { chip: { code: "007" } } }]);
  });

  it("forwards a misspelled argument for the plugin to reject", async () => {
    await zoo.getAnimal({ chp: { code: "007" } });
    await resolved(zoo.getAnimalOutput({ chp: pulumi.output({ code: "007" }) }));
    expect(called).toMatchObject([{ inputs: { chp: { code: "007" } } }, { inputs: { chp: { code: "007" } } }]);
  });

  it("can be called without arguments", async () => {
    await zoo.getZoo();
    expect(called).toMatchObject([{ token: "zoo:index/getZoo:getZoo", inputs: {} }]);
  });
});

describe("the configuration of the generated SDK", () => {
  it("is read on access", () => {
    expect(zoo.config["retries"]).toBeUndefined();
    runtime.setAllConfig({
      "zoo:retries": "7",
      "zoo:open": "true",
      "zoo:season": "WINTER",
      "zoo:key": "k",
      "zoo:oauth": '{"tokenUrl":"t"}',
    });
    expect({ ...zoo.config }).toEqual({
      endpoint: undefined,
      retries: 7,
      open: true,
      season: "WINTER",
      key: "k",
      oauth: { tokenUrl: "t" },
    });
  });
});
