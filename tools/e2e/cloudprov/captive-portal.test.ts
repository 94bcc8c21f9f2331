import * as cloudprov from "@org/cloudprov";
import { test } from "vitest";
import { expectNothingLost } from "../stack/foreign-responses.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("responses of a proxy in the platform's place delete nothing and remove nothing from the state", async () => {
  await using platform = await startPlatform();
  const program = async () => {
    const office = new cloudprov.AddressTemplate("office", { addresses: ["10.0.0.1"] });
    new cloudprov.AddressTemplateGroup("offices", { templateIds: [office.id] });
    new cloudprov.ProtocolTemplate("web", { protocols: ["tcp:80"] });
    new cloudprov.ApiGatewayApiKey("partner", { secretName: "partner" });
  };
  await using stack = await stackFor(platform, { program });
  await stack.up();

  await expectNothingLost(stack, platform);

  await stack.refresh({ expectNoChanges: true });
  await stack.destroy();
});
