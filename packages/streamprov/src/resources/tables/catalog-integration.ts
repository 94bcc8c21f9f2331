import { type Facts, field } from "@org/core-provider";
import { merged } from "../../platform/body.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { id, warnOfUnusualIds } from "../../platform/ids.ts";
import { givenName } from "../../platform/references.ts";
import { checkTableflow, tableflowCredentials, tableflowImportNeeds } from "../../platform/tableflow.ts";
import { variants } from "../../platform/variants.ts";
import { idInKafkaCluster, inKafkaCluster } from "./in-kafka-cluster.ts";
import { tableflowCollection } from "./tableflow-collection.ts";
import { warnOfFailure } from "./warn-of-failure.ts";

const given = (wire: string, docs: string) => field.string({ required: true, min: 1, wire, docs });
const custom = (wire: string, docs: string) =>
  field.string({ emptyIsUnset: true, omitEmptyOnCreate: true, unsetAs: "", wire, docs });
const client = (catalog: string) => ({
  clientId: field.string({
    required: true,
    secret: true,
    writeOnly: true,
    min: 1,
    wire: "client_id",
    docs: `ID of the client by which the platform signs in to ${catalog}.`,
  }),
  clientSecret: field.string({
    required: true,
    secret: true,
    writeOnly: true,
    min: 1,
    wire: "client_secret",
    docs: "Secret of the client.",
  }),
});

const glue = {
  providerIntegrationId: field.string({
    required: true,
    replaceOnChange: true,
    ...id,
    wire: "provider_integration_id",
    docs: "ID of the provider integration by which the platform reaches the AWS account, `cspi-...`.",
  }),
  customDatabase: custom("custom_database", "Database of the tables, in the place of the platform's choice."),
};
const snowflake = {
  endpoint: given(
    "endpoint",
    "Endpoint of Snowflake Open Catalog, such as `https://abc_polaris.snowflakecomputing.com/`.",
  ),
  warehouse: given("warehouse", "Name of the warehouse."),
  allowedScope: given("allowed_scope", "Scope that the client may ask for, such as `PRINCIPAL_ROLE:ALL`."),
  customNamespace: custom("custom_namespace", "Namespace of the tables, in the place of the platform's choice."),
};
const unity = {
  workspaceEndpoint: given(
    "workspace_endpoint",
    "URL of the Databricks workspace, such as `https://abc.cloud.databricks.com`.",
  ),
  catalogName: given("catalog_name", "Name of the catalog in Unity Catalog."),
  customSchema: custom("custom_schema", "Schema of the tables, in the place of the platform's choice."),
};

const another = {
  replaceOnChange: { when: "the catalog becomes one of another kind", test: comesOrGoes },
} satisfies Partial<Facts>;
const docsOf = {
  awsGlue: "A catalog in AWS Glue.",
  snowflake: "A catalog in Snowflake Open Catalog.",
  unity: "A catalog in Unity Catalog of Databricks.",
} as const;

const common = {
  displayName: givenName(),
  ...inKafkaCluster(),
  suspended: field.boolean({ output: true, wire: "spec.suspended", docs: "Whether the platform has suspended it." }),
};

export const catalogIntegrationFields = {
  ...common,
  awsGlue: field.object(glue, { ...another, docs: docsOf.awsGlue }),
  snowflake: field.object({ ...snowflake, ...client("the catalog") }, { ...another, docs: docsOf.snowflake }),
  unity: field.object({ ...unity, ...client("the workspace") }, { ...another, docs: docsOf.unity }),
  ...tableflowCredentials(),
};

/** The same as the platform tells it, which keeps clients and their secrets to itself. */
export const toldOfCatalogIntegration = {
  ...common,
  awsGlue: field.object(glue, { docs: docsOf.awsGlue }),
  snowflake: field.object(snowflake, { docs: docsOf.snowflake }),
  unity: field.object(unity, { docs: docsOf.unity }),
};

const kinds = { at: "spec.config", kinds: { awsGlue: "AwsGlue", snowflake: "Snowflake", unity: "Unity" } } as const;
const catalogs = variants(catalogIntegrationFields, kinds);

/** The catalogs as a lookup tells them. */
export const toldCatalogs = variants(toldOfCatalogIntegration, kinds);

/** Where catalog integrations are: one collection for each Kafka cluster. */
export const catalogIntegrations = tableflowCollection({
  kind: "CatalogIntegration",
  path: "/tableflow/v1/catalog-integrations",
});

export const catalogIntegration = resource("CatalogIntegration", {
  docs: "A catalog in which the tables of a Kafka cluster's topics are published. Exactly one of awsGlue, snowflake and unity says where. The platform connects after it was made: one that has failed is told of by `pulumi refresh`, with the reason.",
  example: `const glue = new streamprov.CatalogIntegration("glue", {
    displayName: "glue",
    environment: { id: "env-abc123" },
    kafkaCluster: { id: "lkc-abc123" },
    awsGlue: { providerIntegrationId: "cspi-4xg0q" },
    credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
});`,
  fields: catalogIntegrationFields,
  rules: [catalogs.rule],
  import: {
    ...idInKafkaCluster({ property: "id", form: "<catalog integration ID>", example: "tci-abc123" }, "id").import,
    needs: `${tableflowImportNeeds} Of snowflake and unity the program needs clientId and clientSecret before the next change, since the platform does not tell them.`,
  },

  check(op) {
    checkTableflow(op);
    warnOfUnusualIds(op, { "environment.id": "environment", "awsGlue.providerIntegrationId": "providerIntegration" });
  },
  ...controlPlaneObject(catalogIntegrationFields, catalogIntegrations, {
    request(values, changed) {
      const config = catalogs.request(values, changed);
      const kind = values["awsGlue"] ? "AwsGlue" : values["snowflake"] && "Snowflake";
      // A new name goes with the kind of the catalog, except for Unity.
      return changed?.("displayName") && kind ? merged({ spec: { config: { kind } } }, config) : config;
    },
    outputs(body, op) {
      warnOfFailure(op, body);
      return catalogs.outputs(body, op);
    },
  }),
});

function comesOrGoes(before: unknown, after: unknown): boolean {
  return (before === undefined) !== (after === undefined);
}
