import * as cloudprov from "@org/cloudprov";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("the preview of an added network type announces no replacement of a custom domain", async () => {
  await using platform = await startPlatform({ visibilityLagMs: 0 });
  const program = (netTypes: readonly ("INNER" | "OUTER")[]) => async () => {
    const service = new cloudprov.ApiGatewayService("shop", {
      serviceName: "shop",
      protocol: "http",
      netTypes: [...netTypes],
    });
    new cloudprov.ApiGatewayCustomDomain("domain", {
      serviceId: service.id,
      subDomain: "api.example.com",
      protocol: "http",
      netType: "OUTER",
      defaultDomain: service.outerSubDomain,
    });
  };
  await using stack = await stackFor(platform);
  await stack.up({ program: program(["OUTER"]) });
  const wider = program(["OUTER", "INNER"]);

  expect((await stack.preview({ program: wider })).changeSummary).toMatchObject({ update: 1, same: 2 });
  const { summary } = await stack.up({ program: wider });

  expect(changesIn(summary.resourceChanges)).toEqual({ update: 1 });
  await stack.destroy();
});
