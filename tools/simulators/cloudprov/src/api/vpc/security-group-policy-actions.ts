import { flag, integer, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { filtered, filtersShape } from "../lists.ts";
import { existingGroup, seenGroup } from "./security-group-actions.ts";
import { areSame, checkedRule, type GivenRule, ruleShape } from "./security-group-rules.ts";
import type { Direction, SecurityGroup, SecurityGroupRule } from "./security-groups.ts";

/** The actions of the rules of security groups. */
export function securityGroupPolicyActions(world: World): Action[] {
  return [createPolicies(world), describePolicies(world), modifyPolicies(world), deletePolicies(world)];
}

const directions: readonly Direction[] = ["Egress", "Ingress"];

const policySetShape = object({
  Version: optional(text({ pattern: /^\d+$/, form: "a number in a text" })),
  Egress: optional(listOf(ruleShape())),
  Ingress: optional(listOf(ruleShape())),
  // The platform shows it, and takes no notice of it.
  PolicyStatistics: optional(
    object({
      IngressIPv4TotalCount: integer(),
      IngressIPv6TotalCount: integer(),
      EgressIPv4TotalCount: integer(),
      EgressIPv6TotalCount: integer(),
    }),
  ),
});

interface PolicySet extends Readonly<Partial<Record<Direction, readonly GivenRule[]>>> {
  readonly Version?: string;
}

function createPolicies(world: World): Action {
  return defineAction({
    name: "CreateSecurityGroupPolicies",
    params: object({ SecurityGroupId: text(), SecurityGroupPolicySet: policySetShape }),
    run({ params, region }) {
      const { group, direction, given, old } = changeOfOneDirection(world, region, params);
      const places = new Set(given.map(({ PolicyIndex }) => PolicyIndex));
      const [place = old.length] = places;
      if (places.size > 1) {
        throw new PlatformError("InvalidParameterValue", "All rules must have the same PolicyIndex, or none.");
      }
      if (place > old.length) {
        throw new PlatformError("InvalidParameterValue.Range", `There is no place ${place}.`);
      }
      const rules = given.map((rule) => checkedRule(world, region, rule));
      const changed = [...old.slice(0, place), ...rules, ...old.slice(place)];
      checkQuota(world, changed, "LimitExceeded.SecurityGroupPolicySet");
      keep(world, group, { [direction]: changed });
      return {};
    },
  });
}

function describePolicies(world: World): Action {
  return defineAction({
    name: "DescribeSecurityGroupPolicies",
    params: object({
      SecurityGroupId: text(),
      Filters: filtersShape(
        "security-group-id",
        "ip",
        "address-module",
        "service-module",
        "protocol-type",
        "port",
        "poly",
        "direction",
        "description",
      ),
    }),
    run({ params: { SecurityGroupId, Filters }, region }) {
      const group = seenGroup(world, SecurityGroupId, region);
      const shown = (direction: Direction) => {
        const rules = group[direction].map((rule, PolicyIndex) => ({
          PolicyIndex,
          ...rule,
          Priority: PolicyIndex + 1,
        }));
        const bound = direction === "Ingress" ? "INBOUND" : "OUTBOUND";
        return filtered(rules, Filters, {
          "security-group-id": (rule, value) => rule.SecurityGroupId === value,
          ip: (rule, value) => (rule.CidrBlock + rule.Ipv6CidrBlock).includes(value),
          "address-module": ({ AddressTemplate }, value) => Object.values(AddressTemplate).includes(value),
          "service-module": ({ ServiceTemplate }, value) => Object.values(ServiceTemplate).includes(value),
          "protocol-type": (rule, value) => rule.Protocol === value.toLowerCase(),
          port: (rule, value) => value === "ALL" || rule.Port.includes(value),
          poly: (rule, value) => value === "ALL" || rule.Action === value,
          direction: (_rule, value) => value === "ALL" || value === bound,
          description: (rule, value) => rule.PolicyDescription.includes(value),
        });
      };
      const count = (direction: Direction, member: "CidrBlock" | "Ipv6CidrBlock") =>
        group[direction].filter((rule) => rule[member] !== "").length;
      return {
        SecurityGroupPolicySet: {
          Version: String(group.version),
          Egress: shown("Egress"),
          Ingress: shown("Ingress"),
          PolicyStatistics: {
            IngressIPv4TotalCount: count("Ingress", "CidrBlock"),
            IngressIPv6TotalCount: count("Ingress", "Ipv6CidrBlock"),
            EgressIPv4TotalCount: count("Egress", "CidrBlock"),
            EgressIPv6TotalCount: count("Egress", "Ipv6CidrBlock"),
          },
        },
      };
    },
  });
}

function modifyPolicies(world: World): Action {
  return defineAction({
    name: "ModifySecurityGroupPolicies",
    documentedOnly: "A direction without rules may be absent.",
    params: object({
      SecurityGroupId: text(),
      SecurityGroupPolicySet: policySetShape,
      SortPolicys: optional(flag()),
    }),
    run({ params: { SecurityGroupId, SecurityGroupPolicySet: set, SortPolicys = false }, region }) {
      const group = existingGroup(world, SecurityGroupId, region);
      if (set.Version === "0") {
        keep(world, group, { Ingress: [], Egress: [] });
        return {};
      }
      if (directions.every((direction) => set[direction] === undefined)) {
        throw new PlatformError("InvalidParameterValue.Empty", "Egress or Ingress must be given.");
      }
      const changed = Object.fromEntries(
        directions.map((direction) => {
          const given = set[direction];
          // The platform's own Terraform provider leaves a direction without rules out of its requests.
          if (given === undefined) return [direction, group[direction]];
          if (given.some(({ PolicyIndex }) => PolicyIndex !== undefined)) {
            throw new PlatformError("InvalidParameterValue.Malformed", "A PolicyIndex cannot be chosen here.");
          }
          const rules = given.map((rule) => checkedRule(world, region, rule));
          checkQuota(world, rules, "LimitExceeded");
          return [direction, SortPolicys ? rules : inOldOrder(group[direction], rules)];
        }),
      );
      keep(world, group, changed);
      return {};
    },
  });
}

function deletePolicies(world: World): Action {
  return defineAction({
    name: "DeleteSecurityGroupPolicies",
    params: object({ SecurityGroupId: text(), SecurityGroupPolicySet: policySetShape }),
    run({ params, region }) {
      const { group, direction, given, old } = changeOfOneDirection(world, region, params);
      const indices = given.flatMap(({ PolicyIndex }) => PolicyIndex ?? []);
      if (indices.length > 0 && indices.length < given.length) {
        throw new PlatformError("InvalidParameter.Coexist", "Rules are named by PolicyIndex or by what they say.");
      }
      const gone =
        indices.length > 0
          ? indices.map((index) => old[index])
          : given.map((rule) => {
              const wanted = checkedRule(world, region, rule);
              return old.find((one) => areSame(one, wanted));
            });
      if (gone.includes(undefined)) throw new PlatformError("ResourceNotFound", "There is no such rule in the group.");
      keep(world, group, { [direction]: old.filter((rule) => !gone.includes(rule)) });
      return {};
    },
  });
}

interface PolicyChange {
  readonly SecurityGroupId: string;
  readonly SecurityGroupPolicySet: PolicySet;
}

// One request is about the rules of one direction, and of the version that it names, if it names one.
function changeOfOneDirection(
  world: World,
  region: string,
  { SecurityGroupId, SecurityGroupPolicySet: set }: PolicyChange,
) {
  const group = existingGroup(world, SecurityGroupId, region);
  const { id, version } = group;
  if (set.Version !== undefined && set.Version !== String(version)) {
    throw new PlatformError(
      "UnsupportedOperation.VersionMismatch",
      `The rules of ${id} have the version ${version}, not ${set.Version}.`,
    );
  }
  const [direction, second] = directions.filter((one) => (set[one] ?? []).length > 0);
  if (direction === undefined) throw new PlatformError("InvalidParameterValue.Empty", "There must be a rule.");
  if (second !== undefined) {
    throw new PlatformError("InvalidParameter.Coexist", "Egress and Ingress must not be given together.");
  }
  return { group, direction, given: set[direction] ?? [], old: group[direction] };
}

// Existing rules keep their places; new rules come after them.
function inOldOrder(old: readonly SecurityGroupRule[], rules: readonly SecurityGroupRule[]): SecurityGroupRule[] {
  const kept = old.flatMap((one) => rules.find((rule) => areSame(one, rule)) ?? []);
  return [...kept, ...rules.filter((rule) => !kept.includes(rule))];
}

function checkQuota(world: World, rules: readonly SecurityGroupRule[], code: string): void {
  const quota = world.settings.securityGroupQuotas.rules;
  if (rules.length > quota) {
    throw new PlatformError(code, `A security group has at most ${quota} rules in one direction.`);
  }
  if (rules.some((rule, index) => rules.findIndex((one) => areSame(one, rule)) < index)) {
    throw new PlatformError("UnsupportedOperation.DuplicatePolicy", "A rule is there twice.");
  }
}

function keep(
  world: World,
  group: SecurityGroup,
  changes: Readonly<Partial<Record<Direction, readonly SecurityGroupRule[]>>>,
): void {
  world.securityGroups.replace({ ...group, ...changes, version: group.version + 1, updatedAt: world.now() });
}
