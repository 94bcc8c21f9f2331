import { describe, expect, it } from "vitest";
import { sentOf, unchangedBy } from "./sent-settings.ts";

const mock = { ServiceType: "MOCK", AuthType: "NONE", ServiceConfig: null, Limits: {} };
const refreshed = (args = {}, state = {}) => ({ args, state, purpose: "refresh" }) as const;

describe("the settings sent for an API", () => {
  it("omit the flag that removes error codes while there are some", () => {
    const codes = [{ code: 1, msg: "no" }];
    expect(sentOf({ responseErrorCodes: codes })).not.toHaveProperty("isDeleteResponseErrorCodes");
    expect(sentOf({ responseErrorCodes: [] })).toHaveProperty("isDeleteResponseErrorCodes");
  });

  it("include the API that grants tokens only for one that requires them", () => {
    const asking = { authType: "OAUTH", apiBusinessType: "NORMAL" };
    expect(sentOf(asking)).toHaveProperty("authRelationApiId");
    expect(sentOf({ authType: "OAUTH" })).toHaveProperty("authRelationApiId");
    expect(sentOf({ ...asking, apiBusinessType: "OAUTH" })).not.toHaveProperty("authRelationApiId");
    expect(sentOf({ ...asking, authType: "NONE" })).not.toHaveProperty("authRelationApiId");
  });
});

describe("the settings of an API that a response omits", () => {
  const limits = { preLimit: 1, releaseLimit: 2, testLimit: 3 };

  it("are the limits if there is no row of them", () => {
    expect(unchangedBy({ ...mock, Limits: undefined }, refreshed({}, limits))).toMatchObject(limits);
    for (const name of Object.keys(limits)) expect(unchangedBy(mock, refreshed({}, limits))).not.toHaveProperty(name);
  });

  it("are values that the program sets without an effect", () => {
    const vain = { serviceConfigUrl: "http://10.0.0.1", apiBusinessType: "OAUTH" };
    expect(unchangedBy(mock, refreshed(vain))).toMatchObject(vain);
    expect(unchangedBy(mock, refreshed({}, vain))).not.toHaveProperty("apiBusinessType");
  });

  it("are those of the program after a write, and of the state in a refresh", () => {
    const [args, state] = [{ serviceConfigUrl: "http://10.0.0.2" }, { serviceConfigUrl: "http://10.0.0.1" }];
    expect(unchangedBy(mock, { args, state, purpose: "readBack" })).toMatchObject(args);
    expect(unchangedBy(mock, { args: {}, state, purpose: "readBack" })["serviceConfigUrl"]).toBeUndefined();
    expect(unchangedBy(mock, { args, state, purpose: "refresh" })).toMatchObject(state);
  });

  it("include the token check, unless the program sets it or the API is imported", () => {
    const granting = { ...mock, AuthType: "OAUTH" };
    const oauthConfig = { publicKey: "key" };
    expect(unchangedBy(granting, refreshed({}, { oauthConfig }))).toHaveProperty("oauthConfig", oauthConfig);
    expect(unchangedBy(granting, refreshed({ oauthConfig }, { oauthConfig }))).not.toHaveProperty("oauthConfig");
    const importing = { args: {}, state: { oauthConfig }, purpose: "import" } as const;
    expect(unchangedBy(granting, importing)).not.toHaveProperty("oauthConfig");
  });
});
