import {
  type Args,
  atMostOneOf,
  conflictsWith,
  exactlyOneOf,
  type Facts,
  field,
  requiredWith,
} from "@org/core-provider";
import { pagingField } from "./paging.ts";
import { actionFacts, code, serviceFacts } from "./service-fields.ts";

const placeholders =
  "Texts may hold `{id}`, `{id[0]}` for a part of an ID of several parts, and `{properties.Name}`; what is the whole text keeps its type, and `{id:number}` is a number.";

const parameter = field.any({ docs: "A parameter." });
const value = field.any({ docs: "A value." });
const path = field.string({ docs: "A path." });
const member = field.any({ docs: "A member." });

/** What an action is told beside what follows from the properties. */
function parameters(docs: string, also = "") {
  return field.map(parameter, { docs: `${docs} ${placeholders}${also}` });
}

function action(docs: string) {
  return field.string({ ...actionFacts, docs });
}

function paths(docs: string) {
  return field.list(path, { min: 1, docs });
}

const at = field.string({
  emptyIsUnset: true,
  docs: "Dotted path in the answer of the object, or of the list that it stands in. Default: the answer itself.",
});

/** When something is as it must be. */
const states = {
  member: field.string({ required: true, docs: "Dotted path of the member that tells: `Status`." }),
  done: field.list(value, { required: true, min: 1, docs: "Its values that are waited for." }),
  pending: field.list(value, {
    docs: "Its values on the way. When they are given, any other one is a failure; otherwise it is waited on.",
  }),
  failed: field.list(value, { docs: "Its values that will not become others." }),
};

const taskFacts = { typeName: "ActionTask", docs: "A task that does the work, and is waited for." } as const;
const taskMembers = {
  id: field.string({ required: true, docs: "Path of the task's ID in the answer: `TaskId`." }),
  action: action("Action that tells how the task stands."),
  parameters: parameters("What that action is told.", " `{task}` is the ID of the task."),
  at,
  ...states,
  reason: field.string({ docs: "Dotted path of why it failed: `ErrorMessage`." }),
};
const task = field.object(taskMembers, taskFacts);

/** The property that says how a task is asked about. */
export function taskField<const F extends Partial<Facts>>(facts: F) {
  return field.object(taskMembers, { ...taskFacts, ...facts });
}

/** How a new object is found whose creation got no answer. */
const find = field.object(
  {
    action: field.string({
      pattern: actionFacts.pattern,
      docs: "Action that lists objects. Default: the one that reads.",
    }),
    parameters: parameters("What that action is told."),
    at: field.string({ emptyIsUnset: true, docs: "Dotted path of the list. Default: as `read` says." }),
    paging: pagingField,
    by: field.list(path, {
      required: true,
      min: 1,
      docs: "Members that name the object: those of an element must be as in `properties`.",
    }),
    map: field.map(path, {
      docs: "Where elements have members under another name: their paths, by the members' names.",
    }),
    id: field.list(path, { required: true, min: 1, docs: "Where the ID stands in an element, as in `create`." }),
    createdAt: field.string({
      docs: "Path in an element of the time at which the object was made. Left out, the listing is asked for before the object is, too: what is there by then is never taken for it.",
    }),
  },
  {
    typeName: "ActionFind",
    docs: "How an object is found whose creation got no answer: it is taken for the one that was asked for, and no second is made.",
  },
);

const create = {
  action: action("Action that makes the object. It is sent all properties."),
  parameters: field.map(parameter, {
    docs: "What it is told beside the properties; never compared. Texts may hold `{properties.Name}`.",
  }),
  id: paths(
    "Where the ID stands: dotted paths in the answer, or `{properties.Name}` where the program names the object. A list of one is passed through. Several parts are joined by `#`.",
  ),
  idFromTask: paths("The same in what `task` tells in the end, where only the task knows the ID."),
  clientToken: field.boolean({
    docs: "The action has the parameter `ClientToken`: it is filled, and what gets no answer is asked for again with the same one.",
  }),
  repeatable: field.boolean({
    docs: "The action sets what there is already, so that it may be asked for again when it gets no answer.",
  }),
  find,
  takenCodes: field.list(code, { docs: "Codes that say that there is such an object already." }),
  lookFirst: field.boolean({
    docs: "The action takes the creation of what exists without a word: the object is looked for first, by the ID that the program gives, and is refused when it is there.",
  }),
  task,
};

const read = {
  action: action("Action that tells of the object."),
  parameters: parameters("What it is told."),
  at,
  where: field.map(value, {
    docs: "Which element of the list is the object: the values that stand at paths of it. Texts may hold what those of parameters may. They must be those of exactly one. Default: the only one. A refresh reads all objects that are asked for with the same parameters from one listing.",
  }),
  paging: pagingField,
  goneCodes: field.list(code, {
    docs: "Codes that say that there is no such object, beside `ResourceNotFound`. An empty list says so too.",
  }),
  map: field.map(path, {
    docs: 'Where the answer has members under another name: their paths in the object, or `{id}` and the like, by the members\' paths: `{ Description: "Remark" }`.',
  }),
};

const update = {
  members: field.list(path, {
    docs: "The members that it is for, as dotted paths in `properties` and `secretProperties`. Default: all.",
  }),
  action: action("Action that changes the object."),
  parameters: parameters("What it is told beside the members that it sends."),
  sends: field.string({
    default: "members",
    values: ["members", "all", "nothing"],
    docs: "What it is sent beside `parameters`: its `members`, all properties, or nothing.",
  }),
  task,
};

const remove = {
  action: field.string({ pattern: actionFacts.pattern, docs: "Action that removes the object." }),
  parameters: parameters("What it is told."),
  task,
  untilGone: field.boolean({ docs: "The platform shows the object for a while: it is read until it is gone." }),
  none: field.string({
    min: 1,
    docs: "There is no such action: the object is left as it is, and this sentence is shown.",
  }),
};

/** What the provider itself acts on: the state keeps it. */
const local = { local: true } as const;
const replacing = { local: true, replaceOnChange: true } as const satisfies Partial<Facts>;

const changesWith = ["properties", "secretProperties", "outputs", "secretOutputs", "read"];

/** The properties of an object of any kind. */
export const actionResourceFields = {
  service: field.string({ ...serviceFacts.service, ...replacing }),
  version: field.string({ ...serviceFacts.version, ...local }),
  region: field.string({ ...serviceFacts.region, ...replacing }),
  domain: field.string({ ...serviceFacts.domain, ...replacing }),
  properties: field.map(member, {
    docs: "The object, by the platform's own names. Only what is given is compared with what there is: null, an empty text, an empty list and nothing are the same, and numbers equal numeric texts. A change replaces the object unless an entry of `update` is for it.",
  }),
  secretProperties: field.map(member, {
    secret: true,
    writeOnly: true,
    docs: "Members that nobody may see, merged into `properties` member by member. They are never compared with what there is; a change is sent.",
  }),
  create: field.object(create, {
    ...local,
    required: true,
    typeName: "ActionCreate",
    rules: [
      exactlyOneOf("id", "idFromTask"),
      requiredWith("idFromTask", "task"),
      atMostOneOf("find", "clientToken", "repeatable"),
    ],
    docs: "How the object is made.",
  }),
  read: field.object(read, {
    ...local,
    required: true,
    typeName: "ActionRead",
    rules: [requiredWith("where", "at"), requiredWith("paging", "at")],
    docs: "How the object is read.",
  }),
  update: field.list(field.object(update, { typeName: "ActionUpdate", docs: "An action that changes some members." }), {
    ...local,
    docs: "How members are changed: of several entries that are for one, the first is used. Left out, every change replaces the object.",
  }),
  delete: field.object(remove, {
    ...local,
    required: true,
    typeName: "ActionDelete",
    rules: [exactlyOneOf("action", "none"), conflictsWith("none", "parameters", "task", "untilGone")],
    docs: "How the object is removed.",
  }),
  ready: field.object(states, {
    ...local,
    typeName: "ActionReady",
    docs: "When a new or changed object can be used, by what `read` tells.",
  }),
  ignoreDrift: field.list(path, {
    ...local,
    docs: "Dotted paths of members that others may change: what is read of them does not count.",
  }),
  listKeys: field.map(field.string({ docs: "A name." }), {
    ...local,
    docs: 'Lists whose order means nothing, by their dotted paths: the member that tells their elements apart, or `""` where they are texts or numbers.',
  }),
  retryCodes: field.list(code, { ...serviceFacts.retryCodes, ...local }),
  outputs: field.list(path, { ...local, docs: "Dotted paths of what `read` tells of the object that `values` holds." }),
  secretOutputs: field.list(path, { ...local, docs: "The same for `secretValues`, which nobody may see." }),
  values: field.map(member, { output: true, changesWith, docs: "What `outputs` names of the object, by its paths." }),
  secretValues: field.map(member, {
    output: true,
    secret: true,
    changesWith,
    docs: "What `secretOutputs` names of the object, by its paths.",
  }),
  objectId: field.string({ output: true, docs: "ID of the object on the platform." }),
  createAnswer: field.any({
    output: true,
    optional: true,
    secret: true,
    docs: "What the platform answered when it made the object, while no ID is found in it.",
  }),
  pendingTask: field.string({
    output: true,
    optional: true,
    docs: "ID of the task that makes the object, while it is waited for.",
  }),
} as const;

/** The inputs of an object of any kind. */
export type ActionArgs = Args<typeof actionResourceFields>;

/** How a task is asked about. */
export type TaskArgs = NonNullable<ActionArgs["create"]["task"]>;
