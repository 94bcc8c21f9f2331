import { ConfigurationError, createSafely, creating, StatusError } from "@org/core-http";
import { compositeId, containsUnknown, field, ifTaken, importCommand, isUnknown } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { isConflict, isOptionalFailure } from "../../platform/errors.ts";
import { warnOfUnusualIds } from "../../platform/ids.ts";
import { environmentPart, kafkaClusterPart } from "../../platform/import-ids.ts";
import { environmentArg, environmentRef, kafkaClusterArg, kafkaClusterRef } from "../../platform/references.ts";
import { alterOffsets, sentOffsets } from "./connector-offsets.ts";
import {
  checkSettings,
  type GivenSettings,
  mergedSettings,
  refusalsOfName,
  type Settings,
  toldSettings,
} from "./connector-settings.ts";
import { askedStates, bringTo, isAsked, stateOf, verdictOnStatus } from "./connector-state.ts";
import { assertTaken } from "./connector-validation.ts";
import {
  type ConnectorPlace,
  configureConnector,
  connectorNames,
  connectorPath,
  connectPath,
  existsConnector,
  findConnector,
  listConnectors,
  readConnector,
  removeConnector,
  untilListed,
} from "./connectors.ts";

const setting = field.string({ docs: "Value of the setting, as text." });
const value = field.string({ docs: "Value, as text." });

/** The properties of a connector. */
export const connectorFields = {
  environment: environmentRef(),
  kafkaCluster: kafkaClusterRef("Kafka cluster that it reads from or writes to."),
  configNonsensitive: field.map(setting, {
    required: true,
    docs: "Settings of the connector that are no secrets, `name` and `connector.class` among them, or `confluent.custom.plugin.id` for a custom connector.",
    inputDocs: "They are the full set, together with configSensitive. The name cannot be changed.",
  }),
  configSensitive: field.map(setting, {
    computed: true,
    secret: true,
    writeOnly: true,
    docs: "Settings of the connector that are secrets, such as `kafka.api.secret`.",
    inputDocs:
      "They outweigh those of configNonsensitive. Left out, those that were given last stay; `{}` takes them away.",
  }),
  offsets: field.set(
    field.object(
      {
        partition: field.map(value, { required: true, docs: "What names the partition, such as `kafka_topic`." }),
        offset: field.map(value, { required: true, docs: "Where it begins there, such as `kafka_offset`." }),
      },
      {
        docs: "Where the connector begins in a partition. What is a number or a truth value is sent as such, with all its digits.",
      },
    ),
    {
      writeOnly: true,
      terraform: { plural: true },
      docs: "Where the connector begins, for some of its partitions. How far it has come since does not count.",
      inputDocs:
        "A change moves it there, in the partitions that are named; taken away, all partitions begin anew. The platform knows the offsets of managed connectors only.",
    },
  ),
  status: field.string({
    computed: true,
    changesWith: ["configNonsensitive", "configSensitive", "offsets"],
    docs: "State of the connector: `RUNNING`, `PAUSED`, `PROVISIONING`, `DEGRADED` or `FAILED`.",
    inputDocs: "`PAUSED` pauses it, and `RUNNING` lets it go on. Left out, it stays as it is.",
  }),
};

const connectorId = compositeId({
  separator: "/",
  parts: [
    environmentPart,
    kafkaClusterPart,
    { property: "configNonsensitive.name", form: "<connector name>", example: "orders-to-gcs", mayHoldSeparator: true },
  ],
});

/** What names a connector: its own properties, of inputs or of a state. */
interface Named extends ConnectorPlace {
  readonly configNonsensitive: Settings;
}

export const connector = resource("Connector", {
  docs: "A connector of a Kafka cluster, which copies data from or to another system: one of those that the platform runs by itself (managed), or one whose plugin is your own (custom). Its settings are held against what the platform knows of its class before anything is made, at preview already when they are all known. It is made when it is RUNNING.",
  example: `const sink = new streamprov.Connector("orders-to-gcs", {
    environment: { id: "env-abc123" },
    kafkaCluster: { id: "lkc-abc123" },
    configNonsensitive: {
        "connector.class": "GcsSink",
        name: "orders-to-gcs",
        "kafka.auth.mode": "SERVICE_ACCOUNT",
        "kafka.service.account.id": "sa-abc123",
        topics: "orders",
        "input.data.format": "JSON",
        "gcs.bucket.name": "orders",
        "time.interval": "DAILY",
        "tasks.max": "1",
    },
    configSensitive: { "gcs.credentials.config": config.requireSecret("gcsCredentials") },
});`,
  fields: connectorFields,
  // The platform has one connector of a name.
  naturalKey: ["environment.id", "kafkaCluster.id", "configNonsensitive.name"],
  timeouts: { create: 24 * 60, update: 60 },
  import: {
    ...connectorId.import,
    needs:
      "`configSensitive` in the program where the connector has such settings: the platform does not tell them, and the next `pulumi up` sends them once more. And no `offsets`, which would move it there.",
    of: (_id, outputs) => connectorId.build(outputs),
    async find(op) {
      const named = connectorId.parse(op.id)?.state as Named;
      const found = await findConnector(op.cloud, named, named.configNonsensitive["name"] ?? "");
      if (found === undefined) throw new Error(`there is no Connector ${op.id}, or the credentials may not see it`);
      return found.id;
    },
  },

  check(op) {
    warnOfUnusualIds(op, { "environment.id": "environment" });
    checkSettings(op);
    const { status } = op.args;
    if (typeof status === "string" && status !== "" && !isAsked(status))
      op.warn(`status is ${op.shown("status", status)}, and a program can ask for ${askedStates.join(" or ")} only`);
  },

  diff(op) {
    if (op.replacing) return {};
    if (op.changes.has("offsets") && isNothing(op.args["offsets"]))
      op.warn(
        "offsets are taken away: it begins anew in all its partitions, and may copy once more what it has copied",
      );
    const status = verdictOnStatus(op);
    return { ...status, refuse: [...refusalsOfName(op), ...(status.refuse ?? [])] };
  },

  async preview(op) {
    if (op.state === undefined) assertAsked(op.args["status"]);
    const { environment, kafkaCluster, configNonsensitive, configSensitive = op.state?.configSensitive } = op.args;
    const given = { environment, kafkaCluster, configNonsensitive, configSensitive } as Named;
    if (containsUnknown(given) || (op.state && !op.changed("configNonsensitive", "configSensitive"))) return;
    const fixed = op.state ? ["name"] : [];
    try {
      const open = await assertTaken(op.cloud, given, given, fixed);
      for (const one of open)
        op.warn(
          `configNonsensitive[${JSON.stringify(one)}] is a password: give it in configSensitive, where it is a secret`,
        );
    } catch (error) {
      if (!(error instanceof ConfigurationError) && !isOptionalFailure(error, op)) throw error;
    }
  },

  async create(op) {
    const { offsets } = op.args;
    assertAsked(op.args.status);
    const name = nameOf(op.args);
    const config = mergedSettings(op.args);
    await assertTaken(op.cloud, op.args, op.args).catch((error: unknown) => {
      // The platform validates the settings of a new connector by itself, too.
      if (!isOptionalFailure(error, op)) throw error;
      op.debug(`the settings could not be validated before the create: ${error.message}`);
    });
    const sent = sentOffsets(offsets);
    const body = { name, config, ...(sent.length > 0 ? { offsets: sent } : {}) };
    const command = importCommand(op.urn, connectorId.build(op.args));
    const find = async () => {
      const found = await findConnector(op.cloud, op.args, name);
      return found ? [found] : [];
    };
    const made = await createSafely(op, {
      what: `Connector "${name}"`,
      importCommand: () => command,
      ifTaken: (id) => ifTaken(op, id, command),
      post: async () => {
        await op.cloud.post(`${connectPath(op.args)}/connectors`, { body, ...creating });
        // The answer tells no ID, and the listing lags behind: what is cut off until then is found again by its name.
        op.creationNote?.recordResult(name);
        return untilListed(op, op.args, name);
      },
      find,
      isConflict: (error) =>
        isConflict(error) || (error instanceof StatusError && /already exists/i.test(error.message)),
      unique: true,
      before: async () => {
        const names = {
          key: connectPath(op.args),
          isTaken: (one: string) => existsConnector(op.cloud, op.args, one),
          all: () => connectorNames(op.cloud, op.args),
        };
        const isTaken = await op.platform.takenNames.isTaken(names, name);
        // Only the long listing has IDs: it is read when they are needed.
        return isTaken === undefined ? undefined : isTaken ? (await find()).map(({ id }) => id) : [];
      },
    });
    return made.id;
  },

  async ready(op) {
    const name = nameOf(op.args);
    // A connector that an earlier attempt has left may have failed by what the program has put right since.
    const isLeft = op.state.configNonsensitive !== undefined;
    const isRestarted = isLeft && (await stateOf(op, op.args, name)) === "FAILED";
    if (isRestarted) await configureConnector(op.cloud, op.args, name, settingsOf(op));
    const to = op.args.status === "PAUSED" ? "PAUSED" : "RUNNING";
    const advice = "when you have removed the cause, run `pulumi up` again, which starts it anew";
    await bringTo(op, { place: op.args, name, to, isRestarted, advice });
  },

  async read(op) {
    const { environment, kafkaCluster, configNonsensitive } = { ...op.args, ...op.state } as Named;
    const name = nameOf({ configNonsensitive });
    const isWritten = op.purpose === "readBack";
    const place = { environment, kafkaCluster };
    const found = await readConnector(op, place, name, { isRefresh: op.purpose === "refresh" });
    if (!found) return undefined;
    if (found.state === "FAILED" && !isWritten)
      op.warn(`connector "${name}" is FAILED: ${found.trace || "the platform gives no reason"}`);
    const given = isWritten ? { ...op.state, ...op.args } : op.purpose === "import" ? {} : op.state;
    return {
      ...place,
      configNonsensitive: toldSettings(found.config, given, { isWritten }),
      status: found.state,
      // What is never told is carried over; an import begins without any.
      ...(op.purpose === "import" ? { configSensitive: {} } : {}),
    };
  },

  async update(op) {
    const name = nameOf(op.state);
    const settingsDiffer = op.changed("configNonsensitive", "configSensitive");
    await stateOf(op, op.state, name);
    const to = op.args.status === undefined || !isAsked(op.args.status) ? undefined : op.args.status;
    // What has failed is started anew by its settings.
    if (to && op.changed("status") && op.state.status !== "FAILED") await bringTo(op, { place: op.state, name, to });
    if (settingsDiffer) await configureConnector(op.cloud, op.state, name, settingsOf(op));
    if (op.changed("offsets")) {
      const offsets = op.args.offsets;
      await alterOffsets(op, { path: connectorPath(op.state, name), name }, offsets);
    }
    if (to && settingsDiffer) await bringTo(op, { place: op.state, name, to, isRestarted: true });
  },

  async delete(op) {
    await removeConnector(op, op.state, nameOf(op.state));
  },

  list: {
    query: { environment: environmentArg(), kafkaCluster: kafkaClusterArg() },
    async *run(op) {
      const place = op.query as unknown as ConnectorPlace;
      for (const [name, { id }] of await listConnectors(op.cloud, place)) {
        yield { id, name, outputs: { configNonsensitive: { name } } };
      }
    },
  },
});

/** Whether a program gives no offsets. */
function isNothing(offsets: unknown): boolean {
  return offsets === undefined || (Array.isArray(offsets) && offsets.length === 0);
}

function nameOf({ configNonsensitive }: Pick<Named, "configNonsensitive">): string {
  return configNonsensitive["name"] ?? "";
}

/** A new connector can be in few states only. What is imported may be in others. */
function assertAsked(status: unknown): void {
  if (status === undefined || isUnknown(status) || isAsked(status)) return;
  throw new Error(`status must be ${askedStates.join(" or ")} for a new connector, or be left out`);
}

/** All settings that the program wants: sensitive ones that it leaves out stay. */
function settingsOf({ args, state }: { readonly args: GivenSettings; readonly state: GivenSettings }): Settings {
  return mergedSettings({ ...args, configSensitive: args.configSensitive ?? state.configSensitive });
}
