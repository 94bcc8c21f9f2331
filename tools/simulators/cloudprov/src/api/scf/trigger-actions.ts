import { integer, listOf, object, optional, text } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { pageMembers, pageOf } from "../lists.ts";
import { invalid } from "./function-checks.ts";
import { triggerDocument } from "./function-document.ts";
import { existingFunction, type NamedFunction } from "./function-state.ts";
import type { ScfFunction, Trigger } from "./functions.ts";
import { checkTriggerName, storedDesc } from "./trigger-desc.ts";

/** The actions of triggers, which belong to functions. */
export function triggerActions(world: World): Action[] {
  return [createTrigger(world), updateTrigger(world), deleteTrigger(world), listTriggers(world)];
}

const names = { FunctionName: text({ min: 1 }), Namespace: optional(text({ min: 1 })) };
const key = { ...names, TriggerName: text({ min: 1 }), Type: text({ min: 1 }) };
const settings = {
  TriggerDesc: optional(text()),
  Qualifier: optional(text()),
  Enable: optional(text()),
  CustomArgument: optional(text()),
  Description: optional(text()),
};

/** How requests name a trigger. */
interface NamedTrigger extends NamedFunction {
  readonly TriggerName: string;
  readonly Type: string;
}

function createTrigger(world: World): Action {
  return defineAction({
    name: "CreateTrigger",
    simplified: "The trigger never calls the function, and its source is not looked up.",
    documentedOnly: "Triggers of the types apigw, cmq and mps cannot be created any more.",
    params: object({ ...key, ...settings }),
    run({ params, region }) {
      const { TriggerName: name, Type: type, TriggerDesc: desc, Enable = "OPEN" } = params;
      const owner = existingFunction(world, region, params);
      if (!["cos", "cls", "timer", "ckafka", "http"].includes(type)) {
        invalid("UnsupportedOperation.Trigger", `Triggers of the type ${type} are not created any more.`);
      }
      if (owner.status !== "Active") invalid("FailedOperation.FunctionStatusError", `The function is ${owner.status}.`);
      checkTriggerName(type, name);
      if (triggerOf(owner, params) !== undefined) invalid("ResourceInUse.Trigger", `The trigger ${name} exists.`);
      const one: Trigger = {
        type,
        name,
        desc: storedDesc(type, name, desc),
        enabled: isOpen(Enable),
        qualifier: params.Qualifier ?? "$LATEST",
        customArgument: params.CustomArgument ?? "",
        description: params.Description ?? "",
        createdAt: world.now(),
        updatedAt: world.now(),
      };
      world.scfFunctions.replace({ ...owner, triggers: [...owner.triggers, one] });
      return { TriggerInfo: triggerDocument(world, one) };
    },
  });
}

function updateTrigger(world: World): Action {
  return defineAction({
    name: "UpdateTrigger",
    params: object({ ...key, ...settings }),
    run({ params, region }) {
      const { TriggerName: name, Type: type, TriggerDesc: desc, Enable } = params;
      const owner = existingFunction(world, region, params);
      if (!["timer", "ckafka", "http"].includes(type)) {
        invalid("UnsupportedOperation.Trigger", `A trigger of the type ${type} cannot be changed.`);
      }
      const old = existingTrigger(owner, params);
      const one: Trigger = {
        ...old,
        desc: desc === undefined ? old.desc : storedDesc(type, name, desc),
        enabled: isOpen(Enable),
        qualifier: params.Qualifier ?? old.qualifier,
        customArgument: params.CustomArgument ?? old.customArgument,
        description: params.Description ?? old.description,
        updatedAt: world.now(),
      };
      world.scfFunctions.replace({ ...owner, triggers: owner.triggers.map((each) => (each === old ? one : each)) });
      return {};
    },
  });
}

function deleteTrigger(world: World): Action {
  return defineAction({
    name: "DeleteTrigger",
    params: object({ ...key, TriggerDesc: optional(text()), Qualifier: optional(text()) }),
    run({ params, region }) {
      const owner = existingFunction(world, region, params);
      const old = existingTrigger(owner, params);
      if (params.Type === "cos" && storedDesc("cos", params.TriggerName, params.TriggerDesc) !== old.desc) {
        invalid("InvalidParameterValue.TriggerDesc", "TriggerDesc is not that of the trigger.");
      }
      world.scfFunctions.replace({ ...owner, triggers: owner.triggers.filter((each) => each !== old) });
      return {};
    },
  });
}

function listTriggers(world: World): Action {
  return defineAction({
    name: "ListTriggers",
    params: object({
      ...names,
      Limit: pageMembers.Limit,
      Offset: optional(integer({ min: 0 })),
      OrderBy: optional(text()),
      Order: optional(text()),
      Filters: optional(listOf(object({ Name: text({ min: 1 }), Values: listOf(text()) }))),
    }),
    run({ params, region }) {
      const { triggers } = existingFunction(world, region, params);
      const all = triggers.filter((one) =>
        (params.Filters ?? []).every(({ Name, Values }) => Values.some((value) => passes(one, Name, value))),
      );
      return {
        TotalCount: all.length,
        Triggers: pageOf(all, params).map((one) => ({ ...triggerDocument(world, one), BoundResources: "" })),
      };
    },
  });
}

/** Whether a trigger passes a filter. Names and descriptions match in part. */
function passes({ qualifier, name, description }: Trigger, filter: string, value: string): boolean {
  switch (filter) {
    case "Qualifier":
      return qualifier === value;
    case "TriggerName":
      return name.includes(value);
    case "Description":
      return description.includes(value);
    default:
      return invalid("InvalidParameterValue.Filters", `There is no filter ${filter}.`);
  }
}

function triggerOf({ triggers }: ScfFunction, { TriggerName, Type }: NamedTrigger): Trigger | undefined {
  return triggers.find(({ name, type }) => name === TriggerName && type === Type);
}

/** @throws {PlatformError} if there is no such trigger. */
function existingTrigger(owner: ScfFunction, named: NamedTrigger): Trigger {
  return found(triggerOf(owner, named), "ResourceNotFound.Trigger", `trigger ${named.TriggerName}`);
}

function isOpen(enable: string | undefined): boolean {
  if (enable === "OPEN" || enable === "CLOSE") return enable === "OPEN";
  return invalid("InvalidParameterValue.Enable", "Enable is OPEN or CLOSE.");
}
