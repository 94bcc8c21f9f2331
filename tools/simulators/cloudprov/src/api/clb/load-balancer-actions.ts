import { flag, integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, type ActionCall, defineAction } from "../action.ts";
import { filtered, pageMembers, pageOf } from "../lists.ts";
import { answerOnce } from "../remembered-answers.ts";
import {
  checkCreation,
  checkName,
  existingLoadBalancer,
  idsShape,
  invalid,
  modes,
  rangeOf,
  zoneNamed,
} from "./checks.ts";
import { tagsMember, tagsOfLoadBalancer } from "./clb-tags.ts";
import { deleteLoadBalancer, newLoadBalancer } from "./lifecycle.ts";
import { loadBalancerDocument } from "./load-balancer-document.ts";
import { balancerFilters, balancerTests, hasTargets, orders } from "./load-balancer-search.ts";
import type { LoadBalancer } from "./load-balancing.ts";
import { begin, requireIdle } from "./tasks.ts";

/** The actions of load balancers themselves. Every change is a task. */
export function loadBalancerActions(world: World): Action[] {
  return [
    createLoadBalancer(world),
    describeLoadBalancers(world),
    modifyAttributes(world),
    modifySla(world),
    modifyProject(world),
    setSecurityGroups(world),
    setLog(world),
    removeLoadBalancers(world),
  ];
}

const cluster = object({ ClusterId: text({ min: 1 }), ClusterName: optional(text()), Zone: optional(text()) });
const internet = object({
  InternetChargeType: optional(text({ min: 1 })),
  InternetMaxBandwidthOut: optional(integer()),
  BandwidthpkgSubType: optional(text()),
});
const prepaid = object({ RenewFlag: optional(text()), Period: optional(integer()) });
const zoneAffinity = object({
  Enable: flag(),
  ExitRatio: optional(integer({ min: 0, max: 100 })),
  ReentryRatio: optional(integer({ min: 0, max: 100 })),
});
const place = object({ Region: text({ min: 1 }), VpcId: text({ min: 1 }), NumericalVpcId: optional(integer()) });

function createLoadBalancer(world: World): Action {
  const { loadBalancers, tasks } = world.loadBalancing;
  return defineAction({
    name: "CreateLoadBalancer",
    simplified: "No traffic is forwarded.",
    documentedOnly: "The response contains the IDs; `lateLoadBalancerIds` returns them only with the task.",
    params: object({
      LoadBalancerType: text(),
      Forward: optional(integer()),
      LoadBalancerName: optional(text()),
      VpcId: optional(text({ min: 1 })),
      SubnetId: optional(text({ min: 1 })),
      ProjectId: optional(integer({ min: 0 })),
      AddressIPVersion: optional(text({ min: 1 })),
      Number: optional(integer()),
      MasterZoneId: optional(text({ min: 1 })),
      ZoneId: optional(text({ min: 1 })),
      InternetAccessible: optional(internet),
      VipIsp: optional(text({ min: 1 })),
      Tags: tagsMember,
      Vip: optional(text({ min: 1 })),
      BandwidthPackageId: optional(text({ min: 1 })),
      ExclusiveCluster: optional(
        object({
          L4Clusters: optional(listOf(cluster)),
          L7Clusters: optional(listOf(cluster)),
          ClassicalCluster: optional(cluster),
        }),
      ),
      SlaType: optional(text({ min: 1 })),
      ClusterIds: optional(listOf(text({ min: 1 }))),
      ClientToken: optional(text({ min: 1, max: 64 })),
      SnatPro: optional(flag()),
      SnatIps: optional(listOf(object({ SubnetId: text({ min: 1 }), Ip: optional(text()) }))),
      SlaveZoneId: optional(text({ min: 1 })),
      EipAddressId: optional(text({ min: 1 })),
      LoadBalancerPassToTarget: optional(flag()),
      DynamicVip: optional(flag()),
      Egress: optional(text()),
      ClusterTag: optional(text({ min: 1 })),
      LBChargeType: optional(text({ min: 1 })),
      LBChargePrepaid: optional(prepaid),
      AvailableZoneAffinityInfo: optional(zoneAffinity),
    }),
    run({ params, region, requestId }) {
      const { ClientToken: token, Tags = [], Number: count = 1, EipAddressId } = params;
      const once = { token, as: ["CreateLoadBalancer", region, params], conflict: "InvalidParameter" };
      const { ids } = answerOnce(world.rememberedAnswers, once, () => {
        checkCreation(world, params, region);
        const { type } = newLoadBalancer(world, params, region);
        const quota = world.settings.loadBalancerQuota;
        const others = loadBalancers.all().filter((one) => one.region === region && one.type === type);
        if (others.length + count > quota) {
          throw new PlatformError("LimitExceeded", `The quota of ${quota} load balancers is used up.`);
        }
        const made = Array.from({ length: count }, () =>
          loadBalancers.insert({ ...newLoadBalancer(world, params, region), status: 0 }),
        );
        for (const one of made) {
          for (const { TagKey, TagValue } of Tags) world.tags.put(tagsOfLoadBalancer(one), TagKey, TagValue);
          const address = EipAddressId === undefined ? undefined : world.eips.addresses.get(EipAddressId);
          if (address) world.eips.addresses.replace({ ...address, instanceId: one.id, status: "BIND" });
        }
        const created = made.map(({ id }) => id);
        begin(world, {
          requestId,
          action: "CreateLoadBalancer",
          loadBalancerIds: created,
          created,
          finish(succeeded) {
            for (const one of made) {
              if (succeeded) loadBalancers.replace({ ...(loadBalancers.get(one.id) ?? one), status: 1 });
              else deleteLoadBalancer(world, one);
            }
          },
        });
        return { ids: created };
      });
      // Each request has a task, also one that was sent again.
      if (tasks.get(requestId) === undefined) {
        begin(world, { requestId, action: "", loadBalancerIds: [], created: ids, finish: () => undefined });
      }
      return responseOf(world, ids);
    },
  });
}

/** A response may come before the IDs are known. */
function responseOf({ settings }: World, ids: readonly string[]) {
  return { LoadBalancerIds: settings.lateLoadBalancerIds ? [] : ids, DealName: null };
}

function describeLoadBalancers(world: World): Action {
  return defineAction({
    name: "DescribeLoadBalancers",
    params: object({
      LoadBalancerIds: optional(idsShape),
      LoadBalancerType: optional(text()),
      Forward: optional(integer()),
      LoadBalancerName: optional(text()),
      Domain: optional(text()),
      LoadBalancerVips: optional(listOf(text({ min: 1 }))),
      ...pageMembers,
      OrderBy: optional(oneOf("LoadBalancerName", "CreateTime", "Domain", "LoadBalancerType")),
      OrderType: optional(integer({ min: 0, max: 1 })),
      SearchKey: optional(text()),
      ProjectId: optional(integer({ min: 0 })),
      VpcId: optional(text({ min: 1 })),
      SecurityGroup: optional(text({ min: 1 })),
      MasterZone: optional(text({ min: 1 })),
      BackendPublicIps: optional(listOf(text({ min: 1 }))),
      BackendPrivateIps: optional(listOf(text({ min: 1 }))),
      WithRs: optional(integer({ min: -1, max: 1 })),
      Filters: balancerFilters,
      AdditionalFields: optional(listOf(text({ min: 1 }))),
    }),
    run({ params, region }) {
      const { LoadBalancerIds: ids, LoadBalancerType: type, LoadBalancerName: name = "", Domain: domain = "" } = params;
      const {
        SearchKey: key = "",
        ProjectId: projectId,
        VpcId: vpcId,
        SecurityGroup: group,
        MasterZone: zone,
      } = params;
      const seen = filtered(
        world.loadBalancing.loadBalancers.allSeen(),
        params.Filters,
        balancerTests(world, params.Filters),
      );
      const all = seen.filter(
        (one) =>
          one.region === region &&
          hasTargets(world, one, params) &&
          (ids?.includes(one.id) ?? true) &&
          one.type === (type ?? one.type) &&
          params.Forward !== 0 &&
          one.name.includes(name) &&
          one.domain.includes(domain) &&
          (params.LoadBalancerVips?.includes(one.vip) ?? true) &&
          one.projectId === (projectId ?? one.projectId) &&
          one.vpcId === (vpcId ?? one.vpcId) &&
          (group === undefined || one.securityGroups.includes(group)) &&
          one.masterZone === (zone === undefined ? one.masterZone : zoneNamed(zone, region)) &&
          [one.id, one.name, one.domain, one.vip].some((value) => value.includes(key)),
      );
      const order = orders[params.OrderBy ?? "CreateTime"];
      all.sort((one, other) => order(one, other));
      // The last first, unless asked otherwise.
      if (params.OrderType !== 0) all.reverse();
      const withCount = params.AdditionalFields?.includes("TargetCount") === true;
      return {
        TotalCount: all.length,
        LoadBalancerSet: pageOf(all, params).map((one) => loadBalancerDocument(world, one, withCount)),
      };
    },
  });
}

function modifyAttributes(world: World): Action {
  return defineAction({
    name: "ModifyLoadBalancerAttributes",
    params: object({
      LoadBalancerId: text({ min: 1 }),
      LoadBalancerName: optional(text()),
      TargetRegionInfo: optional(place),
      InternetChargeInfo: optional(internet),
      LoadBalancerPassToTarget: optional(flag()),
      SwitchFlag: optional(integer()),
      SnatPro: optional(flag()),
      DeleteProtect: optional(flag()),
      ModifyClassicDomain: optional(flag()),
      AssociateEndpoint: optional(text()),
    }),
    run(call) {
      const { LoadBalancerId: id, LoadBalancerName: name, TargetRegionInfo: target } = call.params;
      const { InternetChargeInfo: charge = {}, AssociateEndpoint: endpoint, SnatPro: snatPro } = call.params;
      const { LoadBalancerPassToTarget: passToTarget, DeleteProtect: deleteProtect } = call.params;
      const old = existingLoadBalancer(world, id, call.region);
      const { InternetMaxBandwidthOut: bandwidth = old.bandwidth, InternetChargeType: chargeType = old.chargeType } =
        charge;
      checkName(name ?? old.name);
      if (chargeType !== old.chargeType && call.params.SwitchFlag !== 2) {
        invalid("A change of the charge type needs SwitchFlag 2.");
      }
      rangeOf("InternetMaxBandwidthOut", bandwidth, 1, old.slaType === "" ? 2_048 : 61_440);
      return {
        ...change(world, call, "ModifyLoadBalancerAttributes", id, {
          name: name ?? old.name,
          targetRegion: target?.Region ?? old.targetRegion,
          targetVpcId: target?.VpcId ?? old.targetVpcId,
          bandwidth,
          chargeType,
          passToTarget: passToTarget ?? old.passToTarget,
          snatPro: snatPro ?? old.snatPro,
          deleteProtect: deleteProtect ?? old.deleteProtect,
          endpoint: endpoint ?? old.endpoint,
        }),
        DealName: null,
      };
    },
  });
}

function modifySla(world: World): Action {
  return defineAction({
    name: "ModifyLoadBalancerSla",
    params: object({
      LoadBalancerSla: listOf(object({ LoadBalancerId: text({ min: 1 }), SlaType: text({ min: 1 }) }), {
        min: 1,
        max: 1,
      }),
      Force: optional(flag()),
    }),
    run(call) {
      for (const { LoadBalancerId, SlaType: slaType } of call.params.LoadBalancerSla) {
        if (!modes.has(slaType)) throw new PlatformError("InvalidParameterValue", `${slaType} is not a specification.`);
        change(world, call, "ModifyLoadBalancerSla", LoadBalancerId, {
          slaType,
        });
      }
      return { DealName: null };
    },
  });
}

function modifyProject(world: World): Action {
  return defineAction({
    name: "ModifyLoadBalancersProject",
    params: object({ LoadBalancerIds: idsShape, ProjectId: integer({ min: 0 }) }),
    run(call) {
      const { LoadBalancerIds: ids, ProjectId: projectId } = call.params;
      for (const id of ids) existingLoadBalancer(world, id, call.region);
      for (const id of ids) change(world, call, "ModifyLoadBalancersProject", id, { projectId });
      return {};
    },
  });
}

function setSecurityGroups(world: World): Action {
  return defineAction({
    name: "SetLoadBalancerSecurityGroups",
    params: object({
      LoadBalancerId: text({ min: 1 }),
      SecurityGroups: optional(listOf(text({ min: 1 }), { max: 50 })),
    }),
    run(call) {
      const { LoadBalancerId: id, SecurityGroups: securityGroups = [] } = call.params;
      const unknown = securityGroups.find((group) => world.securityGroups.get(group) === undefined);
      if (unknown !== undefined) throw new PlatformError("InvalidParameterValue", `${unknown} does not exist.`);
      return change(world, call, "SetLoadBalancerSecurityGroups", id, { securityGroups });
    },
  });
}

function setLog(world: World): Action {
  return defineAction({
    name: "SetLoadBalancerClsLog",
    simplified: "The log set and topic are not looked up: every ID is accepted.",
    params: object({
      LoadBalancerId: text({ min: 1 }),
      LogSetId: text(),
      LogTopicId: text(),
      LogType: optional(text()),
    }),
    run(call) {
      const { LoadBalancerId: id, LogSetId: logsetId, LogTopicId: topicId } = call.params;
      if ((logsetId === "") !== (topicId === "")) {
        throw new PlatformError("InvalidParameter", "Give both LogSetId and LogTopicId, or neither.");
      }
      return change(world, call, "SetLoadBalancerClsLog", id, { logsetId, topicId });
    },
  });
}

function removeLoadBalancers(world: World): Action {
  return defineAction({
    name: "DeleteLoadBalancer",
    params: object({ LoadBalancerIds: idsShape, ForceDelete: optional(flag()) }),
    run({ params: { LoadBalancerIds: ids }, region, requestId }) {
      const all = ids.map((id) => existingLoadBalancer(world, id, region));
      const isProtected = all.find(({ deleteProtect }) => deleteProtect);
      if (isProtected !== undefined) {
        throw new PlatformError("OperationDenied", `The deletion protection of ${isProtected.id} is on.`);
      }
      for (const { id } of all) requireIdle(world, id);
      begin(world, {
        requestId,
        action: "DeleteLoadBalancer",
        loadBalancerIds: ids,
        finish(succeeded) {
          if (succeeded) for (const one of all) deleteLoadBalancer(world, one);
        },
      });
      return {};
    },
  });
}

/** Changes a load balancer by a task. */
function change(
  world: World,
  { region, requestId }: ActionCall<unknown>,
  action: string,
  id: string,
  changes: Partial<LoadBalancer>,
) {
  existingLoadBalancer(world, id, region);
  requireIdle(world, id);
  begin(world, {
    requestId,
    action,
    loadBalancerIds: [id],
    finish(succeeded) {
      const { loadBalancers } = world.loadBalancing;
      const now = loadBalancers.get(id);
      if (succeeded && now !== undefined) loadBalancers.replace({ ...now, ...changes });
    },
  });
  return {};
}
