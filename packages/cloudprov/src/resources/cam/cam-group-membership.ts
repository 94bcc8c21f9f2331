import {
  CodedError,
  type CreateOperation,
  type DeleteOperation,
  exactlyOneOf,
  field,
  fromWire,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  type UpdateOperation,
} from "@org/core-provider";
import { listed, readBackSeconds } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isMissing, unlessDone } from "../../platform/errors.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, requiredWhole } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { camGroups, goneGroupCodes } from "./cam-group.ts";
import { findUser } from "./cam-user.ts";

const fields = {
  groupId: field.string({
    required: true,
    pattern: idForms.camGroup,
    replaceOnChange: true,
    docs: "ID of the group, a number as text.",
  }),
  userNames: field.set(field.string({ min: 1, docs: "Name of a user." }), {
    min: 1,
    docs: "Names of the users that belong to the group. Other users of the group are left alone.",
  }),
};

/** The users of a group: the number that other actions need, by name. */
type Members = ReadonlyMap<string, number>;

const member = { name: idText("", { wire: "Name" }), uid: requiredWhole("", { wire: "Uid" }) };
const members = responseList("UserInfo", member);

/** The users of a group; undefined if the group does not exist. */
function membersOf(op: Op, groupId: string): Promise<Members | undefined> {
  const list = op.cam.list("ListUsersForGroup", { GroupId: Number(groupId) }, members, { pageSize: 200 });
  return ifExists(
    list.then((all) => new Map(all.map((one) => fromWire(member, one)).map(({ name, uid }) => [name, uid]))),
    goneGroupCodes,
  );
}

/** The numbers of users. @throws an Error that names a user that does not exist. */
function uidsOf(op: Op, names: readonly string[]): Promise<number[]> {
  return Promise.all(
    names.map(async (name) => {
      const user = await findUser(op, name);
      if (user === undefined) {
        throw new CodedError("not-found", `userNames: the account has no user "${name}": correct or create it`);
      }
      return user.uid;
    }),
  );
}

/** The parameters of the actions that add users to a group and remove them. */
function pairs(groupId: string, uids: readonly number[]) {
  return { Info: uids.map((Uid) => ({ GroupId: Number(groupId), Uid })) };
}

async function remove(op: Op, groupId: string, names: readonly string[], present?: Members): Promise<void> {
  const uids = names.flatMap((name) => present?.get(name) ?? []);
  if (uids.length === 0) return;
  await unlessDone(
    () => op.cam.write("RemoveUserFromGroup", pairs(groupId, uids)),
    async () => !hasAny(await membersOf(op, groupId), names),
  );
}

function hasAny(present: Members | undefined, names: readonly string[]): boolean {
  return names.some((name) => present?.has(name));
}

function hasAll(present: Members | undefined, names: readonly string[]): boolean {
  return names.every((name) => present?.has(name));
}

export const camGroupMembership = resource("CamGroupMembership", {
  docs: "The users of a group, by name. A group can have one of these in a program. Users whose names it does not contain are left alone.",
  example: `const developers = new cloudprov.CamGroupMembership("developers", {
    groupId: config.require("groupId"),
    userNames: ["operator"],
});`,
  errors: {
    ...remedies("cam", "InvalidParameter.GroupUserFull", "InvalidParameter.UserGroupFull"),
    "userNames: the account has no user ...":
      "Correct the name, or create the user first: pass the `name` of a `CamUser`.",
  },
  import: { form: "<group ID>", example: "33333" },
  fields,
  readBackSeconds,
  mayBeDeleted: (error) => isMissing(error, goneGroupCodes),
  rules: [exactlyOneOf("userNames")],
  naturalKey: ["groupId"],
  // A user that is in the group already was added by somebody else, and a deletion would remove that user.
  findExisting: {
    id: (op: CreateOperation<typeof fields> & Clients) => op.args.groupId,
    exists: async (op: CreateOperation<typeof fields> & Clients) =>
      hasAny(await membersOf(op, op.args.groupId), op.args.userNames ?? []),
  },

  create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const { groupId, userNames = [] } = op.args;
    return createWithKnownId(op, groupId, {
      post: async () => op.cam.create("AddUserToGroup", pairs(groupId, await uidsOf(op, userNames))),
      exists: async () => hasAll(await membersOf(op, groupId), userNames),
    });
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const present = [...((await membersOf(op, op.id)) ?? new Map<string, number>()).keys()];
    const { userNames: managed = [] } = op.purpose === "readBack" ? op.args : op.state;
    const userNames = op.purpose === "import" ? present : present.filter((name) => managed.includes(name));
    return userNames.length === 0 ? undefined : { groupId: op.id, userNames };
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const [{ userNames: before = [] }, { userNames: after = [] }] = [op.state, op.args];
    const present = await membersOf(op, op.id);
    const fresh = after.filter((name) => !before.includes(name));
    await op.requireNotTaken({ property: "userNames", added: fresh, present: [...(present?.keys() ?? [])] });
    // A delete after a failed update removes them, too.
    op.achieved({ userNames: [...before, ...fresh] });
    const removed = before.filter((name) => !after.includes(name));
    await remove(op, op.id, removed, present);
    // Others may have removed users that the program keeps.
    const added = after.filter((name) => !present?.has(name));
    if (added.length === 0) return;
    const uids = await uidsOf(op, added);
    await unlessDone(
      () => op.cam.write("AddUserToGroup", pairs(op.id, uids)),
      async () => hasAll(await membersOf(op, op.id), added),
    );
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await remove(op, op.id, op.state.userNames ?? [], await membersOf(op, op.id));
  },

  list: { run: listMemberships },
});

async function* listMemberships(op: Op): AsyncGenerator<Listed> {
  for await (const group of listed(op, camGroups)) {
    const present = await membersOf(op, group.id);
    if (present !== undefined && present.size > 0) yield group;
  }
}
