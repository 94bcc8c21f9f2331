import { testSurvival } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { provider } from "../src/provider.ts";
import { lives, setup } from "./lives.ts";

// Packages are tried in a file of their own: what was bought is looked for longer than what costs nothing.
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
