import { isDeepStrictEqual } from "node:util";
import type { Operation, Outputs, ReadOperation } from "@org/core-provider";
import { asKnown } from "../../platform/as-known.ts";
import { at } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { connect } from "../../platform/data-plane.ts";
import type { clusterLinkFields } from "./cluster-link-fields.ts";
import {
  type ClusterOfLink,
  endsOf,
  hostOf,
  type LinkedCluster,
  type LinkMode,
  type linkedClusters,
} from "./link-modes.ts";

/** Connects to the cluster with the link. */
export function connectHost(
  op: Operation & Clients & { readonly args: object; readonly state?: object },
  linkMode: LinkMode,
  { importing = false }: { readonly importing?: boolean } = {},
) {
  const { client, ids, key, imported, importVariables } = connect(hostOf(linkMode), op, {
    args: op.args,
    ...(op.state ? { state: op.state } : {}),
    importing,
  });
  return {
    client,
    key,
    importVariables,
    cluster: ids[endsOf[linkMode].host],
    imported: imported as Partial<Outputs<typeof linkedClusters>>,
  };
}

/**
 * A cluster as far as it is certain. After a failed change of its key, the inputs contain another key than the state, and
 * the link may use either one: without both, the next update sends the key of the program.
 */
export function asCertain(op: ReadOperation<typeof clusterLinkFields>, name: ClusterOfLink) {
  const cluster = asKnown(op)[name] as LinkedCluster | undefined;
  const [given, kept] = [op.args, op.state].map((side) => at(side, `${name}.credentials`));
  if (cluster === undefined || op.purpose !== "refresh" || isDeepStrictEqual(given, kept)) return cluster;
  const { credentials, ...certain } = cluster;
  return certain;
}
