import { listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { filtered, filtersShapeWithTags } from "../lists.ts";
import { tagTests } from "../tag/tag-tests.ts";
import { tagsMember } from "../tag-list.ts";
import { malformedId, pageOf, textPageMembers } from "./describe.ts";
import { tagsOfSecurityGroup } from "./security-group-tags.ts";
import { type SecurityGroup, unused } from "./security-groups.ts";

/** The actions of security groups. Those of their rules are apart. */
export function securityGroupActions(world: World): Action[] {
  return [createGroup(world), describeGroups(world), describeUsers(world), modifyGroup(world), deleteGroup(world)];
}

/**
 * The group as it is.
 *
 * @throws PlatformError when the ID is malformed, or when there is no such group in the region.
 */
export function existingGroup({ securityGroups }: World, id: string, region: string): SecurityGroup {
  checkId(id);
  const group = securityGroups.get(id);
  return found(group?.region === region ? group : undefined, "ResourceNotFound", `security group ${id}`);
}

/** The same as a reader sees it. */
export function seenGroup({ securityGroups }: World, id: string, region: string): SecurityGroup {
  checkId(id);
  const group = securityGroups.seen(id);
  return found(group?.region === region ? group : undefined, "ResourceNotFound", `security group ${id}`);
}

function createGroup(world: World): Action {
  const { securityGroups } = world;
  return defineAction({
    name: "CreateSecurityGroup",
    params: object({
      GroupName: text(),
      GroupDescription: text(),
      ProjectId: optional(text({ pattern: /^\d+$/, form: "a number in a text" })),
      Tags: tagsMember,
    }),
    run({ params: { GroupName, GroupDescription, ProjectId = "0", Tags = [] }, region }) {
      checkTexts(GroupName, GroupDescription);
      if (new Set(Tags.map(({ Key }) => Key)).size < Tags.length) {
        throw new PlatformError("InvalidParameterValue.TagDuplicateKey", "A tag key is given twice.");
      }
      const quota = world.settings.securityGroupQuotas.groups;
      if (securityGroups.all().filter((group) => group.region === region).length >= quota) {
        throw new PlatformError("LimitExceeded", `The quota of ${quota} security groups is used up.`);
      }
      const group = securityGroups.insert({
        id: world.newId("sg"),
        region,
        name: GroupName,
        description: GroupDescription,
        projectId: ProjectId,
        users: unused,
        isDefault: false,
        version: 0,
        Ingress: [],
        Egress: [],
        createdAt: world.now(),
        updatedAt: world.now(),
      });
      for (const { Key, Value } of Tags) world.tags.put(tagsOfSecurityGroup(group), Key, Value);
      return { SecurityGroup: document(world, group) };
    },
  });
}

function describeGroups(world: World): Action {
  return defineAction({
    name: "DescribeSecurityGroups",
    params: object({
      SecurityGroupIds: optional(listOf(text({ min: 1 }), { min: 1, max: 100 })),
      Filters: filtersShapeWithTags("security-group-id", "project-id", "security-group-name", "tag-key"),
      ...textPageMembers(),
      OrderField: optional(oneOf("CreatedTime", "UpdateTime")),
      OrderDirection: optional(oneOf("ASC", "DESC")),
    }),
    run({ params, region }) {
      const { SecurityGroupIds: ids, Filters, OrderField, OrderDirection } = params;
      if (ids !== undefined && Filters !== undefined) {
        throw new PlatformError("InvalidParameter.Coexist", "SecurityGroupIds and Filters must not be given together.");
      }
      const asked =
        ids?.map((id) => seenGroup(world, id, region)) ??
        filtered(
          world.securityGroups.allSeen().filter((group) => group.region === region),
          Filters,
          {
            "security-group-id": ({ id }, value) => id === value,
            "project-id": ({ projectId }, value) => projectId === value,
            "security-group-name": ({ name }, value) => name.includes(value),
            ...tagTests(Filters, "tag-key", (group) => world.tags.of(tagsOfSecurityGroup(group))),
          },
        );
      const time = ({ createdAt, updatedAt }: SecurityGroup) => (OrderField === "UpdateTime" ? updatedAt : createdAt);
      const sign = OrderDirection === "DESC" ? -1 : 1;
      const all = OrderField === undefined ? asked : [...asked].sort((a, b) => sign * (time(a) - time(b)));
      return {
        TotalCount: all.length,
        SecurityGroupSet: pageOf(all, params).map((group) => document(world, group)),
      };
    },
  });
}

function describeUsers(world: World): Action {
  return defineAction({
    name: "DescribeSecurityGroupAssociationStatistics",
    simplified: "Only network interfaces are counted; tests set the other counts.",
    params: object({ SecurityGroupIds: listOf(text({ min: 1 }), { min: 1, max: 100 }) }),
    run({ params: { SecurityGroupIds: ids }, region }) {
      const all = ids.map((id) => {
        const counts = { ...usersOf(world, seenGroup(world, id, region)), SG: groupsThatName(world, id).length };
        const kinds = Object.entries(counts).filter(([, count]) => count > 0);
        return {
          SecurityGroupId: id,
          ...counts,
          InstanceStatistics: kinds.map(([kind, count]) => ({ InstanceType: kind, InstanceCount: count })),
          TotalCount: kinds.reduce((sum, [, count]) => sum + count, 0),
        };
      });
      return { SecurityGroupAssociationStatisticsSet: all };
    },
  });
}

/** How many objects of each kind use a group. */
function usersOf({ networks }: World, { id, users }: SecurityGroup): SecurityGroup["users"] {
  const interfaces = networks.networkInterfaces.all().filter(({ securityGroupIds }) => securityGroupIds.includes(id));
  return { ...users, ENI: users.ENI + interfaces.length };
}

/** The groups with a rule that names a group, which may be the group itself. */
function groupsThatName({ securityGroups }: World, id: string): SecurityGroup[] {
  return securityGroups
    .all()
    .filter(({ Ingress, Egress }) => [...Ingress, ...Egress].some(({ SecurityGroupId }) => SecurityGroupId === id));
}

function modifyGroup(world: World): Action {
  return defineAction({
    name: "ModifySecurityGroupAttribute",
    params: object({ SecurityGroupId: text(), GroupName: optional(text()), GroupDescription: optional(text()) }),
    run({ params, region }) {
      const old = existingGroup(world, params.SecurityGroupId, region);
      const { GroupName: name = old.name, GroupDescription: description = old.description } = params;
      checkTexts(name, description);
      world.securityGroups.replace({ ...old, name, description, updatedAt: world.now() });
      return {};
    },
  });
}

function deleteGroup(world: World): Action {
  return defineAction({
    name: "DeleteSecurityGroup",
    params: object({ SecurityGroupId: text() }),
    run({ params, region }) {
      const group = existingGroup(world, params.SecurityGroupId, region);
      const { id, isDefault } = group;
      if (isDefault) throw new PlatformError("UnsupportedOperation", `The group ${id} is the default one.`);
      if (Object.values(usersOf(world, group)).some((count) => count > 0)) {
        throw new PlatformError("ResourceInUse", `The group ${id} is in use.`);
      }
      const user = groupsThatName(world, id).find((other) => other.id !== id);
      if (user !== undefined) {
        throw new PlatformError("ResourceInUse", `The group ${id} is named by a rule of the group ${user.id}.`);
      }
      world.securityGroups.remove(id);
      world.tags.clear(tagsOfSecurityGroup({ id, region }));
      return {};
    },
  });
}

function document(world: World, group: SecurityGroup): Reply {
  return {
    SecurityGroupId: group.id,
    SecurityGroupName: group.name,
    SecurityGroupDesc: group.description,
    ProjectId: group.projectId,
    IsDefault: group.isDefault,
    CreatedTime: world.localTimeText(group.createdAt),
    TagSet: world.tags.pairsOf(tagsOfSecurityGroup(group)),
    UpdateTime: world.localTimeText(group.updatedAt),
  };
}

function checkId(id: string): void {
  if (!/^sg-[0-9a-z]{8}$/.test(id)) throw malformedId(id);
}

function checkTexts(name: string, description: string): void {
  if (name === "") throw new PlatformError("InvalidParameterValue", "The name must not be empty.");
  if (name.length > 60) throw new PlatformError("InvalidParameterValue.TooLong", "A name has at most 60 characters.");
  if (description.length > 100) {
    throw new PlatformError("InvalidParameterValue.TooLong", "A description has at most 100 characters.");
  }
}
