import { createHash } from "node:crypto";
import { getStack } from "@pulumi/pulumi";

/** The strictest limits are those of buckets: lower-case letters, digits and hyphens, with a letter or digit at the end. */
const fitting = /^[a-z0-9-]{0,29}[a-z0-9]$/;

/**
 * The name of an object of this stack. Roles, policies, log sets and buckets have names that are unique in the account, so
 * each stack needs its own.
 */
export function nameOf(object: string): string {
  const stack = getStack();
  if (fitting.test(stack)) return `${object}-${stack}`;
  const start = stack
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 21);
  // Names of stacks that are changed alike still differ in this.
  const hash = createHash("sha256").update(stack).digest("hex").slice(0, 8);
  return `${object}-${start}-${hash}`;
}
