import { failure, testMistakes } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { provider } from "../src/provider.ts";
import { startSimulatedProvider } from "./simulated-provider.ts";

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

testMistakes(
  { describe, it },
  {
    provider,
    start: () => startSimulatedProvider(),
    configuration: [
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
    ],
    resources: [
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
    ],
    functions: [
      {
        what: "a misspelled argument of a function",
        name: "getStack",
        args: { nme: "shared" },
        says: "nme is not a property; did you mean name?",
      },
    ],
  },
);
