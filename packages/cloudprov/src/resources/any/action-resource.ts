import {
  type CheckOperation,
  type CreateOperation,
  type DeleteOperation,
  type DiffOperation,
  type DiffVerdict,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  requiredWith,
  type UpdateOperation,
} from "@org/core-provider";
import { AnyObject } from "../../any-action/any-object.ts";
import { createAny, finishTask, idNotFound, idOnPlatform, isCreationOver, ownIdOf } from "../../any-action/creation.ts";
import { asGiven } from "../../any-action/drift.ts";
import { refreshedAny } from "../../any-action/listed-object.ts";
import { memberAt } from "../../any-action/member-path.ts";
import { changeTags, readTags } from "../../any-action/object-tags.ts";
import { filledMembers } from "../../any-action/placeholders.ts";
import { isRemaining } from "../../any-action/remaining-members.ts";
import { type ActionArgs, actionResourceFields } from "../../any-action/resource-fields.ts";
import { specificationProblems } from "../../any-action/specification.ts";
import { unsettledMembers } from "../../any-action/unsettled.ts";
import { changesInside, setRemaining, updateAny } from "../../any-action/update.ts";
import { valuesAt } from "../../any-action/values-at.ts";
import type { Clients } from "../../platform/clients.ts";
import { resourceWithoutIdProperty } from "../../platform/define.ts";
import { ifExists, ObjectMissing } from "../../platform/errors.ts";
import type { Body } from "../../platform/responses.ts";
import { warnOfReservedTags } from "../../platform/tags.ts";
import { waitUntil } from "../../platform/wait-until.ts";

type Fields = typeof actionResourceFields;

export const actionResource = resourceWithoutIdProperty("ActionResource", {
  docs: "An object of any service of the platform, including services without a resource in this package. Your program defines the actions that create, read, change and delete it.",
  example: `const web = new cloudprov.ActionResource("web", {
    service: "vpc",
    version: "2017-03-12",
    properties: {
        GroupName: "web",
        GroupDescription: "Web servers",
    },
    create: {
        action: "CreateSecurityGroup",
        id: ["SecurityGroup.SecurityGroupId"],
        find: {
            parameters: { Filters: [{ Name: "security-group-name", Values: ["{properties.GroupName}"] }] },
            by: ["GroupName"],
            map: { GroupName: "SecurityGroupName" },
            id: ["SecurityGroupId"],
            createdAt: "CreatedTime",
        },
    },
    read: {
        action: "DescribeSecurityGroups",
        parameters: { SecurityGroupIds: ["{id}"] },
        at: "SecurityGroupSet",
        map: { GroupName: "SecurityGroupName", GroupDescription: "SecurityGroupDesc" },
    },
    update: [{
        members: ["GroupName", "GroupDescription"],
        action: "ModifySecurityGroupAttribute",
        parameters: { SecurityGroupId: "{id}" },
    }],
    delete: {
        action: "DeleteSecurityGroup",
        parameters: { SecurityGroupId: "{id}" },
    },
});`,
  errors: {
    "created the object, but its response has no ID at":
      "Correct the path in `create.id`, and run `pulumi up` again: the state keeps the response, so no second object is created.",
    "elements at ... that match read.where":
      "Add conditions to `read.where` until only one element of the listing matches.",
    "exists nevertheless: check it on the platform":
      "The task that creates the object failed, but the object exists. If it is complete, remove `create.task` and run `pulumi up`. Otherwise replace it with `pulumi up --replace <URN>`.",
  },
  fields: actionResourceFields,
  rules: [requiredWith("tags", "tagResource")],
  setLater: { tags: "absent" },
  isSetLater: isRemaining,
  import: { form: "<ID>", example: "sg-1a2b3c4d", needsProgram: true },
  idFromState: ({ objectId }) => (typeof objectId === "string" ? objectId : undefined),
  // An unfinished import has no inputs yet.
  idFromInputs: (args) => (args["create"] === undefined ? undefined : ownIdOf(args as ActionArgs)),
  readyAfterUpdate: true,

  check(op: CheckOperation & Clients) {
    for (const { path, message } of specificationProblems(op.args)) op.problem(path, message);
    warnOfReservedTags(op, op.args["tags"]);
  },

  diff(op: DiffOperation<Fields> & Clients): DiffVerdict {
    const { region = op.platform.region } = op.state;
    return {
      inside: changesInside(op.args, op.state, op),
      // Adding the provider's own region is not a change.
      ...((op.args["region"] ?? op.platform.region) === region ? { same: ["region"] } : {}),
    };
  },

  mayBeDeleted: (error) => error instanceof ObjectMissing,

  findExisting: { id: ({ args }) => (args.create.lookFirst ? ownIdOf(args) : undefined) },

  create: (op: CreateOperation<Fields> & Clients) => createAny(op),

  async ready(op: ReadyOperation<Fields> & Clients) {
    const it = new AnyObject(op, op.args);
    const id = await idOnPlatform(it, op);
    if (id === undefined) throw idNotFound(it, op.state.createAnswer);
    const { task } = op.args.create;
    if (task !== undefined && op.state.pendingTask !== undefined) await finishTask(it, task, op.state.pendingTask, id);
    const seen = await waitUntil(op, {
      what: `${op.args.service} ${id} to appear`,
      read: () => it.read(id),
      done: (found) => found !== undefined,
      progress: "waiting until it appears",
      otherwise: `${op.args.service} ${id} was created, but ${op.args.read.action} does not return it: correct read, or check whether it exists`,
    });
    const found = (await it.untilReady(id)) ?? seen;
    await setRemaining(it, id);
    await changeTags(it, id, {});
    warnOfMissingOutputs(op, found);
  },

  async read(op: ReadOperation<Fields> & Clients): Promise<ReadOutputs<Fields> | undefined> {
    const args = op.args as ActionArgs;
    const it = new AnyObject(op, args);
    const id = await idOnPlatform(it, op);
    if (id === undefined) return withoutId(op);
    const { properties, listKeys, compareAs, ignoreDrift, read, create, outputs = [], secretOutputs = [] } = args;
    const reading = { listKeys, compareAs, ignoreDrift, map: read.map, known: it.known({ id }) };
    const outputsOf = (found: Body) => ({
      ...(properties === undefined ? {} : { properties: asGiven(properties, found, reading) }),
      values: { ...keptValues(create.outputs, op.state.values), ...valuesAt(outputs, found, op.state.values) },
      secretValues: {
        ...keptValues(create.secretOutputs, op.state.secretValues),
        ...valuesAt(secretOutputs, found, op.state.secretValues),
      },
      objectId: id,
    });
    const found = await (op.purpose === "refresh" ? refreshedAny(it, id, outputsOf) : it.read(id, outputsOf));
    const { pendingTask } = op.unready ? op.state : {};
    if (found === undefined) {
      // An object that a task has yet to create is not visible.
      const isPending = pendingTask !== undefined && !(await isCreationOver(it, pendingTask, id));
      return isPending ? asKnown(op) : undefined;
    }
    const tags = await readTags(it, id);
    return { ...outputsOf(found), tags, ...(pendingTask === undefined ? {} : { pendingTask }) };
  },

  unsettled: unsettledMembers,

  async update(op: UpdateOperation<Fields> & Clients) {
    const it = new AnyObject(op, op.args);
    const id = (await idOnPlatform(it, op)) ?? op.id;
    await updateAny(it, id, op.state);
    await changeTags(it, id, op.state);
  },

  async delete(op: DeleteOperation<Fields> & Clients) {
    const args = op.args as ActionArgs;
    const it = new AnyObject(op, args);
    const { action, none, parameters, task, untilGone } = args.delete;
    if (action === undefined) {
      op.warn(`stays on the platform: ${none}`);
      return;
    }
    const id = await idOnPlatform(it, op);
    if (id === undefined) throw idNotFound(it, op.state.createAnswer);
    const response = await ifExists(
      it.client(args.delete).write(action, filledMembers(parameters, it.known({ id }))),
      args.read.goneCodes,
    );
    if (response === undefined) return;
    await it.waitForTaskIn(task, response, id);
    if (untilGone) {
      await waitUntil(op, {
        what: `${args.service} ${id} to disappear`,
        read: () => it.read(id),
        done: (found) => found === undefined,
        progress: "waiting until it is deleted",
        otherwise: `${args.service} ${id} still exists`,
        forMs: Math.max(0, op.deadline - Date.now()),
      });
    }
  },
});

/** Warns about paths without a value: otherwise only the users of the outputs would notice. */
function warnOfMissingOutputs(op: ReadyOperation<Fields>, found: Body | undefined): void {
  for (const property of ["outputs", "secretOutputs"] as const) {
    for (const [at, path] of (op.args[property] ?? []).entries()) {
      if (memberAt(found, path) === undefined)
        op.warn(`${property}[${at}]: ${op.args.read.action} returns nothing at ${path} of the object`);
    }
  }
}

/** The values that only the response to the creation contains. */
function keptValues(paths: readonly string[] = [], values: Body = {}): Body {
  return Object.fromEntries(paths.flatMap((path) => (path in values ? [[path, values[path]]] : [])));
}

/** An object whose ID is not known yet; undefined if the state contains no response to its creation. */
function withoutId(op: ReadOperation<Fields>): ReadOutputs<Fields> | undefined {
  if (op.state.createAnswer !== undefined) return asKnown(op);
  op.warn(`${op.id} represents an object that was created and whose ID is lost: look for it, and import or delete it`);
  return undefined;
}

/** An object that cannot be read yet, as it is in the state. */
function asKnown({ id, state }: ReadOperation<Fields>): ReadOutputs<Fields> {
  const { properties, tags, createAnswer, pendingTask, values = {}, secretValues = {}, objectId = id } = state;
  return { properties, tags, createAnswer, pendingTask, values, secretValues, objectId };
}
