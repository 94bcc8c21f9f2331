import { createSafely, creating } from "@org/core-http";
import {
  type Expectation,
  expectation,
  field,
  fromWire,
  ifTaken,
  importCommand,
  type Operation,
} from "@org/core-provider";
import { pageOf } from "./answers.ts";
import type { Body } from "./body.ts";
import type { Clients } from "./clients.ts";
import { listAll, listedMembers, listing, unlessProvenGone } from "./control-plane.ts";
import { isConflict, isGone, isNotFound, unlessGone } from "./errors.ts";
import type { FlinkService } from "./flink.ts";
import { untilGone, untilPhase } from "./waits.ts";

/** A kind of object of the SQL gateway. */
export interface FlinkObjects {
  /** Resource name for messages: `FlinkStatement`. */
  readonly kind: string;
  /** Where all of them in an environment are listed: `statements`. */
  readonly listed: string;
  /** Where one is, below the environment. Default: by its name below the listing. */
  readonly path?: (key: string) => string;
  /** What tells one from the others in an environment. Default: its name. */
  readonly keyOf?: (body: Body) => string;
  /** What is read of one. */
  readonly expects: Expectation;
}

/** What every object of the gateway tells of itself. */
export const flinkObjectFacts = {
  name: field.string({ output: true, answered: "always", wire: "name", docs: "Its name." }),
  createdAt: field.string({ output: true, wire: "metadata.created_at", docs: "When it was made." }),
};

const pageOfObjects = pageOf(flinkObjectFacts);

/** What a change needs of an object. */
const versionFacts = {
  version: field.string({ output: true, wire: "metadata.resource_version", docs: "Its version." }),
};
const versioned = expectation(versionFacts);

/** Below this path everything of an environment is. */
function within({ ids }: Pick<FlinkService, "ids">, path: string): string {
  return `/sql/v1/organizations/${encodeURIComponent(ids.organization)}/environments/${encodeURIComponent(ids.environment)}/${path}`;
}

function pathOf(service: Pick<FlinkService, "ids">, { listed, path }: FlinkObjects, key: string): string {
  return within(service, path?.(key) ?? `${listed}/${encodeURIComponent(key)}`);
}

function keyOf({ keyOf: own }: FlinkObjects, body: Body): string {
  return own?.(body) ?? fromWire(flinkObjectFacts, body).name;
}

/** All objects of a kind in an environment. */
export function listFlinkObjects(
  service: Pick<FlinkService, "client" | "ids">,
  { listed }: FlinkObjects,
  query: Readonly<Record<string, string>> = {},
  expects: Expectation = pageOfObjects,
): AsyncGenerator<Body> {
  return listAll(service.client, within(service, listed), query, undefined, expects);
}

/** Makes an object by its name, in the list that it is read from. */
export async function createFlinkObject(
  op: Operation & Clients & { readonly args: object },
  service: FlinkService,
  objects: FlinkObjects,
  wanted: {
    readonly name: string;
    readonly key?: string;
    readonly body: Body;
    /** ID of the object that a body shows. */
    readonly id: (body: Body) => string;
    /** The ID that it is imported by. */
    readonly importId: string;
  },
): Promise<{ readonly id: string; readonly body: Body }> {
  const { name, key = name, body, id, importId } = wanted;
  const path = pathOf(service, objects, key).replace(/\/[^/]*$/, "");
  const asFound = (found: Body) => {
    const createdAt = Date.parse(fromWire(flinkObjectFacts, found).createdAt);
    return { id: id(found), body: found, ...(Number.isNaN(createdAt) ? {} : { createdAt }) };
  };
  const command = importCommand(op.urn, importId);
  try {
    return await createSafely(op, {
      what: `${objects.kind} "${name}"`,
      importCommand: () => command,
      ifTaken: (found) => ifTaken(op, found, command),
      deterministicId: true,
      post: async () =>
        asFound(
          await service.client.post<Body>(path, { body, expects: expectation(flinkObjectFacts, id), ...creating }),
        ),
      find: async () => {
        const found = await readAlone(service, objects, key);
        return found ? [asFound(found)] : [];
      },
    });
  } catch (error) {
    if (!op.platform.usesOauth || !service.ids.principal.startsWith("sa-") || !isGone(error) || isNotFound(error))
      throw error;
    throw new Error(
      `${(error as Error).message} To act as the service account ${service.ids.principal}, the identity pool of the provider needs the role Assigner on it`,
      { cause: error },
    );
  }
}

async function* keysOf(service: Pick<FlinkService, "client" | "ids">, objects: FlinkObjects) {
  for await (const body of listFlinkObjects(service, objects)) yield keyOf(objects, body);
}

/** Reads an object as far as it can be seen. */
export function readAlone(
  service: Pick<FlinkService, "client" | "ids">,
  objects: FlinkObjects,
  key: string,
): Promise<Body | undefined> {
  return unlessGone(service.client.get<Body>(pathOf(service, objects, key), { expects: objects.expects }));
}

/**
 * Reads an object. In a refresh it comes from a listing when many are asked for at once, and is missing only when it is
 * proven to be gone: 403 is also the answer to credentials that may not see it.
 */
export function readFlinkObject(
  op: Operation & Clients,
  service: FlinkService,
  objects: FlinkObjects,
  key: string,
  { isRefresh }: { readonly isRefresh: boolean },
): Promise<Body | undefined> {
  if (!isRefresh) return readAlone(service, objects, key);
  const request = { ...listing(within(service, objects.listed), {}), expects: pageOfObjects };
  const name = `${service.key} ${objects.listed}`;
  const members = listedMembers(service.shared, {
    name,
    request,
    keyOf: (body) => keyOf(objects, body),
    expects: objects.expects,
    readOne: (one, operation) => {
      const client = service.shared.with(operation);
      const read = client.get<Body>(pathOf(service, objects, one), { expects: objects.expects });
      return unlessProvenGone(read, async () => {
        const { sight } = op.platform;
        if (!(await sight.seesAll(service.signer, service.ids.environment))) return false;
        const listing = await sight.listed(name, () => keysOf({ ...service, client }, objects));
        return listing !== undefined && !listing.has(one);
      });
    },
  });
  return op.platform.members.read(members, key, op);
}

/** For so long a change is tried anew while the object changes by itself, or is busy. */
const busyMs = 5 * 60_000;

/**
 * Changes an object: it is read, changed and written whole, in the version in which it was read. Whenever the platform
 * says that it has changed meanwhile, it is read again.
 *
 * @param change - The object as it should be; undefined when nothing is left to change.
 */
export async function changeFlinkObject(
  op: Operation & Clients,
  service: FlinkService,
  objects: FlinkObjects,
  key: string,
  change: (body: Body) => Body | undefined,
): Promise<void> {
  const path = pathOf(service, objects, key);
  await untilTaken(op, `${objects.kind} ${key} to take the change`, async () => {
    const body = await service.client.get<Body>(path, {
      expects: (found) => objects.expects(found) ?? versioned(found),
    });
    const changed = change(body);
    if (changed !== undefined) await service.client.put(path, { body: changed });
  });
}

/** Removes an object, and waits until it is gone; one that is gone already is no error. */
export async function deleteFlinkObject(
  op: Operation & Clients,
  service: FlinkService,
  objects: FlinkObjects,
  key: string,
): Promise<void> {
  const path = pathOf(service, objects, key);
  try {
    await untilTaken(op, `${objects.kind} ${key} to take its deletion`, () => service.client.delete(path));
  } catch (error) {
    if (!isGone(error)) throw error;
    // 403 is also the answer to a key that may not delete, or see.
    const isThere = async () => (await readFlinkObject(op, service, objects, key, { isRefresh: true })) !== undefined;
    if (!isNotFound(error) && (await isThere().catch(() => true))) throw error;
    return;
  }
  await untilGone(op, `${objects.kind} ${key}`, () => readAlone(service, objects, key));
}

/** Asks until the platform does not answer any more that the object is busy or has changed. */
async function untilTaken(op: Operation, what: string, ask: () => Promise<unknown>): Promise<void> {
  let refusal: unknown;
  const patient = { ...op, deadline: Math.min(op.deadline, Date.now() + busyMs) };
  await untilPhase(patient, {
    what,
    read: async () => {
      refusal = undefined;
      await ask().catch((error: unknown) => {
        if (!isConflict(error) || Date.now() >= patient.deadline) throw error;
        refusal = error;
      });
    },
    phase: () => (refusal === undefined ? "taken" : "busy"),
    pending: ["busy"],
    done: ["taken"],
  });
}
