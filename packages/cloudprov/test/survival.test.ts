import { testSurvival } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { provider } from "../src/provider.ts";
import { lives, setup } from "./lives.ts";

// Packages are tested in a separate file: the provider searches longer for purchases than for free objects.
const { AntiddosBgpInstance: _, ...others } = lives;

testSurvival(
  { describe, it },
  {
    provider: { resources: provider.resources.filter(({ name }) => name !== "AntiddosBgpInstance") },
    setup,
    lives: others,
    unlisted: [
      "ActionCall",
      "ActionResource",
      "ApiGatewayImportOpenApi",
      "ApiGatewayUpdateApiAppKey",
      "ApiGatewayUpdateService",
    ],
  },
);
