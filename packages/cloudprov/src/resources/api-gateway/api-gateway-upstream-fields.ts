import { field } from "@org/core-provider";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { defaultedNumber, defaultedText, ofAddress, ofCluster } from "./upstream-node-fields.ts";

const healthChecker = withWireNames({
  enableActiveCheck: field.boolean({
    required: true,
    docs: "Whether the gateway calls nodes to check their health.",
  }),
  enablePassiveCheck: field.boolean({
    required: true,
    docs: "Whether the gateway checks the responses of nodes to calls.",
  }),
  healthyHttpStatus: field.string({
    required: true,
    docs: "Statuses of a healthy node, such as `200,201`.",
  }),
  unhealthyHttpStatus: field.string({
    required: true,
    docs: "Statuses of an unhealthy node, such as `500`.",
  }),
  tcpFailureThreshold: threshold("failed connections"),
  timeoutThreshold: threshold("timeouts"),
  httpFailureThreshold: threshold("responses with an unhealthy status"),
  activeCheckHttpPath: defaultedText("Path of health check calls. The platform's default is `/`."),
  activeCheckTimeout: defaultedNumber("Timeout of a health check call, in seconds. The platform's default is 5."),
  activeCheckInterval: defaultedNumber("Interval between health check calls, in seconds. The platform's default is 5."),
  unhealthyTimeout: defaultedNumber(
    "Time after which an unhealthy node is tried again, in seconds. The platform's default is 30.",
  ),
});

const k8sService = withWireNames({
  weight: field.integer({
    required: true,
    docs: "Share of the calls for this service, from 0 to 100.",
  }),
  clusterId: field.string({ required: true, docs: "The cluster, `cls-...`." }),
  namespace: field.string({ required: true, docs: "Namespace of the service." }),
  serviceName: field.string({ required: true, docs: "Name of the service." }),
  port: field.integer({ required: true, docs: "Port of the service." }),
  extraLabels: field.list(
    field.object(
      {
        key: field.string({ required: true, docs: "Key of the label." }),
        value: field.string({ required: true, docs: "Value of the label." }),
      },
      { docs: "A label.", typeName: "ApiGatewayUpstreamK8sServiceExtraLabel" },
    ),
    { required: true, docs: "Additional labels that the pods must have." },
  ),
  name: defaultedText("Custom name."),
});

/** The properties of an upstream. */
export const upstreamFields = withWireNames({
  scheme: field.string({
    required: true,
    values: ["HTTP", "HTTPS", "gRPC", "gRPCs"],
    docs: "Protocol of calls to the backend.",
  }),
  algorithm: field.string({
    required: true,
    min: 1,
    knownValues: ["ROUND-ROBIN", "ROUND_ROBIN"],
    equality: (before, after) => dashed(before) === dashed(after),
    docs: "How calls are distributed over the nodes: `ROUND-ROBIN`.",
  }),
  uniqVpcId: field.string({ required: true, min: 1, docs: "The VPC of the nodes, `vpc-...`." }),
  upstreamName: defaultedText("Name of the upstream."),
  upstreamDescription: defaultedText("Description of the upstream."),
  upstreamType: field.string({
    computed: true,
    emptyIsUnset: true,
    values: ["IP_PORT", "K8S"],
    docs: "Type of the nodes: addresses (`IP_PORT`) or services of a cluster (`K8S`).",
  }),
  retries: defaultedNumber("Number of retries of a failed call. The platform's default is 3."),
  upstreamHost: defaultedText("`Host` header of forwarded calls."),
  nodes: field.list(
    field.object({ ...ofAddress, ...ofCluster }, { docs: "A node.", typeName: "ApiGatewayUpstreamNode" }),
    {
      computed: true,
      emptyIsUnset: true,
      docs: "The nodes of the upstream. With the `upstreamType` `K8S`, the provider sends `host`, `port`, `weight`, `serviceName`, `nameSpace`, `clusterId`, `source` and `uniqueServiceName`; otherwise it sends `host`, `port`, `weight`, `vmInstanceId` and `tags`.",
    },
  ),
  healthChecker: field.object(healthChecker, {
    computed: true,
    typeName: "ApiGatewayUpstreamHealthChecker",
    docs: "How the health of the nodes is checked.",
  }),
  k8sServices: field.list(
    field.object(k8sService, { docs: "A service of a cluster.", typeName: "ApiGatewayUpstreamK8sService" }),
    {
      computed: true,
      emptyIsUnset: true,
      wire: "K8sService",
      docs: "Services of Kubernetes clusters behind the upstream.",
    },
  ),
  tags: tagsField,
});

function threshold(what: string) {
  return field.integer({
    required: true,
    docs: `Number of consecutive ${what} that make a node unhealthy, from 0 (disabled) to 254.`,
  });
}

function dashed(algorithm: unknown): string {
  return String(algorithm).replaceAll("_", "-");
}
