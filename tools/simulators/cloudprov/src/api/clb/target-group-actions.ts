import { flag, integer, listOf, object, optional, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { checkName, invalid, rangeOf } from "./checks.ts";
import { tagInfos, tagsMember, tagsOfTargetGroup } from "./clb-tags.ts";
import { deleteTargetGroup } from "./lifecycle.ts";
import { newTargetGroup } from "./new-target-group.ts";
import type { GroupPlace, TargetGroup } from "./target-groups.ts";

/** The actions of groups of targets themselves. They have no tasks. */
export function targetGroupActions(world: World): Action[] {
  return [
    create(world),
    describe(world, "DescribeTargetGroupList"),
    describe(world, "DescribeTargetGroups"),
    modify(world),
    remove(world),
  ];
}

const healthCheckShape = object({
  HealthSwitch: flag(),
  Protocol: optional(text()),
  Port: optional(integer()),
  Timeout: optional(integer()),
  GapTime: optional(integer()),
  GoodLimit: optional(integer()),
  BadLimit: optional(integer()),
  JumboFrame: optional(flag()),
  HttpCode: optional(integer()),
  HttpCheckDomain: optional(text()),
  HttpCheckPath: optional(text()),
  HttpCheckMethod: optional(text()),
  ContextType: optional(text()),
  SendContext: optional(text()),
  RecvContext: optional(text()),
  HttpVersion: optional(text()),
  ExtendedCode: optional(text()),
});

/** Members of a creation and of a change. */
const settings = {
  TargetGroupName: optional(text()),
  Port: optional(integer()),
  ScheduleAlgorithm: optional(text()),
  HealthCheck: optional(healthCheckShape),
  Weight: optional(integer()),
  KeepaliveEnable: optional(flag()),
  SessionExpireTime: optional(integer()),
  SnatEnable: optional(flag()),
};
const settingsShape = object(settings);

function create(world: World): Action {
  return defineAction({
    name: "CreateTargetGroup",
    params: object({
      ...settings,
      VpcId: optional(text({ min: 1 })),
      Type: optional(text()),
      Protocol: optional(text()),
      FullListenSwitch: optional(flag()),
      IpVersion: optional(text()),
      Tags: tagsMember,
    }),
    run({ params, region }) {
      const { VpcId, Type: type = "v1", Protocol = "", FullListenSwitch: fullListen = false, Tags = [] } = params;
      if (type !== "v1" && type !== "v2") invalid(`Type must be v1 or v2, not ${type}.`);
      if (VpcId !== undefined && world.networks.vpcs.get(VpcId)?.region !== region) {
        invalid(`The network ${VpcId} does not exist.`);
      }
      if (type === "v2" && Protocol === "") invalid("A group of the type v2 needs Protocol.");
      if (type === "v1" && (Protocol !== "" || fullListen)) invalid("Protocol and FullListenSwitch need the type v2.");
      const group = changed(
        newTargetGroup(world, {
          region,
          ...(VpcId === undefined ? {} : { vpcId: VpcId }),
          type,
          protocol: Protocol,
          fullListen,
          ipVersion: params.IpVersion ?? "IPv4",
          scheduler: isLayer7(Protocol) ? "WRR" : "",
          healthCheck: type === "v2" ? ordinaryCheck(Protocol) : null,
        }),
        params,
      );
      if (type === "v1" && group.port === undefined) invalid("A group of the type v1 needs Port.");
      world.loadBalancing.targetGroups.insert(group);
      for (const { TagKey, TagValue } of Tags) world.tags.put(tagsOfTargetGroup(group), TagKey, TagValue);
      return { TargetGroupId: group.id };
    },
  });
}

/** Two actions list the same; only the second one also counts targets. */
function describe(world: World, name: "DescribeTargetGroupList" | "DescribeTargetGroups"): Action {
  return defineAction({
    name,
    params: object({
      TargetGroupIds: optional(listOf(text({ min: 1 }), { min: 1, max: 100 })),
      Filters: filtersShape("TargetGroupVpcId", "TargetGroupName"),
      ...pageMembers,
    }),
    run({ params, region }) {
      const { TargetGroupIds: ids, Filters } = params;
      const all = filtered<TargetGroup>(
        world.loadBalancing.targetGroups
          .allSeen()
          .filter((one) => one.region === region && (ids?.includes(one.id) ?? true)),
        Filters,
        {
          TargetGroupVpcId: ({ vpcId }, value) => vpcId === value,
          TargetGroupName: (one, value) => one.name.includes(value),
        },
      );
      return { TotalCount: all.length, TargetGroupSet: pageOf(all, params).map((one) => document(world, one)) };
    },
  });
}

function modify(world: World): Action {
  const { targetGroups } = world.loadBalancing;
  return defineAction({
    name: "ModifyTargetGroupAttribute",
    params: object({ TargetGroupId: text({ min: 1 }), ...settings }),
    run({ params, region }) {
      targetGroups.replace(changed(existingGroup(world, params.TargetGroupId, region), params));
      return {};
    },
  });
}

function remove(world: World): Action {
  return defineAction({
    name: "DeleteTargetGroups",
    params: object({ TargetGroupIds: listOf(text({ min: 1 }), { min: 1 }) }),
    run({ params, region }) {
      const all = params.TargetGroupIds.map((id) => existingGroup(world, id, region));
      const bound = all.find(({ places }) => places.length > 0);
      if (bound !== undefined) throw new PlatformError("ResourceInUse", `${bound.id} is bound to a listener or rule.`);
      for (const one of all) deleteTargetGroup(world, one);
      return {};
    },
  });
}

function isLayer7(protocol: string): boolean {
  return ["HTTP", "HTTPS", "GRPC"].includes(protocol);
}

/** The health check of a group that does not say otherwise. */
function ordinaryCheck(protocol: string): Reply {
  const byHttp = { HttpCode: 31, HttpCheckPath: "/", HttpCheckMethod: "HEAD", HttpVersion: "HTTP/1.1" };
  return {
    HealthSwitch: true,
    Protocol: protocol === "UDP" ? "PING" : protocol,
    Timeout: 2,
    GapTime: 5,
    GoodLimit: 3,
    BadLimit: 3,
    JumboFrame: false,
    ...(isLayer7(protocol) ? byHttp : {}),
  };
}

/** A group with the changes in a request. */
function changed(old: TargetGroup, given: Static<typeof settingsShape>): TargetGroup {
  const { HealthCheck: check, Weight: weight, ScheduleAlgorithm: scheduler } = given;
  if (old.type === "v1" && [check, weight, scheduler].some((value) => value !== undefined)) {
    invalid("HealthCheck, Weight and ScheduleAlgorithm need the type v2.");
  }
  checkName(given.TargetGroupName ?? old.name);
  rangeOf("Weight", weight ?? 0, 0, 100);
  rangeOf("Port", given.Port ?? 1, 1, 65_535);
  const session = given.SessionExpireTime ?? old.sessionExpireTime;
  if (session !== 0) rangeOf("SessionExpireTime", session, 30, 3_600);
  const members = Object.entries(check ?? {}).filter(([, value]) => value !== undefined);
  return {
    ...old,
    name: given.TargetGroupName ?? old.name,
    port: given.Port ?? old.port,
    scheduler: scheduler ?? old.scheduler,
    weight: weight ?? old.weight,
    keepalive: given.KeepaliveEnable ?? old.keepalive,
    snat: given.SnatEnable ?? old.snat,
    sessionExpireTime: session,
    healthCheck: check === undefined ? old.healthCheck : { ...old.healthCheck, ...Object.fromEntries(members) },
  };
}

/** @throws {PlatformError} if the region has no such group. */
export function existingGroup({ loadBalancing }: World, id: string, region: string): TargetGroup {
  const one = loadBalancing.targetGroups.get(id);
  return found(one?.region === region ? one : undefined, "ResourceNotFound", `group ${id}`);
}

function document(world: World, one: TargetGroup): Reply {
  return {
    TargetGroupId: one.id,
    VpcId: one.vpcId,
    TargetGroupName: one.name,
    Port: one.port ?? null,
    CreatedTime: world.localTimeText(one.createdAt),
    UpdatedTime: world.localTimeText(one.createdAt),
    AssociatedRule: one.places.length === 0 ? null : one.places.map((place) => placeDocument(world, place)),
    Protocol: one.protocol === "" ? null : one.protocol,
    ScheduleAlgorithm: one.scheduler === "" ? null : one.scheduler,
    HealthCheck: one.healthCheck && {
      Port: null,
      HttpCode: null,
      HttpCheckDomain: null,
      HttpCheckPath: null,
      HttpCheckMethod: null,
      ContextType: null,
      SendContext: null,
      RecvContext: null,
      HttpVersion: null,
      ExtendedCode: null,
      ...one.healthCheck,
    },
    TargetGroupType: one.type,
    AssociatedRuleCount: one.places.length,
    RegisteredInstancesCount: 0,
    Tag: tagInfos(world, tagsOfTargetGroup(one)),
    Weight: one.weight ?? null,
    FullListenSwitch: one.fullListen,
    KeepaliveEnable: one.keepalive,
    SessionExpireTime: one.sessionExpireTime,
    IpVersion: one.ipVersion,
    SnatEnable: one.snat,
  };
}

function placeDocument({ loadBalancing }: World, { loadBalancerId, listenerId, ruleId }: GroupPlace): Reply {
  const listener = loadBalancing.listeners.get(listenerId);
  const rule = loadBalancing.rules.get(ruleId);
  return {
    LoadBalancerId: loadBalancerId,
    ListenerId: listenerId,
    LocationId: ruleId === "" ? null : ruleId,
    Protocol: listener?.protocol ?? null,
    Port: listener?.port ?? null,
    Domain: rule?.domains[0] ?? null,
    Url: rule?.url ?? null,
    LoadBalancerName: loadBalancing.loadBalancers.get(loadBalancerId)?.name ?? "",
    ListenerName: listener?.name ?? "",
    Weight: null,
    RuleId: null,
  };
}
