import { testSurvival } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { provider } from "../src/provider.ts";
import { lives, setup } from "./lives.ts";

testSurvival(
  { describe, it },
  {
    provider,
    setup,
    lives,
    unlisted: ["ApiGatewayUpdateApiAppKey", "ApiGatewayUpdateService", "ApiGatewayUsagePlanAttachment"],
  },
);
