import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { PolicyAttachment, PolicyTarget } from "./attachments.ts";

/** An attachment that a test creates. */
export type NewPolicyAttachment = Pick<PolicyAttachment, "target" | "targetId" | "policyId">;

/** An attachment of a policy. */
export function newPolicyAttachment(world: World, fields: NewPolicyAttachment): PolicyAttachment {
  return { ...fields, id: attachmentId(fields), createdAt: world.now() };
}

/** The key of an attachment in the store. */
export function attachmentId({ target, targetId, policyId }: NewPolicyAttachment): string {
  return `${target}/${targetId}#${policyId}`;
}

/** Opens the attachments of a world to tests. */
export function policyAttachmentState(world: World) {
  return {
    policyAttachments: objectsOf(world.hub.agenda, world.policyAttachments, (fields: NewPolicyAttachment) =>
      newPolicyAttachment(world, fields),
    ),
  };
}

/** Detaches all policies of a deleted role, group or user. */
export function detachAll({ policyAttachments }: World, target: PolicyTarget, targetId: string): void {
  for (const one of policyAttachments.all()) {
    if (one.target === target && one.targetId === targetId) policyAttachments.remove(one.id);
  }
}

/** Detaches a deleted policy everywhere. */
export function detachEverywhere({ policyAttachments }: World, policyId: string): void {
  for (const one of policyAttachments.all()) if (one.policyId === policyId) policyAttachments.remove(one.id);
}
