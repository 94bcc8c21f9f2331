import { ConfigurationError, createSafely, creating, StatusError } from "@org/core-http";
import {
  compositeId,
  containsUnknown,
  type DiffOperation,
  type DiffVerdict,
  field,
  ifTaken,
  importCommand,
  isUnknown,
  type Operation,
  type UpdateOperation,
} from "@org/core-provider";
import { at, type Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { isConflict, isNotFound } from "../../platform/errors.ts";
import { kafkaClusterId, warnOfUnusualIds } from "../../platform/ids.ts";
import { environmentArg, environmentRef } from "../../platform/references.ts";
import { untilGone, untilPhase } from "../../platform/waits.ts";
import { alterOffsets, type GivenOffset, sentOffsets } from "./connector-offsets.ts";
import { checkSettings, holdsSettings, mergedSettings, type Settings, toldSettings } from "./connector-settings.ts";
import { askedStates, bringTo, passingStates, stateOf } from "./connector-state.ts";
import { assertTaken } from "./connector-validation.ts";
import {
  type ConnectorPlace,
  connectorPath,
  connectPath,
  findConnector,
  listConnectors,
  readConnector,
} from "./connectors.ts";

const clusterId = field.string({ required: true, ...kafkaClusterId, docs: "ID of the Kafka cluster, `lkc-...`." });
const clusterDocs = "Kafka cluster that it reads from or writes to.";
const clusterArg = field.object({ id: clusterId }, { required: true, docs: clusterDocs });
const value = field.string({ docs: "Value, as text." });
const settingsChange = ["configNonsensitive", "configSensitive", "offsets"];

/** The properties of a connector. */
export const connectorFields = {
  environment: environmentRef("environment"),
  kafkaCluster: field.object({ id: clusterId }, { required: true, replaceOnChange: true, docs: clusterDocs }),
  configNonsensitive: field.map(field.string({ docs: "Value of the setting, as text." }), {
    required: true,
    docs: "Settings of the connector that are no secrets, `name` and `connector.class` among them, or `confluent.custom.plugin.id` for a custom connector.",
    inputDocs: "They are the full set, together with configSensitive. The name cannot be changed.",
  }),
  configSensitive: field.map(field.string({ docs: "Value of the setting, as text." }), {
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
      docs: "Where the connector begins, for some of its partitions. How far it has come since does not count.",
      inputDocs:
        "A change moves it there, in the partitions that are named; taken away, all partitions begin anew. The platform knows the offsets of managed connectors only.",
    },
  ),
  status: field.string({
    computed: true,
    changesWith: settingsChange,
    docs: "State of the connector: `RUNNING`, `PAUSED`, `PROVISIONING`, `DEGRADED` or `FAILED`.",
    inputDocs: "`PAUSED` pauses it, and `RUNNING` lets it go on. Left out, it stays as it is.",
  }),
};

const connectorId = compositeId({
  separator: "/",
  parts: [
    { property: "environment.id", form: "<environment ID>", example: "env-abc123" },
    { property: "kafkaCluster.id", form: "<Kafka cluster ID>", example: "lkc-abc123" },
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
      "`configSensitive` in the program where the connector has such settings: the platform does not tell them, and the next `pulumi up` sends them once more.",
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
    const [name, status] = [verdictOnName(op), verdictOnStatus(op)];
    return { same: status.same ?? [], refuse: [...(name.refuse ?? []), ...(status.refuse ?? [])] };
  },

  async preview(op) {
    if (op.state === undefined) assertAsked(op.args["status"]);
    const { environment, kafkaCluster, configNonsensitive, configSensitive = op.state?.configSensitive } = op.args;
    const given = { environment, kafkaCluster, configNonsensitive, configSensitive };
    if (containsUnknown(given) || (op.state && !op.changed("configNonsensitive", "configSensitive"))) return;
    const fixed = op.state ? ["name"] : [];
    try {
      const open = await assertTaken(op.cloud, given as Named, given as Named, fixed);
      for (const one of open)
        op.warn(
          `configNonsensitive[${JSON.stringify(one)}] is a password: give it in configSensitive, where it is a secret`,
        );
    } catch (error) {
      if (!mayNotAsk(error)) throw error;
    }
  },

  async create(op) {
    const { offsets } = op.args;
    assertAsked(op.args.status);
    const name = nameOf(op.args);
    const config = mergedSettings(op.args);
    await assertTaken(op.cloud, op.args, op.args);
    const sent = sentOffsets(offsets as readonly GivenOffset[] | undefined);
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
        op.trail?.given(name);
        return untilListed(op, op.args, name);
      },
      find,
      isConflict: (error) =>
        isConflict(error) || (error instanceof StatusError && /already exists/i.test(error.message)),
      isOurs: (found) => holdsSettings(found.config, config),
    });
    return made.id;
  },

  async ready(op) {
    const name = nameOf(op.args);
    // A connector that an earlier attempt has left may have failed by what the program has put right since.
    const isLeft = op.state.configNonsensitive !== undefined;
    const isRestarted = isLeft && (await stateOf(op, op.args, name)) === "FAILED";
    if (isRestarted) await configure(op, op.args, mergedSettings(op.args));
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
    const to = op.args.status === undefined || !isAsked(op.args.status) ? undefined : op.args.status;
    // What has failed is started anew by its settings.
    if (to && op.changed("status") && op.state.status !== "FAILED") await bringTo(op, { place: op.state, name, to });
    if (settingsDiffer) await configure(op, op.state, settingsOf(op));
    if (op.changed("offsets")) {
      const offsets = op.args.offsets as readonly GivenOffset[] | undefined;
      await alterOffsets(op, { path: connectorPath(op.state, name), name }, offsets);
    }
    if (to && settingsDiffer) await bringTo(op, { place: op.state, name, to, isRestarted: true });
  },

  async delete(op) {
    const name = nameOf(op.state);
    const isThere = () => readConnector(op, op.state, name, { isRefresh: false });
    const answer = await op.cloud
      .delete<Body | undefined>(connectorPath(op.state, name))
      .catch(async (error: unknown) => {
        if (!isNotFound(error) && (await isThere().catch(() => true)) !== undefined) throw error;
        return undefined;
      });
    const refusal = answer?.["error"];
    if (refusal) throw new Error(`the platform could not delete connector "${name}": ${textOf(refusal)}`);
    await untilGone(op, `connector "${name}"`, isThere);
  },

  list: {
    query: { environment: environmentArg("environment"), kafkaCluster: clusterArg },
    async *run(op) {
      const place = op.query as unknown as ConnectorPlace;
      for (const [name, { id }] of await listConnectors(op.cloud, place)) yield { id, name };
    },
  },
});

function nameOf({ configNonsensitive }: Pick<Named, "configNonsensitive">): string {
  return configNonsensitive["name"] ?? "";
}

function isAsked(status: unknown): status is (typeof askedStates)[number] {
  return askedStates.some((one) => one === status);
}

/** A new connector can be in few states only. What is imported may be in others. */
function assertAsked(status: unknown): void {
  if (status === undefined || isUnknown(status) || isAsked(status)) return;
  throw new Error(`status must be ${askedStates.join(" or ")} for a new connector, or be left out`);
}

/** All settings that the program wants: sensitive ones that it leaves out stay. */
function settingsOf({ args, state }: Pick<UpdateOperation<typeof connectorFields>, "args" | "state">): Settings {
  return mergedSettings({ ...args, configSensitive: args.configSensitive ?? state.configSensitive });
}

/** Sends all settings of a connector: those that are left out are taken away, and it starts anew. */
async function configure(op: Clients, named: Named, settings: Settings): Promise<void> {
  await op.cloud.put(`${connectorPath(named, nameOf(named))}/config`, { body: settings });
}

/** Waits until the listing shows a new connector, of which it alone tells the ID. */
async function untilListed(op: Operation & Clients, place: ConnectorPlace, name: string) {
  try {
    const found = await untilPhase(op, {
      what: `connector "${name}" to be listed`,
      read: () => findConnector(op.cloud, place, name),
      phase: (one) => one && "listed",
      pending: [],
      done: ["listed"],
    });
    if (found) return found;
    throw new Error("the listing does not hold it.");
  } catch (error) {
    throw new Error(
      `the platform has made connector "${name}", but its ID could not be learned; run \`pulumi up\` again, which looks for it. ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** Another name would be another connector. */
function verdictOnName({ args, state, shown }: DiffOperation<typeof connectorFields>): DiffVerdict {
  const path = "configNonsensitive.name";
  const wanted = at(args, path);
  const before = nameOf(state);
  if (wanted === undefined || isUnknown(wanted) || wanted === before) return {};
  const change = `from ${shown(path, before)} to ${shown(path, wanted)}`;
  const message = `cannot be changed ${change}, because the platform would make a second connector; restore the name, or replace the resource`;
  return { refuse: [{ path, message }] };
}

/** A connector can be paused and go on. What it leaves by itself, or by other settings, is no difference. */
function verdictOnStatus({ args, state, changes, shown }: DiffOperation<typeof connectorFields>): DiffVerdict {
  const [before, wanted] = [state.status as string | undefined, args["status"]];
  if (!changes.has("status") || before === undefined || isUnknown(wanted)) return {};
  const isPassing = passingStates.includes(before);
  if (wanted === "RUNNING" && isPassing) return { same: ["status"] };
  const isRestarted = before === "FAILED" && (changes.has("configNonsensitive") || changes.has("configSensitive"));
  const isPossible =
    (wanted === "PAUSED" && (before === "RUNNING" || isPassing)) ||
    (wanted === "RUNNING" && (before === "PAUSED" || isRestarted));
  if (isPossible) return {};
  const change = `from ${shown("status", before)} to ${shown("status", wanted)}`;
  const message = `cannot be changed ${change}: a connector that is RUNNING can be PAUSED, and one that is PAUSED can be RUNNING again; one that is FAILED is started anew by other settings`;
  return { refuse: [{ path: "status", message }] };
}

/** The credentials may not ask, or are not known yet. */
function mayNotAsk(error: unknown): boolean {
  if (error instanceof ConfigurationError) return true;
  return error instanceof StatusError && (error.status === 401 || error.status === 403);
}

/** What stands in the body of an answer in place of a success. */
function textOf(refusal: unknown): string {
  const message = at(refusal, "message");
  return typeof message === "string" ? message : JSON.stringify(refusal);
}
