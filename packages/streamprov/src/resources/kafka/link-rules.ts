import { type CheckOperation, isUnknown, type Unchecked } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { checkConnection, isAbsent } from "../../platform/data-plane.ts";
import { type ClusterOfLink, endsOf, hostOf, type LinkMode, linkedClusters } from "./link-modes.ts";

/** Reports properties that do not match the link's modes. Nothing is reported while the modes are unknown. */
export function checkModes(op: CheckOperation & Clients): void {
  const { linkMode, connectionMode } = op.args;
  const ends = isUnknown(linkMode) ? undefined : endsOf[linkMode as LinkMode];
  if (ends === undefined) return;
  const { host, far } = ends;
  const others = (Object.keys(linkedClusters) as ClusterOfLink[]).filter((one) => ![host, far].includes(one));
  for (const other of others.filter((one) => op.args[one] !== undefined))
    op.warn(`${other} is not used with linkMode ${String(linkMode)}, which links ${host} and ${far}; remove it`);

  if (op.args[host] === undefined)
    op.problem(host, `is required with linkMode ${String(linkMode)}: it is the cluster with the link`);
  else checkConnection(hostOf(linkMode as LinkMode), op, { credentialsWithOauth: "unused" });
  if (op.args[far] === undefined) {
    op.problem(far, `is required with linkMode ${String(linkMode)}: it is the other end of the link`);
    return;
  }
  if (isAbsent(op.args, `${far}.bootstrapEndpoint`))
    op.problem(
      `${far}.bootstrapEndpoint`,
      `is required with linkMode ${String(linkMode)}: the link connects to the other end there`,
    );
  if (connectionMode === "OUTBOUND") checkOutbound(op, far);
  if (connectionMode === "INBOUND") checkInbound(op, far);
}

function checkOutbound(op: CheckOperation & Clients, far: ClusterOfLink): void {
  const { usesOauth, config } = op.platform;
  if (!usesOauth && isAbsent(op.args, `${far}.credentials`))
    op.problem(`${far}.credentials`, "is required with connectionMode OUTBOUND: the link authenticates there with it");
  if (config.oauth?.oauthExternalAccessToken !== undefined)
    op.problem(
      "connectionMode",
      "cannot be OUTBOUND if the provider uses oauth.oauthExternalAccessToken: an outbound link needs client credentials to renew its token; configure oauth.oauthExternalTokenUrl, oauthExternalClientId and oauthExternalClientSecret",
    );
}

function checkInbound(op: CheckOperation & Clients, far: ClusterOfLink): void {
  const { linkMode } = op.args;
  if (linkMode === "BIDIRECTIONAL" && !isAbsent(op.given, `${far}.credentials`))
    op.warn(
      `${far}.credentials is not used with connectionMode INBOUND, because the other end connects; it is not stored`,
    );
  if (linkMode === "SOURCE")
    op.problem("connectionMode", "must be OUTBOUND with linkMode SOURCE: a link at its source connects itself");
  if (isAbsent(op.args, `${far}.credentials`)) return;
  if (linkMode === "DESTINATION")
    op.problem(
      `${far}.credentials`,
      "cannot be set with connectionMode INBOUND, because the source connects; remove it",
    );
}

/** If the other end connects, its key is not used here and does not belong in the state. */
export function withoutIdleKey(args: Unchecked): Unchecked {
  const { linkMode, connectionMode, remoteKafkaCluster: remote } = args;
  if (linkMode !== "BIDIRECTIONAL" || connectionMode !== "INBOUND") return args;
  if (typeof remote !== "object" || remote === null || isUnknown(remote) || !("credentials" in remote)) return args;
  const { credentials, ...rest } = remote;
  return { ...args, remoteKafkaCluster: rest };
}
