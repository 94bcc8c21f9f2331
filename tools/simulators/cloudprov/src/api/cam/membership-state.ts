import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import type { CamMembership } from "./memberships.ts";
import type { CamUser } from "./users.ts";

/** A membership that a test creates. */
export type NewCamMembership = Pick<CamMembership, "groupId" | "userId">;

/** The key of a membership in the store. */
export function membershipId({ groupId, userId }: NewCamMembership): string {
  return `${groupId}#${userId}`;
}

/** Opens the memberships of a world to tests. */
export function camMembershipState(world: World) {
  return {
    camMemberships: objectsOf(world.hub.agenda, world.camMemberships, (fields: NewCamMembership) => ({
      ...fields,
      id: membershipId(fields),
    })),
  };
}

/** Removes the memberships of a deleted group or user. */
export function removeMemberships({ camMemberships }: World, of: Partial<NewCamMembership>): void {
  for (const { id, groupId, userId } of camMemberships.all()) {
    if (groupId === of.groupId || userId === of.userId) camMemberships.remove(id);
  }
}

/** The users of a group, as its description and its listing have them. */
export function membersOf(world: World, groupId: string): Reply[] {
  return world.camMemberships
    .allSeen()
    .filter((one) => one.groupId === groupId)
    .flatMap(({ userId }) => {
      const user = world.camUsers.get(userId);
      return user === undefined ? [] : [member(world, user)];
    });
}

function member(world: World, user: CamUser): Reply {
  return {
    Uid: Number(user.id),
    Uin: user.uin,
    Name: user.name,
    PhoneNum: user.phoneNum,
    CountryCode: user.countryCode,
    PhoneFlag: 0,
    Email: user.email,
    EmailFlag: 0,
    UserType: 2,
    CreateTime: world.localTimeText(user.createdAt),
    IsReceiverOwner: 0,
    Remark: user.remark,
  };
}
