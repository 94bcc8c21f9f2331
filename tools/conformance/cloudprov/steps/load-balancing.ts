import { type Step, stepsOf } from "../step.ts";

export function balancingSteps(): readonly Step[] {
  return [...loadBalancers(), ...targetGroups()];
}

function loadBalancers(): Step[] {
  const clb = stepsOf("clb");
  const LoadBalancerId = "$balancer";
  const LoadBalancerIds = [LoadBalancerId];
  const made = {
    LoadBalancerType: "OPEN",
    LoadBalancerName: "shop",
    ClientToken: "balancer",
    InternetAccessible: { InternetMaxBandwidthOut: 5 },
    Tags: [{ TagKey: "team", TagValue: "shop" }],
  };
  return [
    clb("CreateLoadBalancer", { LoadBalancerType: "BOTH" }, { refused: "InvalidParameter" }),
    clb("CreateLoadBalancer", made, { keeps: { balancer: "LoadBalancerIds.0", balancing: "RequestId" } }),
    clb("DescribeTaskStatus", { TaskId: "$balancing" }, { holds: { Status: 0, "LoadBalancerIds.0": LoadBalancerId } }),
    ...listeners(LoadBalancerId),
    ...forwardingRules(LoadBalancerId),
    ...targets(LoadBalancerId),
    ...associations(LoadBalancerId),
    clb("ModifyLoadBalancerAttributes", { LoadBalancerId, LoadBalancerName: "site", SnatPro: true }),
    clb("ModifyLoadBalancerSla", { LoadBalancerSla: [{ LoadBalancerId, SlaType: "clb.c2.medium" }], Force: true }),
    clb("ModifyLoadBalancersProject", { LoadBalancerIds, ProjectId: 7 }),
    clb("SetLoadBalancerSecurityGroups", { LoadBalancerId, SecurityGroups: [] }),
    clb("SetLoadBalancerClsLog", { LoadBalancerId, LogSetId: "logset-1", LogTopicId: "topic-1" }),
    clb(
      "DescribeLoadBalancers",
      { LoadBalancerIds, AdditionalFields: ["TargetCount"], Offset: 0, Limit: 100 },
      {
        holds: {
          TotalCount: 1,
          "LoadBalancerSet.0.LoadBalancerName": "site",
          "LoadBalancerSet.0.NetworkAttributes.InternetMaxBandwidthOut": 5,
          "LoadBalancerSet.0.SlaType": "clb.c2.medium",
          "LoadBalancerSet.0.ProjectId": 7,
          "LoadBalancerSet.0.LogTopicId": "topic-1",
          "LoadBalancerSet.0.Tags.0.TagValue": "shop",
        },
      },
    ),
    clb("DeleteLoadBalancer", { LoadBalancerIds }),
    clb("DeleteLoadBalancer", { LoadBalancerIds }, { refused: "InvalidParameter.LBIdNotFound" }),
    clb("DescribeLoadBalancers", { LoadBalancerIds }, { holds: { TotalCount: 0 } }),
  ];
}

function listeners(LoadBalancerId: string): Step[] {
  const clb = stepsOf("clb");
  const ListenerId = "$listener";
  const tcp = { LoadBalancerId, Ports: [80], Protocol: "TCP", ListenerNames: ["web"] };
  return [
    clb("CreateListener", tcp, { keeps: { listener: "ListenerIds.0" } }),
    clb("CreateListener", tcp, { refused: "InvalidParameter.PortCheckFailed" }),
    clb("CreateListener", { ...tcp, Protocol: "SCTP" }, { refused: "InvalidParameter.ProtocolCheckFailed" }),
    clb("CreateListener", { ...tcp, Ports: [443], Protocol: "HTTPS" }, { refused: "InvalidParameter" }),
    clb("ModifyListener", {
      LoadBalancerId,
      ListenerId,
      ListenerName: "site",
      SessionExpireTime: 60,
      SnatEnable: true,
      HealthCheck: { CheckPort: 8080, IntervalTime: 10 },
    }),
    clb(
      "DescribeListeners",
      { LoadBalancerId, ListenerIds: [ListenerId], Protocol: "TCP", Port: 80 },
      {
        holds: {
          TotalCount: 1,
          "Listeners.0.ListenerName": "site",
          "Listeners.0.SessionExpireTime": 60,
          "Listeners.0.HealthCheck.CheckPort": 8080,
          "Listeners.0.HealthCheck.TimeOut": 2,
          "Listeners.0.AttrFlags.0": "SnatEnable",
        },
      },
    ),
    clb("DeleteListener", { LoadBalancerId, ListenerId }),
    clb("DeleteListener", { LoadBalancerId, ListenerId }, { refused: "InvalidParameter.ListenerIdNotFound" }),
  ];
}

function forwardingRules(LoadBalancerId: string): Step[] {
  const clb = stepsOf("clb");
  const place = { LoadBalancerId, ListenerId: "$ruled" };
  const cart = { Domain: "shop.example.com", Url: "/cart", HealthCheck: { IntervalTime: 10 } };
  const LocationId = "$rule";
  return [
    clb(
      "CreateListener",
      { LoadBalancerId, Ports: [8080], Protocol: "HTTP", ListenerNames: ["http"] },
      { keeps: { ruled: "ListenerIds.0" } },
    ),
    clb("CreateRule", { ...place, Rules: [cart] }, { keeps: { rule: "LocationIds.0" } }),
    clb("CreateRule", { ...place, Rules: [cart] }, { refused: "InvalidParameterValue.Duplicate" }),
    clb("ModifyRule", {
      ...place,
      LocationId,
      Url: "/basket",
      Scheduler: "LEAST_CONN",
      OAuth: { OAuthEnable: true, OAuthFailureStatus: "REJECT" },
    }),
    clb("ModifyDomainAttributes", {
      ...place,
      Domain: "shop.example.com",
      NewDomains: ["a.example.com", "b.example.com"],
    }),
    clb(
      "DescribeListeners",
      { LoadBalancerId, ListenerIds: ["$ruled"] },
      {
        holds: {
          "Listeners.0.Rules.0.LocationId": LocationId,
          "Listeners.0.Rules.0.Url": "/basket",
          "Listeners.0.Rules.0.Scheduler": "LEAST_CONN",
          "Listeners.0.Rules.0.Domains.1": "b.example.com",
          "Listeners.0.Rules.0.HealthCheck.IntervalTime": 10,
          "Listeners.0.Rules.0.OAuth.OAuthFailureStatus": "REJECT",
        },
      },
    ),
    clb("DeleteRule", { ...place, LocationIds: [LocationId] }),
    clb("DeleteRule", { ...place, LocationIds: [LocationId] }, { refused: "InvalidParameter.LocationNotFound" }),
    clb("DeleteListener", place),
  ];
}

function targets(LoadBalancerId: string): Step[] {
  const clb = stepsOf("clb");
  const place = { LoadBalancerId, ListenerId: "$served" };
  const Targets = [{ EniIp: "10.0.1.9", Port: 8080 }];
  const weight = (value: number) => ({
    holds: { "Listeners.0.Targets.0.Weight": value, "Listeners.0.Targets.0.PrivateIpAddresses.0": "10.0.1.9" },
  });
  const all = { LoadBalancerId, ListenerIds: ["$served"] };
  return [
    clb("CreateListener", { LoadBalancerId, Ports: [82], Protocol: "TCP" }, { keeps: { served: "ListenerIds.0" } }),
    clb("RegisterTargets", { ...place, Targets }),
    clb(
      "RegisterTargets",
      { ...place, Targets: [{ InstanceId: "ins-00000000", Port: 80 }] },
      { refused: "InvalidParameter" },
    ),
    clb("DescribeTargets", all, weight(10)),
    clb("ModifyTargetWeight", { ...place, Targets: [{ EniIp: "10.0.1.9", Port: 8080, Weight: 50 }] }),
    clb("DescribeTargets", { LoadBalancerId, Protocol: "TCP", Port: 82 }, weight(50)),
    clb("DeregisterTargets", { ...place, Targets }),
    clb("DeregisterTargets", { ...place, Targets }, { refused: "InvalidParameter" }),
    clb("DeleteListener", place),
  ];
}

function associations(LoadBalancerId: string): Step[] {
  const clb = stepsOf("clb");
  const TargetGroupIds = ["$shared"];
  const place = { LoadBalancerId, ListenerId: "$passing" };
  const Associations = [{ ...place, TargetGroupId: "$shared" }];
  return [
    clb(
      "CreateListener",
      { LoadBalancerId, Ports: [81], Protocol: "TCP", TargetType: "TARGETGROUP" },
      { keeps: { passing: "ListenerIds.0" } },
    ),
    clb("CreateTargetGroup", { TargetGroupName: "shared", Port: 8080 }, { keeps: { shared: "TargetGroupId" } }),
    clb("AssociateTargetGroups", { Associations }),
    clb("AssociateTargetGroups", { Associations }, { refused: "InvalidParameter" }),
    clb("DeleteTargetGroups", { TargetGroupIds }, { refused: "ResourceInUse" }),
    clb(
      "DescribeTargetGroups",
      { TargetGroupIds },
      {
        holds: {
          "TargetGroupSet.0.AssociatedRule.0.ListenerId": "$passing",
          "TargetGroupSet.0.AssociatedRule.0.LoadBalancerId": LoadBalancerId,
        },
      },
    ),
    clb("DisassociateTargetGroups", { Associations }),
    clb("DisassociateTargetGroups", { Associations }, { refused: "InvalidParameter" }),
    clb("DeleteListener", place),
    clb("DeleteTargetGroups", { TargetGroupIds }),
  ];
}

function targetGroups(): Step[] {
  const clb = stepsOf("clb");
  const TargetGroupId = "$group";
  const TargetGroupIds = [TargetGroupId];
  const web = { TargetGroupName: "web", Type: "v2", Protocol: "HTTP", Port: 8080, IpVersion: "IPv4" };
  return [
    clb("CreateTargetGroup", { TargetGroupName: "web", Port: 8080, Weight: 10 }, { refused: "InvalidParameter" }),
    clb(
      "CreateTargetGroup",
      { ...web, FullListenSwitch: false, Tags: [{ TagKey: "team", TagValue: "shop" }] },
      { keeps: { group: "TargetGroupId" } },
    ),
    clb("ModifyTargetGroupAttribute", {
      TargetGroupId,
      TargetGroupName: "site",
      Weight: 20,
      ScheduleAlgorithm: "LEAST_CONN",
      KeepaliveEnable: true,
      SessionExpireTime: 0,
      SnatEnable: true,
      HealthCheck: { HealthSwitch: true, GapTime: 10, HttpCheckPath: "/health" },
    }),
    clb(
      "DescribeTargetGroupList",
      { TargetGroupIds, Offset: 0, Limit: 100 },
      {
        holds: {
          TotalCount: 1,
          "TargetGroupSet.0.TargetGroupName": "site",
          "TargetGroupSet.0.Weight": 20,
          "TargetGroupSet.0.HealthCheck.GapTime": 10,
          "TargetGroupSet.0.Tag.0.TagValue": "shop",
        },
      },
    ),
    clb(
      "DescribeTargetGroups",
      { Filters: [{ Name: "TargetGroupName", Values: ["site"] }], Offset: 0, Limit: 100 },
      { holds: { TotalCount: 1, "TargetGroupSet.0.TargetGroupId": TargetGroupId } },
    ),
    clb("DeleteTargetGroups", { TargetGroupIds }),
    clb("DescribeTargetGroupList", { TargetGroupIds }, { holds: { TotalCount: 0 } }),
  ];
}
