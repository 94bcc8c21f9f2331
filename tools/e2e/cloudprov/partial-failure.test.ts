import * as cloudprov from "@org/cloudprov";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { failureOf } from "../stack/failure-of.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("an object is kept when a later step of its create fails, and the next up continues with it", async () => {
  await using platform = await startPlatform();
  const program = async () => {
    new cloudprov.ApiGatewayApiKey("partner", { secretName: "partner", status: "off" });
    new cloudprov.AddressTemplate("office", { addresses: ["10.0.0.1"] });
  };
  await using stack = await stackFor(platform, { program });
  platform.failNextAction({ action: "DisableApiKey", code: "InternalError", message: "Out of order." });

  // Without this the engine may stop at the failure, before it has begun the template.
  const failure = await failureOf(stack.up({ continueOnError: true }));

  expect(failure).toMatch(/InternalError: Out of order \(DisableApiKey /);
  expect(await stack.resources()).toHaveLength(2);
  const [key] = platform.state.gatewayKeys.list();
  expect((await stack.resources()).map(({ id }) => id)).toContain(key?.id);

  const repaired = await stack.up();
  expect(changesIn(repaired.summary.resourceChanges)).toEqual({ update: 1 });
  expect(platform.state.gatewayKeys.list()).toEqual([expect.objectContaining({ id: key?.id })]);
  await stack.refresh({ expectNoChanges: true });
  await stack.destroy();
  expect(platform.state.gatewayKeys.list()).toEqual([]);
  expect(platform.journal.violations).toEqual([]);
});

test("objects whose answers are lost are found again, and none is made twice", async () => {
  await using platform = await startPlatform();
  const program = async () => {
    const office = new cloudprov.AddressTemplate("office", { addresses: ["10.0.0.1"] });
    new cloudprov.AddressTemplateGroup("offices", { templateIds: [office.id] });
    new cloudprov.ProtocolTemplate("web", { protocols: ["tcp:80"] });
    new cloudprov.ApiGatewayApiKey("partner", { secretName: "partner" });
  };
  await using stack = await stackFor(platform, { program });
  platform.failNext({ path: /CreateAddressTemplate$/, kind: "resetAfter" });
  platform.failNext({ path: /CreateAddressTemplateGroup$/, kind: "truncatedBody" });
  platform.failNext({ path: /CreateServiceTemplate$/, kind: "status500After" });
  platform.failNext({ path: /CreateApiKey$/, kind: "resetAfter" });

  const created = await stack.up();

  expect(changesIn(created.summary.resourceChanges)).toEqual({ create: 5 });
  const { addressTemplates, addressTemplateGroups, serviceTemplates, gatewayKeys } = platform.state;
  for (const objects of [addressTemplates, addressTemplateGroups, serviceTemplates, gatewayKeys]) {
    expect(objects.list()).toHaveLength(1);
  }
  await stack.refresh({ expectNoChanges: true });
  await stack.destroy();
});
