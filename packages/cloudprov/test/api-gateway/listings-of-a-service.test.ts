import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { importIdOf } from "@org/core-provider";
import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { provider } from "../../src/provider.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

/** For each kind of object that lies within a service how one is made there, which gives its ID and its name. */
const kinds: Readonly<
  Record<string, (platform: CloudprovSimulator, serviceId: string, n: number) => Promise<{ id: string; name: string }>>
> = {
  ApiGatewayApi: async ({ state }, serviceId, n) => {
    const { id } = await state.gatewayApis.create({ serviceId, config: { ApiName: `api-${n}` } });
    return { id, name: `api-${n}` };
  },
  ApiGatewayCustomDomain: async ({ state }, serviceId, n) => {
    const { id: name } = await state.subDomains.create({ id: `${serviceId}-${n}.example.com`, serviceId });
    return { id: `${serviceId}#${name}`, name };
  },
  ApiGatewayIpStrategy: async ({ state }, serviceId, n) => {
    const { id } = await state.ipStrategies.create({ serviceId, name: `office-${n}` });
    return { id: `${serviceId}#${id}`, name: `office-${n}` };
  },
  ApiGatewayServiceRelease: async ({ state }, serviceId, n) => {
    const environment = n === 0 ? "test" : "release";
    await state.gatewayReleases.create({ serviceId, environment });
    const { id: version } = await state.gatewayReleases.create({ serviceId, environment });
    await state.onlineEnvironments.create({ serviceId, environment, version });
    return { id: `${serviceId}#${environment}#${version}`, name: environment };
  },
  ApiGatewayUsagePlanAttachment: async ({ state }, serviceId, n) => {
    const { id: planId } = await state.usagePlans.create({});
    if (n === 0) {
      await state.usagePlanBindings.create({ planId, serviceId });
      return { id: `${planId}#${serviceId}#release#SERVICE##`, name: `${planId} release` };
    }
    const { id: apiId } = await state.gatewayApis.create({ serviceId });
    await state.usagePlanBindings.create({ planId, serviceId, apiId, environment: "test" });
    return { id: `${planId}#${serviceId}#test#API#${apiId}#`, name: `${planId} test ${apiId}` };
  },
};

/** Two services with two objects of a kind each. */
async function given(kind: string) {
  const simulated = await startSimulatedProvider();
  const { platform } = simulated;
  const services = [];
  for (let at = 0; at < 2; at++) {
    const { id: serviceId } = await platform.state.gatewayServices.create({});
    const objects = [];
    for (let n = 0; n < 2; n++) objects.push(await kinds[kind]?.(platform, serviceId, n));
    services.push({ serviceId, objects });
  }
  return { ...simulated, services };
}

describe.each(Object.keys(kinds))("the listing of the kind %s", (kind) => {
  it("lists the objects of a service with their import IDs", async () => {
    await using test = await given(kind);
    const definition = provider.resources.find(({ name }) => name === kind);
    for (const { serviceId, objects } of test.services) {
      const listed = await test.host.list(kind, { serviceId });
      expect(listed).toEqual(objects);
      for (const { id, name } of listed) {
        const importId = definition && importIdOf(definition, id, { serviceId });
        expect((await test.host.resource(kind, name).import(importId ?? "")).id).toBe(id);
      }
    }
  });

  it("requires the service, and reports one that does not exist", async () => {
    await using test = await given(kind);
    const words = async (query: object) => (await failure(test.host.list(kind, { ...query }))).message;
    expect(await words({})).toContain("serviceId");
    expect(test.platform.calls()).toEqual([]);
    expect(await words({ serviceId: "service-none" })).toMatch(/ResourceNotFound|ServiceNotExist/);
  });
});

describe("listings of a service with many objects", () => {
  it("are read to the end", async () => {
    await using test = await startSimulatedProvider();
    const { id: serviceId } = await test.platform.state.gatewayServices.create({});
    for (let n = 0; n < 101; n++) await test.platform.state.gatewayApis.create({ serviceId });
    expect(await test.host.list("ApiGatewayApi", { serviceId })).toHaveLength(101);
  });

  it("contain no release of an environment that runs another one's release, or none", async () => {
    await using test = await startSimulatedProvider();
    const { gatewayServices, gatewayReleases, onlineEnvironments } = test.platform.state;
    const { id: serviceId } = await gatewayServices.create({});
    const { id: version } = await gatewayReleases.create({ serviceId, environment: "test" });
    await onlineEnvironments.create({ serviceId, environment: "release", version });
    expect(await test.host.list("ApiGatewayServiceRelease", { serviceId })).toEqual([]);
  });
});
