import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayCustomerDomains";

/** A service without domains. */
async function given() {
  const test = await givenLookup(name);
  const { id: serviceId } = await test.platform.state.gatewayServices.create({});
  return { ...test, args: { serviceId } };
}

describe(name, () => {
  it("lists the domains, and requests the paths of those without the default mapping", async () => {
    await using test = await given();
    const { serviceId } = test.args;
    const { subDomains } = test.platform.state;
    await subDomains.create({ id: "api.example.com", serviceId });
    await subDomains.create({
      id: "shop.example.com",
      serviceId,
      protocol: "https",
      netType: "INNER",
      certificateId: "cert-1",
      isDefaultMapping: false,
      mappings: [
        { Path: "/", Environment: "release" },
        { Path: "/test", Environment: "test" },
      ],
      resolves: false,
    });
    expect(await test.ask(test.args)).toEqual({
      id: serviceId,
      serviceId,
      lists: [
        {
          domainName: "api.example.com",
          isStatusOn: true,
          certificateId: "",
          isDefaultMapping: true,
          protocol: "http",
          netType: "OUTER",
          pathMappings: [],
        },
        {
          domainName: "shop.example.com",
          isStatusOn: false,
          certificateId: "cert-1",
          isDefaultMapping: false,
          protocol: "https",
          netType: "INNER",
          pathMappings: [
            { path: "/", environment: "release" },
            { path: "/test", environment: "test" },
          ],
        },
      ],
    });
    expect(test.sent("DescribeServiceSubDomains")).toEqual([{ ServiceId: serviceId, Limit: 100, Offset: 0 }]);
    expect(test.sent("DescribeServiceSubDomainMappings")).toEqual([
      { ServiceId: serviceId, SubDomain: "shop.example.com" },
    ]);
  });

  it("lists several pages", async () => {
    await using test = await given();
    const { serviceId } = test.args;
    const made = [];
    for (let at = 0; at < 101; at++) {
      made.push((await test.platform.state.subDomains.create({ id: `d${at}.example.com`, serviceId })).id);
    }
    const { lists } = await test.ask(test.args);
    expect((lists as { domainName: string }[]).map(({ domainName }) => domainName)).toEqual(made);
    expect(test.sent("DescribeServiceSubDomains")).toMatchObject([{ Offset: 0 }, { Offset: 100 }]);
  });

  it("writes the domains", async () => {
    await using test = await given();
    await test.platform.state.subDomains.create({ id: "api.example.com", serviceId: test.args.serviceId });
    expect(await test.file(test.args)).toMatchObject({ content: [{ domainName: "api.example.com" }], mode: 0o644 });
  });

  it("returns an empty list for a service without domains, and fails for one that does not exist", async () => {
    await using test = await given();
    expect((await test.ask(test.args))["lists"]).toEqual([]);
    const { message } = await failure(test.ask({ serviceId: "service-none" }));
    expect(message).toContain("FailedOperation.ServiceNotExist");
    expect((await failure(test.ask({ serviceId: "" }))).message).toContain("serviceId must be the ID of a service");
  });
});
