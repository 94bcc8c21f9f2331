import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

describe("getServiceAccount", () => {
  it("finds by ID and by a name with blanks, commas and quotes", async () => {
    await using test = await startSimulatedProvider();
    const displayName = 'orders, "main" & more';
    const { id } = await test.platform.state.serviceAccounts.create({ displayName, description: "writes" });

    const found = await test.host.invoke("getServiceAccount", { displayName });

    expect(found).toEqual({
      id,
      displayName,
      description: "writes",
      apiVersion: "iam/v2",
      kind: "ServiceAccount",
    });
    expect(await test.host.invoke("getServiceAccount", { id })).toEqual(found);
    expect(await test.host.invoke("getServiceAccount", { id, displayName: "" })).toEqual(found);
  });

  it("fails when no object matches, or the arguments do not identify one", async () => {
    await using test = await startSimulatedProvider();

    const missing = await failure(test.host.invoke("getServiceAccount", { displayName: "none" }));
    expect(missing.message).toMatch(/no service account has the displayName "none"/);
    expect((await failure(test.host.invoke("getServiceAccount", { id: "sa-none" }))).message).toContain("sa-none");
    for (const args of [{}, { id: "" }]) {
      const { message } = await failure(test.host.invoke("getServiceAccount", args));
      expect(message).toMatch(/Give exactly one of id and displayName/);
    }
    const { message } = await failure(test.host.invoke("getServiceAccount", { id: "sa-1", displayName: "one" }));
    expect(message).toMatch(/displayName cannot be combined with id/);
  });
});

describe("getUser", () => {
  it("finds by ID, full name and email over all pages", async () => {
    await using test = await startSimulatedProvider();
    for (let i = 0; i < 120; i++) {
      await test.platform.state.users.create({ email: `user${i}@example.com`, fullName: `User ${i}` });
    }
    const { id } = await test.platform.state.users.create({ email: "marty@example.com", fullName: "Marty McFly" });

    const found = await test.host.invoke("getUser", { email: "marty@example.com" });

    expect(found).toEqual({
      id,
      email: "marty@example.com",
      fullName: "Marty McFly",
      apiVersion: "iam/v2",
      kind: "User",
    });
    expect(await test.host.invoke("getUser", { fullName: "Marty McFly" })).toEqual(found);
    expect(await test.host.invoke("getUser", { id })).toEqual(found);
  });

  it("fails when several on any page have the name, or none has it in that case", async () => {
    await using test = await startSimulatedProvider();
    const { id } = await test.platform.state.users.create({ email: "one@example.com", fullName: "Twin" });
    for (let i = 0; i < 120; i++) await test.platform.state.users.create({ email: `user${i}@example.com` });
    const second = await test.platform.state.users.create({ email: "two@example.com", fullName: "Twin" });

    const several = await failure(test.host.invoke("getUser", { fullName: "Twin" }));

    expect(several.message).toContain('fullName "Twin"');
    for (const one of [id, second.id]) expect(several.message).toContain(one);
    expect((await failure(test.host.invoke("getUser", { email: "ONE@example.com" }))).message).toMatch(
      /no user has the email "ONE@example.com"/,
    );
    expect((await failure(test.host.invoke("getUser", { id: "u-none" }))).message).toContain("u-none");
    expect((await failure(test.host.invoke("getUser", { id: "u-1", email: "a" }))).message).toMatch(
      /email cannot be combined with id/,
    );
  });
});

describe("getUsers", () => {
  it("lists the users of all pages", async () => {
    await using test = await startSimulatedProvider();
    for (let i = 0; i < 120; i++) await test.platform.state.users.create({ email: `user${i}@example.com` });

    const { ids } = await test.host.invoke("getUsers");

    const all = test.platform.state.users.list().map(({ id }) => id);
    expect([...(ids as string[])].sort()).toEqual(all.sort());
    expect(test.platform.journal.count({ path: /\/users$/ })).toBe(2);
  });
});

/** A platform with two providers, each with a pool of the same name. */
async function withPools() {
  const simulated = await startSimulatedProvider();
  const { identityProviders, identityPools } = simulated.platform.state;
  const made = [];
  for (const displayName of ["Login", "login"]) {
    const provider = await identityProviders.create({
      displayName,
      description: displayName,
      issuer: "https://login.example.com/",
      jwksUri: "https://login.example.com/jwks.json",
    });
    const pool = await identityPools.create({
      providerId: provider.id,
      displayName: "Writers",
      description: "of orders",
      identityClaim: "claims.sub",
      filter: "true",
    });
    made.push({ provider, pool });
  }
  const [first, second] = made;
  if (!first || !second) throw new Error("two were made");
  return { ...simulated, first, second };
}

describe("getIdentityProvider", () => {
  it("finds by ID and by the exact name", async () => {
    await using test = await withPools();
    const { provider } = test.first;

    const found = await test.host.invoke("getIdentityProvider", { displayName: "Login" });

    expect(found).toEqual({
      id: provider.id,
      displayName: "Login",
      description: "Login",
      issuer: "https://login.example.com/",
      jwksUri: "https://login.example.com/jwks.json",
      identityClaim: provider.identityClaim,
    });
    expect(await test.host.invoke("getIdentityProvider", { id: provider.id })).toEqual(found);
  });

  it("fails when no object or several match, or the arguments do not identify one", async () => {
    await using test = await withPools();
    test.platform.state.identityProviders.change(test.second.provider.id, { displayName: "Login" });

    const several = await failure(test.host.invoke("getIdentityProvider", { displayName: "Login" }));
    expect(several.message).toContain(test.second.provider.id);
    expect((await failure(test.host.invoke("getIdentityProvider", { displayName: "x" }))).message).toMatch(
      /no identity provider has the displayName "x"/,
    );
    expect((await failure(test.host.invoke("getIdentityProvider", { id: "op-none" }))).message).toContain("op-none");
    expect((await failure(test.host.invoke("getIdentityProvider", {}))).message).toMatch(
      /Give exactly one of id and displayName/,
    );
  });
});

describe("getIdentityPool", () => {
  it("finds by ID and by the name within its provider", async () => {
    await using test = await withPools();
    const { provider, pool } = test.second;
    const identityProvider = { id: provider.id };

    const found = await test.host.invoke("getIdentityPool", { identityProvider, displayName: "Writers" });

    expect(found).toEqual({
      id: pool.id,
      identityProvider,
      displayName: "Writers",
      description: "of orders",
      identityClaim: "claims.sub",
      filter: "true",
    });
    expect(await test.host.invoke("getIdentityPool", { identityProvider, id: pool.id })).toEqual(found);
  });

  it("fails when no object matches, or the arguments do not identify one", async () => {
    await using test = await withPools();
    const identityProvider = { id: test.first.provider.id };

    const missing = await failure(test.host.invoke("getIdentityPool", { identityProvider, displayName: "Readers" }));
    expect(missing.message).toContain(`identity provider ${identityProvider.id}`);
    expect(missing.message).toContain('displayName "Readers"');
    const elsewhere = { identityProvider, id: test.second.pool.id };
    expect((await failure(test.host.invoke("getIdentityPool", elsewhere))).message).toContain(test.second.pool.id);
    expect((await failure(test.host.invoke("getIdentityPool", { id: "pool-1" }))).message).toMatch(/identityProvider/);
  });
});

describe("getRoleBinding", () => {
  it("finds by ID, and names an ID that does not exist", async () => {
    await using test = await startSimulatedProvider();
    const { id: account } = await test.platform.state.serviceAccounts.create({ displayName: "orders" });
    const organization = await test.host.invoke("getOrganization");
    const principal = `User:${account}`;
    const role = { principal, roleName: "OrganizationAdmin", crnPattern: organization["resourceName"] };
    const binding = test.host.resource("RoleBinding", "admin");
    await binding.create(role);

    expect(await test.host.invoke("getRoleBinding", { id: binding.id })).toEqual({ id: binding.id, ...role });
    const missing = await failure(test.host.invoke("getRoleBinding", { id: "rb-none" }));
    expect(missing.message).toContain('no role binding has the id "rb-none"');
    expect((await failure(test.host.invoke("getRoleBinding", { id: "" }))).message).toMatch(/id/);
    expect((await failure(test.host.invoke("getRoleBinding", {}))).message).toMatch(/id/);
  });
});
