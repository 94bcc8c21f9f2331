import type { Surroundings } from "../command.ts";
import type { ImportedObject } from "../import-file/import-file.ts";
import { Names, validName } from "../import-file/names.ts";
import { visibleLine } from "../visible-text.ts";
import type { Kind } from "./kind.ts";
import { type ManagedResource, managedOf } from "./managed.ts";
import type { FoundObject, Unseen } from "./walk.ts";

/** The found objects, sorted by whether they can be imported. */
export interface Sorted {
  readonly resources: readonly ImportedObject[];
  /** The found objects of the resources, in the same order. */
  readonly origins: readonly FoundObject[];
  readonly nameTable: Readonly<Record<string, string>>;
  readonly skipped: readonly { readonly kind: string; readonly reason: string }[];
  /** Objects whose import reads an environment variable that is not set. */
  readonly withoutVariable: readonly { readonly kind: string; readonly name: string; readonly variable: string }[];
  /** How many objects the stack already has. */
  readonly managed: number;
}

/** Joins the names of kinds that share a reason, so that each reason is reported once. */
export function kindsByReason(
  skipped: Sorted["skipped"],
): readonly { readonly kinds: string; readonly reason: string }[] {
  return [...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, those]) => ({
    kinds: those.map(({ kind }) => kind).join(", "),
    reason,
  }));
}

/** Sorts each kind by ID, which determines the numbers of names that are too long for an ID. */
function byId(objects: readonly FoundObject[]): readonly FoundObject[] {
  const kinds = [...Map.groupBy(objects, ({ kind }) => kind).values()];
  return kinds.flatMap((all) => all.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
}

/** Sorts found objects: those to import with their names, and those that are skipped with the reason. */
export function sorted(
  found: readonly FoundObject[],
  unseen: readonly Unseen[],
  managed: readonly ManagedResource[],
  environment: Surroundings["environment"],
): Sorted {
  const names = new Names(managed.map(({ name }) => name));
  const managedAs = managedOf(managed, found);
  const unmanaged = found.filter((one) => managedAs(one) === undefined);
  const unset = unmanaged.flatMap((one) => {
    const variable = one.importId === undefined ? undefined : one.kind.variable(one.importId);
    return variable === undefined || environment[variable] ? [] : [{ one, variable }];
  });
  const isUnset = new Set(unset.map(({ one }) => one));
  const fresh = unmanaged.filter((one) => !isUnset.has(one));
  const withoutId = new Map<Kind, FoundObject[]>();
  const given = new Map<FoundObject, string>();
  const nameTable: Record<string, string> = {};
  // If several names of a kind become equal, each gets its ID, so that the order does not matter.
  const wishes = new Map<string, number>();
  const wishOf = ({ kind, name }: FoundObject) => `${kind.name} ${validName(name).toLowerCase()}`;
  for (const one of fresh) wishes.set(wishOf(one), (wishes.get(wishOf(one)) ?? 0) + 1);
  for (const one of byId(fresh)) {
    if (one.importId === undefined) withoutId.set(one.kind, [...(withoutId.get(one.kind) ?? []), one]);
    else
      given.set(one, names.give(one.name, ...(wishes.get(wishOf(one)) === 1 && validName(one.name) ? [] : [one.id])));
  }
  const keptNames = new Map<ManagedResource, string>();
  /** The name of a parent that the stack has: its own, unless another kind has the same. */
  const keptName = (kept: ManagedResource) => {
    const name = keptNames.get(kept) ?? (Object.hasOwn(nameTable, kept.name) ? names.give(kept.name) : kept.name);
    nameTable[name] = kept.urn;
    keptNames.set(kept, name);
    return name;
  };
  const origins = fresh.filter((one) => given.has(one));
  const resources = origins.map((one): ImportedObject => {
    const nearest = one.parents.find((each) => given.has(each) || managedAs(each) !== undefined);
    const kept = nearest === undefined ? undefined : managedAs(nearest);
    const parent = kept === undefined ? nearest && given.get(nearest) : keptName(kept);
    const { kind, importId: id = "" } = one;
    return { type: kind.token, name: given.get(one) ?? "", id, ...(parent === undefined ? {} : { parent }) };
  });
  const incomplete = [...withoutId].map(([kind, all]) => ({
    kind: kind.name,
    reason: `${all.map(({ name }) => visibleLine(name)).join(", ")}: the listing does not contain all of the import ID, ${kind.importForm}`,
  }));
  const skipped = [...unseen.map(({ kind, reason }) => ({ kind: kind.name, reason })), ...incomplete];
  const withoutVariable = unset.map(({ one, variable }) => ({ kind: one.kind.name, name: one.name, variable }));
  return { resources, origins, nameTable, skipped, withoutVariable, managed: found.length - unmanaged.length };
}
