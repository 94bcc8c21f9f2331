import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

/** A platform with many service accounts, some of which are in the state. */
async function given(count: number, wanted: readonly number[]) {
  const test = await startSimulatedProvider();
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    ids.push((await test.platform.state.serviceAccounts.create({ displayName: `account-${i}` })).id);
  }
  const accounts = wanted.map((i) => test.host.resource("ServiceAccount", `account-${i}`));
  await Promise.all(accounts.map((account, i) => account.import(ids[wanted[i] ?? 0] ?? "")));
  test.platform.journal.clear();
  return { test, accounts };
}

describe("refreshing ServiceAccounts", () => {
  it("sends one request more than the number of refreshed accounts, regardless of how many exist", async () => {
    const { test, accounts } = await given(5_000, [1_000, 3_000, 4_990]);
    await using _test = test;

    const found = await Promise.all(accounts.map((account) => account.read()));

    expect(found.map((one) => one?.outputs["displayName"])).toEqual(["account-1000", "account-3000", "account-4990"]);
    expect(test.platform.journal.requests).toBeLessThanOrEqual(1 + accounts.length);
  });

  it("reads a long listing once when that needs fewer requests", async () => {
    const wanted = Array.from({ length: 100 }, (_, i) => i * 50);
    const { test, accounts } = await given(5_000, wanted);
    await using _test = test;

    await Promise.all(accounts.map((account) => account.read()));

    // The listing, and the two that may be read individually before it starts.
    expect(test.platform.journal.requests).toBeLessThanOrEqual(51 + 2);
  });

  it("finds a change that was made through the provider after the listing", async () => {
    const { test, accounts } = await given(5, [0, 1, 2, 3, 4]);
    await using _test = test;
    const [first] = accounts;
    await Promise.all(accounts.map((account) => account.read()));

    await first?.update({ displayName: "account-0", description: "changed" });
    const found = await Promise.all(accounts.map((account) => account.read()));

    expect(found[0]?.outputs["description"]).toBe("changed");
  });
});
