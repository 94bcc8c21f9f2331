import { testSurvival } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { antiddosBgpInstance } from "../../src/resources/anti-ddos/antiddos-bgp-instance.ts";
import { setup } from "../lives.ts";
import { packageLives } from "./package-lives.ts";

testSurvival(
  { describe, it },
  {
    provider: { resources: [antiddosBgpInstance] },
    // A package whose response is lost is searched for as long as reads are repeated. Here the first search decides.
    setup: {
      ...setup,
      startProvider: (platform, env) => setup.startProvider(platform, { ...env, CLOUDPROV_READ_RETRY_TIMEOUT: "0" }),
    },
    lives: packageLives,
    indistinguishable: ["AntiddosBgpInstance"],
  },
);
