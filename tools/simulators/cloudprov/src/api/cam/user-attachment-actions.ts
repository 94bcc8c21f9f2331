import { integer, object } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { attach, attachedTo, policyIdOf } from "./attachment-actions.ts";
import { attachmentId } from "./attachment-state.ts";
import { withOperator } from "./group-attachment-actions.ts";
import { optionalPage, pageOf } from "./pages.ts";
import type { CamUser } from "./users.ts";

/** The actions that attach policies to users. */
export function userAttachmentActions(world: World): Action[] {
  return [attachUserPolicy(world), detachUserPolicy(world), listOfUser(world)];
}

function attachUserPolicy(world: World): Action {
  return defineAction({
    name: "AttachUserPolicy",
    params: object({ PolicyId: integer({ min: 1 }), AttachUin: integer({ min: 1 }) }),
    run({ params: { PolicyId, AttachUin } }) {
      const { id } = userWithUin(world.camUsers.all(), AttachUin);
      attach(world, { target: "user", targetId: id, policyId: policyIdOf(world, { PolicyId }) });
      return {};
    },
  });
}

function detachUserPolicy(world: World): Action {
  return defineAction({
    name: "DetachUserPolicy",
    params: object({ PolicyId: integer({ min: 1 }), DetachUin: integer({ min: 1 }) }),
    run({ params: { PolicyId, DetachUin } }) {
      const { id } = userWithUin(world.camUsers.all(), DetachUin);
      const policyId = policyIdOf(world, { PolicyId });
      world.policyAttachments.remove(attachmentId({ target: "user", targetId: id, policyId }));
      return {};
    },
  });
}

function listOfUser(world: World): Action {
  return defineAction({
    name: "ListAttachedUserPolicies",
    params: object({ TargetUin: integer({ min: 1 }), ...optionalPage }),
    run({ params: { TargetUin, ...page } }) {
      const { id } = userWithUin(world.camUsers.allSeen(), TargetUin);
      const all = attachedTo(world, "user", id);
      return { TotalNum: all.length, List: pageOf(all, page).map(withOperator) };
    },
  });
}

/** @throws {PlatformError} if no user has the number. */
function userWithUin(all: readonly CamUser[], uin: number): CamUser {
  const user = all.find((one) => one.uin === uin);
  return found(user, "ResourceNotFound.UserNotExist", `user ${uin}`);
}
