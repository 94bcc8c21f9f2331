import type { Store, Stores } from "@org/simulator";

/** The types of objects that can have policies. */
export type PolicyTarget = "role" | "group" | "user";

/** A policy that is attached to a role, a group or a user. */
export interface PolicyAttachment {
  readonly id: string;
  readonly target: PolicyTarget;
  readonly targetId: string;
  readonly policyId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Opens the store of all attachments. */
export function openPolicyAttachments(stores: Stores): Store<PolicyAttachment> {
  return stores.open<PolicyAttachment>("policyAttachments");
}
