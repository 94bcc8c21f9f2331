import { fromWire, responseField } from "@org/core-provider";
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

/** A trigger as the platform has it. */
export type FoundTrigger = ReturnType<typeof triggersIn>[number];

/** The triggers in a response. */
export function triggersIn(found: Body) {
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
export function platformName({ type, name, cosRegion }: DeclaredTrigger): string {
  return type === "cos" ? `${name}.cos.${cosRegion}.myqcloud.com` : name;
}

/** Whether two triggers have the same type and name. */
export function isSame(one: DeclaredTrigger, other: DeclaredTrigger): boolean {
  return one.type === other.type && platformName(one) === platformName(other);
}

/**
 * The declared triggers among those that were read, with the program's parameters where they are in effect. Other triggers
 * belong to something else. So does a trigger with other parameters, if the state did not contain it.
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
