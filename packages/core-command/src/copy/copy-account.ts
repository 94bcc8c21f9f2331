import type { Kind, ObjectProperties } from "../discover/kind.ts";
import { eachAtOnce, type FoundObject } from "../discover/walk.ts";
import { Refusal } from "../refusal.ts";
import { idsOf, References } from "./references.ts";
import type { SimulatedAccount } from "./simulated-account.ts";

/** An object of the account that is to be copied. */
export interface CopiedObject {
  readonly one: FoundObject;
  /** Its kind with the settings of the service that contains it. */
  readonly kind: Kind;
  /** The settings of that service; undefined if it is in none. */
  readonly service: Readonly<Record<string, string>> | undefined;
}

/** An object that is missing in a copy. */
export interface NotCopied {
  readonly kind: string;
  readonly name: string;
  readonly reason: string;
}

/** The result of a copy. */
export interface AccountCopy {
  /** The content of the simulator's state file. */
  readonly snapshot: object;
  /** How many objects were copied. */
  readonly copied: number;
  /** Objects that could not be copied, with the reasons. */
  readonly left: readonly NotCopied[];
  /** Kinds with properties that are secret on the platform and have other values in the copy. */
  readonly secrets: readonly { readonly kind: string; readonly properties: readonly string[] }[];
}

interface Read extends CopiedObject {
  readonly values: ObjectProperties;
}

/** An object of the platform that no resource creates. */
export interface RelatedObject {
  readonly kind: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Finds objects of the platform that no resource creates. */
export interface RelatedObjects {
  /** Those that exist before all others, such as users. */
  first(): Promise<readonly RelatedObject[]>;
  /** Those that belong to an object. */
  of(kind: string, id: string): Promise<readonly RelatedObject[]>;
}

/**
 * Copies the objects of an account to a simulator: reads them as an import does, creates them there as an `up` does,
 * containing and referenced objects first, and then gives the copies the IDs of the originals.
 *
 * @param kindsWith - The kinds of the copy with the settings of a service.
 */
export async function copyAccount(
  objects: readonly CopiedObject[],
  {
    account,
    kindsWith,
    related,
    onCopied,
  }: {
    readonly account: SimulatedAccount;
    readonly kindsWith: (settings: Readonly<Record<string, string>>) => Promise<readonly Kind[]>;
    readonly related: RelatedObjects;
    readonly onCopied: (count: number, all: number) => void;
  },
): Promise<AccountCopy> {
  const left: NotCopied[] = [];
  const leave = ({ one }: CopiedObject, error: unknown) =>
    left.push({ kind: one.kind.name, name: one.name, reason: messageOf(error) });
  const read = await eachAtOnce(objects, async (object): Promise<Read | undefined> => {
    try {
      const values = await object.kind.read(object.one.importId ?? "");
      return values && { ...object, values };
    } catch (error) {
      leave(object, error);
      return undefined;
    }
  });
  const references = new References();
  const kindsOf = kindsByService(account, references, kindsWith);
  const add = async (all: readonly RelatedObject[]) => {
    for (const { kind, id, fields } of all) {
      references.add(id, (await account.add?.(kind, references.toCopy(fields))) ?? id);
    }
  };
  try {
    await add(await related.first());
  } catch (error) {
    // Most objects do not need them.
    left.push({ kind: "Organization", name: "and its users", reason: messageOf(error) });
  }
  let copied = 0;
  const copy = async (object: Read): Promise<void> => {
    const { one, values, service } = object;
    const kind = (await kindsOf(service)).find(({ name }) => name === one.kind.name);
    if (kind === undefined) throw new Refusal("not-found", `the kind ${one.kind.name} is unknown in the copy`);
    const inputs = references.toCopy(values.inputs);
    const made = await kind.create((await account.complete?.(one.kind.name, inputs)) ?? inputs);
    references.add(values.id, made.id);
    references.addOutputs(values.outputs, made.outputs);
    await add(await related.of(one.kind.name, one.id));
    copied++;
    onCopied(copied, objects.length);
  };
  const existing = read.filter((one) => one !== undefined);
  const failed: Read[] = [];
  for (const wave of waves(existing)) {
    await eachAtOnce(wave, (object) => copy(object).catch(() => void failed.push(object)));
  }
  // A reference by name shows only when all others exist.
  for (const object of failed) await copy(object).catch((error: unknown) => leave(object, error));
  return {
    snapshot: references.toOriginal(await account.finish()),
    copied,
    left,
    secrets: secretsOf(existing),
  };
}

/** The kinds of the copy with the settings of each service, which exists in the copy by then. */
function kindsByService(
  account: SimulatedAccount,
  references: References,
  kindsWith: (settings: Readonly<Record<string, string>>) => Promise<readonly Kind[]>,
) {
  const known = new Map<string, Promise<readonly Kind[]>>();
  const kindsIn = async (service: CopiedObject["service"]) => {
    const settings = references.toCopy(service ?? {});
    return kindsWith((service && (await account.serviceSettings?.(settings))) ?? settings);
  };
  return (service: CopiedObject["service"]): Promise<readonly Kind[]> => {
    const key = JSON.stringify(service ?? {});
    const kinds = known.get(key) ?? kindsIn(service);
    known.set(key, kinds);
    return kinds;
  };
}

/** The objects in an order in which each is preceded by those that it refers to. */
function waves(objects: readonly Read[]): readonly (readonly Read[])[] {
  const found: (readonly Read[])[] = [];
  let remaining = objects;
  while (remaining.length > 0) {
    const owners = Map.groupBy(remaining.filter(isOwner), ({ values }) => values.id);
    const ready = remaining.filter(
      (object) => !referencesOf(object).some((id) => owners.get(id)?.some((owner) => owner !== object)),
    );
    // Objects that refer to each other are created at the same time.
    const wave = ready.length > 0 ? ready : remaining;
    found.push(wave);
    const done = new Set(wave);
    remaining = remaining.filter((object) => !done.has(object));
  }
  return found;
}

/** Whether the ID of an object is its own: settings of another object have the ID of that object. */
function isOwner({ values: { id, inputs } }: Read): boolean {
  return !idsOf(inputs).includes(id);
}

function referencesOf({ one, values, service }: Read): readonly string[] {
  return [...idsOf(values.inputs), ...one.parents.map(({ id }) => id), ...idsOf(service ?? {})];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function secretsOf(read: readonly Read[]): AccountCopy["secrets"] {
  return [...Map.groupBy(read, ({ one }) => one.kind.name)].flatMap(([kind, all]) => {
    const properties = new Set(
      all.flatMap(({ values }) => values.secrets.map((path) => path.split(/[.[]/)[0] ?? path)),
    );
    return properties.size === 0 ? [] : [{ kind, properties: [...properties].sort() }];
  });
}
