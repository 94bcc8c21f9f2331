import { type Fields, fromWire, isUnknown, toWire } from "@org/core-provider";
import { type ActionObject, createByAction, type Values } from "../../platform/action-object.ts";
import { resource } from "../../platform/define.ts";
import { remedies } from "../../platform/remedies.ts";
import { type Body, memberFacts, recordOf, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { taggedObject } from "../../platform/tagged-object.ts";
import { resourceTags } from "../../platform/tags.ts";
import { upstreamFields as fields } from "./api-gateway-upstream-fields.ts";
import { ofAddress, ofCluster, ofEveryNode } from "./upstream-node-fields.ts";

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
