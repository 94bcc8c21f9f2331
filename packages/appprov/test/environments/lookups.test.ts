import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

describe("getEnvironment", () => {
  it("finds an environment by its handle on any page", async () => {
    await using test = await startSimulatedProvider({ pageSize: 2 });
    const { accounts } = test.platform.state;
    for (const handle of ["one", "two", "three", "four"]) await accounts.create({ handle });
    const { id } = await accounts.create({ handle: "five" });
    await accounts.create({ handle: "six" });
    await accounts.create({ handle: "seven" });

    expect(await test.host.invoke("getEnvironment", { handle: "five", id: "ignored" })).toEqual({
      envId: Number(id),
      handle: "five",
      id,
    });
    expect(test.platform.journal.count({ path: /\/accounts$/ })).toBe(3);
  });

  it("lists the environments when there is no match", async () => {
    await using test = await startSimulatedProvider({ pageSize: 1 });
    await test.platform.state.accounts.create({ handle: "production" });
    await test.platform.state.accounts.create({ handle: "staging" });
    const error = await failure(test.host.invoke("getEnvironment", { handle: "Staging" }));
    expect(error.message).toMatch(/handle "Staging".*production \(\d+\) and staging \(\d+\)\. Did you mean staging\?/);
  });
});

describe("getStack", () => {
  it("returns the organization of a dedicated stack, and an empty one of a shared stack", async () => {
    await using test = await startSimulatedProvider({ pageSize: 1 });
    const { credentials, state } = test.platform;
    const nameOf = (id: number) => state.stacks.get(String(id))?.name;
    expect(await test.host.invoke("getStack", { name: nameOf(credentials.dedicatedStackId) })).toEqual({
      stackId: credentials.dedicatedStackId,
      name: nameOf(credentials.dedicatedStackId),
      orgId: credentials.organizationId,
      id: nameOf(credentials.dedicatedStackId),
    });
    expect(await test.host.invoke("getStack", { name: nameOf(credentials.sharedStackId) })).toMatchObject({
      orgId: "",
    });
  });

  it("lists the stacks when there is no match", async () => {
    await using test = await startSimulatedProvider();
    const error = await failure(test.host.invoke("getStack", { name: "none" }));
    expect(error.message).toMatch(
      /there is no stack with the name "none", or the credentials have no permission to see it\. Available: /,
    );
  });
});

describe("getBackupRetentionPolicy", () => {
  it("returns the current policy", async () => {
    await using test = await startSimulatedProvider();
    const account = await test.platform.state.accounts.create({ handle: "production" });
    const values = { daily: 3, monthly: 1, yearly: 0, makeCopy: false, keepFinal: true };
    const policy = await test.platform.state.backupRetentionPolicies.create({ accountId: account.id, ...values });
    expect(await test.host.invoke("getBackupRetentionPolicy", { envId: Number(account.id) })).toEqual({
      ...values,
      policyId: Number(policy.id),
      envId: Number(account.id),
      id: account.id,
    });
  });

  it("fails when the environment or its policy does not exist", async () => {
    await using test = await startSimulatedProvider();
    const account = await test.platform.state.accounts.create({ handle: "production" });
    for (const { id } of test.platform.state.backupRetentionPolicies.list()) {
      test.platform.state.backupRetentionPolicies.remove(id);
    }
    const policyOf = (envId: number) => failure(test.host.invoke("getBackupRetentionPolicy", { envId }));
    expect((await policyOf(Number(account.id))).message).toContain(`environment ${account.id} has no backup retention`);
    expect((await policyOf(99)).message).toMatch(/there is no environment with the envId 99.*production/);
  });
});
