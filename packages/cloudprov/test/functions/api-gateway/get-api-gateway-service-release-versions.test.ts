import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayServiceReleaseVersions";
const action = "DescribeServiceReleaseVersion";

describe(name, () => {
  it("lists only the releases of a service to any environment, newest first", async () => {
    await using test = await givenLookup(name);
    const { gatewayServices, gatewayReleases } = test.platform.state;
    const { id: serviceId } = await gatewayServices.create({});
    const first = await gatewayReleases.create({ serviceId, description: "first" });
    const second = await gatewayReleases.create({ serviceId, description: "second", environment: "test" });
    await gatewayReleases.create({ serviceId: (await gatewayServices.create({})).id });
    const results = [
      { versionName: second.id, versionDesc: "second" },
      { versionName: first.id, versionDesc: "first" },
    ];
    expect(await test.ask({ serviceId })).toEqual({ serviceId, id: serviceId, results });
    expect((await test.file({ serviceId })).content).toEqual(results);
  });

  it("lists several pages", async () => {
    await using test = await givenLookup(name);
    const { id: serviceId } = await test.platform.state.gatewayServices.create({});
    for (let at = 0; at < 21; at++) await test.platform.state.gatewayReleases.create({ serviceId });
    expect((await test.ask({ serviceId }))["results"]).toHaveLength(21);
    expect(test.sent(action)).toEqual([
      { ServiceId: serviceId, Limit: 20, Offset: 0 },
      { ServiceId: serviceId, Limit: 20, Offset: 20 },
    ]);
  });

  it("returns an empty list, reports which service does not exist, and rejects a blank one before a request", async () => {
    await using test = await givenLookup(name);
    const words = async (serviceId: string) => (await failure(test.ask({ serviceId }))).message;
    expect(await words("")).toContain("serviceId must be the ID of a service");
    expect(test.platform.calls()).toEqual([]);
    expect(await words("service-none")).toContain("ResourceNotFound.InvalidService");
    const { id: serviceId } = await test.platform.state.gatewayServices.create({});
    expect((await test.ask({ serviceId }))["results"]).toEqual([]);
  });
});
