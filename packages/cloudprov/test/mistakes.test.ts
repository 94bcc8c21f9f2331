import { failure, startProvider, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { provider } from "../src/provider.ts";
import { startSimulatedProvider } from "./simulated-provider.ts";

describe("a mistake in the configuration is one sentence", () => {
  it.each<{ what: string; config: Values; env?: Readonly<Record<string, string>>; says: string }>([
    {
      what: "half of the API key",
      config: { secretId: "AKID" },
      says: "secretKey is required because secretId is set; set all of secretId and secretKey, or none (environment variable CLOUDPROV_SECRET_KEY or TENCENTCLOUD_SECRET_KEY)",
    },
    {
      what: "half of the API key in the environment",
      config: {},
      env: { TENCENTCLOUD_SECRET_KEY: "s" },
      says: "secretId is required because secretKey is set; set all of secretId and secretKey, or none (environment variable CLOUDPROV_SECRET_ID or TENCENTCLOUD_SECRET_ID)",
    },
    {
      what: "a misspelled setting",
      config: { regoin: "ap-guangzhou" },
      says: "regoin is not a setting of cloudprov; did you mean region? If not, remove it with `pulumi config rm cloudprov:regoin`",
    },
  ])("$what", async ({ config, env = {}, says }) => {
    await using host = await startProvider(provider, { config: false, env });
    expect((await host.checkConfig(config)).failures.map(({ reason }) => reason)).toEqual([says]);
  });
});

describe("missing credentials", () => {
  it("fail the preview of a create once, without a request", async () => {
    await using test = await startSimulatedProvider({}, { config: () => ({ sharedCredentialsDir: "/nowhere" }) });

    const { host, platform } = test;
    const error = await failure(host.resource("AddressTemplate", "office").preview({ addresses: ["10.0.0.1"] }));

    expect(error.message).toMatch(
      /^previewing AddressTemplate "office": There are no credentials\. .*\/nowhere\/default\.credential does not exist.*secretId \(CLOUDPROV_SECRET_ID or TENCENTCLOUD_SECRET_ID\)/,
    );
    await host.resource("AddressTemplate", "home").preview({ addresses: ["10.0.0.1"] });
    expect(platform.calls()).toEqual([]);
  });

  it("are not reported if a role of the instance provides them", async () => {
    await using test = await startSimulatedProvider(
      {},
      {
        config: () => ({ sharedCredentialsDir: "/nowhere", camRoleName: "deploy" }),
      },
    );
    const preview = test.host.resource("AddressTemplate", "office").preview({ addresses: ["10.0.0.1"] });
    await expect(preview).resolves.toMatchObject({ action: "create" });
  });
});

describe("a mistake in the program is one sentence", () => {
  it.each<{ what: string; type: string; inputs: Values; says: string }>([
    {
      what: "a misspelled property",
      type: "AddressTemplate",
      inputs: { nme: "office", addresses: ["10.0.0.1"] },
      says: "nme is not a property; did you mean name?",
    },
    {
      what: "a misspelled required property",
      type: "AddressTemplate",
      inputs: { adresses: ["10.0.0.1"] },
      says: "adresses is not a property; did you mean addresses?",
    },
    {
      what: "a string in place of a list",
      type: "AddressTemplate",
      inputs: { addresses: "10.0.0.1" },
      says: "addresses must be a list",
    },
  ])("$what", async ({ type, inputs, says }) => {
    await using test = await startSimulatedProvider();
    const { failures } = await test.host.resource(type, "it").check(inputs);
    expect(failures.map(({ reason }) => reason)).toEqual([says]);
  });

  it("a misspelled argument of a function", async () => {
    await using test = await startSimulatedProvider();
    await expect(
      test.host.invoke("getAction", { acton: "DescribeRegions", service: "cvm", version: "2017-03-12" }),
    ).rejects.toMatchObject({
      failures: [{ reason: "acton is not a property; did you mean action?" }],
    });
  });
});
