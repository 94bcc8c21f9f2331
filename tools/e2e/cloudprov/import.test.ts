import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { expect, test } from "vitest";
import { type Imported, importAll, tryImport } from "../stack/import.ts";
import { run } from "../stack/stack.ts";
import { setYamlProgram, withYamlHost } from "../stack/yaml-program.ts";
import { startPlatform, writesTo } from "./platform.ts";
import { stackFor } from "./stack.ts";

const type = (name: string) => `cloudprov:index/${name[0]?.toLowerCase()}${name.slice(1)}:${name}`;

test("nothing differs after an import", async () => {
  await using platform = await startPlatform();
  const objects = await giveObjects(platform);
  await using stack = await stackFor(platform, { env: await withYamlHost() });

  await importAll(stack, objects);

  expect(await stack.resources()).toHaveLength(objects.length);
  await run(stack, ["preview", "--expect-no-changes"]);
  await run(stack, ["preview", "--refresh", "--expect-no-changes"]);
  expect(writesTo(platform)).toEqual([]);
  expect(platform.journal.violations).toEqual([]);
});

test("an import with an invalid ID shows the form, and one with an unknown ID reports that the object does not exist", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform, { env: await withYamlHost() });
  await setYamlProgram(stack, "");

  const broken = await tryImport(stack, type("ApiGatewayIpStrategy"), "service-1");
  expect(broken.code).not.toBe(0);
  expect(broken.stdout).toContain("<serviceId>#<strategyId>");

  const nobody = await tryImport(stack, type("AddressTemplate"), "ipm-00000000");
  expect(nobody.code).not.toBe(0);
  expect(nobody.stdout).toContain("there is no AddressTemplate with the ID ipm-00000000");
});

/** An object of most kinds that Pulumi does not know. */
async function giveObjects({ state }: CloudprovSimulator): Promise<Imported[]> {
  const template = await state.addressTemplates.create({ name: "office", members: ["10.0.0.1", "10.1.0.0/16"] });
  const group = await state.addressTemplateGroups.create({ name: "offices", templateIds: [template.id] });
  const ports = await state.serviceTemplates.create({ name: "web", members: ["tcp:80,443"] });
  const service = await state.gatewayServices.create({});
  const api = await state.gatewayApis.create({ serviceId: service.id });
  const key = await state.gatewayKeys.create({ name: "partner" });
  const plan = await state.usagePlans.create({ name: "trial" });
  const strategy = await state.ipStrategies.create({ serviceId: service.id });
  const plugin = await state.gatewayPlugins.create({});
  const ids: Readonly<Record<string, string>> = {
    AddressTemplate: template.id,
    AddressTemplateGroup: group.id,
    ProtocolTemplate: ports.id,
    ApiGatewayService: service.id,
    ApiGatewayApi: `${service.id}#${api.id}`,
    ApiGatewayApiKey: key.id,
    ApiGatewayUsagePlan: plan.id,
    ApiGatewayIpStrategy: `${service.id}#${strategy.id}`,
    ApiGatewayPlugin: plugin.id,
  };
  return Object.entries(ids).map(([name, id]) => ({ type: type(name), name: `the${name}`, id }));
}
