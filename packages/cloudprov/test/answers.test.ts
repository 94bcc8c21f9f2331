import { answerFlaws, lookupAnswerFlaws, type Values } from "@org/core-provider/testing";
import type { CloudprovSimulator } from "@org/simulator-cloudprov";
import { describe, expect, it } from "vitest";
import { provider } from "../src/provider.ts";
import { lives, setup } from "./lives.ts";

/** Objects stand in the answer, in its `Result`, or in a list of their own kind. */
const answers = {
  ...setup,
  importId: (id: string, { serviceId }: Values) => (id.startsWith("api-") ? `${serviceId}#${id}` : id),
  envelope: /^Response(\.Result)?(\.(\w*Template(Group)?Set|ApiKeySet|DomainSet|PluginSet|ApiAppSet)\[\])?$/,
};

/** Functions of each kind, with what they are asked for. */
const lookups: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Values>>> = {
  getAddressTemplates: async ({ state }) => {
    await state.addressTemplates.create({ name: "office", members: ["10.0.0.1"] });
    return { name: "office" };
  },
  getApiGatewayApiKeys: async ({ state }) => {
    await state.gatewayKeys.create({});
    return {};
  },
  getApiGatewayApis: async ({ state }) => {
    const { id: serviceId } = await state.gatewayServices.create({});
    await state.gatewayApis.create({ serviceId });
    return { serviceId };
  },
  getApiGatewayIpStrategies: async ({ state }) => {
    const { id: serviceId } = await state.gatewayServices.create({});
    await state.ipStrategies.create({ serviceId });
    return { serviceId };
  },
  getApiGatewayApiAppService: async ({ state }) => {
    const { id: serviceId } = await state.gatewayServices.create({});
    return { serviceId, apiRegion: "ap-guangzhou" };
  },
  getAntiddosListListener: async () => ({}),
};

describe.concurrent("answers that are not what they must be", () => {
  it.each(provider.resources.map((resource) => [resource.name, resource] as const))(
    "do no harm to a %s",
    { timeout: 600_000 },
    async (name, resource) => {
      const prepare = lives[name] ?? expect.fail(`${name} has no life`);
      expect(await answerFlaws(answers, resource, prepare)).toEqual([]);
    },
  );

  it.each(Object.entries(lookups))("are no success of %s", { timeout: 600_000 }, async (name, prepare) => {
    const definition = provider.functions.find((one) => one.name === name) ?? expect.fail(`there is no ${name}`);
    expect(await lookupAnswerFlaws(answers, definition, prepare)).toEqual([]);
  });
});
