import { flag, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { pageMembers, pageOf } from "../lists.ts";
import { tagsMember } from "../tag-list.ts";
import {
  codeIn,
  codeMember,
  invalid,
  programMembers,
  publishMember,
  requireUnpublished,
  settingMembers,
  settingsAfter,
} from "./function-checks.ts";
import { functionDetail, functionElement } from "./function-document.ts";
import {
  deleteScfFunction,
  existingFunction,
  existingNamespace,
  functionKey,
  newScfFunction,
  tagsOfFunction,
  usualSettings,
} from "./function-state.ts";
import type { ScfFunction } from "./functions.ts";

/** The actions of functions. A creation and a change take a while, during which the function cannot be changed. */
export function functionActions(world: World): Action[] {
  return [
    createFunction(world),
    getFunction(world),
    listFunctions(world),
    updateFunctionCode(world),
    updateFunctionConfiguration(world),
    deleteFunction(world),
  ];
}

const nameMembers = { FunctionName: text({ min: 1 }), Namespace: optional(text({ min: 1 })) };

function createFunction(world: World): Action {
  return defineAction({
    name: "CreateFunction",
    simplified: "The program does not run; its bucket or image, role, network and layers are not looked up.",
    documentedOnly: "The function is Active when its task ends; `functionTaskMs` sets the duration.",
    params: object({
      ...nameMembers,
      Code: codeMember,
      Handler: optional(text()),
      Runtime: optional(text()),
      Type: optional(text()),
      Tags: tagsMember,
      AsyncRunEnable: optional(text()),
      TraceEnable: optional(text()),
      CodeSource: optional(text()),
      ProtocolType: optional(text()),
      ...settingMembers,
    }),
    run({ params, region }) {
      const { FunctionName: name, Namespace, Code, Handler: handler = "", Runtime, Tags = [], ...rest } = params;
      const { Type: type = "Event", AsyncRunEnable: asyncRun = "FALSE", TraceEnable: _, CodeSource, ...given } = rest;
      const namespace = existingNamespace(world, region, Namespace);
      if (!/^[a-zA-Z][\w:-]{0,58}[a-zA-Z0-9:]$/.test(name)) {
        invalid("InvalidParameter.FunctionName", `${name} is not a name of a function.`);
      }
      if (world.scfFunctions.get(functionKey(region, namespace, name)) !== undefined) {
        invalid("ResourceInUse.Function", `The function ${name} exists.`);
      }
      if (type !== "Event" && type !== "HTTP") invalid("InvalidParameterValue.FunctionType", "No such type.");
      const quota = world.settings.functionQuota;
      if (world.scfFunctions.all().filter((one) => one.region === region).length >= quota) {
        invalid("LimitExceeded.Function", `The quota of ${quota} functions is used up.`);
      }
      const code = codeIn(Code, CodeSource);
      if (code.image === undefined && type === "Event" && handler === "") {
        invalid("InvalidParameterValue.Handler", "The program needs a handler.");
      }
      const runtime = code.image === undefined ? (Runtime ?? "Python2.7") : "CustomImage";
      const one = newScfFunction(world, {
        ...{ region, namespace, name, type, runtime, handler, asyncRun, code },
        settings: settingsAfter(world, { type, region, settings: usualSettings }, given),
        status: "Creating",
      });
      world.scfFunctions.insert(one);
      for (const { Key, Value } of Tags) world.tags.put(tagsOfFunction(one), Key, Value);
      end(world, one, "CreateFunction");
      return {};
    },
  });
}

function getFunction(world: World): Action {
  return defineAction({
    name: "GetFunction",
    params: object({ ...nameMembers, Qualifier: optional(text()), ShowCode: optional(text()) }),
    run({ params, region }) {
      const { id } = existingFunction(world, region, params);
      const one = world.scfFunctions.allSeen().find((seen) => seen.id === id);
      if (one === undefined) throw new PlatformError("ResourceNotFound.Function", "The function does not exist.");
      return functionDetail(world, one);
    },
  });
}

function listFunctions(world: World): Action {
  return defineAction({
    name: "ListFunctions",
    params: object({
      ...pageMembers,
      Namespace: optional(text({ min: 1 })),
      SearchKey: optional(text()),
      Description: optional(text()),
      Order: optional(text()),
      Orderby: optional(text()),
      Filters: optional(listOf(object({ Name: text({ min: 1 }), Values: listOf(text()) }), { max: 10 })),
    }),
    run({ params, region }) {
      const { SearchKey = "", Description = "", Filters = [] } = params;
      const namespace = existingNamespace(world, region, params.Namespace);
      const all = world.scfFunctions
        .allSeen()
        .filter(
          (one) =>
            one.region === region &&
            one.namespace === namespace &&
            one.name.includes(SearchKey) &&
            one.settings.Description.includes(Description) &&
            Filters.every(({ Name, Values }) => Values.some((value) => passes(world, one, Name, value))),
        );
      return {
        TotalCount: all.length,
        Functions: pageOf(all, params).map((one) => functionElement(world, one)),
      };
    },
  });
}

/** Whether a function passes a filter. */
function passes(world: World, one: ScfFunction, name: string, value: string): boolean {
  if (name.startsWith("tag-")) {
    return world.tags.pairsOf(tagsOfFunction(one)).some(({ Key, Value }) => `tag-${Key}` === name && Value === value);
  }
  const { VpcConfig, ClsTopicId, ClsLogsetId, Role, PublicNetConfig } = one.settings;
  const values: Reply = {
    ...{ ...VpcConfig, ClsTopicId, ClsLogsetId, Role, PublicNetStatus: PublicNetConfig.PublicNetStatus },
    ...{ Status: one.status, Runtime: one.runtime, FunctionType: one.type, AsyncRunEnable: one.asyncRun },
  };
  if (!(name in values)) invalid("InvalidParameterValue.Filters", `There is no filter ${name}.`);
  return values[name] === value;
}

function updateFunctionCode(world: World): Action {
  return defineAction({
    name: "UpdateFunctionCode",
    params: object({
      ...nameMembers,
      ...publishMember,
      // Older clients send the program outside of Code.
      ...programMembers,
      Handler: optional(text()),
      Code: optional(codeMember),
      CodeSource: optional(text()),
      InstallDependency: optional(text()),
    }),
    run({ params, region }) {
      const old = existingFunction(world, region, params);
      requireIdle(old, "FailedOperation.FunctionNameStatusError");
      requireUnpublished(params);
      const code = codeIn(params.Code ?? params, params.CodeSource);
      if ((code.image === undefined) !== (old.code.image === undefined)) {
        invalid("UnsupportedOperation.UpdateFunctionCode", "An image and other programs do not replace each other.");
      }
      const handler = params.Handler ?? old.handler;
      const { InstallDependency = old.settings.InstallDependency } = params;
      const settings = settingsAfter(world, old, { InstallDependency });
      change(world, { ...old, code, handler, settings, codeError: "" }, "UpdateFunctionCode");
      return {};
    },
  });
}

function updateFunctionConfiguration(world: World): Action {
  return defineAction({
    name: "UpdateFunctionConfiguration",
    params: object({
      ...nameMembers,
      ...publishMember,
      Runtime: optional(text()),
      L5Enable: optional(text()),
      // Which logs are written, which no read shows.
      IgnoreSysLog: optional(flag()),
      ...settingMembers,
    }),
    run({ params, region }) {
      const { Runtime, ClsTopicId, Role } = params;
      const old = existingFunction(world, region, params);
      requireIdle(old, "FailedOperation.FunctionStatusError");
      requireUnpublished(params);
      if ((Runtime ?? old.runtime) !== old.runtime) invalid("InvalidParameterValue.Runtime", "The runtime is fixed.");
      if (ClsTopicId !== undefined && Role === undefined) {
        invalid("InvalidParameterValue.ClsRole", "A change of the log topic needs the role.");
      }
      change(world, { ...old, settings: settingsAfter(world, old, params) }, "UpdateFunctionConfiguration");
      return {};
    },
  });
}

function deleteFunction(world: World): Action {
  return defineAction({
    name: "DeleteFunction",
    params: object({ ...nameMembers, Qualifier: optional(text()) }),
    run({ params, region }) {
      const one = existingFunction(world, region, params);
      if (["Creating", "Updating", "Publishing"].includes(one.status)) {
        invalid("FailedOperation.FunctionStatusError", `The function is ${one.status}.`);
      }
      world.scfFunctions.replace({ ...one, status: "Deleting" });
      world.hub.agenda.in(world.settings.functionTaskMs, () => deleteScfFunction(world, one));
      return {};
    },
  });
}

/** @throws {PlatformError} if a function is in a state in which it cannot be changed. */
function requireIdle({ status }: ScfFunction, code: string): void {
  if (status !== "Active" && status !== "UpdateFailed") invalid(code, `The function is ${status}.`);
}

/** Makes a change of a function: it is in effect at once, and the function can be used again after a while. */
function change(world: World, one: ScfFunction, action: string): void {
  world.scfFunctions.replace({ ...one, status: "Updating", updatedAt: world.now() });
  end(world, one, action);
}

/** Ends a creation or a change after a while. */
function end(world: World, { id }: ScfFunction, action: string): void {
  world.hub.agenda.in(world.settings.functionTaskMs, () => {
    const one = world.scfFunctions.get(id);
    if (one === undefined) return;
    const failed = world.settings.failedTasks.includes(action);
    const failure = action === "CreateFunction" ? "CreateFailed" : "UpdateFailed";
    const reason = failed ? `${action} failed in this simulator.` : "";
    world.scfFunctions.replace({ ...one, status: failed ? failure : "Active", reason });
  });
}
