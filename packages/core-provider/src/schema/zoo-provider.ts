import { type Args, decreased, type Fields, field, type Outputs } from "../definition/field.ts";
import { definitions, type ProviderDefinition } from "../definition/provider.ts";
import { atMostOneOf, exactlyOneOf } from "../definition/rules.ts";

/** The handlers' clients. No handler is ever run. */
interface Keeper {
  readonly ask: () => never;
}

const { resource, lookup } = definitions<Keeper>();

/** Every kind of field and every fact that schema, SDK or documentation show. */
export const animalFields = {
  name: field.string({ autoName: { maxLength: 40 }, replaceOnChange: true, docs: "Name of the animal." }),
  species: field.string({
    required: true,
    replaceOnChange: true,
    values: ["LION", "SEA_LION", "red-panda"],
    docs: "What it is",
  }),
  diet: field.string({ knownValues: ["MEAT", "FISH"], equality: "case-insensitive", docs: "What it eats." }),
  legs: field.integer({
    default: 4,
    min: 0,
    max: 8,
    replaceOnChange: decreased("the animal limps"),
    docs: "Number of legs.",
  }),
  weight: field.number({ computed: true, min: 0, docs: "Weight in kilograms." }),
  tame: field.boolean({ default: false, docs: "Whether it may be stroked." }),
  chipCode: field.string({ secret: true, min: 1, docs: "Code of the chip under its skin." }),
  toys: field.list(field.string({ docs: "A toy." }), { max: 3, docs: "Toys, the dearest first." }),
  moods: field.set(field.string({ values: ["CALM", "WILD"], docs: "A mood." }), { docs: "Moods it was seen in." }),
  labels: field.map(field.string({ docs: "A value." }), { computed: true, docs: "Labels by name." }),
  notes: field.any({ docs: "Anything worth keeping. Even a comment's end, */, does no harm." }),
  enclosure: field.object(
    { id: field.string({ required: true, replaceOnChange: true, docs: "ID of the enclosure." }) },
    { required: true, docs: "Where it lives." },
  ),
  vaccinations: field.list(
    field.object(
      {
        vaccine: field.string({ required: true, docs: "What against." }),
        doses: field.integer({ default: 1, docs: "How many doses." }),
        batch: field.string({ output: true, docs: "Batch of the last dose." }),
      },
      { docs: "A vaccination." },
    ),
    { docs: "Vaccinations it has had." },
  ),
  keeper: field.object(
    {
      badge: field.string({ required: true, docs: "Number of the badge." }),
      pin: field.string({ required: true, secret: true, docs: "PIN of the badge." }),
    },
    { secret: true, docs: "Who feeds it." },
  ),
  robot: field.object(
    {
      wheels: field.integer({ docs: "Number of wheels." }),
      arms: field.integer({ docs: "Number of arms." }),
    },
    { docs: "A machine that feeds it.", rules: [atMostOneOf("wheels", "arms")] },
  ),
  cage: field.string({ deprecated: "use enclosure", docs: "Former name of the enclosure's ID." }),
  born: field.string({ output: true, docs: "When it was born, RFC 3339." }),
  died: field.string({ output: true, optional: true, docs: "When it died." }),
};

/** An animal, with rules, an import form and timeouts. */
export const animal = resource("Animal", {
  docs: "An animal of the zoo",
  example: `const lion = new zoo.Animal("leo", {
    species: "LION",
    enclosure: { id: "enc-1" },
    chipCode: config.requireSecret("chipCode"),
});`,
  fields: animalFields,
  rules: [exactlyOneOf("keeper", "robot")],
  timeouts: { create: 60, delete: 4320 },
  errors: { "the animal ... escaped": "Close the gate | door." },
  import: { form: "<enclosure ID>/<name>", example: "enc-1/leo", needs: "`ZOO_KEY` must be set" },
  create: async () => "",
  read: async (): Promise<Outputs<typeof animalFields> | undefined> => undefined,
  update: async () => {},
  delete: async () => {},
});

const enclosureFields = { area: field.number({ required: true, docs: "Area in square metres." }) };

/** The smallest resource. */
export const enclosure = resource("Enclosure", {
  docs: "A place for animals.",
  example: `const savanna = new zoo.Enclosure("savanna", { area: 5000 });`,
  fields: enclosureFields,
  aliases: ["Cage"],
  deprecated: "animals may roam now; use Animal alone",
  create: async () => "",
  read: async (): Promise<Outputs<typeof enclosureFields> | undefined> => undefined,
  delete: async () => {},
});

const getAnimalOutputs = {
  id: field.string({ output: true, docs: "ID of the animal." }),
  name: field.string({ optional: true, output: true, docs: "Name of the animal." }),
  chip: field.object(
    {
      code: field.string({ output: true, secret: true, docs: "Code of the chip." }),
      implanted: field.string({ output: true, docs: "When it was put in." }),
    },
    { output: true, docs: "Its chip." },
  ),
  legs: field.integer({ output: true, docs: "Number of legs." }),
};

/** A lookup with required and optional arguments; one nested type serves arguments and result. */
export const getAnimal = lookup("getAnimal", {
  docs: "Looks up one animal by its chip.",
  example: `const leo = zoo.getAnimalOutput({ chip: { code: "007" } });`,
  inputs: {
    chip: field.object(
      { code: field.string({ required: true, secret: true, docs: "Code of the chip." }) },
      { required: true, docs: "Its chip." },
    ),
    name: field.string({ docs: "Name of the animal." }),
  },
  outputs: getAnimalOutputs,
  run: async (): Promise<Outputs<typeof getAnimalOutputs>> => ({
    id: "",
    chip: { code: "", implanted: "" },
    legs: 4,
  }),
});

const getAnimalsOutputs = {
  animals: field.list(field.object({ id: field.string({ output: true, docs: "ID." }) }, { docs: "An animal." }), {
    output: true,
    docs: "The animals found.",
  }),
};

/** A lookup whose arguments are all optional. */
export const getAnimals = lookup("getAnimals", {
  docs: "Finds animals.",
  example: "const all = await zoo.getAnimals();",
  inputs: {
    species: field.string({ values: ["LION", "SEA_LION"], docs: "Only of this species." }),
    filters: field.list(field.object({ legs: field.integer({ docs: "Legs." }) }, { docs: "A filter." }), {
      docs: "Filters.",
    }),
  },
  outputs: getAnimalsOutputs,
  run: async (): Promise<Outputs<typeof getAnimalsOutputs>> => ({ animals: [] }),
});

const getZooOutputs = { gates: field.integer({ output: true, docs: "Number of gates." }) };

/** A lookup without arguments. */
export const getZoo = lookup("getZoo", {
  docs: "The zoo itself.",
  deprecated: "use getAnimals",
  example: "const { gates } = await zoo.getZoo();",
  inputs: {},
  outputs: getZooOutputs,
  run: async (): Promise<Outputs<typeof getZooOutputs>> => ({ gates: 1 }),
});

const configFields = {
  endpoint: field.string({ default: "https://zoo.example", docs: "Base URL of the zoo." }),
  retries: field.integer({ default: 4, env: "ZOO_RETRIES", docs: "How often a request is repeated." }),
  open: field.boolean({ docs: "Whether visitors are let in." }),
  season: field.string({ values: ["SUMMER", "WINTER"], docs: "Whose opening hours hold." }),
  key: field.string({ secret: true, env: "ZOO_KEY", docs: "Key of the gate." }),
  oauth: field.object(
    {
      tokenUrl: field.string({ required: true, docs: "Token endpoint." }),
      clientSecret: field.string({ secret: true, docs: "Client secret." }),
    },
    { docs: "Sign in by OAuth." },
  ),
};

/** A provider with one of everything, for tests of the generators. */
export const zoo: ProviderDefinition<typeof configFields, Keeper, Keeper> = {
  name: "zoo",
  npmPackage: "@org/zoo",
  version: "1.2.3",
  displayName: "Zoo",
  docs: "Animals and where they live.",
  homepage: "https://zoo.example/docs",
  repository: "https://github.com/org/zoo",
  license: "Apache-2.0",
  pluginDownloadURL: "https://releases.zoo.example/zoo",
  config: { fields: configFields, rules: [atMostOneOf("key", "oauth")] },
  connect: async (_config: Args<typeof configFields>) => noKeeper,
  bind: (keeper) => keeper,
  resources: [animal, enclosure],
  functions: [getAnimal, getAnimals, getZoo],
};

/** The zoo with one other resource. */
export function zooWith(fields: Fields): ProviderDefinition<typeof configFields, Keeper, Keeper> {
  const thing = resource("Thing", {
    docs: "A thing.",
    example: `const thing = new zoo.Thing("thing", {});`,
    fields,
    create: async () => "",
    read: async () => undefined,
    delete: async () => {},
  });
  return { ...zoo, resources: [thing], functions: [] };
}

const noKeeper: Keeper = {
  ask: () => {
    throw new Error("The handlers of the zoo are never run.");
  },
};
