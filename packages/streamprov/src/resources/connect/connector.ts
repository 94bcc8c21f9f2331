import { ConfigurationError, createSafely, creating, StatusError } from "@org/core-http";
import { CodedError, compositeId, containsUnknown, field, ifTaken, importCommand, isUnknown } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
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
  programSettings,
  refusalsOfName,
  type Settings,
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

const setting = field.string({ docs: "A value." });
const value = field.string({ docs: "A value." });

/** The properties of a connector. */
export const connectorFields = {
  environment: environmentRef(),
  kafkaCluster: kafkaClusterRef("Kafka cluster that the connector reads from or writes to."),
  configNonsensitive: field.map(setting, {
    required: true,
    docs: "Settings of the connector that are not secret. They include `name`, and `connector.class` or, for a custom connector, `confluent.custom.plugin.id`.",
    inputDocs: "The connector has exactly these settings and those in configSensitive. The name cannot be changed.",
  }),
  configSensitive: field.map(setting, {
    computed: true,
    secret: true,
    writeOnly: true,
    docs: "Secret settings of the connector, such as `kafka.api.secret`.",
    inputDocs:
      "They take precedence over configNonsensitive. If unset, the current settings are kept; `{}` removes them.",
  }),
  offsets: field.set(
    field.object(
      {
        partition: field.map(value, {
          required: true,
          docs: "Partition, such as `kafka_topic` and `kafka_partition`.",
        }),
        offset: field.map(value, { required: true, docs: "Offset in the partition, such as `kafka_offset`." }),
      },
      {
        docs: "Start offset in one partition. Numbers and booleans are converted from text, with all their digits.",
      },
    ),
    {
      writeOnly: true,
      terraform: { plural: true },
      docs: "Start offsets of the connector in some of its partitions. The connector's later progress is not a diff.",
      inputDocs:
        "A change moves the connector to the new offsets in the given partitions. Removing the property resets all partitions. The platform supports offsets only for managed connectors.",
    },
  ),
  status: field.string({
    computed: true,
    changesWith: ["configNonsensitive", "configSensitive", "offsets"],
    docs: "State of the connector: `RUNNING`, `PAUSED`, `PROVISIONING`, `DEGRADED` or `FAILED`.",
    inputDocs: "`PAUSED` pauses the connector, and `RUNNING` resumes it. If unset, the current state is kept.",
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

/** The properties that identify a connector. */
interface Named extends ConnectorPlace {
  readonly configNonsensitive: Settings;
}

export const connector = resource("Connector", {
  docs: "A connector of a Kafka cluster, which copies data from or to another system. It is either managed by the platform, or custom, with a plugin of your own. The settings of a managed connector are validated against the platform's definition of its class before creation, and during preview when all values are known. The create finishes when the connector is RUNNING.",
  platformPage: apiPage("Connectors (connect/v1)"),
  example: `const sink = new streamprov.Connector("orders-to-gcs", {
    environment: { id: config.require("environmentId") },
    kafkaCluster: { id: config.require("kafkaClusterId") },
    configNonsensitive: {
        "connector.class": "GcsSink",
        name: "orders-to-gcs",
        "kafka.auth.mode": "SERVICE_ACCOUNT",
        "kafka.service.account.id": config.require("serviceAccountId"),
        topics: "orders",
        "input.data.format": "JSON",
        "gcs.bucket.name": "orders",
        "time.interval": "DAILY",
        "tasks.max": "1",
    },
    configSensitive: { "gcs.credentials.config": config.requireSecret("gcsCredentials") },
});`,
  errors: {
    "the platform could not delete connector":
      "The message contains the reason of the platform. Run `pulumi destroy` again, or delete the connector in the console and run `pulumi refresh`.",
    "status must be": "A new connector cannot be stopped: remove `status`, and set it after the connector was created.",
  },
  fields: connectorFields,
  // Names of connectors are unique.
  naturalKey: ["environment.id", "kafkaCluster.id", "configNonsensitive.name"],
  timeouts: { create: 24 * 60, update: 60 },
  import: {
    ...connectorId.import,
    needs:
      "`configSensitive` in the program if the connector has such settings: the platform does not return them, and the next `pulumi up` sends them again. Leave out `offsets`, because they would move the connector.",
    of: (_id, outputs) => connectorId.build(outputs),
    async find(op) {
      const named = connectorId.parse(op.id)?.state as Named;
      const found = await findConnector(op.cloud, named, named.configNonsensitive["name"] ?? "");
      if (found === undefined)
        throw new CodedError("not-found", `Connector ${op.id} does not exist, or the credentials cannot read it`);
      return found.id;
    },
  },

  check(op) {
    warnOfUnusualIds(op, { "environment.id": "environment" });
    checkSettings(op);
    const { status } = op.args;
    if (typeof status === "string" && status !== "" && !isAsked(status))
      op.warn(`status is ${op.shown("status", status)}, but a program can only set ${askedStates.join(" or ")}`);
  },

  diff(op) {
    if (op.replacing) return {};
    if (op.changes.has("offsets") && isNothing(op.args["offsets"]))
      op.warn(
        "offsets were removed: the connector starts again in all its partitions, and may copy data a second time",
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
          `configNonsensitive[${JSON.stringify(one)}] is a password: move it to configSensitive, which is encrypted`,
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
      // The platform also validates the settings when it creates the connector.
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
        // The response contains no ID, and the list lags behind: an interrupted create is found again by name.
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
        const isTaken = await op.memory.takenNames.isTaken(names, name);
        // Only the detailed list contains IDs, so it is read only when they are needed.
        return isTaken === undefined ? undefined : isTaken ? (await find()).map(({ id }) => id) : [];
      },
    });
    return made.id;
  },

  async ready(op) {
    const name = nameOf(op.args);
    // A connector of an interrupted create may have failed because of settings that the program has corrected since.
    const isLeft = op.state.configNonsensitive !== undefined;
    const isRestarted = isLeft && (await stateOf(op, op.args, name)) === "FAILED";
    if (isRestarted) await configureConnector(op.cloud, op.args, name, settingsOf(op));
    const to = op.args.status === "PAUSED" ? "PAUSED" : "RUNNING";
    const advice = "remove the cause and run `pulumi up` again to restart it";
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
      op.warn(`connector "${name}" is FAILED: ${found.trace || "the platform returned no reason"}`);
    const given = isWritten ? { ...op.state, ...op.args } : op.purpose === "import" ? {} : op.state;
    return {
      ...place,
      configNonsensitive: programSettings(found.config, given, { isWritten }),
      status: found.state,
      // The state keeps values that the platform does not return; an import starts without them.
      ...(op.purpose === "import" ? { configSensitive: {} } : {}),
    };
  },

  async update(op) {
    const name = nameOf(op.state);
    const settingsDiffer = op.changed("configNonsensitive", "configSensitive");
    await stateOf(op, op.state, name);
    const to = op.args.status === undefined || !isAsked(op.args.status) ? undefined : op.args.status;
    // A failed connector restarts when its settings are sent.
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

/** Whether a program sets no offsets. */
function isNothing(offsets: unknown): boolean {
  return offsets === undefined || (Array.isArray(offsets) && offsets.length === 0);
}

function nameOf({ configNonsensitive }: Pick<Named, "configNonsensitive">): string {
  return configNonsensitive["name"] ?? "";
}

/** A new connector can only be RUNNING or PAUSED. An imported one may have other states. */
function assertAsked(status: unknown): void {
  if (status === undefined || isUnknown(status) || isAsked(status)) return;
  throw new CodedError("invalid-input", `status must be ${askedStates.join(" or ")} for a new connector, or unset`);
}

/** All settings to send: sensitive settings that the program does not set are kept. */
function settingsOf({ args, state }: { readonly args: GivenSettings; readonly state: GivenSettings }): Settings {
  return mergedSettings({ ...args, configSensitive: args.configSensitive ?? state.configSensitive });
}
