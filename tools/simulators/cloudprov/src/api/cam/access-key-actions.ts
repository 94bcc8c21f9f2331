import { integer, object, oneOf, optional, text } from "@org/simulator";
import type { Caller } from "../../caller.ts";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { signedCaller } from "../sts/signed-caller.ts";
import { newAccessKey } from "./access-key-state.ts";
import type { CamAccessKey } from "./access-keys.ts";

/** The actions of the API keys of users. */
export function accessKeyActions(world: World): Action[] {
  return [createAccessKey(world), listAccessKeys(world), updateAccessKey(world), deleteAccessKey(world)];
}

const target = { TargetUin: optional(integer({ min: 1 })) };
const key = { AccessKeyId: text({ min: 1 }), ...target };

function createAccessKey(world: World): Action {
  return defineAction({
    name: "CreateAccessKey",
    simplified: "Requests that are signed with the key are rejected.",
    params: object({ ...target, Description: optional(text({ max: 1_024 })) }),
    run({ params: { TargetUin, Description = "" }, ...call }) {
      const userId = userIdOf(world, TargetUin, signedCaller(call));
      if (keysOf(world.camAccessKeys.all(), userId).length >= world.settings.accessKeyQuota) {
        throw new PlatformError(
          "OperationDenied.AccessKeyOverLimit",
          "The user has the most keys that a user can have.",
        );
      }
      const made = world.camAccessKeys.insert(newAccessKey(world, { userId, description: Description }));
      return { AccessKey: { ...document(world, made), SecretAccessKey: made.secretKey } };
    },
  });
}

function listAccessKeys(world: World): Action {
  return defineAction({
    name: "ListAccessKeys",
    params: object(target),
    run({ params: { TargetUin }, ...call }) {
      const userId = userIdOf(world, TargetUin, signedCaller(call));
      return { AccessKeys: keysOf(world.camAccessKeys.allSeen(), userId).map((one) => document(world, one)) };
    },
  });
}

function updateAccessKey(world: World): Action {
  return defineAction({
    name: "UpdateAccessKey",
    params: object({ ...key, Status: oneOf("Active", "Inactive") }),
    run({ params: { AccessKeyId, TargetUin, Status }, ...call }) {
      const changed = keyWith(world, AccessKeyId, userIdOf(world, TargetUin, signedCaller(call)));
      world.camAccessKeys.replace({ ...changed, status: Status });
      return {};
    },
  });
}

function deleteAccessKey(world: World): Action {
  return defineAction({
    name: "DeleteAccessKey",
    documentedOnly: "An active key can be deleted; `keepsActiveKeys` rejects that.",
    params: object(key),
    run({ params: { AccessKeyId, TargetUin }, ...call }) {
      const { id, status } = keyWith(world, AccessKeyId, userIdOf(world, TargetUin, signedCaller(call)));
      if (status === "Active" && world.settings.keepsActiveKeys) {
        throw new PlatformError("FailedOperation.Accesskey", "An active key cannot be deleted.");
      }
      world.camAccessKeys.remove(id);
      return {};
    },
  });
}

function keysOf(all: readonly CamAccessKey[], userId: string): readonly CamAccessKey[] {
  return all.filter((one) => one.userId === userId);
}

/** @throws {PlatformError} if the user does not exist, or a user names the main account. */
function userIdOf({ camUsers }: World, uin: number | undefined, { accountId, userId, type }: Caller): string {
  const given = uin === undefined ? userId : String(uin);
  if (given === accountId && type !== "RootAccount") {
    throw new PlatformError("OperationDenied.SubUin", "A user cannot manage the keys of the main account.");
  }
  if (given === userId || given === accountId) return given;
  return String(
    found(
      camUsers.all().find((one) => String(one.uin) === given),
      "ResourceNotFound.UserNotExist",
      `user ${given}`,
    ).uin,
  );
}

/** @throws {PlatformError} if the user has no such key. */
function keyWith({ camAccessKeys }: World, id: string, userId: string): CamAccessKey {
  const known = found(camAccessKeys.get(id), "ResourceNotFound.SecretNotExist", `key ${id}`);
  if (known.userId !== userId) throw new PlatformError("OperationDenied.UinNotMatch", "The key is another user's.");
  return known;
}

function document(world: World, { id, status, createdAt, description }: CamAccessKey): Reply {
  return { AccessKeyId: id, Status: status, CreateTime: world.localTimeText(createdAt), Description: description };
}
