import { type Incoming, reportStray } from "@org/simulator";
import type { Caller } from "./caller.ts";
import { checkKey, purposeOf } from "./key-check.ts";
import type { KeyScope } from "./records.ts";
import type { World } from "./world.ts";

/** A caller, or why there is none. */
export type Admission = Caller | "unauthenticated" | "wrong-host";

/** One host of the data plane: whose keys it takes, and which headers a token needs there. */
export interface DataPlaneHost {
  /** The name in the journal. */
  readonly name: string;
  readonly scopeKind: "kafka" | "schema-registry" | "flink";
  readonly clusterId: string;
  /** Where keys are for one environment of many on the host. */
  readonly environmentId?: string;
}

/** Lets in the cluster's own and Global API keys, and tokens of the identity provider with the headers they need. */
export function admit(world: World, host: DataPlaneHost, incoming: Incoming): Admission {
  const { authorization } = incoming;
  const node = incoming.connection % world.settings.dataPlaneNodes;
  if (authorization.kind === "basic") {
    const verdict = checkKey(world, authorization.key, authorization.secret, node);
    const wrongHost = verdict.key !== undefined && !opens(verdict.key.scope, host);
    if (verdict.key !== undefined && wrongHost) {
      reportStray(world.hub, host.name, incoming, purposeOf(verdict.key));
    }
    if (verdict.kind !== "good") return "unauthenticated";
    return wrongHost ? "wrong-host" : { principalId: verdict.key.ownerId, node };
  }
  if (authorization.kind === "bearer") {
    if (world.tokens.known(authorization.token)?.kind === "sts") {
      reportStray(world.hub, host.name, incoming, "control plane", "exchanged token");
    }
    const poolId = incoming.header("confluent-identity-pool-id") ?? "";
    const target = incoming.header("target-sr-cluster");
    const good =
      world.tokens.find(authorization.token)?.kind === "external" &&
      world.identityPools.get(poolId) !== undefined &&
      (host.scopeKind !== "schema-registry" || target === host.clusterId);
    return good ? { principalId: poolId, node } : "unauthenticated";
  }
  return "unauthenticated";
}

function opens(scope: KeyScope, { scopeKind, clusterId, environmentId }: DataPlaneHost): boolean {
  if (scope.kind === "global") return true;
  if (scope.kind !== scopeKind || !("id" in scope) || scope.id !== clusterId) return false;
  return environmentId === undefined || scope.environmentId === environmentId;
}
