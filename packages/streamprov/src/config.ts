import {
  allOrNone,
  exactlyOneOf,
  field,
  oneOfNames,
  type Rule,
  requiredWith,
  unlessGiven,
  whenGiven,
} from "@org/core-provider";
import { address } from "./address.ts";
import { isSet, variableGroups, wholeOrNothing } from "./variable-groups.ts";

/** OAuth credentials of the identity provider, instead of API keys. */
const oauth = field.object(
  {
    oauthExternalTokenUrl: field.string({ ...address, docs: "Token endpoint of the identity provider." }),
    oauthExternalClientId: field.string({ min: 1, docs: "Client ID at the identity provider." }),
    oauthExternalClientSecret: field.string({ min: 1, secret: true, docs: "Client secret at the identity provider." }),
    oauthExternalTokenScope: field.string({
      docs: "Scope to request from the identity provider. Entra ID requires `api://<client id>/.default`.",
    }),
    oauthExternalAccessToken: field.string({
      emptyIsUnset: true,
      secret: true,
      docs: "An existing access token of the identity provider, instead of client credentials. It cannot be renewed: configure a new token when it expires.",
    }),
    oauthIdentityPoolId: field.string({ required: true, min: 1, docs: "ID of the identity pool to use, `pool-...`." }),
    oauthStsTokenExpiredInSeconds: field.string({
      pattern: {
        match: /^(|[1-9]\d?|[1-8]\d\d|900)$/,
        says: "be a whole number of seconds from 1 to 900",
      },
      docs: "Lifetime of the exchanged token in seconds. At most 900, which is also the default.",
    }),
  },
  {
    docs: "OAuth: authenticate with a token of your identity provider instead of API keys. Cannot be combined with any key or secret variable.",
    rules: [
      exactlyOneOf("oauthExternalTokenUrl", "oauthExternalAccessToken"),
      requiredWith("oauthExternalTokenUrl", "oauthExternalClientId", "oauthExternalClientSecret"),
    ],
  },
);

const fields = {
  endpoint: field.string({
    default: "https://api.confluent.cloud",
    env: "CONFLUENT_CLOUD_ENDPOINT",
    ...address,
    docs: "Base URL of the control plane, of Tableflow and of the token exchange.",
  }),
  maxRetries: field.integer({
    default: 4,
    min: 4,
    env: "TF_PROVIDER_CONFLUENT_MAX_RETRIES",
    docs: "Number of retries for a request that fails temporarily.",
  }),
  cloudApiKey: keyId("CONFLUENT_CLOUD_API_KEY", "Cloud API key, for the control plane."),
  cloudApiSecret: secret("CONFLUENT_CLOUD_API_SECRET", "Secret of the Cloud API key."),
  kafkaId: text("KAFKA_ID", "ID of the Kafka cluster for Kafka resources, `lkc-...`."),
  kafkaRestEndpoint: endpoint(
    "KAFKA_REST_ENDPOINT",
    "REST endpoint of that Kafka cluster, such as `https://pkc-00000.us-central1.gcp.confluent.cloud:443`.",
  ),
  kafkaApiKey: keyId("KAFKA_API_KEY", "API key of that Kafka cluster."),
  kafkaApiSecret: secret("KAFKA_API_SECRET", "Secret of the Kafka API key."),
  schemaRegistryId: text("SCHEMA_REGISTRY_ID", "ID of the Schema Registry cluster, `lsrc-...`."),
  schemaRegistryRestEndpoint: endpoint(
    "SCHEMA_REGISTRY_REST_ENDPOINT",
    "REST endpoint of that Schema Registry, such as `https://psrc-00000.us-central1.gcp.confluent.cloud`.",
  ),
  catalogRestEndpoint: endpoint(
    "CATALOG_REST_ENDPOINT",
    "REST endpoint of the Stream Catalog, if it differs from the Schema Registry's.",
  ),
  schemaRegistryApiKey: keyId("SCHEMA_REGISTRY_API_KEY", "API key of that Schema Registry."),
  schemaRegistryApiSecret: secret("SCHEMA_REGISTRY_API_SECRET", "Secret of the Schema Registry API key."),
  organizationId: text("CONFLUENT_ORGANIZATION_ID", "ID of the organization for Flink resources, a UUID."),
  environmentId: text(
    "CONFLUENT_ENVIRONMENT_ID",
    "ID of the environment for Flink resources, `env-...`. Other resources do not use it.",
  ),
  flinkComputePoolId: text("FLINK_COMPUTE_POOL_ID", "ID of the compute pool for Flink statements, `lfcp-...`."),
  flinkPrincipalId: text(
    "FLINK_PRINCIPAL_ID",
    "ID of the principal that runs Flink statements: `sa-...`, `u-...` or `pool-...`.",
  ),
  flinkRestEndpoint: endpoint(
    "FLINK_REST_ENDPOINT",
    "REST endpoint of the Flink region, such as `https://flink.us-east-1.aws.confluent.cloud`.",
  ),
  flinkApiKey: keyId("FLINK_API_KEY", "API key of the Flink region."),
  flinkApiSecret: secret("FLINK_API_SECRET", "Secret of the Flink API key."),
  tableflowApiKey: keyId("TABLEFLOW_API_KEY", "Tableflow API key."),
  tableflowApiSecret: secret("TABLEFLOW_API_SECRET", "Secret of the Tableflow API key."),
  oauth,
};

const groups = Object.values(variableGroups);
const keyNames = [["cloudApiKey", "cloudApiSecret"], ...groups.map(({ keys }) => keys)] as const;

/** The provider's configuration. */
export const config = {
  fields,
  rules: [
    whenGiven("oauth", noKeys()),
    unlessGiven("oauth", allOrNone("cloudApiKey", "cloudApiSecret")),
    ...groups.flatMap((group) => wholeOrNothing(group, false)).map((rule) => unlessGiven("oauth", rule)),
    ...groups.flatMap((group) => wholeOrNothing(group, true)).map((rule) => whenGiven("oauth", rule)),
  ],
};

/** Rejects API keys together with OAuth. */
function noKeys(): Rule {
  const all = keyNames.flat();
  return {
    says: `${oneOfNames(all, "and")} cannot be given`,
    fields: all,
    test: (values) =>
      keyNames.flatMap((pair) =>
        pair
          .filter((name) => isSet(values[name]))
          .map((path) => ({
            path,
            message: `cannot be combined with oauth: ${oneOfNames(pair, "and")} must be unset`,
          })),
      ),
  };
}

function text(env: string, docs: string) {
  return field.string({ env, docs });
}

function endpoint(env: string, docs: string) {
  return field.string({ env, docs, ...address, emptyIsUnset: true });
}

/** The ID of an API key. */
function keyId(env: string, docs: string) {
  return field.string({ env, docs, secret: true, identifier: true });
}

function secret(env: string, docs: string) {
  return field.string({ env, docs, secret: true });
}
