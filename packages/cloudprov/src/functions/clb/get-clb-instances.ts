import { field, fromWire, toWire } from "@org/core-provider";
import { tagInfosAsSet, withAllTags } from "../../platform/created-with-tags.ts";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { rows } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { describeBalancers } from "../../resources/clb/internal-address.ts";
import { balancerRow } from "./balancer-rows.ts";

const inputs = {
  clbId: field.string({
    emptyIsUnset: true,
    pattern: idForms.loadBalancer,
    wire: "LoadBalancerId",
    docs: "ID of the load balancer, `lb-...`.",
  }),
  clbName: field.string({ emptyIsUnset: true, wire: "LoadBalancerName", docs: "Name, or a part of it." }),
  networkType: field.string({
    emptyIsUnset: true,
    values: ["OPEN", "INTERNAL"],
    wire: "LoadBalancerType",
    docs: "`OPEN` or `INTERNAL`.",
  }),
  projectId: field.integer({ min: 0, wire: "ProjectId", docs: "Project." }),
  masterZone: field.string({
    emptyIsUnset: true,
    wire: "MasterZone",
    docs: "Number of the serving zone, such as `100003`.",
  }),
};

const jsonTexts = ["SnatIps", "AvailableZoneAffinityInfo", "ExclusiveCluster", "ExtraInfo"];
const listed = withWireNames(balancerRow);
const balancers = responseList("LoadBalancerSet", (found) => fromWire(listed, asRow(found)));

export const getClbInstances = lookup("getClbInstances", {
  docs: "Lists the load balancers of the region, optionally filtered by ID, name, network type, project and zone.",
  example: `const shop = cloudprov.getClbInstancesOutput({ clbName: "shop", networkType: "OPEN" });`,
  inputs,
  outputs: { clbLists: rows(balancerRow, "LoadBalancerSet", "The load balancers, the newest first.") },
  async request(op) {
    const { LoadBalancerId: id, ...query } = toWire(inputs, op.args);
    const all = id === undefined ? query : { ...query, LoadBalancerIds: [id] };
    const found = await op.clb.list(describeBalancers, { ...all, AdditionalFields: ["TargetCount"] }, balancers);
    return { LoadBalancerSet: found.map(asRow) };
  },
  id: (_, { clbLists }) => hash(clbLists.map(({ clbId }) => clbId)),
});

/** A load balancer with its tags by key, and objects as JSON. */
function asRow(found: Body): Body {
  const [row = found] = withAllTags([tagInfosAsSet(found)]);
  const clusters: unknown = found["ClusterIds"];
  const json = jsonTexts.map((name) => [name, found[name] ? JSON.stringify(found[name]) : ""]);
  return { ...row, ...Object.fromEntries(json), ClusterId: Array.isArray(clusters) ? clusters[0] : "" };
}
