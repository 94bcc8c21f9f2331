import { provider } from "../../src/provider.ts";
import { lives, setup } from "../lives.ts";

// Packages are tested in a separate file: the provider searches longer for purchases than for free objects.
const { AntiddosBgpInstance: _, ...others } = lives;

/** What the survival tests need of all resources that cost nothing to create. */
export const freeResources = {
  provider: { resources: provider.resources.filter(({ name }) => name !== "AntiddosBgpInstance") },
  setup,
  lives: others,
  unlisted: [
    "ActionCall",
    "ActionResource",
    "ApiGatewayImportOpenApi",
    "ApiGatewayUpdateApiAppKey",
    "ApiGatewayUpdateService",
    "CosBucketObject",
    "ScfTriggerConfig",
  ],
};
