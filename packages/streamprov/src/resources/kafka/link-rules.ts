import { type CheckOperation, isUnknown } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { checkConnection, isAbsent } from "../../platform/data-plane.ts";
import { type ClusterOfLink, endsOf, hostOf, type LinkMode, linkedClusters } from "./link-modes.ts";

/** Reports what the modes of a link do not go with. Nothing is said while the modes are not known. */
export function checkModes(op: CheckOperation & Clients): void {
  const { linkMode, connectionMode } = op.args;
  const ends = isUnknown(linkMode) ? undefined : endsOf[linkMode as LinkMode];
  if (ends === undefined) return;
  const { host, far } = ends;
  const others = (Object.keys(linkedClusters) as ClusterOfLink[]).filter((one) => ![host, far].includes(one));
  for (const other of others.filter((one) => op.args[one] !== undefined))
    op.warn(`${other} is not used with linkMode ${String(linkMode)}, which connects ${host} and ${far}; remove it`);

  if (op.args[host] === undefined)
    op.problem(host, `must be given with linkMode ${String(linkMode)}: the link is on it`);
  else checkConnection(hostOf(linkMode as LinkMode), op, { credentialsWithOauth: "unused" });
  if (op.args[far] === undefined) {
    op.problem(far, `must be given with linkMode ${String(linkMode)}: it is the other end of the link`);
    return;
  }
  if (isAbsent(op.args, `${far}.bootstrapEndpoint`))
    op.problem(
      `${far}.bootstrapEndpoint`,
      `must be given with linkMode ${String(linkMode)}: the other end is reached there`,
    );
  if (connectionMode === "OUTBOUND") checkOutbound(op, far);
  if (connectionMode === "INBOUND") checkInbound(op, far);
}

function checkOutbound(op: CheckOperation & Clients, far: ClusterOfLink): void {
  const { usesOauth, config } = op.platform;
  if (!usesOauth && isAbsent(op.args, `${far}.credentials`))
    op.problem(`${far}.credentials`, "must be given with connectionMode OUTBOUND: the link signs in with it there");
  if (config.oauth?.oauthExternalAccessToken !== undefined)
    op.problem(
      "connectionMode",
      "cannot be OUTBOUND while the provider signs in with oauth.oauthExternalAccessToken: a link that connects by itself needs client credentials, which renew its token; configure oauth.oauthExternalTokenUrl, oauthExternalClientId and oauthExternalClientSecret",
    );
}

function checkInbound(op: CheckOperation & Clients, far: ClusterOfLink): void {
  const { linkMode } = op.args;
  if (linkMode === "BIDIRECTIONAL" && !isAbsent(op.given, `${far}.credentials`))
    op.warn(
      `${far}.credentials is not used with connectionMode INBOUND, in which the other end connects; it is not kept`,
    );
  if (linkMode === "SOURCE")
    op.problem("connectionMode", "must be OUTBOUND with linkMode SOURCE: a link at its source connects by itself");
  if (isAbsent(op.args, `${far}.credentials`)) return;
  if (linkMode === "DESTINATION")
    op.problem(
      `${far}.credentials`,
      "cannot be given with connectionMode INBOUND: the source connects by itself; remove it",
    );
}
