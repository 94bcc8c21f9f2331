import * as appprov from "@org/appprov";
import { expect, it } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { expectKept, expectWrongAccount, stateOf } from "../stack/refused.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const backupRetentionPolicies = [{ daily: 1, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false }];

/** Two environments with a drain each. */
const program =
  (url = "https://logs.example.com/in") =>
  async () => {
    for (const handle of ["ours", "theirs"]) {
      const { envId } = new appprov.Environment(handle, { handle, stackId: 1, backupRetentionPolicies });
      new appprov.LogDrain(handle, { envId, handle, drainType: "https_post", url });
    }
  };

async function deployed() {
  const platform = await startPlatform();
  const stack = await stackFor(platform, { program: program() });
  await stack.up();
  const idOf = (handle: string) =>
    platform.state.accounts.list().find((account) => account.handle === handle)?.id ?? "";
  const drain = platform.state.logDrains.list().find(({ handle }) => handle === "theirs");
  const end = async () => {
    await stack.remove();
    await platform.close();
  };
  return { platform, stack, theirs: idOf("theirs"), drain: drain?.id ?? "", [Symbol.asyncDispose]: end };
}

it("403 for one environment, one kind or everything keeps the state", { timeout: 300_000 }, async () => {
  await using test = await deployed();
  const { stack, platform } = test;
  await expectKept(stack, platform, {
    path: new RegExp(`/(accounts/${test.theirs}|log_drains/${test.drain})\\b`),
    hidden: 2,
  });
  await stack.up();
  await expectKept(stack, platform, { path: /log_drains/, hidden: 2 });
  await stack.up();
  await expectKept(stack, platform, { path: /./, hidden: 4 });
  expect(changesIn((await stack.up()).summary.resourceChanges)).toEqual({});
  await stack.destroy();
});

it("403 fails an update with one sentence", { timeout: 300_000 }, async () => {
  await using test = await deployed();
  const before = await stateOf(test.stack);
  test.platform.failNext({ path: new RegExp(`/log_drains/${test.drain}\\b`), kind: "status403", times: 1_000 });
  const failure = await test.stack.up({ program: program("https://logs.example.com/other") }).then(
    () => "",
    (error: Error) => error.message,
  );
  expect(failure).toMatch(/LogDrain \d+ was not (updated|deleted), because the credentials do not have permission/);
  test.platform.forgetFaults();
  expect((await stateOf(test.stack)).map(({ urn }) => urn)).toEqual(
    expect.arrayContaining(before.map(({ urn }) => urn)),
  );
  await test.stack.up();
  await test.stack.destroy();
});

it("credentials of another organization fail every command at once", { timeout: 300_000 }, async () => {
  await using test = await deployed();
  await using other = await startPlatform();
  await expectWrongAccount(test.stack, {
    what: "organization",
    ids: [test.platform.credentials.organizationId, other.credentials.organizationId],
    env: {
      APTIBLE_API_ROOT_URL: other.url,
      APTIBLE_AUTH_ROOT_URL: other.authUrl,
      APTIBLE_ACCESS_TOKEN: other.credentials.accessToken,
    },
  });
  expect(other.journal.entries.filter(({ method }) => method !== "GET")).toEqual([]);
  await test.stack.destroy();
});
