import { describe, expect, it } from "vitest";
import { startProvider, unknown } from "../testing/index.ts";
import { marshal, unmarshal } from "../testing/marshal.ts";
import { makeToy } from "../testing/toy/toy-provider.ts";

type Values = Record<string, unknown>;

/** A provider whose credentials belong to some accounts, driven as the engine drives a provider resource. */
async function given(options: { accounts?: readonly string[] | Error; env?: Record<string, string> } = {}) {
  const { accounts = ["acme"], env = {} } = options;
  const { provider } = makeToy();
  let asked = 0;
  const find = async () => {
    asked += 1;
    if (accounts instanceof Error) throw accounts;
    return accounts;
  };
  const host = await startProvider(
    { ...provider, identity: { what: "organization", find } },
    { config: false, env, identity: true },
  );
  const { connection } = host;
  const checkConfig = async (news: Values, olds?: Values) => {
    const sent = { news: marshal(news), olds: olds && marshal(olds) };
    const response = await connection.call("CheckConfig", sent);
    return { inputs: unmarshal(response.inputs), failures: response.failures.map(({ reason }) => reason) };
  };
  const configure = async (inputs: Values) => {
    await connection.call("Configure", { args: marshal(inputs) });
  };
  return { host, checkConfig, configure, asked: () => asked, [Symbol.asyncDispose]: () => host.stop() };
}

const refusal =
  "the objects of this stack belong to the organization acme, but the credentials belong to the organization other. Nothing was changed. Use credentials of acme. To create the objects in other, destroy the stack with the old credentials first, or use another stack or another provider resource. If the objects themselves have moved, set TOY_ACCEPT_ACCOUNT=other and run `pulumi up`: it records the new organization";

describe("the account that a stack belongs to", () => {
  it("is recorded in the provider's inputs, with one request for check and configuration", async () => {
    await using test = await given();
    const { inputs, failures } = await test.checkConfig({ apiKey: "key", apiSecret: "hunter2" });
    expect([inputs["__account"], failures]).toEqual(["acme", []]);
    await test.configure({ apiKey: "key", apiSecret: "hunter2", __account: "acme" });
    expect(test.asked()).toBe(1);
  });

  it("is not updated in the record while one of its accounts is the same", async () => {
    await using test = await given({ accounts: ["beta", "acme"] });
    const { inputs, failures } = await test.checkConfig({}, { __account: "acme,gone" });
    expect([inputs["__account"], failures]).toEqual(["acme,gone", []]);
  });

  it("fails checks and configurations with credentials of another one", async () => {
    await using test = await given({ accounts: ["other"] });
    expect((await test.checkConfig({}, { __account: "acme" })).failures).toEqual([`${refusal} [toy/wrong-account]`]);
    await expect(test.configure({ __account: "acme" })).rejects.toThrow(refusal);
  });

  it("is replaced when the user confirms that the stack has moved", async () => {
    await using test = await given({ accounts: ["other"], env: { TOY_ACCEPT_ACCOUNT: "other" } });
    const { inputs, failures } = await test.checkConfig({}, { __account: "acme" });
    expect([inputs["__account"], failures]).toEqual(["other", []]);
    await test.configure({ __account: "acme" });
  });

  it("is neither checked nor deleted if it cannot be determined", async () => {
    await using test = await given({ accounts: new Error("503") });
    const { inputs, failures } = await test.checkConfig({}, { __account: "acme" });
    expect([inputs["__account"], failures]).toEqual(["acme", []]);
    await test.configure({ __account: "acme" });
  });

  it("is not requested while the configuration is unknown or invalid", async () => {
    await using test = await given();
    expect((await test.checkConfig({ endpoint: unknown }, { __account: "acme" })).inputs["__account"]).toBe("acme");
    expect((await test.checkConfig({ apiKey: "key" }, { __account: "acme" })).failures).toHaveLength(1);
    expect(test.asked()).toBe(0);
  });

  it("causes no difference between configurations", async () => {
    await using test = await given();
    expect((await test.host.diffConfig({}, { __account: "acme" })).changes).toEqual([]);
  });

  it("is not requested for a stack without a record, until the next check", async () => {
    await using test = await given();
    await test.configure({});
    expect(test.asked()).toBe(0);
  });
});
