import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startAppprovSimulator } from "@org/simulator-appprov";
import { startCloudprovSimulator } from "@org/simulator-cloudprov";
import { startStreamprovSimulator } from "@org/simulator-streamprov";

/** A platform for a program that is killed. */
export interface KilledPlatform {
  readonly journal: { readonly entries: readonly unknown[]; readonly violations: readonly unknown[] };
  /** The stores of objects by kind. */
  readonly state: object;
  /** What tells a stack where the platform is, and signs it in. */
  readonly connection: {
    readonly config?: Readonly<Record<string, string>>;
    readonly secrets?: Readonly<Record<string, string>>;
    readonly env?: Readonly<Record<string, string>>;
  };
  close(): Promise<void>;
}

/** A program whose `up` is killed. */
export interface KilledProgram {
  readonly provider: string;
  /** Everything of its `Pulumi.yaml` after the plugins. */
  program(): Promise<string>;
  /** Starts an empty platform, on which everything takes some time. */
  start(): Promise<KilledPlatform>;
  /** Stores that keep what has happened, not what exists. */
  readonly history: readonly string[];
}

const latencyMs = 30;

/** A program for each package, of objects that many may have the name of, objects with natural IDs, and keys. */
export const killedPrograms = {
  streamprov: {
    provider: "streamprov",
    program: () => programOf("streamprov"),
    history: [],
    async start() {
      const platform = await startStreamprovSimulator({
        latencyMs,
        visibilityLagMs: 300,
        provisionMs: { kafkaCluster: 1_000 },
        apiKeyReadyMs: 300,
      });
      const { url, credentials } = platform;
      return {
        ...partsOf(platform),
        connection: {
          config: { "streamprov:endpoint": url },
          secrets: {
            "streamprov:cloudApiKey": credentials.cloudApiKey,
            "streamprov:cloudApiSecret": credentials.cloudApiSecret,
          },
        },
      };
    },
  },
  appprov: {
    provider: "appprov",
    program: () => programOf("appprov"),
    history: ["operations", "configurations", "settings", "backupRetentionPolicies", "backups"],
    async start() {
      const platform = await startAppprovSimulator({ latencyMs, operationMs: { default: 200 } });
      const { url, authUrl, credentials } = platform;
      return {
        ...partsOf(platform),
        connection: {
          env: {
            APTIBLE_API_ROOT_URL: url,
            APTIBLE_AUTH_ROOT_URL: authUrl,
            APTIBLE_ACCESS_TOKEN: credentials.accessToken,
          },
        },
      };
    },
  },
  cloudprov: {
    provider: "cloudprov",
    program: () => programOf("cloudprov"),
    history: ["gatewayReleases"],
    async start() {
      const platform = await startCloudprovSimulator({ latencyMs, templateTaskMs: 200, gatewayTaskMs: 200 });
      const { domain, credentials } = platform;
      return {
        ...partsOf(platform),
        connection: {
          config: { "cloudprov:domain": domain, "cloudprov:protocol": "HTTP" },
          secrets: { "cloudprov:secretId": credentials.secretId, "cloudprov:secretKey": credentials.secretKey },
        },
      };
    },
  },
} as const satisfies Readonly<Record<string, KilledProgram>>;

interface Simulator {
  readonly journal: KilledPlatform["journal"];
  readonly state: object;
  close(): Promise<void>;
}

function partsOf(simulator: Simulator): Omit<KilledPlatform, "connection"> {
  const { journal, state } = simulator;
  return { journal, state, close: () => simulator.close() };
}

function programOf(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, "programs", `${name}.yaml`), "utf8");
}
