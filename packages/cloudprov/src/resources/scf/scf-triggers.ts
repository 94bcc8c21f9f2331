import { CodedError } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists, unlessDone } from "../../platform/errors.ts";
import type { Body } from "../../platform/responses.ts";
import {
  type DeclaredTrigger,
  type FoundTrigger,
  isInEffect,
  isSame,
  platformName,
  triggersIn,
} from "./scf-trigger-form.ts";

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
