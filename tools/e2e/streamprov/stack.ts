import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { connectedStack, type StackOptions, type TestStack } from "../stack/stack.ts";

/** Makes an empty stack for a platform. The provider has a Cloud API key that may do everything. */
export function stackFor(platform: StreamprovSimulator, options: StackOptions = {}): Promise<TestStack> {
  const { cloudApiKey, cloudApiSecret } = platform.credentials;
  return connectedStack(
    {
      provider: "streamprov",
      ownVariables: /^(CONFLUENT_|KAFKA_|SCHEMA_REGISTRY_|CATALOG_|FLINK_|TABLEFLOW_|IMPORT_|API_KEY_SECRET|TF_)/,
      config: { "streamprov:endpoint": platform.url },
      secrets: { "streamprov:cloudApiKey": cloudApiKey, "streamprov:cloudApiSecret": cloudApiSecret },
    },
    options,
  );
}
