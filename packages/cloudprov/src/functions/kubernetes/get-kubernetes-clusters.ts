import { StatusError } from "@org/core-http";
import { conflictsWith, field, fromWire, lookupOutputs } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { withAllTags, withTags } from "../../platform/created-with-tags.ts";
import { lookup } from "../../platform/define.ts";
import { ifExists, isMissing } from "../../platform/errors.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { flag, idText, rows } from "../../platform/response-fields.ts";
import { type Body, recordOf, responseList, textAt } from "../../platform/responses.ts";
import { checkResultFile, writeText } from "../../platform/result-file.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { wantedTags } from "../../platform/tags.ts";
import { readKubeconfig } from "../../resources/kubernetes/cluster-endpoints.ts";
import { describeClusters, goneClusterCodes } from "../../resources/kubernetes/cluster-facts.ts";
import { clusterFields } from "../../resources/kubernetes/cluster-fields.ts";
import { readDetails } from "../../resources/kubernetes/cluster-reading.ts";
import { asRequested, withTagSet } from "../../resources/kubernetes/cluster-response.ts";

const cluster = {
  clusterId: idText("ID of the cluster.", { wire: "ClusterId" }),
  ...lookupOutputs(clusterFields, {
    pick: [
      "clusterName",
      "clusterDesc",
      "cdcId",
      "clusterOs",
      "clusterDeployType",
      "clusterVersion",
      "clusterIpvs",
      "vpcId",
      "projectId",
      "clusterCidr",
      "ignoreClusterCidrConflict",
      "clusterMaxPodNum",
      "clusterMaxServiceNum",
      "nodeNameType",
      "clusterExtraArgs",
      "networkType",
      "isNonStaticIpMode",
      "kubeProxyMode",
      "vpcCniType",
      "serviceCidr",
      "eniSubnetIds",
      "claimExpiredSeconds",
      "deletionProtection",
      "clusterNodeNum",
      "tags",
      "workerInstancesLists",
      "kubeConfig",
      "kubeConfigIntranet",
      "userName",
      "password",
      "certificationAuthority",
      "clusterExternalEndpoint",
      "domain",
      "pgwEndpoint",
      "securityPolicies",
    ],
    inLists: { clusterExtraArgs: "clusterExtraArgs" },
  }),
  clusterAsEnabled: flag("Whether idle nodes are removed automatically.", {
    wire: "ClusterAsGroupOption.IsScaleDownEnabled",
  }),
};

const clusters = responseList("Clusters", (found) => fromWire(cluster, withTags(asRow(found))));
const idOf = textAt("ClusterId");

export const getKubernetesClusters = lookup("getKubernetesClusters", {
  docs: "Lists the Kubernetes clusters of the region with their nodes and accesses, optionally filtered by ID, name or tags. Each cluster takes several requests.",
  example: `const shop = cloudprov.getKubernetesClustersOutput({ tags: { team: "shop" } });`,
  inputs: {
    clusterId: field.string({ emptyIsUnset: true, pattern: idForms.cluster, docs: "ID of the cluster, `cls-...`." }),
    clusterName: field.string({ emptyIsUnset: true, docs: "Name of the cluster." }),
    tags: wantedTags("Tags that the clusters must have, by key."),
    kubeConfigFilePrefix: field.string({
      emptyIsUnset: true,
      docs: "Path at which the paths of kubeconfig files begin. They end in `-<cluster ID>-kubeconfig` for access from the internet, and in `-<cluster ID>-kubeconfig-intranet` for access from the private network. Only accesses that are open have a file.",
    }),
  },
  outputs: { lists: rows(cluster, "Clusters", "The clusters, in the platform's order.") },
  rules: [conflictsWith("clusterId", "clusterName")],
  async request(op) {
    const { clusterId, clusterName: name, tags: wanted, kubeConfigFilePrefix: prefix } = op.args;
    if (prefix !== undefined) await checkResultFile({ ...fileAt(prefix), path: `${prefix}-kubeconfig` });
    const query = clusterId === undefined ? filteredBy("ClusterName", name) : { ClusterIds: [clusterId] };
    // The platform's filter may also find clusters whose names contain the name.
    const named = (await op.tke.list(describeClusters, query, clusters)).filter(
      (one) => name === undefined || one["ClusterName"] === name,
    );
    const listed = withAllTags(named.map(withTagSet), wanted);
    // Another process may delete one meanwhile.
    const all = await Promise.all(listed.map((one) => ifExists(whole(op, one), goneClusterCodes)));
    const found = all.filter((one) => one !== undefined);
    if (prefix !== undefined) for (const one of found) await writeFiles(prefix, one);
    return { Clusters: found };
  },
  id: (_, { lists }) => hash(lists.map(({ clusterId }) => clusterId)),
});

/** A cluster of the listing with the wire names of its properties. */
function asRow(found: Body, details: Body = {}): Body {
  return { ...asRequested(withTagSet(found), details), ClusterId: found["ClusterId"] };
}

async function whole(op: Op, found: Body): Promise<Body> {
  const details = await readDetails({ ...op, purpose: "refresh", args: {}, state: {} }, idOf(found), found, readFile);
  return { ...asRow(found, details), Tags: found["Tags"] };
}

/** Reads a kubeconfig file. One that cannot be read must not hide the other clusters. */
const readFile: typeof readKubeconfig = async (op, id, side) => {
  try {
    return await readKubeconfig(op, id, side);
  } catch (error) {
    if (!(error instanceof StatusError) || isMissing(error, goneClusterCodes)) throw error;
    op.warn(`the kubeconfig file of the cluster ${id} for the ${side} is left empty: ${error.message}`);
    return "";
  }
};

function fileAt(path: string) {
  return { path, secret: true, property: "kubeConfigFilePrefix" };
}

async function writeFiles(prefix: string, found: Body): Promise<void> {
  for (const [side, end] of [
    ["Internet", "kubeconfig"],
    ["Intranet", "kubeconfig-intranet"],
  ] as const) {
    const { Kubeconfig } = recordOf(found[side]) ?? {};
    if (typeof Kubeconfig !== "string" || Kubeconfig === "") continue;
    await writeText(fileAt(`${prefix}-${idOf(found)}-${end}`), Kubeconfig);
  }
}
