import { failure, testMistakes } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { provider } from "../src/provider.ts";
import { startSimulatedProvider } from "./simulated-provider.ts";

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

testMistakes(
  { describe, it },
  {
    provider,
    start: () => startSimulatedProvider(),
    configuration: [
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
    ],
    resources: [
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
    ],
    functions: [
      {
        what: "a misspelled argument of a function",
        name: "getAction",
        args: { acton: "DescribeRegions", service: "cvm", version: "2017-03-12" },
        says: "acton is not a property; did you mean action?",
      },
    ],
  },
);
