import { describe, expect, it } from "vitest";
import { sentOf, untoldIn, withParameterTypes } from "./told-settings.ts";

const mock = { ServiceType: "MOCK", AuthType: "NONE", ServiceConfig: null, Limits: {} };
const refreshed = (args = {}) => ({ args, purpose: "refresh" }) as const;

describe("what the platform is told of an API", () => {
  it("is no flag that takes error codes away while there are some", () => {
    const codes = [{ code: 1, msg: "no" }];
    expect(sentOf({ responseErrorCodes: codes })).not.toHaveProperty("isDeleteResponseErrorCodes");
    expect(sentOf({ responseErrorCodes: [] })).toHaveProperty("isDeleteResponseErrorCodes");
  });

  it("is the API that grants tokens only for one that asks for them", () => {
    const asking = { authType: "OAUTH", apiBusinessType: "NORMAL" };
    expect(sentOf(asking)).toHaveProperty("authRelationApiId");
    expect(sentOf({ authType: "OAUTH" })).toHaveProperty("authRelationApiId");
    expect(sentOf({ ...asking, apiBusinessType: "OAUTH" })).not.toHaveProperty("authRelationApiId");
    expect(sentOf({ ...asking, authType: "NONE" })).not.toHaveProperty("authRelationApiId");
  });
});

describe("what the platform does not tell of an API", () => {
  it("are the limits when it has no row of them", () => {
    const limits = ["preLimit", "releaseLimit", "testLimit"];
    expect(untoldIn({ ...mock, Limits: undefined }, refreshed())).toEqual(expect.arrayContaining(limits));
    for (const name of limits) expect(untoldIn(mock, refreshed())).not.toContain(name);
  });

  it("is what a program says in vain", () => {
    expect(untoldIn(mock, refreshed())).toContain("serviceConfigUrl");
    expect(untoldIn(mock, refreshed({ apiBusinessType: "OAUTH" }))).toContain("apiBusinessType");
    expect(untoldIn(mock, refreshed())).not.toContain("apiBusinessType");
  });

  it("is how tokens are checked, unless the program says it or the API is imported", () => {
    const granting = { ...mock, AuthType: "OAUTH" };
    expect(untoldIn(granting, refreshed())).toContain("oauthConfig");
    expect(untoldIn(granting, refreshed({ oauthConfig: {} }))).not.toContain("oauthConfig");
    expect(untoldIn(granting, { args: {}, purpose: "import" })).not.toContain("oauthConfig");
  });

  it("are the types of parameters, which are those of the same parameter that is known", () => {
    const serviceParameters = ["id", "name"].map((name) => ({ name, relevantRequestParameterType: "int" }));
    expect(
      withParameterTypes({ ServiceParameters: [{ Name: "id" }, { Name: "other" }] }, { serviceParameters }),
    ).toEqual({
      ServiceParameters: [{ Name: "id", RelevantRequestParameterType: "int" }, { Name: "other" }],
    });
    expect(withParameterTypes({ ServiceParameters: null }, { serviceParameters })).toEqual({ ServiceParameters: null });
  });
});
