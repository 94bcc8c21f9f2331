import {
  type Args,
  atMostOneOf,
  conflictsWith,
  exactlyOneOf,
  type Facts,
  field,
  type Rule,
  requiredWith,
} from "@org/core-provider";
import { comparisons } from "./normal-form.ts";
import { pagingField } from "./paging.ts";
import { actionFacts, callServiceFields, callServiceRule, code, serviceFacts } from "./service-fields.ts";

const placeholders =
  "Texts may contain `{id}`, `{id[0]}` for a part of an ID with several parts, and `{properties.Name}`. A placeholder that is the whole text keeps the type of its value; `{id:number}` converts the ID to a number. A property that your program does not give is rejected during preview.";

const parameter = field.any({ docs: "A parameter." });
const value = field.any({ docs: "A value." });
const path = field.string({ docs: "A path." });
const member = field.any({ docs: "A member." });
const place = field.string({
  pattern: { match: /^(?:[^[]|\[.+\]$)/, says: "be a path, or a path in brackets such as [Port]" },
  docs: "A path, or a path in brackets.",
});

/** Parameters of an action in addition to the properties. */
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
  docs: "Dotted path in the response of the object, or of the list that contains it. Defaults to the whole response.",
});

/** When the object has reached a state. */
const states = {
  member: field.string({ required: true, docs: "Dotted path of the member that shows the state, such as `Status`." }),
  done: field.list(value, { required: true, min: 1, docs: "Values of the member that end the wait." }),
  pending: field.list(value, {
    docs: "Values of the member during the wait. If given, any other value is a failure. By default, every other value is waited on.",
  }),
  failed: field.list(value, { docs: "Values of the member that mean failure." }),
};

const taskFacts = {
  typeName: "ActionTask",
  rules: [callServiceRule],
  docs: "A task that does the work. The provider waits for it.",
} as const;
const taskMembers = {
  id: field.string({ required: true, docs: "Path of the task's ID in the response, such as `TaskId`." }),
  action: action("Action that returns the state of the task."),
  ...callServiceFields,
  parameters: parameters("Parameters of the action.", " `{task}` is the ID of the task."),
  at,
  ...states,
  reason: field.string({ docs: "Dotted path of the reason for a failure, such as `ErrorMessage`." }),
};
const task = field.object(taskMembers, taskFacts);

/** The property for a task. */
export function taskField<const F extends Partial<Facts>>(facts: F) {
  return field.object(taskMembers, { ...taskFacts, ...facts });
}

/** How to find a new object whose creation got no response. */
const find = field.object(
  {
    action: field.string({
      pattern: actionFacts.pattern,
      docs: "Action that lists objects. Defaults to the read action.",
    }),
    ...callServiceFields,
    parameters: parameters("Parameters of the action."),
    at: field.string({
      emptyIsUnset: true,
      docs: "Dotted path of the list in the response. Defaults to `at` of `read`.",
    }),
    paging: pagingField,
    by: field.list(path, {
      required: true,
      min: 1,
      docs: "Members that identify the object: an element matches if they are equal to those in `properties`.",
    }),
    map: field.map(place, {
      docs: "Paths of members that have another name in elements, by the members' names, as in `read`.",
    }),
    id: field.list(path, { required: true, min: 1, docs: "Paths of the ID in an element, as in `create`." }),
    createdAt: field.string({
      docs: "Path in an element of the object's creation time. Without it, the provider also lists the objects before the creation, and never adopts one that existed then.",
    }),
  },
  {
    typeName: "ActionFind",
    rules: [callServiceRule],
    docs: "How to find an object whose creation got no response. The provider adopts it instead of creating a second one.",
  },
);

const create = {
  action: action("Action that creates the object. It receives all properties, unless `members` or `sends` is set."),
  members: field.list(path, {
    docs: "Members that the action receives, as dotted paths. Defaults to all members. Once the object is ready, entries of `update` set the others.",
  }),
  sends: field.string({
    values: ["members", "nothing"],
    docs: "What the action receives in addition to `parameters`: its `members`, or nothing if `parameters` contains everything. Defaults to `members`.",
  }),
  parameters: field.map(parameter, {
    docs: "Parameters of the action in addition to the properties. They are never compared. Texts may contain `{properties.Name}`.",
  }),
  id: paths(
    "Paths of the ID in the response, or `{properties.Name}` if your program names the object. A list of one element is passed through. Several parts are joined by `#`.",
  ),
  idFromTask: paths("Paths of the ID in the final result of `task`, if only the task knows the ID."),
  clientToken: field.boolean({
    docs: "Whether the action supports the parameter `ClientToken`. The provider then sends the same token when it retries a creation whose response was lost.",
  }),
  repeatable: field.boolean({
    docs: "Whether the action may be repeated when its response was lost, because it only sets what already exists.",
  }),
  find,
  takenCodes: field.list(code, { docs: "Error codes that mean the object already exists." }),
  outputs: field.list(path, {
    docs: "Dotted paths in the response of values that only this action returns. They are returned in `values`, and the state keeps them.",
  }),
  secretOutputs: field.list(path, {
    docs: "Dotted paths in the response of secret values that only this action returns, such as a generated password. They are returned in `secretValues`, and the state keeps them as secrets.",
  }),
  lookFirst: field.boolean({
    docs: "Whether to check that the object does not exist before the creation, by the ID that your program gives. Set it if the action silently accepts an object that already exists: the creation then fails.",
  }),
  task,
};

/** Another request that reads a part of the object. */
const otherRead = field.object(
  {
    action: action("Action that reads another part of the object."),
    ...callServiceFields,
    parameters: parameters("Parameters of the action."),
    at,
    where: field.map(value, { docs: "Selects the object in a list, as in `read`." }),
    as: field.string({
      emptyIsUnset: true,
      docs: "Dotted path in the object for the result, which may be a list or a text. By default, the members of the result are merged into the object.",
    }),
  },
  {
    typeName: "ActionOtherRead",
    rules: [callServiceRule, requiredWith("where", "at")],
    docs: "Another request that reads a part of the object.",
  },
);

/** Members cannot be sent and omitted. */
const conflictingSends: Rule = {
  says: "members cannot be combined with sends `nothing`.",
  fields: ["sends", "members"],
  test: ({ sends, members }) =>
    sends === "nothing" && members !== undefined
      ? [{ path: "members", message: 'cannot be combined with sends: "nothing"; remove one of the two' }]
      : [],
};

const read = {
  action: action("Action that reads the object."),
  ...callServiceFields,
  parameters: parameters("Parameters of the action."),
  at,
  where: field.map(value, {
    docs: "Selects the object in a list: paths in an element, with the values they must have. Texts may contain the same placeholders as those of `parameters`. Exactly one element must match. Defaults to the only element. A refresh reads all objects with the same parameters from one listing.",
  }),
  paging: pagingField,
  goneCodes: field.list(code, {
    docs: "Error codes that mean the object does not exist, in addition to `ResourceNotFound`. An empty list means the same.",
  }),
  map: field.map(place, {
    docs: 'Members that have another name in the response: their paths in the object, or `{id}` and other placeholders, by the members\' paths, such as `{ Description: "Remark" }`. A path in brackets is a list whose only element is there: `{ Ports: "[Port]" }`. For a member that the response has as the only element of a list, give its number: `{ Port: "Ports.0" }`.',
  }),
  also: field.list(otherRead, {
    docs: "Other requests for parts of the object that the action does not return. If the platform has no such part, the object lacks its members. Each request is sent once per object, also in a refresh.",
  }),
};

const update = {
  members: field.list(path, {
    docs: "Members that the action changes, as dotted paths in `properties` and `secretProperties`. Defaults to all members.",
  }),
  action: action("Action that changes the object."),
  ...callServiceFields,
  parameters: parameters("Parameters of the action in addition to the members."),
  sends: field.string({
    default: "members",
    values: ["members", "all", "nothing"],
    docs: "What the action receives in addition to `parameters`: its `members`, all properties, or nothing.",
  }),
  task,
};

const remove = {
  action: field.string({ pattern: actionFacts.pattern, docs: "Action that deletes the object." }),
  ...callServiceFields,
  parameters: parameters("Parameters of the action."),
  task,
  untilGone: field.boolean({
    docs: "Whether to wait until the object disappears, if the platform shows it for a while after the deletion.",
  }),
  none: field.string({
    min: 1,
    docs: "Set this instead of `action` if no such action exists: deleting the resource keeps the object and shows this sentence.",
  }),
};

/** Properties for the provider itself, which the state keeps. */
const local = { local: true } as const;
const replacing = { local: true, replaceOnChange: true } as const satisfies Partial<Facts>;

const changesWith = ["properties", "secretProperties", "outputs", "secretOutputs", "read"];

/** The properties of an object of any type. */
export const actionResourceFields = {
  service: field.string({ ...serviceFacts.service, ...replacing }),
  version: field.string({ ...serviceFacts.version, ...local }),
  region: field.string({ ...serviceFacts.region, ...replacing }),
  domain: field.string({ ...serviceFacts.domain, ...replacing }),
  properties: field.map(member, {
    docs: "The object, with the platform's names. Only the members that your program gives are compared with the platform. Null, an empty string, an empty list and a missing member are equal, and a number equals its text. A change replaces the object unless an entry of `update` covers it.",
  }),
  secretProperties: field.map(member, {
    secret: true,
    writeOnly: true,
    docs: "Secret members, which are merged into `properties` recursively. They are never compared with the platform; changes are sent.",
  }),
  create: field.object(create, {
    ...local,
    required: true,
    typeName: "ActionCreate",
    rules: [
      exactlyOneOf("id", "idFromTask"),
      requiredWith("idFromTask", "task"),
      atMostOneOf("find", "clientToken", "repeatable"),
      conflictingSends,
    ],
    docs: "How to create the object.",
  }),
  read: field.object(read, {
    ...local,
    required: true,
    typeName: "ActionRead",
    rules: [callServiceRule, requiredWith("where", "at"), requiredWith("paging", "at")],
    docs: "How to read the object.",
  }),
  update: field.list(
    field.object(update, {
      typeName: "ActionUpdate",
      rules: [callServiceRule],
      docs: "An action that changes some members.",
    }),
    {
      ...local,
      docs: "How to change members. If several entries cover a member, the first is used. By default, every change replaces the object.",
    },
  ),
  delete: field.object(remove, {
    ...local,
    required: true,
    typeName: "ActionDelete",
    rules: [
      callServiceRule,
      exactlyOneOf("action", "none"),
      conflictsWith("none", "parameters", "task", "untilGone", "service", "version", "region"),
    ],
    docs: "How to delete the object.",
  }),
  tags: field.map(field.string({ docs: "Value of the tag." }), {
    docs: "Tags of the object, by key, which the tag service manages. They are changed in place. Tags that others add are removed by the next `pulumi up`; keys that begin with `qcs:`, `tencentcloud:` or `project` are reserved for the platform and ignored. Defaults to tags that the provider neither reads nor changes.",
  }),
  tagResource: field.string({
    ...local,
    pattern: {
      match: /^qcs::[a-z0-9]+:(\{region\}|[a-z0-9-]*):uin\/\d*:[\w-]+\/.+$/,
      says: "be a resource name of six segments, such as qcs::vpc:{region}:uin/:vpc/{id}",
    },
    docs: "Name of the object for the tag service, in the platform's form of six segments, such as `qcs::vpc:{region}:uin/:vpc/{id}`. `{region}` is the region of the resource; objects without a region have an empty segment. The service may differ from the service of the actions: a security group is `qcs::cvm:{region}:uin/:sg/{id}`.",
  }),
  ready: field.object(states, {
    ...local,
    typeName: "ActionReady",
    docs: "When a new or changed object is ready, according to `read`.",
  }),
  ignoreDrift: field.list(path, {
    ...local,
    docs: "Dotted paths of members that others may change: a refresh ignores their values.",
  }),
  listKeys: field.map(field.string({ docs: "A name." }), {
    ...local,
    docs: 'Lists whose order does not matter, by dotted path: the member that identifies their elements, or `""` if the elements are texts or numbers.',
  }),
  compareAs: field.map(field.string({ values: comparisons, docs: "A comparison." }), {
    ...local,
    docs: 'How to compare members that the platform normalizes, by dotted path, such as `{ PublicKey: "public-key" }`. Values that the comparison treats as equal are neither a change nor drift. `case-insensitive` ignores upper and lower case. `domain` also ignores a final dot, and treats international domain names as equal to their ASCII form. `json` compares JSON texts by their values, also with an object or list. `public-key` compares the type and the key, and ignores the comment. `whitespace` ignores spaces and line breaks. For other members, write the value as the platform returns it, or use `ignoreDrift`.',
  }),
  retryCodes: field.list(code, { ...serviceFacts.retryCodes, ...local }),
  outputs: field.list(path, { ...local, docs: "Dotted paths in the object of the values to return in `values`." }),
  secretOutputs: field.list(path, {
    ...local,
    docs: "Dotted paths in the object of the values to return in `secretValues`.",
  }),
  values: field.map(member, { output: true, changesWith, docs: "The values that `outputs` lists, by path." }),
  secretValues: field.map(member, {
    output: true,
    secret: true,
    changesWith,
    docs: "The values that `secretOutputs` lists, by path.",
  }),
  objectId: field.string({ output: true, docs: "ID of the object on the platform." }),
  createAnswer: field.any({
    output: true,
    optional: true,
    secret: true,
    docs: "The platform's response to the creation, while no ID is found in it.",
  }),
  pendingTask: field.string({
    output: true,
    optional: true,
    docs: "ID of the task that creates the object, while the provider waits for it.",
  }),
} as const;

/** The inputs of an object of any type. */
export type ActionArgs = Args<typeof actionResourceFields>;

/** How to query a task. */
export type TaskArgs = NonNullable<ActionArgs["create"]["task"]>;
