import { startSimulator as startAppprov } from "@org/appprov-simulator";
import { startSimulator as startCloudprov } from "@org/cloudprov-simulator";
import { startSimulator as startStreamprov } from "@org/streamprov-simulator";
import type { Demo } from "./demo-platform.ts";

/** The demos, by the name of the provider. */
export const demos: Readonly<Record<string, Demo>> = {
  streamprov: {
    example: "streamprov-quickstart",
    makes: "an environment, a cluster, keys, topics, an ACL, a role binding, a schema",
    tells: { title: "bootstrap endpoint", output: "bootstrapEndpoint" },
    change: { key: "retentionDays", value: "14", says: "the topics change in place" },
    async start() {
      const simulator = await startStreamprov({
        latencyMs: 20,
        provisionMs: { kafkaCluster: 3000, schemaRegistryCluster: 2000 },
        deprovisionMs: { kafkaCluster: 1000 },
        schemaRegistryAppearMs: 1000,
        apiKeyReadyMs: 3000,
        visibilityLagMs: 300,
      });
      const { cloudApiKey, cloudApiSecret } = simulator.credentials;
      return {
        simulator,
        pace: "a cluster takes 3 s, a key 3 s, reads lag behind writes by 0.3 s",
        connection: {
          config: { "streamprov:endpoint": simulator.url },
          secrets: { "streamprov:cloudApiKey": cloudApiKey, "streamprov:cloudApiSecret": cloudApiSecret },
        },
        history: [],
      };
    },
  },
  appprov: {
    example: "appprov-quickstart",
    makes: "an environment, databases with a replica, an app with an endpoint, a log drain, a metric drain",
    tells: { title: "address", output: "address" },
    change: { key: "containers", value: "3", says: "one service is scaled; nothing is deployed or restarted" },
    async start() {
      const simulator = await startAppprov({
        latencyMs: 20,
        operationMs: { default: 1000, provision: 3000, deploy: 3000 },
        visibilityLagMs: 300,
      });
      return {
        simulator,
        pace: "provisioning takes 3 s, a deployment 3 s, reads lag behind writes by 0.3 s",
        connection: {
          env: {
            APTIBLE_API_ROOT_URL: simulator.url,
            APTIBLE_AUTH_ROOT_URL: simulator.authUrl,
            APTIBLE_ACCESS_TOKEN: simulator.credentials.accessToken,
            // They would come before the token.
            APTIBLE_USERNAME: "",
            APTIBLE_PASSWORD: "",
          },
        },
        history: ["settings"],
      };
    },
  },
  cloudprov: {
    example: "cloudprov-quickstart",
    makes:
      "an API with its service, release, usage plan, key, IP strategy and plugin; templates of addresses and ports",
    tells: { title: "host", output: "host" },
    change: { key: "requestsPerSecond", value: "80", says: "the usage plan changes in place" },
    async start() {
      const simulator = await startCloudprov({
        latencyMs: 20,
        visibilityLagMs: 300,
        templateTaskMs: 300,
        gatewayTaskMs: 300,
        releaseMs: 1000,
      });
      const { secretId, secretKey } = simulator.credentials;
      return {
        simulator,
        pace: "reads lag behind writes by 0.3 s, changes keep objects busy for 0.3 s, a release takes 1 s",
        connection: {
          config: {
            "cloudprov:domain": simulator.domain,
            "cloudprov:cosDomain": simulator.cosDomain,
            "cloudprov:protocol": "HTTP",
          },
          secrets: { "cloudprov:secretId": secretId, "cloudprov:secretKey": secretKey },
        },
        history: ["gatewayReleases"],
      };
    },
  },
};
