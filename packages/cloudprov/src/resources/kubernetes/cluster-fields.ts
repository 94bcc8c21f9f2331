import type { Fields } from "@org/core-provider";
import { withWireNames } from "../../platform/wire-names.ts";
import { clusterAccessFields } from "./cluster-access-fields.ts";
import { clusterBasicFields } from "./cluster-basic-fields.ts";
import { clusterLogFields } from "./cluster-log-fields.ts";
import { clusterNetworkFields } from "./cluster-network-fields.ts";
import { clusterNodeFields } from "./cluster-node-fields.ts";

/** The properties of a cluster. */
export const clusterFields = withWireNames({
  ...clusterBasicFields,
  ...clusterNetworkFields,
  ...clusterNodeFields,
  ...clusterAccessFields,
  ...clusterLogFields,
} satisfies Fields);
