import { integer, listOf, object, optional } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { groupWith } from "./group-actions.ts";
import { membershipId, membersOf, type NewCamMembership } from "./membership-state.ts";
import { optionalPage, pageOf } from "./pages.ts";

/** The actions that add users to groups and remove them. */
export function membershipActions(world: World): Action[] {
  return [addUserToGroup(world), removeUserFromGroup(world), listUsersForGroup(world)];
}

const pairs = object({
  Info: listOf(
    object({
      GroupId: integer({ min: 1 }),
      Uid: optional(integer({ min: 1 })),
      Uin: optional(integer({ min: 1 })),
    }),
  ),
});

interface Pair {
  readonly GroupId: number;
  readonly Uid?: number | undefined;
  readonly Uin?: number | undefined;
}

function addUserToGroup(world: World): Action {
  return defineAction({
    name: "AddUserToGroup",
    params: pairs,
    run({ params: { Info } }) {
      for (const one of Info.map((pair) => pairOf(world, pair))) {
        const id = membershipId(one);
        if (world.camMemberships.get(id) === undefined) world.camMemberships.insert({ ...one, id });
      }
      return {};
    },
  });
}

function removeUserFromGroup(world: World): Action {
  return defineAction({
    name: "RemoveUserFromGroup",
    params: pairs,
    run({ params: { Info } }) {
      for (const one of Info.map((pair) => pairOf(world, pair))) world.camMemberships.remove(membershipId(one));
      return {};
    },
  });
}

function listUsersForGroup(world: World): Action {
  return defineAction({
    name: "ListUsersForGroup",
    params: object({ GroupId: integer({ min: 1 }), ...optionalPage }),
    run({ params: { GroupId, ...page } }) {
      const { id } = groupWith(world.camGroups.allSeen(), GroupId);
      const all = membersOf(world, id);
      return { TotalNum: all.length, UserInfo: pageOf(all, page) };
    },
  });
}

/** @throws {PlatformError} if the group or the user does not exist. */
function pairOf(world: World, { GroupId, Uid, Uin }: Pair): NewCamMembership {
  const { id: groupId } = groupWith(world.camGroups.all(), GroupId);
  if (Uid === undefined && Uin === undefined) {
    throw new PlatformError("InvalidParameter.UserUinAndUinNotAllNull", "Neither Uid nor Uin is given.");
  }
  const user = world.camUsers
    .all()
    .find(({ id, uin }) => (Uid === undefined || id === String(Uid)) && (Uin === undefined || uin === Uin));
  return { groupId, userId: found(user, "ResourceNotFound.UserNotExist", `user ${Uid ?? Uin}`).id };
}
