import { atMostOneOf, field } from "@org/core-provider";
import { taskField } from "./resource-fields.ts";
import { actionFacts, callServiceFields, callServiceRule, code, serviceFacts } from "./service-fields.ts";

const parameter = field.any({ docs: "A parameter." });
const member = field.any({ docs: "A member." });
const path = field.string({ docs: "A path." });

/** Properties for the provider itself: a change repeats the call, or applies to the next call. */
const calling = { local: true, replaceOnChange: true } as const;
const local = { local: true } as const;

const undo = {
  action: field.string({ ...actionFacts, docs: "Action that undoes the call." }),
  ...callServiceFields,
  parameters: field.map(parameter, {
    docs: "Parameters of the action. Texts may contain `{properties.Name}`, where `Name` is a parameter of the call or a path in `outputs` or `secretOutputs`. A placeholder that matches none of them is rejected during preview. If a value is missing at deletion, the deletion fails and the state keeps the call.",
  }),
};

/** The properties of a call of any action. */
export const actionCallFields = {
  service: field.string({ ...serviceFacts.service, ...calling }),
  version: field.string({ ...serviceFacts.version, ...local }),
  region: field.string({ ...serviceFacts.region, ...calling }),
  domain: field.string({ ...serviceFacts.domain, ...calling }),
  action: field.string({ ...actionFacts, ...calling, docs: "The action, such as `StartInstances`." }),
  parameters: field.map(parameter, { ...calling, docs: "Parameters of the action, with the platform's names." }),
  secretParameters: field.map(parameter, {
    ...calling,
    secret: true,
    docs: "Secret parameters of the action, which are merged into `parameters` (objects and lists recursively).",
  }),
  triggers: field.map(field.any({ docs: "A value." }), {
    ...calling,
    docs: "Values that trigger another call when they change, such as the ID of the affected object.",
  }),
  clientToken: field.boolean({
    ...local,
    docs: "Whether the action supports the parameter `ClientToken`. The provider then sends the same token when it retries a call whose response was lost.",
  }),
  repeatable: field.boolean({
    ...local,
    docs: "Whether the action may be called again when its response was lost, because calling it twice has the same effect as calling it once.",
  }),
  task: taskField(local),
  undo: field.object(undo, {
    ...local,
    typeName: "ActionUndo",
    rules: [callServiceRule],
    docs: "Action to call before the resource is deleted or its action is called again. By default, nothing is undone.",
  }),
  retryCodes: field.list(code, { ...serviceFacts.retryCodes, ...local }),
  outputs: field.list(path, { ...calling, docs: "Dotted paths in the response of the values to return in `values`." }),
  secretOutputs: field.list(path, {
    ...calling,
    docs: "Dotted paths in the response of the values to return in `secretValues`.",
  }),
  values: field.map(member, { output: true, docs: "The values that `outputs` lists, by path." }),
  secretValues: field.map(member, {
    output: true,
    secret: true,
    docs: "The values that `secretOutputs` lists, by path.",
  }),
  requestId: field.string({ output: true, docs: "ID of the request, for the platform's support." }),
  pendingTask: field.string({
    output: true,
    optional: true,
    docs: "ID of the task that does the work, while the provider waits for it.",
  }),
} as const;

/** Properties that exclude each other. */
export const callRules = [atMostOneOf("clientToken", "repeatable")];
