import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import type { CloudprovSimulator } from "../simulated-provider.ts";
import { ownKeys, startSigningIn } from "./signing-in.ts";

const allowing = (...more: readonly string[]) => ({
  config: (platform: CloudprovSimulator) => ({
    ...ownKeys(platform),
    allowedAccountIds: [...more, platform.credentials.accountId],
  }),
});

const forbidding = {
  config: (platform: CloudprovSimulator) => ({
    ...ownKeys(platform),
    forbiddenAccountIds: ["300000000001", platform.credentials.accountId],
  }),
};

describe("the allowed accounts", () => {
  it("are compared with the caller's once, before anything else", async () => {
    await using test = await startSigningIn(allowing("300000000001"));
    const find = () => test.host.invoke("getAddressTemplates");
    await Promise.all([find(), find(), find()]);
    await find();
    expect(test.platform.calls()[0]?.action).toBe("GetCallerIdentity");
    expect(test.tokenActions()).toEqual(["GetCallerIdentity"]);
  });

  it("are not requested if none is configured", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({ ...ownKeys(platform), allowedAccountIds: [], forbiddenAccountIds: [] }),
    });
    await test.caller();
    expect(test.tokenActions()).toEqual([]);
  });

  it("stop every operation before it begins if the caller's is not among them", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({ ...ownKeys(platform), allowedAccountIds: ["300000000001"] }),
    });
    const { accountId } = test.platform.credentials;
    const template = test.host.resource("AddressTemplate", "office");
    const { message } = await failure(template.create({ addresses: ["10.0.0.1"] }));
    expect(message).toContain(`account ID not allowed: ${accountId}`);
    expect(message).toContain("allowedAccountIds or forbiddenAccountIds");
    expect((await failure(test.host.invoke("getAddressTemplates"))).message).toContain(accountId);
    expect(test.platform.calls({ service: "vpc" })).toEqual([]);
  });

  it("stop every operation before it begins if the caller's is forbidden", async () => {
    await using test = await startSigningIn(forbidding);
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toContain(`account ID not allowed: ${test.platform.credentials.accountId}`);
    expect(test.platform.calls({ service: "vpc" })).toEqual([]);
  });

  it("are compared with the account of the assumed role", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({
        ...allowing().config(platform),
        assumeRoles: [
          {
            roleArn: platform.credentials.otherRoleArn,
            sessionName: "by-block",
            externalId: platform.credentials.externalId,
          },
        ],
      }),
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toContain(`account ID not allowed: ${test.platform.credentials.otherAccountId}`);
  });

  it("are requested again if the request failed", async () => {
    await using test = await startSigningIn(allowing());
    test.platform.failNextAction({ action: "GetCallerIdentity", code: "InvalidParameter" });
    expect((await failure(test.host.invoke("getAddressTemplates"))).message).toContain("InvalidParameter");
    await test.caller();
    expect(test.tokenActions()).toEqual(["GetCallerIdentity", "GetCallerIdentity"]);
  });
});
