import type { Fields, ReadOperation, UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { type Body, recordOf } from "../../platform/responses.ts";
import { goneClusterCodes } from "./cluster-facts.ts";
import type { clusterFields } from "./cluster-fields.ts";
import { logKinds, setLogSwitch, switchesOf } from "./cluster-log-switches.ts";

/** The properties of the switches. */
export const logNames = { Log: "logAgent", Event: "eventPersistence", Audit: "clusterAudit" } as const;

/**
 * The logs of a cluster in the log service, with the wire names of the properties: those that the program
 * or the state has, and at an import those that are on.
 */
export async function readLogs(
  op: Op & Pick<ReadOperation<Fields>, "purpose">,
  id: string,
  isShown: (name: string) => boolean,
): Promise<Body> {
  const found = (await switchesOf(op, id)) ?? {};
  return Object.fromEntries(
    logKinds.flatMap((kind) => {
      const { Status, LogsetId, TopicId } = (found[kind] ?? {}) as Body;
      const isOn = Status === "opened" || Status === "opening";
      const isReturned = isShown(logNames[kind]) || (op.purpose === "import" && isOn);
      // A response without the status says nothing.
      return isReturned ? [[kind, { LogsetId, TopicId, Enable: Status === undefined ? undefined : isOn }]] : [];
    }),
  );
}

/** Where a cluster stores its events or the record of requests. */
interface StoreSettings {
  readonly enabled: boolean;
  readonly logSetId?: string | undefined;
  readonly topicId?: string | undefined;
  readonly deleteEventLogAndTopic?: boolean | undefined;
  readonly deleteAuditLogAndTopic?: boolean | undefined;
}

/** The properties of a cluster that this is about. */
interface Values {
  readonly logAgent?: { readonly enabled: boolean; readonly kubeletRootDir?: string | undefined } | undefined;
  readonly eventPersistence?: StoreSettings | undefined;
  readonly clusterAudit?: StoreSettings | undefined;
}

/** The places of logs, and whether they are deleted with the switch. */
const stores = [
  { kind: "Event", name: "eventPersistence", action: "EventPersistence", deletes: "deleteEventLogAndTopic" },
  { kind: "Audit", name: "clusterAudit", action: "ClusterAudit", deletes: "deleteAuditLogAndTopic" },
] as const;

type Store = (typeof stores)[number];

function storeIn(values: Values, { name, deletes }: Store) {
  const one: StoreSettings = values[name] ?? { enabled: false };
  const { enabled: isOn, logSetId: LogsetId = "", topicId: TopicId = "" } = one;
  return { isOn, LogsetId, TopicId, isDeleted: one[deletes] === true };
}

/** Turns on what a new cluster writes to the log service. */
export async function startLogs(op: Op & { readonly id: string; readonly args: Values }): Promise<void> {
  const { id, args } = op;
  if (args.logAgent?.enabled) await installAgent(op, args.logAgent.kubeletRootDir);
  for (const store of stores) {
    if (storeIn(args, store).isOn) await turnOn(op, id, store, args);
  }
}

function installAgent(op: Op & { readonly id: string }, KubeletRootDir: string | undefined) {
  return setLogSwitch(op, op.id, "Log", "opened", "InstallLogAgent", { KubeletRootDir });
}

function turnOn(op: Op, id: string, store: Store, values: Values) {
  const { LogsetId, TopicId } = storeIn(values, store);
  const places = { ...(LogsetId === "" ? {} : { LogsetId }), ...(TopicId === "" ? {} : { TopicId }) };
  return setLogSwitch(op, id, store.kind, "opened", `Enable${store.action}`, places);
}

function turnOff(op: Op, id: string, { kind, action }: Store, DeleteLogSetAndTopic: boolean) {
  return setLogSwitch(op, id, kind, "closed", `Disable${action}`, { DeleteLogSetAndTopic });
}

/** Changes what a cluster writes to the log service. */
export async function changeLogs(op: UpdateOperation<typeof clusterFields> & Clients): Promise<void> {
  const { id, args, state } = op;
  if (op.changed("logAgent")) {
    const isOn = args.logAgent?.enabled ?? false;
    const before = state.logAgent ?? { enabled: false, kubeletRootDir: undefined };
    const isMoved = isOn && before.enabled && before.kubeletRootDir !== args.logAgent?.kubeletRootDir;
    if (isMoved || !isOn) await setLogSwitch(op, id, "Log", "closed", "UninstallLogAgent");
    if (isOn) await installAgent(op, args.logAgent?.kubeletRootDir);
  }
  for (const store of stores) {
    if (!op.changed(store.name)) continue;
    const [before, after] = [storeIn(state, store), storeIn(args, store)];
    const isMoved =
      (after.LogsetId !== "" && after.LogsetId !== before.LogsetId) ||
      (after.TopicId !== "" && after.TopicId !== before.TopicId);
    // The logs of the old place are kept when the place changes.
    if (!after.isOn) await turnOff(op, id, store, (args[store.name] === undefined ? before : after).isDeleted);
    else if (before.isOn && isMoved) await turnOff(op, id, store, false);
    if (after.isOn) await turnOn(op, id, store, args);
  }
}

/** The stores that a change turns off and whose logs it deletes. */
export function deletedStores(state: Values, args: Body): string[] {
  return stores.flatMap((store) => {
    const removed = { enabled: false, [store.deletes]: storeIn(state, store).isDeleted };
    const after: Body | undefined = args[store.name] === undefined ? removed : recordOf(args[store.name]);
    const isLost = storeIn(state, store).isOn && after?.["enabled"] === false && after[store.deletes] === true;
    return isLost ? [store.name] : [];
  });
}

/** Turns off the stores whose logs are deleted with the cluster. */
export async function deleteLogs(op: Op & { readonly id: string; readonly state: Values }): Promise<void> {
  for (const store of stores) {
    const { isOn, isDeleted } = storeIn(op.state, store);
    if (isOn && isDeleted) await ifExists(turnOff(op, op.id, store, true), goneClusterCodes);
  }
}
