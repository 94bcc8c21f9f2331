import { field } from "@org/core-provider";

/** The environment that an object of the control plane belongs to. It cannot move: a change replaces. */
export const environmentRef = () =>
  field.object(
    {
      id: field.string({
        required: true,
        replaceOnChange: true,
        min: 1,
        wire: "id",
        docs: "ID of the environment, `env-...`.",
      }),
    },
    { required: true, replaceOnChange: true, wire: "spec.environment", docs: "Environment that it belongs to." },
  );

/** The environment that a lookup or a listing looks in. */
export const environmentArg = () =>
  field.object(
    { id: field.string({ required: true, min: 1, wire: "id", docs: "ID of the environment, `env-...`." }) },
    { required: true, wire: "spec.environment", docs: "Environment that it belongs to." },
  );
