import { flag, integer, listOf, type OptionalShape, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { tagsMember } from "../tag-list.ts";
import { tagsOfUpstream } from "./gateway-tags.ts";
import { lookupOf } from "./lookup.ts";
import type { Upstream, UpstreamConfig, UpstreamNode } from "./records.ts";

/** The actions of the channels to what is behind APIs. */
export function upstreamActions(world: World): Action[] {
  return [
    createUpstream(world),
    describeUpstreams(world),
    modifyUpstream(world),
    deleteUpstream(world),
    describeUpstreamBindApis(world),
  ];
}

const word = optional(text());
const number = optional(integer());

const node = object({
  Host: text(),
  Port: integer(),
  Weight: integer(),
  VmInstanceId: word,
  Tags: optional(listOf(text())),
  ServiceName: word,
  NameSpace: word,
  ClusterId: word,
  Source: word,
  UniqueServiceName: word,
});

const healthChecker = object({
  EnableActiveCheck: flag(),
  EnablePassiveCheck: flag(),
  HealthyHttpStatus: text(),
  UnhealthyHttpStatus: text(),
  TcpFailureThreshold: integer(),
  TimeoutThreshold: integer(),
  HttpFailureThreshold: integer(),
  ActiveCheckHttpPath: word,
  ActiveCheckTimeout: number,
  ActiveCheckInterval: number,
  ActiveRequestHeader: optional(listOf(object({}))),
  UnhealthyTimeout: number,
});

const k8sService = object({
  Weight: integer(),
  ClusterId: text(),
  Namespace: text(),
  ServiceName: text(),
  Port: integer(),
  ExtraLabels: listOf(object({ Key: text(), Value: text() })),
  Name: word,
});

const optionalMembers = {
  UpstreamName: word,
  UpstreamDescription: word,
  UpstreamType: optional(oneOf("IP_PORT", "K8S")),
  Retries: number,
  UpstreamHost: word,
  Nodes: optional(listOf(node)),
  HealthChecker: optional(healthChecker),
  K8sService: optional(listOf(k8sService)),
} satisfies { [M in keyof UpstreamConfig]?: OptionalShape<unknown> };

function createUpstream(world: World): Action {
  const { gateway } = world;
  return defineAction({
    name: "CreateUpstream",
    simplified: "The nodes are not called, and their health is not checked.",
    params: object({
      Scheme: oneOf("HTTP", "HTTPS", "gRPC", "gRPCs"),
      Algorithm: text({ min: 1 }),
      UniqVpcId: text({ min: 1 }),
      ...optionalMembers,
      Tags: tagsMember,
    }),
    run({ params: { Tags = [], ...config }, region }) {
      checkConfig(config);
      const quota = world.settings.gatewayQuotas.upstreams;
      if (gateway.upstreams.all().filter((one) => one.region === region).length >= quota) {
        throw new PlatformError("LimitExceeded", `There are ${quota} upstreams: the quota.`);
      }
      const now = world.now();
      const born = { id: world.newId("upstream"), region, createdAt: now, modifiedAt: now };
      const upstream = gateway.upstreams.insert({ ...born, config });
      for (const { Key, Value } of Tags) world.tags.put(tagsOfUpstream(upstream), Key, Value);
      return { UpstreamId: upstream.id };
    },
  });
}

function describeUpstreams(world: World): Action {
  return defineAction({
    name: "DescribeUpstreams",
    params: object({ Filters: filtersShape("UpstreamId", "UpstreamName"), ...pageMembers }),
    run({ params, region }) {
      const inRegion = world.gateway.upstreams.allSeen().filter((one) => one.region === region);
      const all = filtered(inRegion, params.Filters, {
        UpstreamId: ({ id }, value) => id === value,
        UpstreamName: ({ config }, value) => (config.UpstreamName ?? "").includes(value),
      });
      const page = pageOf(all, params).map((one) => ({
        ...document(world, one),
        Tags: world.tags.pairsOf(tagsOfUpstream(one)),
      }));
      return { Result: { TotalCount: all.length, UpstreamSet: page } };
    },
  });
}

function modifyUpstream(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "ModifyUpstream",
    params: object({
      UpstreamId: text({ min: 1 }),
      Scheme: optional(oneOf("HTTP", "HTTPS", "gRPC", "gRPCs")),
      Algorithm: optional(text({ min: 1 })),
      UniqVpcId: optional(text({ min: 1 })),
      ...optionalMembers,
    }),
    run({ params: { UpstreamId, ...sent }, region }) {
      const old = lookup.upstream.get(UpstreamId, region);
      const config = { ...old.config, ...sent };
      checkConfig(config);
      const changed = world.gateway.upstreams.replace({ ...old, config, modifiedAt: world.now() });
      return { Result: document(world, changed) };
    },
  });
}

function deleteUpstream(world: World): Action {
  const { gateway, tags } = world;
  const lookup = lookupOf(world);
  return defineAction({
    name: "DeleteUpstream",
    params: object({ UpstreamId: text({ min: 1 }) }),
    run({ params, region }) {
      const upstream = lookup.upstream.get(params.UpstreamId, region);
      if (gateway.apis.all().some(({ config }) => config.ServiceConfig?.UpstreamId === upstream.id)) {
        throw new PlatformError(
          "UnsupportedOperation.UnsupportedDeleteUpstream",
          `An API uses the upstream ${upstream.id}.`,
        );
      }
      gateway.upstreams.remove(upstream.id);
      tags.clear(tagsOfUpstream(upstream));
      return { UpstreamId: upstream.id };
    },
  });
}

function describeUpstreamBindApis(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeUpstreamBindApis",
    params: object({ UpstreamId: text({ min: 1 }), Filters: filtersShape("ServiceId", "ApiId"), ...pageMembers }),
    run({ params, region }) {
      const upstream = lookup.upstream.seen(params.UpstreamId, region);
      const bound = gateway.apis.allSeen().filter(({ config }) => config.ServiceConfig?.UpstreamId === upstream.id);
      const all = filtered(bound, params.Filters, {
        ServiceId: ({ serviceId }, value) => serviceId === value,
        ApiId: ({ id }, value) => id === value,
      });
      const page = pageOf(all, params).map(({ id, serviceId, config, modifiedAt }) => ({
        ApiId: id,
        ApiName: config.ApiName,
        ServiceId: serviceId,
        ServiceName: gateway.services.get(serviceId)?.name ?? null,
        BindTime: world.timeText(modifiedAt),
      }));
      return { Result: { TotalCount: all.length, BindApiSet: page } };
    },
  });
}

function checkConfig({ Algorithm, UniqVpcId, Nodes = [], K8sService = [], HealthChecker: health }: UpstreamConfig) {
  if (!/^ROUND[-_]ROBIN$/.test(Algorithm)) {
    throw new PlatformError("InvalidParameterValue.NotInOptions", "Algorithm must be ROUND-ROBIN.");
  }
  if (!/^vpc-\w+$/.test(UniqVpcId)) {
    throw new PlatformError("InvalidParameterValue.InvalidVpcConfig", `There is no VPC ${UniqVpcId}.`);
  }
  for (const { Port = 0, Weight = 0 } of [...Nodes, ...K8sService]) {
    range(Port, 65_535, "InvalidParameterValue.InvalidPort", "Port");
    range(Weight, 100, "InvalidParameterValue.RangeExceeded", "Weight");
  }
  if (health === undefined) return;
  const { TcpFailureThreshold, TimeoutThreshold, HttpFailureThreshold } = health;
  for (const [name, value] of Object.entries({ TcpFailureThreshold, TimeoutThreshold, HttpFailureThreshold })) {
    range(value, 254, "InvalidParameterValue.RangeExceeded", name);
  }
}

function range(value: number, most: number, code: string, what: string): void {
  if (value < 0 || value > most) throw new PlatformError(code, `${what} must be from 0 to ${most}, not ${value}.`);
}

function document(world: World, { id, createdAt, config }: Upstream): Reply {
  const { K8sService, Nodes = [], HealthChecker, UpstreamType = "IP_PORT", ...rest } = config;
  return {
    UpstreamDescription: "",
    UpstreamName: "",
    UpstreamHost: null,
    Retries: 3,
    ...rest,
    Algorithm: "ROUND_ROBIN",
    UpstreamId: id,
    UpstreamType,
    Nodes: Nodes.map((one) => nodeOf(one, UpstreamType)),
    HealthChecker: HealthChecker === undefined ? null : { ...healthDefaults, ...HealthChecker },
    K8sServices: K8sService?.map((one) => ({ Name: null, ...one })) ?? null,
    CreatedTime: world.timeText(createdAt),
  };
}

const healthDefaults = {
  ActiveCheckHttpPath: "/",
  ActiveCheckTimeout: 5,
  ActiveCheckInterval: 5,
  UnhealthyTimeout: 30,
  ActiveRequestHeader: null,
};

// Members of the other type of node are null.
function nodeOf(node: UpstreamNode, type: string): Reply {
  const own = type === "K8S" ? ofCluster : ofAddress;
  return {
    ...Object.fromEntries([...ofAddress, ...ofCluster].map((name) => [name, null])),
    Healthy: "OFF",
    ...Object.fromEntries(Object.entries(node).filter(([name]) => own.includes(name))),
  };
}

const ofAddress = ["Host", "Port", "Weight", "VmInstanceId", "Tags"];
const ofCluster = ["ServiceName", "NameSpace", "ClusterId", "Source", "UniqueServiceName"];
