import { url } from "@org/core-http";
import type { UpdateOperation } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { untilMember } from "../../platform/control-plane.ts";
import { chosenKind, configOf, maxEckuOf } from "./cluster-kind.ts";
import type { kafkaClusterFields } from "./kafka-cluster-fields.ts";
import { environmentOf, kafkaClusters } from "./kafka-clusters.ts";

/** Changes a cluster in place. Sends several requests, because the platform accepts only some changes together. */
export async function changeCluster(op: UpdateOperation<typeof kafkaClusterFields> & Clients): Promise<void> {
  const { args, state } = op;
  const config = configOf(args);
  const upgraded = chosenKind(args) !== chosenKind(state);
  const limited = !upgraded && maxEckuOf(args) !== undefined && maxEckuOf(args) !== maxEckuOf(state);
  const patch = (spec: Body) =>
    op.cloud.patch(url`/cmk/v2/clusters/${op.id}`, {
      body: { spec: { ...spec, environment: { id: environmentOf(state) } } },
    });
  if (op.changed("displayName")) {
    await patch({ display_name: args.displayName, ...(limited ? { config } : {}) });
  }
  if (upgraded) await patch({ config });
  const cku = args.dedicated?.cku;
  if (cku !== undefined && cku !== state.dedicated?.cku) {
    await patch({ config });
    await untilMember(
      op,
      kafkaClusters,
      { values: state, id: op.id },
      { to: `be resized to ${cku} CKU`, test: (body) => hasCku(body, cku) },
    );
  }
  if (limited && !op.changed("displayName")) await patch({ config });
  if (op.changed("deletionProtection")) await patch({ deletion_protection: args.deletionProtection });
}

/** A resize is finished when the cluster has the size in its specification. */
function hasCku({ spec, status }: ClusterSize, cku: number): boolean {
  return status?.cku === cku && spec?.config?.cku === cku;
}

interface ClusterSize {
  readonly spec?: { readonly config?: { readonly cku?: number } };
  readonly status?: { readonly cku?: number };
}
