import { CodedError } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { resource } from "../../platform/define.ts";
import { warnOfUnusualIds } from "../../platform/ids.ts";
import { environmentArg, kafkaClusterArg } from "../../platform/references.ts";
import { createConnector, previewConnector } from "./connector-creation.ts";
import { connectorFields, connectorId, type Named, nameOf } from "./connector-fields.ts";
import { alterOffsets } from "./connector-offsets.ts";
import { configureConnector, readConnector, removeConnector } from "./connector-requests.ts";
import {
  checkConnectorSettings,
  type GivenSettings,
  mergedSettings,
  programSettings,
  rejectionsOfName,
  type Settings,
} from "./connector-settings.ts";
import { askedStates, bringTo, isAsked, stateOf, verdictOnStatus } from "./connector-state.ts";
import { type ConnectorPlace, connectorPath, findConnector, listConnectors } from "./connectors.ts";

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
    checkConnectorSettings(op);
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
    return { ...status, reject: [...rejectionsOfName(op), ...(status.reject ?? [])] };
  },

  preview: previewConnector,
  create: createConnector,

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

/** All settings to send: sensitive settings that the program does not set are kept. */
function settingsOf({ args, state }: { readonly args: GivenSettings; readonly state: GivenSettings }): Settings {
  return mergedSettings({ ...args, configSensitive: args.configSensitive ?? state.configSensitive });
}
