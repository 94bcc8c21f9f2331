import { field } from "@org/core-provider";

/** The name of an integration. It cannot be changed. */
export const integrationName = () =>
  field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    max: 60,
    wire: "display_name",
    docs: "Name for people, unique in the environment.",
  });

/** What uses an integration. It comes and goes with connectors. */
export const usages = field.set(field.string({ docs: "Confluent Resource Name of an object." }), {
  output: true,
  wire: "usages",
  terraform: { kind: "list" },
  docs: "Confluent Resource Names of the objects that use it.",
});
