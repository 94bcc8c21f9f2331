import { CodedError, fromWire, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists, unlessDone } from "../../platform/errors.ts";
import { parsedJson } from "../../platform/json.ts";
import { type Body, recordOf } from "../../platform/responses.ts";

/** A trigger in the inputs or the state of a function. */
export interface DeclaredTrigger {
  readonly name: string;
  readonly cosRegion?: string | undefined;
  readonly type: string;
  readonly triggerDesc: string;
}

const trigger = {
  type: responseField.string({ wire: "Type", returned: "always" }),
  name: responseField.string({ wire: "TriggerName", returned: "always" }),
  desc: responseField.string({ wire: "TriggerDesc", returned: "always" }),
  enable: responseField.integer({ wire: "Enable", optional: true }),
  qualifier: responseField.string({ wire: "Qualifier", optional: true }),
  customArgument: responseField.string({ wire: "CustomArgument", optional: true }),
  description: responseField.string({ wire: "Description", optional: true }),
};
const all = { triggers: responseField.list(responseField.object(trigger, {}), { wire: "Triggers", optional: true }) };

type FoundTrigger = ReturnType<typeof triggersIn>[number];

function triggersIn(found: Body) {
  return fromWire(all, found).triggers ?? [];
}

/** The end of the name that the platform gives a trigger of a bucket. */
const cosHost = /^(.+)\.cos\.([a-z0-9-]+)\.myqcloud\.com$/;

/** The triggers of a function in a response: as the program declares them, and as the platform has them. */
export function triggersAsRead(found: Body): Body {
  const elements = (found["Triggers"] ?? undefined) as readonly Body[] | undefined;
  const triggers = triggersIn(found);
  return {
    Triggers: elements && triggers.map(declarationOf),
    TriggerInfos: elements?.map((one, at) => {
      const { type = "", desc = "", enable } = triggers[at] ?? {};
      return { ...one, TriggerDesc: descOf(type, desc), Enable: enable === undefined ? undefined : enable === 1 };
    }),
  };
}

function declarationOf({ type, name, desc }: FoundTrigger): Body {
  const [, bucket = name, cosRegion] = (type === "cos" ? cosHost.exec(name) : null) ?? [];
  return {
    Name: bucket,
    ...(cosRegion === undefined ? {} : { CosRegion: cosRegion }),
    Type: type,
    TriggerDesc: descOf(type, desc),
  };
}

/** The parameters of a trigger as programs have them: the cron expression of a timer instead of JSON with it. */
export function descOf(type: string, desc: string): string {
  const cron = type === "timer" ? recordOf(parsedJson(desc))?.["cron"] : undefined;
  return typeof cron === "string" ? cron : desc;
}

/** The name of a trigger on the platform. */
function platformName({ type, name, cosRegion }: DeclaredTrigger): string {
  return type === "cos" ? `${name}.cos.${cosRegion}.myqcloud.com` : name;
}

function isSame(one: DeclaredTrigger, other: DeclaredTrigger): boolean {
  return one.type === other.type && platformName(one) === platformName(other);
}

/**
 * The triggers that were read, of those that the program declares, with its parameters where they are in effect. The
 * others belong to something else, and so does one with other parameters that the state did not have.
 */
export function triggersAsGiven(
  found: readonly DeclaredTrigger[] = [],
  given: readonly DeclaredTrigger[] = [],
  known: readonly DeclaredTrigger[] = [],
): readonly DeclaredTrigger[] {
  return found.flatMap((one) => {
    const own = given.find((other) => isSame(one, other));
    if (own === undefined) return [];
    if (isInEffect(own.type, own.triggerDesc, one.triggerDesc)) return [{ ...one, triggerDesc: own.triggerDesc }];
    return known.some((other) => isSame(one, other)) ? [one] : [];
  });
}

/** Whether the parameters that the platform returns are those of a program. It adds members to JSON. */
export function isInEffect(type: string, given: string, found: string): boolean {
  const [wanted, actual] = [descOf(type, given).trim(), descOf(type, found).trim()];
  return wanted === actual || contains(parsedJson(actual), parsedJson(wanted));
}

/** Whether a JSON value has everything that another one has. Numbers may be texts. */
function contains(actual: unknown, wanted: unknown): boolean {
  if (wanted === undefined || actual === undefined) return false;
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(actual) && actual.length === wanted.length && wanted.every((one, at) => contains(actual[at], one))
    );
  }
  const members = recordOf(wanted);
  if (members === undefined) return recordOf(actual) === undefined && String(actual) === String(wanted);
  const present = recordOf(actual);
  return present !== undefined && Object.entries(members).every(([name, one]) => contains(present[name], one));
}

/** Types whose triggers can be changed. The others are deleted and created. */
export const changeableTypes = ["timer", "ckafka", "http"] as const;

/** A function whose triggers are changed: the parameters that identify it, and how it is read. */
export interface TriggerOwner {
  readonly key: { readonly Namespace: string; readonly FunctionName: string };
  readonly read: () => Promise<Body | undefined>;
}

/**
 * Changes the triggers of a function from `before` to `after`. Triggers that are in neither list remain.
 *
 * @throws CodedError if a new trigger exists already with other parameters, because something else has created it.
 */
export async function changeTriggers(
  op: Op,
  owner: TriggerOwner,
  before: readonly DeclaredTrigger[] = [],
  after: readonly DeclaredTrigger[] = [],
): Promise<void> {
  const removed = before.filter((one) => !after.some((other) => isSame(one, other)));
  if (removed.length + after.length === 0) return;
  const present = triggersIn((await owner.read()) ?? {});
  const foundOf = (one: DeclaredTrigger) =>
    present.find(({ type, name }) => type === one.type && name === platformName(one));
  const differing = after.filter((one) => {
    const found = foundOf(one);
    return found === undefined || !isInEffect(one.type, one.triggerDesc, found.desc);
  });
  for (const one of differing) {
    if (foundOf(one) === undefined || before.some((other) => isSame(one, other))) continue;
    throw new CodedError(
      "object-exists",
      `triggers: the function has a trigger ${one.name} of the type ${one.type} with other parameters, which something else has created: delete it, or declare it with its parameters`,
    );
  }
  for (const found of removed.flatMap((one) => foundOf(one) ?? [])) await remove(op, owner, found);
  for (const one of differing) {
    const found = foundOf(one);
    const parameters = parametersOf(owner, one, found);
    if (found !== undefined && changeableTypes.some((type) => type === one.type)) {
      await op.scf.write("UpdateTrigger", parameters);
      continue;
    }
    if (found !== undefined) await remove(op, owner, found);
    await unlessDone(
      () => op.scf.write("CreateTrigger", parameters),
      async () => {
        const created = triggersIn((await owner.read()) ?? {}).find(
          ({ type, name }) => type === one.type && name === platformName(one),
        );
        return created !== undefined && isInEffect(one.type, one.triggerDesc, created.desc);
      },
    );
  }
}

async function remove(op: Op, { key }: TriggerOwner, { type, name, desc, qualifier }: FoundTrigger): Promise<void> {
  const parameters = { ...key, TriggerName: name, Type: type, TriggerDesc: desc };
  await ifExists(op.scf.write("DeleteTrigger", qualifier ? { ...parameters, Qualifier: qualifier } : parameters));
}

/** The parameters of a trigger, with what something else may have set for the one that exists. */
function parametersOf({ key }: TriggerOwner, one: DeclaredTrigger, found: FoundTrigger | undefined): Body {
  const { enable = 1, qualifier, customArgument, description } = found ?? {};
  const kept = { Qualifier: qualifier, CustomArgument: customArgument, Description: description };
  return {
    ...key,
    TriggerName: platformName(one),
    Type: one.type,
    TriggerDesc: one.triggerDesc,
    Enable: enable === 1 ? "OPEN" : "CLOSE",
    ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined && value !== "")),
  };
}
