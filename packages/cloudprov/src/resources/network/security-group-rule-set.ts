import {
  type CheckOperation,
  type CreateOperation,
  type DeleteOperation,
  field,
  fromWire,
  type ReadOperation,
  type ReadOutputs,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { listed, readBackSeconds } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { securityGroups } from "./security-group.ts";
import { hasRules, readRules, removeAllRules, removeRules, resetRules } from "./security-group-policies.ts";
import { addressWarnings, distinctRules, normalRules, ruleLists, spelled } from "./security-group-rules.ts";

const fields = withWireNames({
  securityGroupId: field.string({
    required: true,
    pattern: idForms.securityGroup,
    replaceOnChange: true,
    docs: "ID of the security group, `sg-...`.",
  }),
  ...ruleLists,
  version: field.string({
    output: true,
    changesWith: ["ingresses", "egresses"],
    docs: "Version of the rules. Every change of the rules increases it by one.",
  }),
});

/** Whether the group has rules already, which a rule set would replace. */
async function exists(op: Op, id: string): Promise<boolean> {
  const found = await readRules(op, id);
  return found !== undefined && hasRules(found);
}

export const securityGroupRuleSet = resource("SecurityGroupRuleSet", {
  docs: "All rules of a security group, in their order. A group can have one rule set: a group that has rules already must be imported, and other rules are removed by the next update. Deleting the rule set removes all rules, so that the group rejects all traffic.",
  example: `const web = new cloudprov.SecurityGroup("web", { description: "Web servers" });
const rules = new cloudprov.SecurityGroupRuleSet("web", {
    securityGroupId: web.id,
    ingresses: [
        { action: "ACCEPT", cidrBlock: "0.0.0.0/0", protocol: "TCP", port: "80,443" },
        { action: "ACCEPT", cidrBlock: "10.0.0.0/8", protocol: "TCP", port: "22", description: "Offices" },
        { action: "DROP", cidrBlock: "0.0.0.0/0" },
    ],
    egresses: [{ action: "ACCEPT", cidrBlock: "0.0.0.0/0" }],
});`,
  errors: remedies(
    "vpc",
    "UnsupportedOperation.DuplicatePolicy",
    "UnsupportedOperation.ClbPolicyExceedLimit",
    "UnsupportedOperation.VersionMismatch",
  ),
  import: { form: "<security group ID>", example: "sg-ey3wmiz1" },
  fields,
  readBackSeconds,
  naturalKey: ["securityGroupId"],
  rules: [distinctRules("ingresses"), distinctRules("egresses")],
  normalize: ({ ingresses, egresses, ...others }) => ({
    ...others,
    ...(ingresses === undefined ? {} : { ingresses: normalRules(ingresses) }),
    ...(egresses === undefined ? {} : { egresses: normalRules(egresses) }),
  }),
  findExisting: {
    id: (op: CreateOperation<typeof fields> & Clients) => op.args.securityGroupId,
    exists: (op: CreateOperation<typeof fields> & Clients) => exists(op, op.args.securityGroupId),
  },

  check(op: CheckOperation): void {
    for (const name of ["ingresses", "egresses"]) {
      for (const warning of addressWarnings(name, op.args[name])) op.warn(warning);
    }
  },

  create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const { SecurityGroupId: _, ...set } = toWire(fields, op.args);
    const id = op.args.securityGroupId;
    return createWithKnownId(op, id, {
      post: () => (Object.keys(set).length === 0 ? removeAllRules(op, id) : resetRules(op, id, set)),
      exists: () => exists(op, id),
    });
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const found = await readRules(op, op.id);
    if (found === undefined) return undefined;
    const { ingresses, egresses, ...others } = fromWire(fields, { ...found, SecurityGroupId: op.id });
    return { ...others, ingresses: readable(ingresses), egresses: readable(egresses) };
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    if (!op.changed("ingresses", "egresses")) return;
    const { SecurityGroupId: _, ...set } = toWire(fields, op.args);
    if (Object.keys(set).length === 0) return removeAllRules(op, op.id);
    if (!set["Ingress"]) await removeRules(op, op.id, "Ingress");
    if (!set["Egress"]) await removeRules(op, op.id, "Egress");
    await resetRules(op, op.id, set, { sorted: true });
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await ifExists(removeAllRules(op, op.id));
  },

  list: { run: (op: Op) => listed(op, securityGroups) },
});

interface RuleRead {
  readonly action: string;
  readonly protocol: string;
  readonly port: string;
  readonly policyIndex: number;
}

/** The rules of a response in their order, with the documented spelling. */
function readable<R extends RuleRead>(rules: readonly R[] = []): R[] {
  const inOrder = rules.toSorted((one, other) => one.policyIndex - other.policyIndex);
  return inOrder.map((rule) => {
    const { action, protocol, port } = rule;
    return { ...rule, action: spelled(action), protocol: spelled(protocol), port: spelled(port) };
  });
}
