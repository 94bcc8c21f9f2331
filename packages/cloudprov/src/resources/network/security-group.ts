import { type DeleteOperation, field, fromWire, UnexpectedResponse } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { createdWithTags, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { type Body, memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { resourceTags, tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { untilUnused } from "./security-group-users.ts";

const describe = "DescribeSecurityGroups";
const identity = memberFacts("SecurityGroupId", "SecurityGroupName");
/** The security groups of a listing. Only their IDs and names must be valid. */
const all = responseList("SecurityGroupSet", identity);
/** The security groups of a listing. */
export const groupList = responseList("SecurityGroupSet", identity, (found) =>
  fromWire(fields, withTags(asRequested(found))),
);
const idOfCreated = textAt("SecurityGroup.SecurityGroupId");
const idOfListed = textAt("SecurityGroupId");

const fields = withWireNames({
  name: field.string({
    autoName: { maxLength: 60 },
    min: 1,
    max: 60,
    wire: "GroupName",
    docs: "Name of the security group.",
  }),
  description: field.string({ default: "", max: 100, wire: "GroupDescription", docs: "Description." }),
  projectId: field.integer({
    computed: true,
    min: 0,
    replaceOnChange: true,
    docs: "ID of the project that the security group belongs to. Defaults to 0, the account's default project.",
  }),
  tags: tagsField,
});

const project = {
  id: field.string({ output: true, optional: true, wire: "ProjectId", docs: "" }),
};

/** How security groups are created, found and deleted. */
export const securityGroups: ActionObject = {
  service: "vpc",
  create: "CreateSecurityGroup",
  update: { action: "ModifySecurityGroupAttribute", sends: "changes" },
  delete: "DeleteSecurityGroup",
  idOf: (response) => ("SecurityGroupId" in response ? idOfListed : idOfCreated)(response),
  key: (id) => ({ SecurityGroupId: id }),
  read: async (op, id) => {
    const { elements } = await op.vpc.page(describe, { SecurityGroupIds: [id] }, groupList);
    return elements[0] && asRequested(elements[0]);
  },
  listing: {
    name: "GroupName",
    whole: { page: (op, offset) => op.vpc.page(describe, {}, all, { offset }), asRead: asRequested },
    async *find(op: Op, name) {
      // The filter also finds groups whose name contains the text.
      for await (const found of op.vpc.pages(describe, filteredBy("security-group-name", name), all)) {
        yield asRequested(found);
      }
    },
  },
};

const handlers = createdWithTags({ ...securityGroups, fields, asSent }, resourceTags({ service: "cvm", prefix: "sg" }));

export const securityGroup = resource("SecurityGroup", {
  docs: "A firewall for instances and network interfaces. A new security group rejects all traffic until it has rules.",
  example: `const web = new cloudprov.SecurityGroup("web", {
    description: "Web servers",
    tags: { team: "shop" },
});`,
  errors: {
    ResourceInUse: "Something still uses the group, or rules of another group refer to it: remove it there first.",
  },
  import: { form: "<security group ID>", example: "sg-ey3wmiz1" },
  ...handlers,

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await untilUnused(op, op.id);
    await handlers.delete(op);
  },
});

/** The platform receives and returns the number of a project as a text. */
function asSent({ ProjectId, ...body }: Body): Body {
  return ProjectId === undefined ? body : { ...body, ProjectId: String(ProjectId) };
}

/**
 * A security group of a response with the member names of a request.
 *
 * @throws UnexpectedResponse if the project is not a number.
 */
export function asRequested(found: Body): Body {
  const { SecurityGroupName, SecurityGroupDesc, ProjectId, ...body } = found;
  const { id } = fromWire(project, found);
  if (id !== undefined && !/^\d+$/.test(id)) throw UnexpectedResponse.kind(id, "a number").within("ProjectId");
  return {
    ...body,
    GroupName: SecurityGroupName,
    GroupDescription: SecurityGroupDesc ?? "",
    ProjectId: id === undefined ? undefined : Number(id),
  };
}
