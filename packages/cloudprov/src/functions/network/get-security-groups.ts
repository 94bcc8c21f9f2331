import { type Args, conflictsWith, expectation, type Fields, field, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { withAllTags } from "../../platform/created-with-tags.ts";
import { lookup } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, requiredWhole, rows, text, texts } from "../../platform/response-fields.ts";
import type { Body } from "../../platform/responses.ts";
import type { Parameters } from "../../platform/service-client.ts";
import { tagsOutput, wantedTags } from "../../platform/tags.ts";
import { asRequested, groupList } from "../../resources/network/security-group.ts";
import { type Users, usersOf } from "../../resources/network/security-group-users.ts";

const inputs = {
  securityGroupId: field.string({
    emptyIsUnset: true,
    pattern: idForms.securityGroup,
    docs: "ID of the security group, `sg-...`.",
  }),
  name: field.string({ emptyIsUnset: true, max: 60, docs: "Name to match. The platform also finds parts of names." }),
  projectId: field.integer({ min: 0, docs: "ID of the project." }),
  tags: wantedTags("Tags, by key."),
};

/** The part of a rule that the function shows. */
const rule: Fields = {
  action: text("", { wire: "Action" }),
  block: text("", { wire: "CidrBlock" }),
  group: text("", { wire: "SecurityGroupId" }),
  template: text("", { wire: "AddressTemplate.AddressId" }),
  templateGroup: text("", { wire: "AddressTemplate.AddressGroupId" }),
  ipv6Block: text("", { wire: "Ipv6CidrBlock" }),
  port: text("", { wire: "Port" }),
  protocol: text("", { wire: "Protocol" }),
  service: text("", { wire: "ServiceTemplate.ServiceId" }),
  serviceGroup: text("", { wire: "ServiceTemplate.ServiceGroupId" }),
};

const rules = {
  ingress: rows(rule, "SecurityGroupPolicySet.Ingress"),
  egress: rows(rule, "SecurityGroupPolicySet.Egress"),
};

const expectsRules = expectation(rules);

export const getSecurityGroups = lookup("getSecurityGroups", {
  docs: "Lists the security groups of the region with their rules, optionally filtered by ID, or by name, project and tags.",
  example: `const groups = cloudprov.getSecurityGroupsOutput({ tags: { team: "shop" } });`,
  inputs,
  outputs: {
    securityGroups: rows(
      {
        securityGroupId: idText("ID of the security group."),
        name: text("Name."),
        description: text("Description."),
        projectId: requiredWhole("ID of the project."),
        createTime: text("Creation time, in the platform's time zone."),
        beAssociateCount: requiredWhole(
          "Number of instances, network interfaces, databases and load balancers that use it.",
        ),
        ingresses: texts("Rules for incoming traffic, in their order, as `ACTION#SOURCE#PORT#PROTOCOL`."),
        egresses: texts("Rules for outgoing traffic, in their order, as `ACTION#TARGET#PORT#PROTOCOL`."),
        tags: tagsOutput,
      },
      "SecurityGroups",
      "The security groups, in the platform's order.",
    ),
  },
  rules: [conflictsWith("securityGroupId", "name", "projectId", "tags")],
  async request(op) {
    const found = (await ifExists(op.vpc.list("DescribeSecurityGroups", queryOf(op.args), groupList))) ?? [];
    // A request can have ten filters, and a program any number of tags.
    const groups = withAllTags(found.map(asRequested), op.args.tags);
    const ids = groups.map(({ SecurityGroupId: id }) => String(id));
    const [users, all] = await Promise.all([usersOf(op, ids), Promise.all(ids.map((id) => rulesOf(op, id)))]);
    const rows = groups.map((group, at) => rowOf(group, users.get(ids[at] ?? ""), all[at]));
    return { SecurityGroups: rows.filter((row) => row !== undefined) };
  },
});

function queryOf({ securityGroupId, name, projectId }: Args<typeof inputs>): Parameters {
  if (securityGroupId) return { SecurityGroupIds: [securityGroupId] };
  const filters = [
    ...(name ? [["security-group-name", name]] : []),
    ...(projectId === undefined ? [] : [["project-id", String(projectId)]]),
  ].map(([filter, value]) => ({ Name: filter, Values: [value] }));
  return filters.length === 0 ? {} : { Filters: filters };
}

/** The rules of a group; undefined if it was deleted in the meantime. */
function rulesOf(op: Op, id: string): Promise<Body | undefined> {
  return ifExists(op.vpc.read("DescribeSecurityGroupPolicies", { SecurityGroupId: id }, { expects: expectsRules }));
}

function rowOf(group: Body, users: Users = {}, response?: Body): Body | undefined {
  if (response === undefined) return undefined;
  const { GroupName, GroupDescription, ProjectId, Tags } = group;
  const { ingress = [], egress = [] } = fromWire(rules, response);
  return {
    SecurityGroupId: group["SecurityGroupId"],
    Name: GroupName,
    Description: GroupDescription,
    ProjectId: ProjectId ?? 0,
    CreateTime: group["CreatedTime"],
    BeAssociateCount: Object.values(users).reduce((sum, number) => sum + number, 0),
    Ingresses: ingress.map(shown),
    Egresses: egress.map(shown),
    Tags,
  };
}

/** A rule in one line. */
function shown(one: Readonly<Record<string, unknown>>): string {
  const first = (...names: string[]) =>
    names.map((name) => String(one[name] ?? "")).find((value) => value !== "") ?? "";
  const source = first("templateGroup", "template", "group", "block", "ipv6Block");
  const protocol = first("protocol").toUpperCase() || first("service", "serviceGroup");
  return [first("action"), source, first("port"), protocol].join("#");
}
