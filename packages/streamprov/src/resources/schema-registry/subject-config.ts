import { creatingAgain, type HttpClient, url } from "@org/core-http";
import { compositeId, expectation, field, fromWire, type Outputs } from "@org/core-provider";
import { checkConnection, connect, importWithin } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { isNotFound, unlessGone } from "../../platform/errors.ts";
import { warnOfUnusualIds } from "../../platform/ids.ts";
import {
  type RegistryService,
  schemaRegistry,
  schemaRegistryFields,
  schemaRegistryImportNeeds,
} from "../../platform/schema-registry.ts";
import { untilGone } from "../../platform/waits.ts";

/** The properties of a subject's settings. */
export const subjectConfigFields = {
  ...schemaRegistryFields(),
  subjectName: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    docs: "Subject that the settings are of. `:.context:` means a whole context, `:.context:name` a subject in it.",
  }),
  compatibilityLevel: field.string({
    computed: true,
    values: ["BACKWARD", "BACKWARD_TRANSITIVE", "FORWARD", "FORWARD_TRANSITIVE", "FULL", "FULL_TRANSITIVE", "NONE"],
    docs: "Which changes of a schema the registry lets in.",
  }),
  compatibilityGroup: field.string({
    computed: true,
    docs: "Name of the metadata property that divides schemas into groups: only those with the same value of it must be compatible with one another.",
  }),
  normalize: field.boolean({
    computed: true,
    docs: "Brings schemas into normal form when they are registered or looked up.",
  }),
  alias: field.string({
    computed: true,
    docs: "Subject that this one is another name of.",
  }),
};

type Settings = Pick<
  Outputs<typeof subjectConfigFields>,
  "compatibilityLevel" | "compatibilityGroup" | "normalize" | "alias"
>;

const configId = compositeId({
  separator: "/",
  parts: [
    {
      property: "schemaRegistryCluster.id",
      form: "<Schema Registry cluster ID>",
      wire: "clusterId",
      example: "lsrc-abc123",
    },
    { property: "subjectName", form: "<subject>", mayHoldSeparator: true, example: "orders-value" },
  ],
});

export const subjectConfig = resource("SubjectConfig", {
  docs: "Settings of one subject of Schema Registry. Deleting it leaves the subject with the settings of the registry.",
  example: `const orders = new streamprov.SubjectConfig("orders", {
    schemaRegistryCluster: { id: "lsrc-abc123" },
    restEndpoint: "https://psrc-00000.us-central1.gcp.confluent.cloud",
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    subjectName: "orders-value",
    compatibilityLevel: "FULL",
});`,
  fields: subjectConfigFields,
  // The settings are one object however it is reached: deleting the old after writing the new would delete both.
  naturalKey: ["schemaRegistryCluster.id", "subjectName"],
  import: {
    ...importWithin(schemaRegistry, configId),
    needs: schemaRegistryImportNeeds,
  },

  check(op) {
    checkConnection(schemaRegistry, op);
    warnOfUnusualIds(op, { "schemaRegistryCluster.id": "schemaRegistryCluster" });
  },

  lookFirst: { id: (op) => ownId(op, connect(schemaRegistry, op, { args: op.args })) },

  async create(op) {
    const { subjectName, compatibilityLevel, compatibilityGroup, normalize, alias } = op.args;
    const service = connect(schemaRegistry, op, { args: op.args });
    const body = {
      ...(compatibilityLevel ? { compatibility: compatibilityLevel, compatibilityGroup: "" } : {}),
      ...(compatibilityGroup === undefined ? {} : { compatibilityGroup }),
      ...(normalize === undefined ? {} : { normalize }),
      ...(alias === undefined ? {} : { alias }),
    };
    if (Object.keys(body).length === 0) throw new Error(nothingGiven(subjectName));
    await service.client.put(configPath(subjectName), { body, ...creatingAgain });
    return ownId(op, service);
  },

  async read(op) {
    const subjectName = op.state.subjectName ?? op.args.subjectName ?? "";
    const service = connect(schemaRegistry, op, {
      args: op.args,
      state: op.state,
      importing: op.purpose === "import",
      ids: { schemaRegistryCluster: configId.key(op.id)["clusterId"] },
    });
    const settings = await readSettings(service.client, subjectName);
    if (!settings) return undefined;
    return { ...settings, subjectName, ...service.imported };
  },

  async update(op) {
    if (!op.changed("compatibilityLevel", "compatibilityGroup", "normalize", "alias")) return;
    const service = connect(schemaRegistry, op, { args: op.args, state: op.state });
    const { compatibilityLevel, compatibilityGroup, normalize, alias } = { ...op.state, ...given(op.args) };
    const body = {
      ...(compatibilityLevel ? { compatibility: compatibilityLevel } : {}),
      ...(compatibilityGroup || op.changed("compatibilityGroup") ? { compatibilityGroup } : {}),
      ...(alias || op.changed("alias") ? { alias } : {}),
      ...(op.changed("normalize") ? { normalize } : {}),
    };
    await service.client.put(configPath(op.state.subjectName), { body });
  },

  async delete(op) {
    const { subjectName } = op.state;
    const service = connect(schemaRegistry, op, {
      args: op.args,
      state: op.state,
      ids: { schemaRegistryCluster: configId.key(op.id)["clusterId"] },
    });
    await unlessGone(service.client.delete(configPath(subjectName)), isNotFound);
    await untilGone(op, `settings of subject "${subjectName}"`, () => readSettings(service.client, subjectName));
  },

  list: {
    query: schemaRegistryFields(),
    async *run(op) {
      const service = connect(schemaRegistry, op, { args: op.query });
      const subjects = await service.client.get<readonly string[]>("/subjects", { expects: subjectsAnswer });
      const settings = await Promise.all(subjects.map((subject) => readSettings(service.client, subject)));
      const schemaRegistryCluster = { id: service.ids.schemaRegistryCluster };
      for (const [i, name] of subjects.entries()) {
        if (settings[i]) yield { id: configId.build({ schemaRegistryCluster, subjectName: name }), name };
      }
    },
  },
});

/** The ID of the settings that inputs ask for. */
function ownId(
  { args: { subjectName } }: { readonly args: { readonly subjectName: string } },
  { ids }: Pick<RegistryService, "ids">,
): string {
  return configId.build({ schemaRegistryCluster: { id: ids.schemaRegistryCluster }, subjectName });
}

/** The subject's own settings; undefined when it has none and follows the registry's. */
export async function readSettings(client: HttpClient, subject: string): Promise<Settings | undefined> {
  const found = await unlessGone(
    client.get(configPath(subject), { query: { defaultToGlobal: "false" }, expects: settingsAnswer }),
    isNotFound,
  );
  if (!found) return undefined;
  const settings = fromWire(settingFacts, found);
  return { ...settings, compatibilityLevel: settings.compatibilityLevel as Settings["compatibilityLevel"] };
}

const told = (wire: string) => field.string({ output: true, wire, docs: "As the registry tells it." });
const settingFacts = {
  compatibilityLevel: told("compatibilityLevel"),
  compatibilityGroup: told("compatibilityGroup"),
  normalize: field.boolean({ output: true, wire: "normalize", docs: "As the registry tells it." }),
  alias: told("alias"),
};
const settingsAnswer = expectation(settingFacts, (body) => {
  if (Object.keys(body).length === 0)
    throw new Error("it holds no setting, and a subject without any is answered by 404");
});

function subjectsAnswer(body: unknown) {
  const isListOfNames = Array.isArray(body) && body.every((name) => typeof name === "string");
  return isListOfNames ? undefined : { member: "", problem: "is not a list of names" };
}

function configPath(subject: string): string {
  return url`/config/${subject}`;
}

/** What the program gives: a member that it leaves to the platform is not in it. */
function given<T extends object>(args: T): Partial<T> {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function nothingGiven(subject: string): string {
  return `subject "${subject}" has no settings of its own yet: give at least one of compatibilityLevel, compatibilityGroup, normalize and alias`;
}
