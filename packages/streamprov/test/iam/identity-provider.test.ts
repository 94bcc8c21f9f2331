import { failure, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

const providers = /\/iam\/v2\/identity-providers$/;

/** A platform, and inputs of an identity provider. */
async function given(settings: StreamprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const inputs = (changes: Values = {}): Values => ({
    displayName: "Company login",
    description: "Signs in applications",
    issuer: "https://login.example.com/",
    jwksUri: "https://login.example.com/jwks.json",
    ...changes,
  });
  const simulatedOnes = simulated.platform.state.identityProviders.list().map(({ id }) => id);
  return {
    ...simulated,
    inputs,
    provider: simulated.host.resource("IdentityProvider", "login"),
    /** IDs of the providers created since. */
    made: () =>
      simulated.platform.state.identityProviders
        .list()
        .map(({ id }) => id)
        .filter((id) => !simulatedOnes.includes(id)),
  };
}

describe("creating an IdentityProvider", () => {
  it("reads it back, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 200 });

    const { id, outputs } = await test.provider.create(test.inputs({ identityClaim: "claims.sub" }));

    expect(id).toMatch(/^op-/);
    expect(outputs).toEqual(test.inputs({ identityClaim: "claims.sub" }));
    expect((await test.provider.preview(test.inputs({ identityClaim: "claims.sub" }))).action).toBe("same");
    await test.provider.read();
    expect((await test.provider.preview(test.inputs())).action).toBe("same");
  });

  it.each([undefined, ""])("leaves the claim to the platform when it is %j", async (identityClaim) => {
    await using test = await given();

    await test.provider.create(test.inputs({ identityClaim }));

    const [request] = test.platform.journal.find({ method: "POST", path: providers });
    expect(request?.requestBody).toEqual({
      display_name: "Company login",
      description: "Signs in applications",
      issuer: "https://login.example.com/",
      jwks_uri: "https://login.example.com/jwks.json",
    });
    expect((await test.provider.preview(test.inputs({ identityClaim }))).action).toBe("same");
  });

  it("adopts one whose response was lost", async () => {
    await using test = await given({ visibilityLagMs: 200 });
    test.platform.failNext({ method: "POST", path: providers, kind: "resetAfter" });

    const { id } = await test.provider.create(test.inputs());

    expect(test.made()).toEqual([id]);
  });
});

describe("checking an IdentityProvider", () => {
  it.each(["displayName", "description", "issuer", "jwksUri"])("names %s when it is empty", async (property) => {
    await using test = await given();

    const { failures } = await test.provider.check(test.inputs({ [property]: "" }));

    expect(failures.map((one) => one.property)).toEqual([property]);
  });
});

describe("changing an IdentityProvider", () => {
  it.each([
    ["displayName", "display_name"],
    ["description", "description"],
    ["issuer", "issuer"],
    ["jwksUri", "jwks_uri"],
    ["identityClaim", "identity_claim"],
  ])("changes %s in place and sends nothing else", async (property, wire) => {
    await using test = await given({ updateLagMs: 200 });
    await test.provider.create(test.inputs());

    const { action, outputs } = await test.provider.update(test.inputs({ [property]: "https://other.example.com" }));

    const [request] = test.platform.journal.find({ method: "PATCH" });
    expect(action).toBe("update");
    expect(request?.requestBody).toEqual({ [wire]: "https://other.example.com" });
    expect(outputs[property]).toBe("https://other.example.com");
  });
});

describe("reading an IdentityProvider", () => {
  it("finds changes made elsewhere", async () => {
    await using test = await given();
    const { id } = await test.provider.create(test.inputs());
    test.platform.state.identityProviders.change(id, { issuer: "https://other.example.com" });

    await test.provider.read();

    expect((await test.provider.diff(test.inputs())).changes).toEqual(["issuer"]);
  });

  it("leaves the state when it no longer exists", async () => {
    await using test = await given();
    const { id } = await test.provider.create(test.inputs());
    test.platform.state.identityProviders.remove(id);

    expect(await test.provider.read()).toBeUndefined();
  });

  it("imports by its ID, and shows no diff afterwards", async () => {
    await using test = await given();
    const { id } = await test.host.resource("IdentityProvider", "elsewhere").create(test.inputs());

    const imported = await test.provider.import(id);

    expect((await test.provider.preview(test.inputs())).action).toBe("same");
    expect((await test.provider.preview(imported?.inputs ?? {})).action).toBe("same");
    expect((await failure(test.host.resource("IdentityProvider", "none").import("op-none"))).message).toMatch(
      /there is no IdentityProvider/,
    );
  });

  it("lists all", async () => {
    await using test = await given();
    const { id } = await test.provider.create(test.inputs());

    expect(await test.host.list("IdentityProvider")).toContainEqual({ id, name: "Company login" });
  });
});

describe("deleting an IdentityProvider", () => {
  it("deletes it, and succeeds when it no longer exists", async () => {
    await using test = await given();
    const other = test.host.resource("IdentityProvider", "other");
    const { id } = await other.create(test.inputs({ displayName: "Other" }));
    test.platform.state.identityProviders.remove(id);
    await test.provider.create(test.inputs());

    await test.provider.delete();
    await other.delete();

    expect(test.made()).toEqual([]);
  });
});
