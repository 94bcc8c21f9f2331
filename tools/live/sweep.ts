import type { FoundObject } from "@org/core-command/testing";
import { walk } from "@org/core-command/testing";
import { importFormOf } from "@org/core-provider";
import { type DiscoverableKind, discoverableKinds } from "@org/core-provider/server";
import { type LivePackage, RequestFailed } from "@org/core-provider/testing";
import type { CreatedObjects } from "./created-objects.ts";
import type { Plugins } from "./plugins.ts";
import { type RunId, runIdIn } from "./run-id.ts";

/** The options of a sweep. */
export interface Sweep {
  readonly live: LivePackage;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly plugins: Plugins;
  /** Whether the objects of a run are deleted. */
  isSwept(run: RunId): boolean;
  /** The files of runs. */
  readonly files: readonly CreatedObjects[];
  print(line: string): void;
}

/** An object to delete. */
interface Leftover {
  readonly kind: string;
  readonly id: string;
  readonly importId: string | undefined;
  readonly name: string;
  /** The kind and ID of the object that contains it. */
  readonly parent: string | undefined;
  /** How many objects contain it. */
  readonly depth: number;
}

/** The result of a sweep: sentences about objects that remain, and kinds that could not be searched. */
export interface SweepResult {
  readonly deleted: number;
  readonly remaining: readonly string[];
  readonly unsearched: readonly string[];
}

/**
 * Deletes the objects of runs, and nothing else: those in the files of the runs, those whose names begin with the ID of
 * the run, and those that are inside such an object.
 */
export async function sweep(options: Sweep): Promise<SweepResult> {
  const { files, isSwept, live, env, print } = options;
  const kinds = await discoverableKinds(live.outline, { config: {}, env });
  // Objects in a service with its own credentials are deleted with the object of ours that contains the service.
  const inServices = new Set(kinds.filter((kind) => isInService(kind, live)).map(({ name }) => name));
  const { found, unsearched } = await listed(options, kinds, inServices);
  const recorded = files.filter(({ runId }) => isSwept(runId)).flatMap(({ remaining }) => remaining);
  const leftovers = new Map<string, Leftover>();
  for (const { kind, id, importId } of recorded) {
    if (inServices.has(kind)) continue;
    leftovers.set(keyOf(kind, id), { kind, id, importId, name: id, parent: undefined, depth: 0 });
  }
  for (const one of found) leftovers.set(keyOf(one.kind, one.id), one);
  let left = [...leftovers.values()].sort((one, other) => other.depth - one.depth);
  const reasons = new Map<Leftover, string>();
  const gone = new Set<string>();
  let deleted = 0;
  for (let count = -1; count !== left.length; ) {
    count = left.length;
    for (const one of left) {
      try {
        if (await remove(options, one)) {
          print(`deleted ${one.kind} ${one.name}`);
          deleted++;
        }
        gone.add(keyOf(one.kind, one.id));
      } catch (error) {
        reasons.set(one, error instanceof Error ? error.message : String(error));
      }
    }
    // An object that is in use can be deleted after the object that uses it.
    left = left.filter(({ kind, id, parent }) => !gone.has(keyOf(kind, id)) && !gone.has(parent ?? ""));
  }
  const remaining = new Set(left.map(({ kind, id }) => keyOf(kind, id)));
  for (const file of files) {
    if (!isSwept(file.runId)) continue;
    for (const one of file.remaining) {
      const isLost = inServices.has(one.kind) ? remaining.size > 0 : remaining.has(keyOf(one.kind, one.id));
      if (!isLost) file.remove(one);
    }
    file.end();
  }
  return {
    deleted,
    remaining: left.map((one) => `${one.kind} ${one.name} (${one.id}): ${reasons.get(one)}`),
    unsearched,
  };
}

function isInService({ name, within }: DiscoverableKind, { services = [], inServices = [] }: LivePackage): boolean {
  if (inServices.includes(name)) return true;
  return within.some(({ property, required }) => !required && services.includes(property));
}

/** The objects of runs that the platform lists. */
async function listed(
  { live, isSwept }: Sweep,
  kinds: readonly DiscoverableKind[],
  inServices: ReadonlySet<string>,
): Promise<{ readonly found: readonly Leftover[]; readonly unsearched: readonly string[] }> {
  const searched = kinds.map(({ name }) => name).filter((name) => name in live.lives && !inServices.has(name));
  const { found, unseen } = await walk(kinds, { only: new Set(searched) });
  const isOurs = ({ name }: FoundObject) => {
    const run = runIdIn(name);
    return run !== undefined && isSwept(run);
  };
  return {
    found: found
      .filter((one) => isOurs(one) || one.parents.some(isOurs))
      .map(({ kind, id, importId, name, parents: [parent, ...further] }) => ({
        kind: kind.name,
        id,
        importId,
        name,
        parent: parent && keyOf(parent.kind.name, parent.id),
        depth: (parent ? 1 : 0) + further.length,
      })),
    unsearched: unseen.filter(({ failed }) => failed).map(({ kind, reason }) => `${kind.name}: ${reason}`),
  };
}

/** Deletes an object. Returns false if it does not exist. */
async function remove({ live, plugins }: Sweep, { kind, importId }: Leftover): Promise<boolean> {
  if (importId === undefined) throw new Error("it cannot be imported, so it is deleted only with what contains it");
  const resource = live.provider.resources.find(({ name }) => name === kind);
  const variable = resource && importFormOf(resource)?.variable?.(importId);
  await using host = await plugins.start(variable === undefined ? {} : { [variable]: "unknown" });
  const it = host.resource(kind, "swept");
  try {
    await it.import(importId);
  } catch (error) {
    if (error instanceof RequestFailed && (error.code === "NOT_FOUND" || error.helpCode === "not-found")) return false;
    throw error;
  }
  await it.delete();
  return true;
}

function keyOf(kind: string, id: string): string {
  return `${kind} ${id}`;
}
