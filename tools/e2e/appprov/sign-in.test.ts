import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as appprov from "@org/appprov";
import type { AppprovOptions, AppprovSimulator } from "@org/appprov-simulator";
import { expect, test } from "vitest";
import { errorsIn, expectOneSentence } from "../stack/diagnostics.ts";
import { failureOf } from "../stack/failure-of.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

/** A platform, and a stack of one environment that is signed in by nothing but what `env` says. */
async function given(env: (platform: AppprovSimulator) => Record<string, string>, options: AppprovOptions = {}) {
  const platform = await startPlatform(options);
  const program = async () => {
    new appprov.Environment("shop", { handle: "shop", stackId: platform.credentials.sharedStackId });
  };
  const stack = await stackFor(platform, { program, env: { APTIBLE_ACCESS_TOKEN: "", ...env(platform) } });
  return {
    platform,
    stack,
    async [Symbol.asyncDispose]() {
      await stack.remove();
      await platform.close();
    },
  };
}

const byPassword = ({ credentials }: AppprovSimulator) => ({
  APTIBLE_USERNAME: credentials.username,
  APTIBLE_PASSWORD: credentials.password,
});

test("user name and password request one token in each run of the plugin, and are never shown", async () => {
  await using test = await given(byPassword);

  await test.stack.up();
  await test.stack.refresh({ expectNoChanges: true });
  await test.stack.destroy();

  expect(test.platform.journal.count({ method: "POST", path: /\/tokens$/ })).toBe(3);
  const secrets = [test.platform.credentials.password, ...test.platform.tokens.all().map(({ token }) => token)];
  expect(secrets.filter((secret) => test.stack.transcript.text.includes(secret))).toEqual([]);
  expect(test.platform.journal.violations).toEqual([]);
});

test("the token file of `aptible login` signs in, and without it the error says how to get a token", async () => {
  const home = await mkdtemp(join(tmpdir(), "home-"));
  try {
    await using test = await given(() => ({ HOME: home, USERPROFILE: home }));
    const { authUrl, credentials } = test.platform;

    expect(await failureOf(test.stack.up())).toMatch(/`aptible login`.*APTIBLE_ACCESS_TOKEN.*APTIBLE_USERNAME/);
    await mkdir(join(home, ".aptible"));
    await writeFile(join(home, ".aptible", "tokens.json"), JSON.stringify({ [authUrl]: credentials.accessToken }));
    await test.stack.up();

    expect(test.platform.state.accounts.list()).toHaveLength(1);
  } finally {
    await rm(home, { recursive: true });
  }
});

test.each([
  {
    what: "a wrong token",
    env: () => ({ APTIBLE_ACCESS_TOKEN: "a-wrong-token" }),
    says: /401 .*APTIBLE_ACCESS_TOKEN/,
  },
  {
    what: "a wrong password",
    env: (platform: AppprovSimulator) => ({ ...byPassword(platform), APTIBLE_PASSWORD: "a-wrong-password" }),
    says: /APTIBLE_USERNAME and APTIBLE_PASSWORD.*Check both/,
  },
  {
    what: "an account with a second factor",
    env: byPassword,
    options: { secondFactor: true },
    says: /two-factor authentication cannot sign in with a password: run `aptible login`, or set APTIBLE_ACCESS_TOKEN/,
  },
])("$what is named, with what to do, and is not shown", async ({ env, options, says }) => {
  await using test = await given(env, options);

  const failure = await failureOf(test.stack.up());

  expect(errorsIn(failure)).toEqual([expect.stringMatching(says)]);
  expectOneSentence(failure);
  expect(failure).toContain('creating Environment "shop"');
  expect(failure).not.toMatch(/a-wrong-/);
  expect(failure).not.toContain(test.platform.credentials.password);
  expect(await test.stack.resources()).toEqual([]);
});
