import { field } from "@org/core-provider";

/** The environment that an object belongs to. It cannot move: a change replaces. */
export const environmentRef = () =>
  field.object(
    {
      id: field.string({
        required: true,
        replaceOnChange: true,
        wire: "id",
        docs: "ID of the environment, `env-...`.",
      }),
    },
    { required: true, replaceOnChange: true, docs: "Environment that it belongs to." },
  );
