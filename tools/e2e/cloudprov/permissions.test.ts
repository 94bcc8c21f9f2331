import * as cloudprov from "@org/cloudprov";
import { expect, it } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { expectKept, expectWrongAccount, stateOf } from "../stack/refused.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const program =
  (protocols = ["tcp:80"]) =>
  async () => {
    new cloudprov.AddressTemplate("office", { name: "office", addresses: ["10.0.0.1"] });
    new cloudprov.ProtocolTemplate("web", { name: "web", protocols });
    new cloudprov.ApiGatewayApiApp("app", { apiAppName: "app" });
  };

async function deployed() {
  const platform = await startPlatform({ visibilityLagMs: 0 });
  const stack = await stackFor(platform, { program: program() });
  await stack.up();
  const end = async () => {
    await stack.remove();
    await platform.close();
  };
  return { platform, stack, [Symbol.asyncDispose]: end };
}

it("403 for one kind or everything keeps the state", { timeout: 300_000 }, async () => {
  await using test = await deployed();
  const { stack, platform } = test;
  await expectKept(stack, platform, { path: /ServiceTemplate/, hidden: 1 });
  await stack.up();
  await expectKept(stack, platform, { path: /./, hidden: 3 });
  expect(changesIn((await stack.up()).summary.resourceChanges)).toEqual({});
  await stack.destroy();
});

it("403 fails an update with one sentence", { timeout: 300_000 }, async () => {
  await using test = await deployed();
  const before = await stateOf(test.stack);
  test.platform.failNext({ path: /ServiceTemplate/, kind: "status403", times: 1_000 });
  const failure = await test.stack.up({ program: program(["tcp:443"]) }).then(
    () => "",
    (error: Error) => error.message,
  );
  expect(failure).toMatch(/ProtocolTemplate ppm-\w+ was not updated, because the credentials do not have permission/);
  test.platform.forgetFaults();
  expect(await stateOf(test.stack)).toEqual(before);
  await test.stack.destroy();
});

it("credentials of another account fail every command at once", { timeout: 300_000 }, async () => {
  await using test = await deployed();
  const { accountId, otherAccountId, otherRoleArn, externalId } = test.platform.credentials;
  await expectWrongAccount(test.stack, {
    what: "account",
    ids: [accountId, otherAccountId],
    env: {
      CLOUDPROV_ASSUME_ROLE_ARN: otherRoleArn,
      CLOUDPROV_ASSUME_ROLE_SESSION_NAME: "deployer",
      CLOUDPROV_ASSUME_ROLE_EXTERNAL_ID: externalId,
    },
  });
  await test.stack.destroy();
});
