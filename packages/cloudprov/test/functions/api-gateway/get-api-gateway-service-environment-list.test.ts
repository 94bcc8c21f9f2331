import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayServiceEnvironmentList";

describe(name, () => {
  it("lists the environments of a service, and the versions that run in them", async () => {
    await using test = await givenLookup(name);
    const { gatewayServices, onlineEnvironments } = test.platform.state;
    const { id: serviceId } = await gatewayServices.create({});
    const { version } = await onlineEnvironments.create({ serviceId, environment: "prepub" });
    const found = await test.ask({ serviceId });
    expect(found).toMatchObject({
      serviceId,
      id: serviceId,
      results: [
        { environmentName: "test", status: 0, versionName: "" },
        { environmentName: "prepub", status: 1, versionName: version, url: expect.stringMatching(/\/prepub$/) },
        { environmentName: "release", status: 0, versionName: "" },
      ],
    });
    expect(test.sent("DescribeServiceEnvironmentList")).toEqual([{ ServiceId: serviceId, Limit: 20, Offset: 0 }]);
    expect((await test.file({ serviceId })).content).toEqual(found["results"]);
  });

  it("reports which service does not exist, and rejects a blank one before a request", async () => {
    await using test = await givenLookup(name);
    const words = async (serviceId: string) => (await failure(test.ask({ serviceId }))).message;
    expect(await words("")).toContain("serviceId must be the ID of a service");
    expect(test.platform.calls()).toEqual([]);
    expect(await words("service-none")).toContain("ResourceNotFound.InvalidService");
  });
});
