import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { accessKeyActions } from "./access-key-actions.ts";
import { accountActions } from "./account-actions.ts";
import { attachmentActions } from "./attachment-actions.ts";
import { groupActions } from "./group-actions.ts";
import { groupAttachmentActions } from "./group-attachment-actions.ts";
import { membershipActions } from "./membership-actions.ts";
import { policyActions } from "./policy-actions.ts";
import { roleActions } from "./role-actions.ts";
import { userActions } from "./user-actions.ts";
import { userAttachmentActions } from "./user-attachment-actions.ts";

/** The service of users, roles and permissions. */
export function camService(world: World): CloudService {
  return {
    name: "cam",
    version: "2019-01-16",
    needsRegion: false,
    secrets: ["Password", "SecretId", "SecretKey"],
    actions: [
      ...roleActions(world),
      ...policyActions(world),
      ...userActions(world),
      ...attachmentActions(world),
      ...groupActions(world),
      ...groupAttachmentActions(world),
      ...membershipActions(world),
      ...userAttachmentActions(world),
      ...accessKeyActions(world),
      ...accountActions(world),
    ],
  };
}
