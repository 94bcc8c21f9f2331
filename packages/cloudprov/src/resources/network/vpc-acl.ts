import {
  CodedError,
  type DeleteOperation,
  field,
  fromWire,
  type ReadOperation,
  type ReadyOperation,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, untilSeen } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { createdWithTags, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { listedBy } from "../../platform/listed-by.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies, tooMany } from "../../platform/remedies.ts";
import { idText, rows, text } from "../../platform/response-fields.ts";
import { type Body, requirePresent } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { resourceTags, tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { entriesOf, normalRules, requireIpv4, ruleForm, rulesHaveForm, rulesIn } from "./vpc-acl-rules.ts";

export const describeAcls = "DescribeNetworkAcls";

const rule = field.string({ docs: `A rule: \`${ruleForm}\`.` });

const fields = withWireNames({
  vpcId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.vpc,
    docs: "ID of the private network.",
  }),
  name: field.string({
    autoName: { maxLength: 60 },
    min: 1,
    max: 60,
    wire: "NetworkAclName",
    docs: "Name of the list.",
  }),
  ingresses: field.list(rule, {
    emptyIsUnset: true,
    wire: "Ingress",
    docs: "Rules for incoming traffic, such as `ACCEPT#10.0.0.0/8#80-90#TCP`. The first rule that matches decides. Traffic that matches none is rejected.",
  }),
  egresses: field.list(rule, {
    emptyIsUnset: true,
    wire: "Egress",
    docs: "The same for outgoing traffic.",
  }),
  tags: tagsField,
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Creation time, in the platform's time zone." }),
});

const contents = {
  ingress: rows({}, "IngressEntries"),
  egress: rows({}, "EgressEntries"),
  type: text("", { wire: "NetworkAclType" }),
  subnets: rows({ id: idText("", { wire: "SubnetId" }) }, "SubnetSet"),
} as const;

const acls: ActionObject = {
  create: "CreateNetworkAcl",
  update: { action: "ModifyNetworkAclAttribute", sends: "changes" },
  delete: "DeleteNetworkAcl",
  goneCodes: ["UnsupportedOperation.RecordNotExists"],
  shownAfterDelete: true,
  withOwnActions: ["ingresses", "egresses"],
  ...listedBy({
    service: "vpc",
    action: describeAcls,
    member: "NetworkAclSet",
    id: "NetworkAclId",
    created: "NetworkAcl.NetworkAclId",
    name: "NetworkAclName",
    fields,
    byId: (id) => filteredBy("network-acl-id", id),
    byName: (name, { vpcId }) => ({
      Filters: [
        { Name: "network-acl-name", Values: [name] },
        { Name: "vpc-id", Values: [vpcId] },
      ],
    }),
    asRead,
    isOrdinary: ({ NetworkAclType }) => NetworkAclType !== quintuple,
  }),
};

/** The type of lists whose rules have five parts. */
const quintuple = "QUINTUPLE";

const handlers = createdWithTags(
  { ...acls, fields, asSent: ({ Ingress: _, Egress: __, ...body }) => body },
  resourceTags({ service: "vpc", prefix: "acl" }),
);

export const vpcAcl = resource("VpcAcl", {
  docs: "A network ACL: a list of rules for the traffic that enters and leaves subnets, which `VpcAclAttachment` selects. Unlike a security group, it applies to whole subnets, and a rule for requests does not allow the responses. A list without rules rejects all IPv4 traffic. Deleting the list frees its subnets.",
  example: `const web = new cloudprov.VpcAcl("web", {
    vpcId: config.require("vpcId"),
    ingresses: ["ACCEPT#0.0.0.0/0#443#TCP#HTTPS"],
    egresses: ["ACCEPT#0.0.0.0/0#ALL#ALL"],
    tags: { team: "shop" },
});`,
  errors: {
    ...remedies("vpc", "InvalidParameter.AclTypeMismatch"),
    "InvalidParameterValue.Malformed": "Check the addresses in `ingresses` and `egresses`.",
    LimitExceeded: tooMany,
  },
  import: { form: "<network ACL ID>", example: "acl-mijp2oyu" },
  rules: [rulesHaveForm("ingresses"), rulesHaveForm("egresses")],
  normalize: ({ ingresses, egresses, ...others }) => ({
    ...others,
    ...given("ingresses", normalRules(ingresses)),
    ...given("egresses", normalRules(egresses)),
  }),
  ...handlers,
  setLater: { ingresses: "absent", egresses: "absent" } as const,

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    const { ingresses, egresses } = op.args;
    const set = { ...entrySet("Ingress", ingresses), ...entrySet("Egress", egresses) };
    if (Object.keys(set).length === 0) return;
    await untilSeen(op, acls, op.id, op.args);
    await op.vpc.write("ModifyNetworkAclEntries", { NetworkAclId: op.id, NetworkAclEntrySet: set });
  },

  async read(op: ReadOperation<typeof fields> & Clients) {
    const found = await handlers.read(op);
    if (op.purpose === "import" && found) requireIpv4(op.id, found.ingresses ?? [], found.egresses ?? []);
    return found;
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    await handlers.update(op);
    const { ingresses, egresses } = op.args;
    const set = {
      ...(op.changed("ingresses") ? { Ingress: entriesOf(ingresses) } : {}),
      ...(op.changed("egresses") ? { Egress: entriesOf(egresses) } : {}),
    };
    if (Object.keys(set).length === 0) return;
    await op.vpc.write("ModifyNetworkAclEntries", { NetworkAclId: op.id, NetworkAclEntrySet: set });
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    const found = await ifExists(acls.read(op, op.id, {}), acls.goneCodes);
    if (found === undefined) return;
    const SubnetIds = subnetsOf(found);
    if (SubnetIds.length > 0) {
      await ifExists(op.vpc.write("DisassociateNetworkAclSubnets", { NetworkAclId: op.id, SubnetIds }));
    }
    await handlers.delete(op);
  },
});

/** The IDs of the subnets of a list. @throws UnexpectedResponse if the response does not say. */
export function subnetsOf(found: Body): readonly string[] {
  requirePresent(found, "SubnetSet");
  return fromWire(contents, found).subnets.map(({ id }) => id);
}

function given(name: string, value: unknown): Readonly<Record<string, unknown>> {
  return value === undefined ? {} : { [name]: value };
}

function entrySet(direction: "Ingress" | "Egress", rules: readonly string[] | undefined): Body {
  return rules === undefined ? {} : { [direction]: entriesOf(rules) };
}

/** A list of a response with the names of the properties. */
function asRead(found: Body): Body {
  requirePresent(found, "IngressEntries", "EgressEntries");
  const { type } = fromWire(contents, found);
  if (type === quintuple) {
    throw new CodedError(
      "invalid-import",
      `the network ACL ${String(found["NetworkAclId"])} has rules of five parts, which this resource does not manage`,
    );
  }
  return {
    ...withTags(found),
    Ingress: listOf(rulesIn((found["IngressEntries"] ?? []) as readonly Body[])),
    Egress: listOf(rulesIn((found["EgressEntries"] ?? []) as readonly Body[])),
  };
}

function listOf(rules: readonly string[]): readonly string[] | undefined {
  return rules.length === 0 ? undefined : rules;
}
