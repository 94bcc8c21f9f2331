import { failure, startProvider, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { provider } from "../src/provider.ts";
import { startSimulatedProvider } from "./simulated-provider.ts";

describe("a mistake in the configuration is one sentence", () => {
  it.each<{ what: string; config?: Values; env?: Readonly<Record<string, string>>; says: string }>([
    {
      what: "a user name without a password",
      env: { APTIBLE_USERNAME: "robot" },
      says: "APTIBLE_PASSWORD is required because APTIBLE_USERNAME is set: set both environment variables or neither",
    },
    {
      what: "a password without a user name",
      env: { APTIBLE_PASSWORD: "secret" },
      says: "APTIBLE_USERNAME is required because APTIBLE_PASSWORD is set: set both environment variables or neither",
    },
    {
      what: "a setting for a provider without settings",
      config: { token: "t" },
      says: "token is not a setting of appprov; remove it with `pulumi config rm appprov:token`",
    },
  ])("$what", async ({ config = {}, env = {}, says }) => {
    await using host = await startProvider(provider, { config: false, env });
    expect((await host.checkConfig(config)).failures.map(({ reason }) => reason)).toEqual([says]);
  });
});

describe("missing credentials", () => {
  it("fail the preview of a create once, without a request", async () => {
    await using test = await startSimulatedProvider({}, () => ({ HOME: "/nowhere" }));
    const { host, platform } = test;
    const inputs = { handle: "shop", stackId: platform.credentials.sharedStackId };

    const error = await failure(host.resource("Environment", "shop").preview(inputs));

    expect(error.message).toMatch(
      /^previewing Environment "shop": No credentials from the token file \/nowhere\/\.aptible\/tokens\.json: the file does not exist\. Log in with `aptible login`, or set APTIBLE_ACCESS_TOKEN, or APTIBLE_USERNAME and APTIBLE_PASSWORD; and check/,
    );
    await host.resource("Environment", "other").preview({ ...inputs, handle: "other" });
    expect(platform.journal.entries).toEqual([]);
  });
});

describe("a mistake in the program is one sentence", () => {
  it.each<{ what: string; type: string; inputs: Values; says: string }>([
    {
      what: "a misspelled property",
      type: "App",
      inputs: { envId: 1, handle: "web", dockerImages: "web:1" },
      says: "dockerImages is not a property; did you mean dockerImage?",
    },
    {
      what: "a misspelled required property",
      type: "Environment",
      inputs: { handel: "shop", stackId: 1 },
      says: "handel is not a property; did you mean handle?",
    },
  ])("$what", async ({ type, inputs, says }) => {
    await using test = await startSimulatedProvider();
    const { failures } = await test.host.resource(type, "it").check(inputs);
    expect(failures.map(({ reason }) => reason)).toEqual([says]);
  });

  it("a misspelled argument of a function", async () => {
    await using test = await startSimulatedProvider();
    await expect(test.host.invoke("getStack", { nme: "shared" })).rejects.toMatchObject({
      failures: [{ reason: "nme is not a property; did you mean name?" }],
    });
  });
});
