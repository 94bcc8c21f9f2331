import { type Fields, field, fromWire, isUnknown, toWire } from "@org/core-provider";
import { type ActionObject, createByAction, type Values } from "../../platform/action-object.ts";
import { resource } from "../../platform/define.ts";
import { remedies } from "../../platform/remedies.ts";
import { type Body, memberFacts, recordOf, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { taggedObject } from "../../platform/tagged-object.ts";
import { resourceTags, tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** A text that the platform chooses or leaves empty if it is not given. */
function text(docs: string) {
  return field.string({ computed: true, emptyIsUnset: true, docs });
}

/** A number that the platform chooses if it is not given. 0 is a valid choice. */
function number(docs: string) {
  return field.integer({ computed: true, docs });
}

/** The members that requests require of every node. */
const ofEveryNode = withWireNames({
  host: field.string({ required: true, docs: "IP address or domain." }),
  port: field.integer({ required: true, docs: "Port, from 0 to 65535." }),
  weight: field.integer({
    required: true,
    docs: "Share of the calls for this node, from 0 (none) to 100.",
  }),
});

/** The members of a node that is an address. The platform does not return them for a service of a cluster. */
const ofAddress = withWireNames({
  ...ofEveryNode,
  vmInstanceId: text("ID of the node's machine, `ins-...`."),
  tags: field.set(field.string({ docs: "A label." }), {
    computed: true,
    emptyIsUnset: true,
    docs: "Labels that calls are routed by.",
  }),
});

/** The members of a node that is a service of a cluster. */
const ofCluster = withWireNames({
  serviceName: text("Name of the service in the cluster."),
  nameSpace: text("Namespace of the service in the cluster."),
  clusterId: text("The cluster, `cls-...`."),
  source: text("Source of the node: `K8S`."),
  uniqueServiceName: text("Name that the gateway uses for the service."),
});

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
  activeCheckHttpPath: text("Path of health check calls. The platform's default is `/`."),
  activeCheckTimeout: number("Timeout of a health check call, in seconds. The platform's default is 5."),
  activeCheckInterval: number("Interval between health check calls, in seconds. The platform's default is 5."),
  unhealthyTimeout: number(
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
  name: text("Custom name."),
});

const fields = withWireNames({
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
  upstreamName: text("Name of the upstream."),
  upstreamDescription: text("Description of the upstream."),
  upstreamType: field.string({
    computed: true,
    emptyIsUnset: true,
    values: ["IP_PORT", "K8S"],
    docs: "Type of the nodes: addresses (`IP_PORT`) or services of a cluster (`K8S`).",
  }),
  retries: number("Number of retries of a failed call. The platform's default is 3."),
  upstreamHost: text("`Host` header of forwarded calls."),
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

const listUpstreams = "DescribeUpstreams";

const { tags: _tags, ...untagged } = fields;
const names = Object.keys(untagged) as (keyof typeof untagged)[];
const upstreamSet = responseList("UpstreamSet", memberFacts("UpstreamId", "UpstreamName"));
const wholeUpstreams = responseList("UpstreamSet", (found) => fromWire(untagged, asRead(found)));

const upstreams: ActionObject = {
  service: "apigateway",
  create: { action: "CreateUpstream", flat: true },
  delete: "DeleteUpstream",
  idOf: textAt("UpstreamId"),
  key: (id) => ({ UpstreamId: id }),
  read: async (op, id) => {
    const query = filteredBy("UpstreamId", id);
    const { elements } = await op.apigateway.page(listUpstreams, query, wholeUpstreams);
    return elements[0] && asRead(elements[0]);
  },
  listing: {
    name: "UpstreamName",
    async *find(op, name, { scheme, uniqVpcId }) {
      for await (const found of op.apigateway.pages(listUpstreams, filteredBy("UpstreamName", name), upstreamSet)) {
        const isEqual = found["Scheme"] === scheme && found["UniqVpcId"] === uniqVpcId;
        if (scheme === undefined || isEqual) yield found;
      }
    },
    whole: { page: (op, offset) => op.apigateway.page(listUpstreams, {}, upstreamSet, { offset }), asRead },
  },
};

const tags = resourceTags({ service: "apigateway", prefix: "upstreamId" });
const handlers = taggedObject({ fields, ...upstreams }, tags);

export const apiGatewayUpstream = resource("ApiGatewayUpstream", {
  docs: "A group of backend nodes in a VPC. The gateway distributes the calls of APIs over the nodes.",
  example: `const stock = new cloudprov.ApiGatewayUpstream("stock", {
    scheme: "HTTP",
    algorithm: "ROUND-ROBIN",
    uniqVpcId: config.require("vpcId"),
    upstreamName: "stock",
    upstreamType: "IP_PORT",
    nodes: [{ host: "10.0.0.8", port: 8080, weight: 10 }],
});`,
  errors: remedies("apigateway", "UnsupportedOperation.UnsupportedDeleteUpstream"),
  import: { form: "<upstream ID>", example: "upstream-4n5bfklc" },
  ...handlers,

  check(op) {
    handlers.check(op);
    const { upstreamType, nodes } = op.args;
    if (isUnknown(upstreamType) || upstreamType === "K8S" || !Array.isArray(nodes)) return;
    for (const [at, node] of nodes.entries()) {
      for (const name of Object.keys(ofCluster)) {
        if (recordOf(node)?.[name] === undefined) continue;
        op.warn(`nodes[${at}].${name} has no effect unless upstreamType is K8S`);
      }
    }
  },

  create: (op) => createByAction(op, upstreams, sent(toWire(untagged, op.args), op.args.upstreamType), op.args),

  async read(op) {
    const found = await handlers.read(op);
    if (found?.nodes === undefined) return found;
    // The platform returns only the members of a node that fit its type.
    const isCluster = found.upstreamType === "K8S";
    const known = (op.purpose === "readBack" ? op.args.nodes : op.state.nodes) ?? [];
    const nodes = found.nodes.map((node, at) => {
      const own = { ...known[at] };
      return isCluster ? { ...node, ...only(ofAddress, own) } : { ...node, ...only(ofCluster, own) };
    });
    return { ...found, nodes };
  },

  async update(op) {
    const changed: readonly string[] = names.filter((name) => op.changed(name));
    if (changed.length > 0) {
      // The platform reads nodes by their type, so every change contains the type, and a change of the type contains
      // the nodes.
      const isSent = (name: string) =>
        name === "upstreamType" || changed.includes(name) || (name === "nodes" && changed.includes("upstreamType"));
      const type = op.args.upstreamType ?? op.state.upstreamType;
      const body = sent(toWire(untagged, op.args, isSent), type);
      await op.apigateway.write("ModifyUpstream", { ...body, ...upstreams.key(op.id, {}) });
    }
    await tags.change(op, op.id, op.state.tags, op.args.tags);
  },
});

/** The parameters of an upstream: of its nodes, the members that fit their type. */
function sent({ Nodes: nodes, ...body }: Body, type: string | undefined): Body {
  if (!Array.isArray(nodes)) return body;
  const members = Object.values(type === "K8S" ? { ...ofEveryNode, ...ofCluster } : ofAddress).map(
    ({ facts }) => facts.wire,
  );
  const own = (node: Body) => Object.fromEntries(Object.entries(node).filter(([name]) => members.includes(name)));
  return { ...body, Nodes: nodes.map(own) };
}

/** An upstream of a response with the member names of a request. */
function asRead({ K8sServices, ...rest }: Body): Body {
  return { ...rest, K8sService: K8sServices };
}

/** The values whose properties are in a table. */
function only(table: Fields, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in table));
}

function threshold(what: string) {
  return field.integer({
    required: true,
    docs: `Number of consecutive ${what} that make a node unhealthy, from 0 (disabled) to 254.`,
  });
}

function dashed(algorithm: unknown): string {
  return String(algorithm).replaceAll("_", "-");
}
