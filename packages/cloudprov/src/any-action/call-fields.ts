import { atMostOneOf, field } from "@org/core-provider";
import { taskField } from "./resource-fields.ts";
import { actionFacts, code, serviceFacts } from "./service-fields.ts";

const parameter = field.any({ docs: "A parameter." });
const member = field.any({ docs: "A member." });
const path = field.string({ docs: "A path." });

/** What the provider itself acts on: a change calls the action again, or is for the next call. */
const calling = { local: true, replaceOnChange: true } as const;
const local = { local: true } as const;

const undo = {
  action: field.string({ ...actionFacts, docs: "Action that undoes what was done." }),
  parameters: field.map(parameter, {
    docs: "What it is told. Texts may hold `{properties.Name}` for a parameter of the call, or for what `outputs` names of its answer.",
  }),
};

/** The properties of a call of any action. */
export const actionCallFields = {
  service: field.string({ ...serviceFacts.service, ...calling }),
  version: field.string({ ...serviceFacts.version, ...local }),
  region: field.string({ ...serviceFacts.region, ...calling }),
  domain: field.string({ ...serviceFacts.domain, ...calling }),
  action: field.string({ ...actionFacts, ...calling, docs: "The action: `StartInstances`." }),
  parameters: field.map(parameter, { ...calling, docs: "What the action is told, by the platform's names." }),
  secretParameters: field.map(parameter, {
    ...calling,
    secret: true,
    docs: "What the action is told beside `parameters`, and nobody may see. Objects and lists of both are merged.",
  }),
  triggers: field.map(field.any({ docs: "A value." }), {
    ...calling,
    docs: "Values of which a change calls the action again, such as the ID of what it is about.",
  }),
  clientToken: field.boolean({
    ...local,
    docs: "The action has the parameter `ClientToken`: it is filled, and what gets no answer is asked for again with the same one.",
  }),
  repeatable: field.boolean({
    ...local,
    docs: "The action may be called again when it gets no answer, since doing it twice is as good as once.",
  }),
  task: taskField(local),
  undo: field.object(undo, {
    ...local,
    typeName: "ActionUndo",
    docs: "What is done when the resource is removed, or the action is called again. Left out, nothing is.",
  }),
  retryCodes: field.list(code, { ...serviceFacts.retryCodes, ...local }),
  outputs: field.list(path, { ...calling, docs: "Dotted paths of what `values` holds of the answer." }),
  secretOutputs: field.list(path, { ...calling, docs: "The same for `secretValues`, which nobody may see." }),
  values: field.map(member, { output: true, docs: "What `outputs` names of the answer, by its paths." }),
  secretValues: field.map(member, {
    output: true,
    secret: true,
    docs: "What `secretOutputs` names of the answer, by its paths.",
  }),
  requestId: field.string({ output: true, docs: "ID of the request, which the platform's support asks for." }),
  pendingTask: field.string({
    output: true,
    optional: true,
    docs: "ID of the task that does the work, while it is waited for.",
  }),
} as const;

/** What a program may not say together. */
export const callRules = [atMostOneOf("clientToken", "repeatable")];
