import { integer, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { detachAll } from "./attachment-state.ts";
import { newCamGroup } from "./group-state.ts";
import type { CamGroup } from "./groups.ts";
import { membersOf, removeMemberships } from "./membership-state.ts";
import { optionalPage, pageOf } from "./pages.ts";

/** The actions of groups. */
export function groupActions(world: World): Action[] {
  return [createGroup(world), getGroup(world), listGroups(world), updateGroup(world), deleteGroup(world)];
}

function createGroup(world: World): Action {
  return defineAction({
    name: "CreateGroup",
    params: object({ GroupName: text(), Remark: optional(text()) }),
    run({ params: { GroupName, Remark = "" } }) {
      checkName(world, GroupName);
      const group = world.camGroups.insert(newCamGroup(world, { name: GroupName, remark: Remark }));
      return { GroupId: Number(group.id) };
    },
  });
}

function getGroup(world: World): Action {
  return defineAction({
    name: "GetGroup",
    params: object({ GroupId: integer({ min: 1 }) }),
    run({ params: { GroupId } }) {
      const group = groupWith(world.camGroups.allSeen(), GroupId);
      const members = membersOf(world, group.id);
      return { ...element(world, group), GroupNum: members.length, UserInfo: members };
    },
  });
}

function listGroups(world: World): Action {
  return defineAction({
    name: "ListGroups",
    params: object({
      ...optionalPage,
      Keyword: optional(text()),
    }),
    run({ params: { Keyword = "", ...page } }) {
      const all = world.camGroups.allSeen().filter(({ name }) => name.includes(Keyword));
      return { TotalNum: all.length, GroupInfo: pageOf(all, page).map((group) => element(world, group)) };
    },
  });
}

function updateGroup(world: World): Action {
  return defineAction({
    name: "UpdateGroup",
    params: object({ GroupId: integer({ min: 1 }), GroupName: optional(text()), Remark: optional(text()) }),
    run({ params: { GroupId, GroupName, Remark } }) {
      const group = groupWith(world.camGroups.all(), GroupId);
      if (GroupName !== undefined && GroupName !== group.name) checkName(world, GroupName);
      world.camGroups.replace({ ...group, name: GroupName ?? group.name, remark: Remark ?? group.remark });
      return {};
    },
  });
}

function deleteGroup(world: World): Action {
  return defineAction({
    name: "DeleteGroup",
    params: object({ GroupId: integer({ min: 1 }) }),
    run({ params: { GroupId } }) {
      const group = groupWith(world.camGroups.all(), GroupId);
      world.camGroups.remove(group.id);
      detachAll(world, "group", group.id);
      removeMemberships(world, { groupId: group.id });
      return {};
    },
  });
}

/** @throws {PlatformError} if no group has the ID. */
export function groupWith(all: readonly CamGroup[], id: number): CamGroup {
  const group = all.find((one) => one.id === String(id));
  return found(group, "ResourceNotFound.GroupNotExist", `group ${id}`);
}

function checkName(world: World, name: string): void {
  if (name === "") throw new PlatformError("InvalidParameter.ParamError", "The name of a group is empty.");
  if (world.camGroups.all().some((one) => one.name === name)) {
    throw new PlatformError("InvalidParameter.GroupNameInUse", `The group name ${name} is in use.`);
  }
}

function element(world: World, { id, name, remark, createdAt }: CamGroup) {
  return { GroupId: Number(id), GroupName: name, Remark: remark, CreateTime: world.localTimeText(createdAt) };
}
