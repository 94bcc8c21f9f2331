import { field } from "@org/core-provider";
import { address } from "../../address.ts";
import { keyPair } from "../../platform/data-plane.ts";
import { schemaRegistryFields } from "../../platform/schema-registry.ts";
import { exporterParts } from "./exporters.ts";

/** The properties of an exporter. */
export const schemaExporterFields = {
  ...schemaRegistryFields(),
  ...exporterParts,
  destinationSchemaRegistryCluster: field.object(
    {
      id: field.string({
        computed: true,
        min: 1,
        replaceOnChange: {
          when: "it is set to another value",
          test: (before) => before !== undefined && before !== "",
        },
        docs: "ID of the Schema Registry cluster, `lsrc-...`.",
        inputDocs: "Required if the provider uses OAuth. Otherwise it is only informative.",
      }),
      restEndpoint: field.string({
        required: true,
        ...address,
        docs: "REST endpoint of the Schema Registry cluster.",
      }),
      credentials: field.object(keyPair(), {
        secret: true,
        writeOnly: true,
        docs: "API key of the Schema Registry cluster.",
        inputDocs: "Required unless the provider uses OAuth, and ignored with OAuth.",
      }),
    },
    { required: true, docs: "Schema Registry that the schemas are copied to.", inputDocs: "Can be changed in place." },
  ),
  config: field.map(field.string({ docs: "A value." }), {
    computed: true,
    docs: "Settings of the exporter, without the settings of its connection.",
    inputDocs:
      "With OAuth, it can also contain settings of the connection, `bearer.auth.*`, which default to the provider's. Mark their secrets with `pulumi.secret`.",
  }),
  resetOnUpdate: field.boolean({
    default: false,
    local: true,
    docs: "Whether an update copies all schemas again.",
  }),
  status: field.string({
    computed: true,
    values: ["RUNNING", "PAUSED"],
    docs: "Status of the exporter: `RUNNING` or `PAUSED`. It can be paused and resumed in place.",
  }),
};
