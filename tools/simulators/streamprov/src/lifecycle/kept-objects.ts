import { at, idAt, type KeptKind, storedId } from "../control-plane/kept-kind.ts";
import type { KeptName } from "../kept-names.ts";
import type { Json, KeptObject } from "../records.ts";
import type { World } from "../world.ts";

/** Starts an object: after a while it is in the phase that its kind ends in, or FAILED. `atOnce` for tests. */
export function createKept(
  world: World,
  name: KeptName,
  kind: KeptKind,
  body: Json,
  { atOnce = false, parentId = "" }: { readonly atOnce?: boolean; readonly parentId?: string } = {},
): KeptObject {
  const { provisionMs, provisionFailure, endPhase } = world.settings;
  const environmentId = kind.environmentAt === undefined ? "" : idAt(body, kind.environmentAt);
  const { namedAt, clusterAt = "" } = kind;
  const id =
    namedAt === undefined
      ? world.newId(kind.idPrefix)
      : storedId(environmentId, idAt(body, clusterAt), at(body, namedAt));
  const phase = kind.ready === undefined ? "" : (kind.passing?.making ?? "PROVISIONING");
  const born = {
    id,
    environmentId,
    parentId,
    body: kind.born?.(id, body, world) ?? body,
    phase,
    errorMessage: undefined,
    ...world.born(),
  };
  const one: KeptObject = world.kept[name].insert(born);
  if (kind.ready === undefined) return one;
  const errorMessage = atOnce ? undefined : provisionFailure[name];
  const end = errorMessage === undefined ? ((atOnce ? undefined : endPhase[name]) ?? kind.ready) : "FAILED";
  world.hub.agenda.in(atOnce ? 0 : provisionMs[name], () => changeKept(world, name, id, { phase: end, errorMessage }));
  return world.kept[name].get(id) ?? one;
}

/** Lets an object go: one with phases is DEPROVISIONING for a while. */
export function deleteKept(world: World, name: KeptName, kind: KeptKind, id: string): void {
  const ms = world.settings.deprovisionMs[name];
  if (ms > 0) changeKept(world, name, id, { phase: kind.passing?.removing ?? "DEPROVISIONING" });
  world.hub.agenda.in(ms, () => world.kept[name].remove(id));
}

function changeKept(world: World, name: KeptName, id: string, change: Partial<KeptObject>): void {
  const one = world.kept[name].get(id);
  if (one !== undefined) world.kept[name].replace({ ...one, ...change, updatedAt: world.now() });
}
