import { field } from "@org/core-provider";
import { id, networkId } from "./ids.ts";

/** The environment that an object of the control plane belongs to. It cannot move: a change replaces. */
export const environmentRef = () =>
  field.object(
    {
      id: field.string({
        required: true,
        ...id,
        wire: "id",
        docs: "ID of the environment, `env-...`.",
      }),
    },
    { required: true, replaceOnChange: true, wire: "spec.environment", docs: "Environment that it belongs to." },
  );

/** The environment that a lookup or a listing looks in. */
export const environmentArg = () =>
  field.object(
    { id: field.string({ required: true, ...id, wire: "id", docs: "ID of the environment, `env-...`." }) },
    { required: true, wire: "spec.environment", docs: "Environment that it belongs to." },
  );

/** The network that an object belongs to. It cannot move: a change replaces. */
export const networkRef = () =>
  field.object(
    { id: field.string({ required: true, ...networkId, wire: "id", docs: "ID of the network, `n-...` or `nr-...`." }) },
    { required: true, replaceOnChange: true, wire: "spec.network", docs: "Network that it belongs to." },
  );

/** The name of an object to which the platform gives its ID for a name where the program gives none. */
export const platformNamed = () =>
  field.string({
    computed: true,
    emptyIsUnset: true,
    wire: "spec.display_name",
    docs: "Name for people. The only property that can be changed in place.",
  });

/** Where an object of the control plane is. It cannot move: a change replaces. */
export const cloudRegion = () => ({
  cloud: field.string({
    required: true,
    replaceOnChange: true,
    values: ["AWS", "AZURE", "GCP"],
    wire: "spec.cloud",
    docs: "Cloud that it is in.",
  }),
  region: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    wire: "spec.region",
    docs: "Region of the cloud, such as `us-east-2`.",
  }),
});

/** Where an object is, as a lookup finds it. */
export const cloudRegionOutputs = () => ({
  cloud: field.string({ output: true, wire: "spec.cloud", docs: "`AWS`, `AZURE` or `GCP`." }),
  region: field.string({ output: true, wire: "spec.region", docs: "Region of the cloud." }),
});
