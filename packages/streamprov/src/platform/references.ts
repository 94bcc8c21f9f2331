import { field } from "@org/core-provider";
import { id } from "./ids.ts";

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
