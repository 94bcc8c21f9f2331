import { type Facts, field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { merged } from "../../platform/body.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { id, warnOfUnusualIds } from "../../platform/ids.ts";
import { givenName } from "../../platform/references.ts";
import { checkTableflow, tableflowCredentials, tableflowImport } from "../../platform/tableflow.ts";
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
    docs: `ID of the client that the platform uses to sign in to ${catalog}.`,
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
    docs: "ID of the provider integration that gives the platform access to the AWS account, `cspi-...`.",
  }),
  customDatabase: custom("custom_database", "Database of the tables. By default, the platform chooses it."),
};
const snowflake = {
  endpoint: given(
    "endpoint",
    "Endpoint of Snowflake Open Catalog, such as `https://abc_polaris.snowflakecomputing.com/`.",
  ),
  warehouse: given("warehouse", "Name of the warehouse."),
  allowedScope: given("allowed_scope", "Scope that the client may request, such as `PRINCIPAL_ROLE:ALL`."),
  customNamespace: custom("custom_namespace", "Namespace of the tables. By default, the platform chooses it."),
};
const unity = {
  workspaceEndpoint: given(
    "workspace_endpoint",
    "URL of the Databricks workspace, such as `https://abc.cloud.databricks.com`.",
  ),
  catalogName: given("catalog_name", "Name of the catalog in Unity Catalog."),
  customSchema: custom("custom_schema", "Schema of the tables. By default, the platform chooses it."),
};

const another = {
  replaceOnChange: { when: "the type of the catalog changes", test: comesOrGoes },
} satisfies Partial<Facts>;
const docsOf = {
  awsGlue: "A catalog in AWS Glue.",
  snowflake: "A catalog in Snowflake Open Catalog.",
  unity: "A catalog in Databricks Unity Catalog.",
} as const;

const common = {
  displayName: givenName(),
  ...inKafkaCluster(),
  suspended: field.boolean({
    output: true,
    wire: "spec.suspended",
    docs: "Whether the platform has suspended the integration.",
  }),
};

export const catalogIntegrationFields = {
  ...common,
  awsGlue: field.object(glue, { ...another, docs: docsOf.awsGlue }),
  snowflake: field.object({ ...snowflake, ...client("the catalog") }, { ...another, docs: docsOf.snowflake }),
  unity: field.object({ ...unity, ...client("the workspace") }, { ...another, docs: docsOf.unity }),
  ...tableflowCredentials(),
};

/** The fields in responses, which do not contain the client and its secret. */
export const catalogIntegrationResponseFields = {
  ...common,
  awsGlue: field.object(glue, { docs: docsOf.awsGlue }),
  snowflake: field.object(snowflake, { docs: docsOf.snowflake }),
  unity: field.object(unity, { docs: docsOf.unity }),
};

const kinds = { at: "spec.config", kinds: { awsGlue: "AwsGlue", snowflake: "Snowflake", unity: "Unity" } } as const;
const catalogs = variants(catalogIntegrationFields, kinds);

/** The catalogs in lookups. */
export const catalogLookup = variants(catalogIntegrationResponseFields, kinds);

/** The catalog integrations of a Kafka cluster. */
export const catalogIntegrations = tableflowCollection({
  kind: "CatalogIntegration",
  path: "/tableflow/v1/catalog-integrations",
});

export const catalogIntegration = resource("CatalogIntegration", {
  docs: "An integration that publishes the tables of a Kafka cluster in a catalog. Set exactly one of awsGlue, snowflake and unity. The platform connects after the integration is created: if that fails, `pulumi refresh` warns with the reason.",
  platformPage: apiPage("Catalog Integrations (tableflow/v1)"),
  example: `const glue = new streamprov.CatalogIntegration("glue", {
    displayName: "glue",
    environment: { id: config.require("environmentId") },
    kafkaCluster: { id: config.require("kafkaClusterId") },
    awsGlue: { providerIntegrationId: config.require("providerIntegrationId") },
    credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
});`,
  errors: {
    "credentials ... because the provider's configuration does not contain":
      "Tableflow needs an API key of its kind: set `credentials`, or `tableflowApiKey` and `tableflowApiSecret` of the provider.",
    "is no integration":
      "The ID in `providerIntegrationId` is wrong, or the integration belongs to another environment.",
  },
  ...controlPlaneObject(catalogIntegrationFields, catalogIntegrations, {
    rule: catalogs.rule,
    request(values, changed) {
      const config = catalogs.request(values, changed);
      const kind = values["awsGlue"] ? "AwsGlue" : values["snowflake"] && "Snowflake";
      // A new name is sent with the type of the catalog, except for Unity.
      return changed?.("displayName") && kind ? merged({ spec: { config: { kind } } }, config) : config;
    },
    outputs(body, op) {
      warnOfFailure(op, body);
      return catalogs.outputs(body, op);
    },
  }),
  import: {
    ...idInKafkaCluster({ property: "id", form: "<catalog integration ID>", example: "tci-abc123" }, "id").import,
    needs: `${tableflowImport.needs} For snowflake and unity, the program also needs clientId and clientSecret before the next change, because the platform does not return them.`,
  },

  check(op) {
    checkTableflow(op);
    warnOfUnusualIds(op, { "environment.id": "environment", "awsGlue.providerIntegrationId": "providerIntegration" });
  },
});

function comesOrGoes(before: unknown, after: unknown): boolean {
  return (before === undefined) !== (after === undefined);
}
