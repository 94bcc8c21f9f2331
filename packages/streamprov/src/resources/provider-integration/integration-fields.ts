import { field } from "@org/core-provider";

/** The name of an integration. A change replaces the integration. */
export const integrationName = () =>
  field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    max: 60,
    wire: "display_name",
    docs: "Display name, unique within the environment.",
  });

/** The objects that use an integration. The list changes as connectors are created and deleted. */
export const usages = field.set(field.string({ docs: "Confluent Resource Name of an object." }), {
  output: true,
  wire: "usages",
  terraform: { kind: "list" },
  docs: "Confluent Resource Names of the objects that use the integration.",
});
