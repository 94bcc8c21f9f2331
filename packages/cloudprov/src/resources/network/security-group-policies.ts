import { CodedError, expectation, expectationAt, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { codeOf, ifExists } from "../../platform/errors.ts";
import { idText, requiredWhole, rows } from "../../platform/response-fields.ts";
import { type Body, orNull, recordOf } from "../../platform/responses.ts";
import { securityGroups } from "./security-group.ts";
import { ruleLists } from "./security-group-rules.ts";

/** A direction of traffic, by the name of its rules in requests and responses. */
export type Direction = "Ingress" | "Egress";

const describe = "DescribeSecurityGroupPolicies";
const position = { index: requiredWhole("", { wire: "PolicyIndex" }) };
const policySet = {
  version: idText("", { wire: "Version" }),
  Ingress: rows(position, "Ingress"),
  Egress: rows(position, "Egress"),
};
const expectsRules = expectationAt("SecurityGroupPolicySet", orNull(expectation(policySet, ruleLists)));

/** How often rules are read and removed if someone else changes them in the meantime. */
const maxAttempts = 3;

/** The rules of a security group with their version, in their order; undefined if the group does not exist. */
export async function readRules(op: Op, id: string): Promise<Body | undefined> {
  const response = await ifExists(op.vpc.read(describe, { SecurityGroupId: id }, { expects: expectsRules }));
  if (response === undefined) return undefined;
  const set = recordOf(response["SecurityGroupPolicySet"]);
  if (set !== undefined) return set;
  if ((await ifExists(securityGroups.read(op, id, {}))) === undefined) return undefined;
  throw new CodedError(
    "invalid-response",
    `the response to ${describe} contains no rules of ${id}, although the security group exists. Run the command again. If this happens again, report it to the platform's support`,
  );
}

/** Whether a group has rules. */
export function hasRules(set: Body): boolean {
  const { Ingress, Egress } = fromWire(policySet, set);
  return Ingress.length + Egress.length > 0;
}

/** Removes all rules of a group. */
export async function removeAllRules(op: Op, id: string): Promise<void> {
  await resetRules(op, id, { Version: "0", Ingress: [], Egress: [] });
}

/** Removes all rules of one direction, because a request cannot set an empty list. */
export async function removeRules(op: Op, id: string, direction: Direction): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await readRules(op, id);
    if (found === undefined) throw new CodedError("not-found", `the security group ${id} does not exist`);
    const { version: Version, [direction]: rules } = fromWire(policySet, found);
    if (rules.length === 0) return;
    const set = { Version, [direction]: rules.map(({ index }) => ({ PolicyIndex: index })) };
    try {
      await op.vpc.write("DeleteSecurityGroupPolicies", { SecurityGroupId: id, SecurityGroupPolicySet: set });
      return;
    } catch (error) {
      // Positions are only valid in the version that was read.
      if (codeOf(error) !== "UnsupportedOperation.VersionMismatch" || attempt === maxAttempts) throw error;
    }
  }
}

/** Replaces the rules of the given directions. With `sorted`, existing rules get the order of the request too. */
export async function resetRules(op: Op, id: string, set: Body, { sorted = false } = {}): Promise<void> {
  const order = sorted ? { SortPolicys: true } : {};
  await op.vpc.write("ModifySecurityGroupPolicies", { SecurityGroupId: id, SecurityGroupPolicySet: set, ...order });
}
