// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/kubernetes.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the Kubernetes clusters of the region with their nodes and accesses, optionally filtered by ID, name or tags. Each cluster takes several requests.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = cloudprov.getKubernetesClustersOutput({ tags: { team: "shop" } });
 * ```
 */
export function getKubernetesClusters(args: GetKubernetesClustersArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetKubernetesClustersResult> {
  return runtime.invoke("cloudprov:index/getKubernetesClusters:getKubernetesClusters", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    clusterId: args.clusterId,
    clusterName: args.clusterName,
    tags: args.tags,
    kubeConfigFilePrefix: args.kubeConfigFilePrefix,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the Kubernetes clusters of the region with their nodes and accesses, optionally filtered by ID, name or tags. Each cluster takes several requests.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = cloudprov.getKubernetesClustersOutput({ tags: { team: "shop" } });
 * ```
 */
export function getKubernetesClustersOutput(args: GetKubernetesClustersOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetKubernetesClustersResult> {
  return runtime.invokeOutput<GetKubernetesClustersResult>("cloudprov:index/getKubernetesClusters:getKubernetesClusters", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    clusterId: args.clusterId,
    clusterName: args.clusterName,
    tags: args.tags,
    kubeConfigFilePrefix: args.kubeConfigFilePrefix,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getKubernetesClusters. */
export interface GetKubernetesClustersArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the cluster, `cls-...`. Must be the ID of a cluster, such as cls-n2h4jbtk. `clusterId` cannot be combined with `clusterName`. */
  clusterId?: string | undefined;
  /** Name of the cluster. `clusterId` cannot be combined with `clusterName`. */
  clusterName?: string | undefined;
  /** Tags that the clusters must have, by key. */
  tags?: { [key: string]: string } | undefined;
  /** Path at which the paths of kubeconfig files begin. They end in `-<cluster ID>-kubeconfig` for access from the internet, and in `-<cluster ID>-kubeconfig-intranet` for access from the private network. Only accesses that are open have a file. */
  kubeConfigFilePrefix?: string | undefined;
}

/** Arguments of getKubernetesClustersOutput. */
export interface GetKubernetesClustersOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the cluster, `cls-...`. Must be the ID of a cluster, such as cls-n2h4jbtk. `clusterId` cannot be combined with `clusterName`. */
  clusterId?: pulumi.Input<string | undefined>;
  /** Name of the cluster. `clusterId` cannot be combined with `clusterName`. */
  clusterName?: pulumi.Input<string | undefined>;
  /** Tags that the clusters must have, by key. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Path at which the paths of kubeconfig files begin. They end in `-<cluster ID>-kubeconfig` for access from the internet, and in `-<cluster ID>-kubeconfig-intranet` for access from the private network. Only accesses that are open have a file. */
  kubeConfigFilePrefix?: pulumi.Input<string | undefined>;
}

/** Result of getKubernetesClusters. */
export interface GetKubernetesClustersResult {
  /** The clusters, in the platform's order. */
  lists: types.output.GetKubernetesClustersList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the cluster, `cls-...`. */
  clusterId?: string;
  /** Name of the cluster. */
  clusterName?: string;
  /** Tags that the clusters must have, by key. */
  tags?: { [key: string]: string };
  /** Path at which the paths of kubeconfig files begin. They end in `-<cluster ID>-kubeconfig` for access from the internet, and in `-<cluster ID>-kubeconfig-intranet` for access from the private network. Only accesses that are open have a file. */
  kubeConfigFilePrefix?: string;
}
