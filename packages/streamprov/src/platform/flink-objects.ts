import { createSafely, creating, type Found, type RecentSearch } from "@org/core-http";
import {
  CodedError,
  type Expectation,
  expectation,
  expectationOfRequested,
  fromWire,
  ifLeftElsewhere,
  ifTaken,
  importCommand,
  type Operation,
  responseField,
  UnexpectedResponse,
} from "@org/core-provider";
import type { Body } from "./body.ts";
import type { Clients } from "./clients.ts";
import { listAll, listedMembers, listing, unlessProvenDeleted } from "./control-plane.ts";
import { ifExists, isConflict, isMissingError, isNotFound } from "./errors.ts";
import type { FlinkService } from "./flink.ts";
import { pageOf } from "./responses.ts";
import { untilDeleted, untilPhase } from "./waits.ts";

/** A type of object of the SQL gateway. */
export interface FlinkObjects {
  /** Resource name for messages: `FlinkStatement`. */
  readonly kind: string;
  /** Path of the list in an environment: `statements`. */
  readonly listed: string;
  /** Path of an object in an environment. By default, its name below the list. */
  readonly path?: (key: string) => string;
  /** Key of an object within its environment. Defaults to its name. */
  readonly keyOf?: (body: Body) => string;
  /** The expected response with an object. */
  readonly expects: Expectation;
}

/** The fields of every object. */
export const flinkObjectFacts = {
  name: responseField.string({ returned: "always", wire: "name" }),
  createdAt: responseField.string({ wire: "metadata.created_at" }),
};

/** The fields of an object that runs: its place, and its phase. */
export const runningFacts = {
  ...flinkObjectFacts,
  organization: responseField.string({ wire: "organization_id" }),
  environment: responseField.string({ wire: "environment_id" }),
  computePool: responseField.string({ wire: "spec.compute_pool_id" }),
  principal: responseField.string({ wire: "spec.principal" }),
  phase: responseField.string({ wire: "status.phase" }),
  detail: responseField.string({ wire: "status.detail" }),
};

const pageOfObjects = pageOf(flinkObjectFacts);

/** The fields that an update needs. */
const versionFacts = {
  version: responseField.string({ wire: "metadata.resource_version" }),
};
const versioned = expectation(versionFacts);

/** A path within an environment. */
function within({ ids }: Pick<FlinkService, "ids">, path: string): string {
  return `/sql/v1/organizations/${encodeURIComponent(ids.organization)}/environments/${encodeURIComponent(ids.environment)}/${path}`;
}

function pathOf(service: Pick<FlinkService, "ids">, { listed, path }: FlinkObjects, key: string): string {
  return within(service, path?.(key) ?? `${listed}/${encodeURIComponent(key)}`);
}

function keyOf({ keyOf: own }: FlinkObjects, body: Body): string {
  return own?.(body) ?? fromWire(flinkObjectFacts, body).name;
}

/** All objects of a type in an environment. */
export function listFlinkObjects(
  service: Pick<FlinkService, "client" | "ids">,
  { listed }: FlinkObjects,
  query: Readonly<Record<string, string>> = {},
  expects: Expectation = pageOfObjects,
): AsyncGenerator<Body> {
  const inEnvironment = isInEnvironment(service);
  return listAll(
    service.client,
    within(service, listed),
    query,
    undefined,
    (body) => expects(body) ?? inEnvironment(body),
  );
}

/** Creates an object by name. */
export async function createFlinkObject(
  op: Operation & Clients & { readonly args: object },
  service: FlinkService,
  objects: FlinkObjects,
  wanted: {
    readonly name: string;
    readonly key?: string;
    readonly body: Body;
    /** ID of the object in a body. */
    readonly id: (body: Body) => string;
    /** The import ID. */
    readonly importId: string;
  },
): Promise<{ readonly id: string; readonly body: Body }> {
  const { name, key = name, body, id, importId } = wanted;
  const path = pathOf(service, objects, key).replace(/\/[^/]*$/, "");
  const asFound = (found: Body): Found & { readonly body: Body } => {
    const createdAt = Date.parse(fromWire(flinkObjectFacts, found).createdAt);
    return { id: id(found), body: found, ...(Number.isNaN(createdAt) ? {} : { createdAt }) };
  };
  const commandFor = (one: string) => service.importVariables + importCommand(op.urn, one);
  const command = commandFor(importId);
  const recent = (): RecentSearch => ({
    key: `recent ${path}`,
    kind: objects.kind,
    name,
    async *list() {
      for await (const found of listFlinkObjects(service, objects)) {
        const { id: foundId, createdAt } = asFound(found);
        yield { id: foundId, createdAt, name: keyOf(objects, found) };
      }
    },
    advice(found) {
      const foundName = found.slice(found.lastIndexOf("/") + 1);
      return ifLeftElsewhere(op.urn, commandFor(importId.replace(name, () => foundName)));
    },
  });
  try {
    return await createSafely(op, {
      what: `${objects.kind} "${name}"`,
      importCommand: () => command,
      ifTaken: (found) => ifTaken(op, found, command),
      deterministicId: true,
      // The platform rejects a second object with a name from the program, but not one with another automatic name.
      recent: op.automaticNames?.has(name) ? recent() : undefined,
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
    if (
      !op.platform.usesOauth ||
      !service.ids.principal.startsWith("sa-") ||
      !isMissingError(error) ||
      isNotFound(error)
    )
      throw error;
    throw new CodedError(
      "no-permission",
      `${(error as Error).message} To use the service account ${service.ids.principal}, the provider's identity pool needs the role Assigner on it`,
      { cause: error },
    );
  }
}

async function* keysOf(service: Pick<FlinkService, "client" | "ids">, objects: FlinkObjects) {
  for await (const body of listFlinkObjects(service, objects)) yield keyOf(objects, body);
}

/** Expects objects of an environment, or no objects. */
function isInEnvironment({ ids }: Pick<FlinkService, "ids">): Expectation {
  return expectationOfRequested({ organization_id: ids.organization, environment_id: ids.environment });
}

/** Requests an object. A response with another one is invalid. */
function getObject(
  service: Pick<FlinkService, "client" | "ids">,
  objects: FlinkObjects,
  key: string,
  expects = objects.expects,
): Promise<Body> {
  const inEnvironment = isInEnvironment(service);
  const identifies = expectation((body) => {
    const found = keyOf(objects, body);
    if (found !== key) throw UnexpectedResponse.other("name", found, key);
    const other = inEnvironment(body);
    if (other !== undefined) throw other;
  });
  return service.client.get<Body>(pathOf(service, objects, key), { expects, identifies });
}

/** Reads an object; undefined if it does not exist or cannot be read. */
export function readAlone(
  service: Pick<FlinkService, "client" | "ids">,
  objects: FlinkObjects,
  key: string,
): Promise<Body | undefined> {
  return ifExists(getObject(service, objects, key));
}

/**
 * Reads an object. A refresh of many objects reads the list, and treats an object as missing only if that is proven: the
 * platform also returns 403 for missing permissions.
 */
export function readFlinkObject(
  op: Operation & Clients,
  service: FlinkService,
  objects: FlinkObjects,
  key: string,
  { isRefresh }: { readonly isRefresh: boolean },
): Promise<Body | undefined> {
  if (!isRefresh) return readAlone(service, objects, key);
  const inEnvironment = isInEnvironment(service);
  const expects: Expectation = (body) => pageOfObjects(body) ?? inEnvironment(body);
  const request = { ...listing(within(service, objects.listed), {}), expects };
  const name = `${service.key} ${objects.listed}`;
  const members = listedMembers(service.shared, {
    name,
    request,
    keyOf: (body) => keyOf(objects, body),
    expects: objects.expects,
    readOne: (one, operation) => {
      const client = service.shared.with(operation);
      const read = getObject({ ...service, client }, objects, one);
      return unlessProvenDeleted(read, async () => {
        const { permissions } = op.platform;
        if (!(await permissions.seesAll(service.signer, service.ids.environment))) return false;
        const listing = await permissions.listed(name, () => keysOf({ ...service, client }, objects));
        return listing !== undefined && !listing.has(one);
      });
    },
  });
  return op.memory.members.read(members, key, op);
}

/** How long to retry an update in milliseconds while the object is busy or changes otherwise. */
const busyMs = 5 * 60_000;

/**
 * Updates an object: reads it, changes it, and writes the whole object with the version that was read. If the object has
 * changed in the meantime, it is read again.
 *
 * @param change - Returns the changed object; undefined if there is nothing to change.
 */
export async function changeFlinkObject(
  op: Operation & Clients,
  service: FlinkService,
  objects: FlinkObjects,
  key: string,
  change: (body: Body) => Body | undefined,
): Promise<void> {
  const path = pathOf(service, objects, key);
  await untilTaken(op, `${objects.kind} ${key} to accept the change`, async () => {
    const body = await getObject(service, objects, key, (found) => objects.expects(found) ?? versioned(found));
    const changed = change(body);
    if (changed !== undefined) await service.client.put(path, { body: changed });
  });
}

/** Deletes an object, if it still exists, and waits until it no longer exists. */
export async function deleteFlinkObject(
  op: Operation & Clients,
  service: FlinkService,
  objects: FlinkObjects,
  key: string,
): Promise<void> {
  const path = pathOf(service, objects, key);
  try {
    await untilTaken(op, `${objects.kind} ${key} to accept its deletion`, () => service.client.delete(path));
  } catch (error) {
    if (!isMissingError(error)) throw error;
    // The platform also returns 403 for missing permissions.
    const isThere = async () => (await readFlinkObject(op, service, objects, key, { isRefresh: true })) !== undefined;
    if (!isNotFound(error) && (await isThere().catch(() => true))) throw error;
    return;
  }
  await untilDeleted(op, `${objects.kind} ${key}`, () => readAlone(service, objects, key));
}

/** Repeats a request while the platform responds that the object is busy or has changed. */
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
    phase: () => (refusal === undefined ? "accepted" : "busy"),
    pending: ["busy"],
    done: ["accepted"],
  });
}
