import { bound, StatusError, systemClock } from "@org/core-http";
import { CodedError, duration, type Operation } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { isOptionalFailure } from "../../platform/errors.ts";
import { untilPhase } from "../../platform/waits.ts";
import { flinkService, kafkaService, registryService, type Service } from "./key-services.ts";
import { type ManagedResource, serviceOf } from "./managed-resource.ts";

/** A new key and the resource it gives access to; undefined for the control plane. */
export interface NewKey {
  readonly id: string;
  readonly secret: string;
  readonly resource: ManagedResource | undefined;
}

/** How long to wait, in milliseconds, until a service knows a new key when a probe proves nothing or is impossible. */
const pauses = { schemaRegistry: 60_000, flink: 60_000, ksqlDb: 300_000 };
const firstProbeMs = 500;
const longestProbeMs = 5_000;

/** The clock that the wait uses; tests pass their own. */
export type WaitingClock = Pick<typeof systemClock, "now" | "sleep">;

/**
 * Waits until the service that a new key is for accepts it.
 *
 * @throws Error with the key and the service when the wait times out, or when the service fails for another reason than
 * not knowing the key yet.
 */
export async function untilUsable(
  op: Operation & Clients,
  key: NewKey,
  clock: WaitingClock = systemClock,
): Promise<void> {
  const { endpoint } = op.platform.config;
  const { resource } = key;
  switch (serviceOf(resource)) {
    case "controlPlane":
      return untilAccepted(op, key, { name: "the control plane", endpoint, path: "/org/v2/environments" });
    case "tableflow":
      return untilAccepted(op, key, { name: "Tableflow", endpoint, path: "/tableflow/v1/regions" });
    case "kafka":
      return untilAccepted(op, key, await kafkaService(op, key.id, key.resource as ManagedResource));
    case "schemaRegistry":
      return untilAcceptedWithin(op, key, clock, {
        name: `the Schema Registry ${resource?.id}`,
        ms: pauses.schemaRegistry,
        service: await found(op, registryService(op, key.resource as ManagedResource)),
      });
    case "flink":
      return untilAcceptedWithin(op, key, clock, {
        name: "Flink",
        ms: pauses.flink,
        service: await found(op, flinkService(op, key.resource as ManagedResource)),
      });
    case "ksqlDb":
      return pause(op, "ksqlDB", pauses.ksqlDb, clock);
    case undefined:
      throw new CodedError(
        "invalid-response",
        `the API key ${key.id} was created, but its resource is of an unknown kind, so the provider cannot check when the key is ready: ${JSON.stringify(resource)}. Set disableWaitForReady: true to skip the check`,
      );
  }
}

async function untilAccepted(op: Operation & Clients, key: NewKey, service: Service): Promise<void> {
  try {
    await untilPhase(op, {
      what: `${service.name} to accept the new API key ${key.id}`,
      read: () => probe(op, key, service),
      phase: (answer) => answer,
      pending: ["not accepted yet"],
      done: ["accepted"],
    });
  } catch (error) {
    if (op.signal.aborted) throw error;
    throw new CodedError(
      "object-failed",
      `the API key ${key.id} was created, but ${service.name} does not accept it: ${(error as Error).message}${service.hint ?? ""}`,
      { cause: error },
    );
  }
}

async function probe(op: Operation & Clients, key: NewKey, service: Service): Promise<"accepted" | "not accepted yet"> {
  const pair = { key: key.id, secret: key.secret };
  const client = bound(op.platform.withKey(service.endpoint, pair, `the new API key ${key.id}`), op);
  try {
    for (let answer = 0; answer < (service.answers ?? 1); answer++) await client.get(service.path);
    return "accepted";
  } catch (error) {
    if (error instanceof StatusError && (error.status === 401 || error.status === 403)) return "not accepted yet";
    throw error;
  }
}

/**
 * Schema Registry and Flink reject a key without a role in the same way as a key that they do not know yet, and they may
 * be on a private network. So a probe can end the wait early, but never fails it.
 */
async function untilAcceptedWithin(
  op: Operation & Clients,
  key: NewKey,
  clock: WaitingClock,
  { name, ms, service }: { readonly name: string; readonly ms: number; readonly service: Service | undefined },
): Promise<void> {
  const until = clock.now() + ms;
  if (service === undefined) return pause(op, name, ms, clock);
  op.progress(`waiting for ${name} to accept the new API key ${key.id}`);
  for (let wait = firstProbeMs; ; wait = Math.min(wait * 1.5, longestProbeMs)) {
    if (await isAccepted(op, key, service)) return;
    const left = until - clock.now();
    if (left <= 0) return;
    await clock.sleep(Math.min(wait, left), op.signal);
  }
}

async function isAccepted(op: Operation & Clients, key: NewKey, service: Service): Promise<boolean> {
  try {
    return (await probe(op, key, service)) === "accepted";
  } catch (error) {
    if (!isOptionalFailure(error, op)) throw error;
    op.debug(`the provider could not test the new API key at ${service.name}: ${error.message}`);
    return false;
  }
}

/** The service, if it can be found. A probe only shortens the wait, so a failed search does not fail the create. */
async function found(op: Operation, search: Promise<Service | undefined>): Promise<Service | undefined> {
  try {
    return await search;
  } catch (error) {
    if (!isOptionalFailure(error, op)) throw error;
    op.debug(
      `the provider waits for a fixed time, because the service of the new API key was not found: ${error.message}`,
    );
    return undefined;
  }
}

async function pause(op: Operation, name: string, ms: number, clock: WaitingClock): Promise<void> {
  op.progress(`waiting ${duration(ms)} until ${name} knows the new API key`);
  await clock.sleep(ms, op.signal);
}
