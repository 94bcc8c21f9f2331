import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { type AppprovSimulator, startSimulatedProvider } from "./simulated-provider.ts";

/** A home folder, with or without a token file. */
async function home(tokens?: object) {
  const path = await mkdtemp(join(tmpdir(), "appprov-home-"));
  if (tokens) {
    await mkdir(join(path, ".aptible"));
    await writeFile(join(path, ".aptible", "tokens.json"), JSON.stringify(tokens));
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

const byPassword = ({ credentials }: AppprovSimulator) => ({
  APTIBLE_USERNAME: credentials.username,
  APTIBLE_PASSWORD: credentials.password,
});

const logins = (platform: AppprovSimulator) => platform.journal.count({ method: "POST", path: /\/tokens$/ });

describe("signing in", () => {
  it("by user name and password requests one token for all requests", async () => {
    await using test = await startSimulatedProvider({}, byPassword);
    const name = test.platform.state.stacks.list()[0]?.name;
    const find = () => test.host.invoke("getStack", { name });

    await Promise.all([find(), find(), find()]);
    await find();

    expect(logins(test.platform)).toBe(1);
  });

  it("prefers user name and password to a token", async () => {
    await using test = await startSimulatedProvider({}, (platform) => ({
      ...byPassword(platform),
      APTIBLE_ACCESS_TOKEN: "expired",
    }));
    await test.host.invoke("getStack", { name: test.platform.state.stacks.list()[0]?.name });
    expect(logins(test.platform)).toBe(1);
  });

  it("by the token file uses the token of the configured Auth API", async () => {
    await using test = await startSimulatedProvider();
    await using folder = await home({ [test.platform.authUrl]: test.platform.credentials.accessToken });
    await using signedIn = await startSimulatedProvider({}, () => ({
      HOME: folder.path,
      APTIBLE_API_ROOT_URL: test.platform.url,
      APTIBLE_AUTH_ROOT_URL: test.platform.authUrl,
    }));
    const name = test.platform.state.stacks.list()[0]?.name;
    expect(await signedIn.host.invoke("getStack", { name })).toMatchObject({ name });
  });

  it("without credentials explains how to get them, at the first request", async () => {
    await using folder = await home();
    await using test = await startSimulatedProvider({}, () => ({ HOME: folder.path }));
    const error = await failure(test.host.invoke("getStack", { name: "any" }));
    expect(error.message).toContain("the file does not exist");
    expect(error.message).toMatch(/`aptible login`.*APTIBLE_ACCESS_TOKEN.*APTIBLE_USERNAME and APTIBLE_PASSWORD/);
    expect(test.platform.journal.count({})).toBe(0);
  });

  it("with a token file for another Auth API names the configured one", async () => {
    await using folder = await home({ "https://auth.aptible.com": "token" });
    await using test = await startSimulatedProvider({}, () => ({ HOME: folder.path }));
    const error = await failure(test.host.invoke("getStack", { name: "any" }));
    expect(error.message).toContain(`it has no entry for ${test.platform.authUrl}`);
  });

  it("with two-factor authentication names the other ways, and never the password", async () => {
    await using test = await startSimulatedProvider({ secondFactor: true }, byPassword);
    const error = await failure(test.host.invoke("getStack", { name: "any" }));
    expect(error.message).toMatch(/APTIBLE_USERNAME and APTIBLE_PASSWORD.*second factor/);
    expect(error.message).not.toContain(test.platform.credentials.password);
  });

  it("with a wrong token names its variable, and what to do", async () => {
    await using test = await startSimulatedProvider({}, () => ({ APTIBLE_ACCESS_TOKEN: "wrong-token" }));
    const error = await failure(test.host.invoke("getStack", { name: "any" }));
    expect(error.message).toMatch(/401.*APTIBLE_ACCESS_TOKEN.*`aptible login`.*APTIBLE_API_ROOT_URL/);
    expect(error.message).not.toContain("wrong-token");
  });

  it.each(["APTIBLE_API_ROOT_URL", "APTIBLE_AUTH_ROOT_URL"])(
    "never sends credentials to another machine over plain HTTP: %s is rejected before any request",
    async (name) => {
      const started = startSimulatedProvider({}, () => ({
        APTIBLE_ACCESS_TOKEN: "t",
        [name]: "http://api.example.com",
      }));
      const error = await failure(started);
      expect(error.message).toMatch(/http:\/\/api\.example\.com would send credentials unencrypted.*Use https:\/\//);
    },
  );
});
