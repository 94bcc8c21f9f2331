import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

/** A platform with environments of these names. */
async function given(...names: string[]) {
  const simulated = await startSimulatedProvider();
  const { environments } = simulated.platform.state;
  const ids: string[] = [];
  for (const displayName of names) ids.push((await environments.create({ displayName })).id);
  const lookup = (args: Record<string, unknown>) => simulated.host.invoke("getEnvironment", args);
  return { ...simulated, ids, lookup };
}

describe("getEnvironment", () => {
  it("finds an environment by its ID and by its name on any page", async () => {
    await using test = await given(...Array.from({ length: 110 }, (_, i) => `environment-${i}`), "staging");
    const id = test.ids.at(-1);

    const found = await test.lookup({ displayName: "staging" });

    expect(found).toEqual({
      id,
      displayName: "staging",
      streamGovernance: { package: expect.any(String) },
      resourceName: expect.stringMatching(new RegExp(`/environment=${id}$`)),
    });
    expect(await test.lookup({ id })).toEqual(found);
    expect(test.platform.journal.count({ path: /\/environments$/ })).toBe(2);
  });

  it("returns an empty package without Stream Governance, even if the arguments contain one", async () => {
    await using test = await given("staging");
    const [id] = test.ids;
    test.platform.state.environments.change(id ?? "", { streamGovernance: undefined });

    const found = await test.lookup({ id, streamGovernance: { package: "ADVANCED" } });

    expect(found["streamGovernance"]).toEqual({ package: "" });
  });

  it("fails when no object or several match, or the arguments do not identify one", async () => {
    await using test = await given("twin", "twin");

    expect((await failure(test.lookup({ displayName: "twin" }))).message).toContain('displayName "twin"');
    expect((await failure(test.lookup({ displayName: "TWIN" }))).message).toContain('displayName "TWIN"');
    expect((await failure(test.lookup({ id: "env-none" }))).message).toContain("env-none");
    expect((await failure(test.lookup({}))).message).toMatch(/Give exactly one of id and displayName/);
    const wrongPackage = await failure(test.lookup({ id: "env-1", streamGovernance: { package: "essentials" } }));
    expect(wrongPackage.message).toContain("streamGovernance.package");
  });
});

describe("getEnvironments", () => {
  it("lists all environments, page by page", async () => {
    await using test = await given(...Array.from({ length: 110 }, (_, i) => `environment-${i}`));

    const { id, ids } = await test.host.invoke("getEnvironments");

    expect(id).not.toBe("");
    expect(ids).toEqual(test.platform.state.environments.list().map((one) => one.id));
  });
});

describe("getOrganization", () => {
  it("derives the organization from the resource name of an environment", async () => {
    await using test = await given();

    const id = test.platform.credentials.organizationId;
    expect(await test.host.invoke("getOrganization")).toEqual({
      id,
      resourceName: `crn://confluent.cloud/organization=${id}`,
    });
  });

  it("explains that it needs a visible environment", async () => {
    await using test = await given();
    for (const { id } of test.platform.state.environments.list()) test.platform.state.environments.remove(id);

    expect((await failure(test.host.invoke("getOrganization"))).message).toMatch(/cannot access any environment/);
  });
});
