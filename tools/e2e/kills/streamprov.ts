import type { Killable } from "@org/kills";
import { startSimulator } from "@org/streamprov-simulator";
import { everything } from "../streamprov/programs/everything.ts";
import { deleteFirst } from "./delete-first.ts";
import { latencyMs } from "./latency.ts";

const archive = "code.jar";

/** One resource of every kind, on a platform whose reads lag behind its writes. */
export const streamprov: Killable = {
  provider: "streamprov",
  files: { [archive]: "code of a build" },
  history: [],
  replaces: /:(ApiKey|KafkaAcl)$/,
  async start() {
    const platform = await startSimulator({
      latencyMs,
      visibilityLagMs: 300,
      provisionMs: { kafkaCluster: 500 },
      apiKeyReadyMs: 300,
    });
    const { url, credentials } = platform;
    const { tableflowApiKey, tableflowApiSecret } = credentials;
    return {
      platform,
      connection: {
        config: { "streamprov:endpoint": url },
        secrets: {
          "streamprov:cloudApiKey": credentials.cloudApiKey,
          "streamprov:cloudApiSecret": credentials.cloudApiSecret,
        },
        env: { TABLEFLOW_API_KEY: tableflowApiKey, TABLEFLOW_API_SECRET: tableflowApiSecret },
      },
      program: async () => program("At first"),
      changed: async () => program("Later"),
    };
  },
};

function program(note: string): void {
  deleteFirst(/:KafkaAcl$/);
  everything({ archive, note });
}
