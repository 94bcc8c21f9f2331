import { field } from "@org/core-provider";
import { handle, legacyId, numericId } from "../../platform/identity-fields.ts";
import { retentionPolicy } from "../../platform/retention-policy.ts";
import { timeouts } from "../../platform/timeouts.ts";

/** The properties of an environment. */
export const environmentFields = {
  handle: handle("Handle of the environment."),
  stackId: field.integer({
    required: true,
    replaceOnChange: true,
    min: 1,
    wire: "stack_id",
    docs: "ID of the stack that it runs on: `stackId` of `getStack`.",
  }),
  orgId: field.string({
    computed: true,
    emptyIsUnset: true,
    replaceOnChange: true,
    equality: "case-insensitive",
    pattern: {
      match: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
      says: "be a UUID",
    },
    docs: "ID of the organization that owns it, a UUID. Defaults to the owner of the stack, or else to the only organization that you belong to.",
  }),
  backupRetentionPolicies: field.set(field.object(retentionPolicy, { docs: "The policy." }), {
    computed: true,
    emptyIsUnset: true,
    max: 1,
    docs: "How long to keep automatic backups. An environment has one policy. Defaults to the policy that the platform assigns.",
  }),
  timeouts: timeouts(),
  envId: numericId("environment"),
  environmentId: legacyId("environment"),
};
