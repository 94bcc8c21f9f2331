import * as streamprov from "@org/streamprov";
import { describe, expect, it } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { command, stateOf, timesIn } from "../stack/refused.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

/** Two environments; what the deployer's narrowed role does not show is in the second one, and in the organization. */
const program =
  (clusterName = "orders") =>
  async () => {
    const ours = new streamprov.Environment("ours", { displayName: "ours" });
    const theirs = new streamprov.Environment("theirs", { displayName: "theirs" });
    const place = { cloud: "AWS", region: "eu-central-1", environment: { id: theirs.id } };
    const small = { availability: "SINGLE_ZONE", cloud: "AWS", region: "eu-central-1", basic: {} };
    new streamprov.KafkaCluster("ours", { ...small, displayName: "ours", environment: { id: ours.id } });
    new streamprov.KafkaCluster("orders", { ...small, displayName: clusterName, environment: { id: theirs.id } });
    new streamprov.FlinkComputePool("pool", { ...place, displayName: "pool", maxCfu: 5 });
    new streamprov.ServiceAccount("app", { displayName: "app" });
  };
const hiddenNames = ["app", "orders", "pool", "theirs"];

/** A stack made by a service account that administrates the organization, with its key in the environment. */
async function deployed() {
  const platform = await startPlatform({ enforceRoles: true });
  const { state, credentials } = platform;
  const deployer = await state.serviceAccounts.create({ displayName: "deployer" });
  const owned = { ownerId: deployer.id, displayName: "deployer", scope: { kind: "cloud" } } as const;
  const key = await state.apiKeys.create(owned);
  const organization = `crn://confluent.cloud/organization=${credentials.organizationId}`;
  const grant = (roleName: string, crnPattern: string) =>
    state.roleBindings.create({ principal: `User:${deployer.id}`, roleName, crnPattern });
  let admin = await grant("OrganizationAdmin", organization);

  const keyPair = (id: string, secret: string) => ({ CONFLUENT_CLOUD_API_KEY: id, CONFLUENT_CLOUD_API_SECRET: secret });
  const stack = await stackFor(platform, {
    program: program(),
    secrets: { "streamprov:cloudApiKey": undefined, "streamprov:cloudApiSecret": undefined },
  });
  stack.stack.workspace.envVars = { ...stack.stack.workspace.envVars, ...keyPair(key.id, key.secret) };
  await stack.up();
  platform.journal.clear();

  const ours = state.environments.list().find(({ displayName }) => displayName === "ours");
  return {
    platform,
    stack,
    /** Runs a command that must succeed or fail, and gives all that it printed. */
    command(args: readonly string[], how: { succeeds: boolean; other?: boolean; accept?: string }) {
      const { cloudApiKey, cloudApiSecret } = platform.otherOrganization;
      const env = how.other ? keyPair(cloudApiKey, cloudApiSecret) : keyPair(key.id, key.secret);
      const accept = how.accept === undefined ? {} : { STREAMPROV_ACCEPT_ACCOUNT: how.accept };
      return command(stack, args, { succeeds: how.succeeds, env: { ...env, ...accept } });
    },
    async narrow() {
      await grant("EnvironmentAdmin", `${organization}/environment=${ours?.id}`);
      state.roleBindings.remove(admin.id);
    },
    async widen() {
      admin = await grant("OrganizationAdmin", organization);
    },
    resources: () => stateOf(stack),
    writes: () =>
      platform.journal.entries.filter(({ method }) => method !== "GET").map(({ method, path }) => [method, path]),
    async [Symbol.asyncDispose]() {
      await stack.remove();
      await platform.close();
    },
  };
}

const names = (resources: readonly { readonly urn: string }[]) =>
  resources.map(({ urn }) => urn.slice(urn.lastIndexOf("::") + 2)).sort();

describe("a role that was narrowed to one environment", { timeout: 300_000 }, () => {
  it("keeps the state in a refresh, with one warning about all objects; deleted objects leave it once the role is back", async () => {
    await using test = await deployed();
    const before = await test.resources();
    await test.narrow();

    const output = await test.command(["refresh", "--yes", "--skip-preview"], { succeeds: true });
    expect(await test.resources()).toEqual(before);
    expect(timesIn(output, "4 objects were not refreshed and stay in the state unchanged")).toBe(1);
    expect(output).toContain("and 1 more");
    expect(output).toContain("pulumi state delete 'urn:");

    await test.widen();
    // The platform responds with 403 for this pool, because it was deleted.
    const [pool] = test.platform.state.flinkComputePools.list();
    test.platform.state.flinkComputePools.remove(pool?.id ?? "");
    expect(changesIn((await test.stack.refresh()).summary.resourceChanges)).toEqual({ delete: 1 });
    await test.stack.destroy();
  });

  it("fails an update with one sentence", async () => {
    await using test = await deployed();
    const before = await test.resources();
    await test.narrow();

    const failure = await test.stack.up({ program: program("sales") }).then(
      () => "",
      (error: Error) => error.message,
    );
    expect(failure).toMatch(/KafkaCluster lkc-\w+ was not updated, because the credentials do not have permission/);
    expect(await test.resources()).toEqual(before);
    await test.widen();
    await test.stack.destroy();
  });

  it("deletes nothing in a destroy that the role does not show, and does not report it as deleted", async () => {
    await using test = await deployed();
    await test.narrow();

    const output = await test.command(["destroy", "--yes", "--skip-preview", "--continue-on-error"], {
      succeeds: false,
    });
    expect(output).toMatch(/FlinkComputePool lfcp-\w+ was not deleted, because the credentials do not have permission/);
    expect(names(await test.resources())).toEqual(expect.arrayContaining(hiddenNames));
    const { kafkaClusters, flinkComputePools, serviceAccounts } = test.platform.state;
    expect(kafkaClusters.list().map(({ displayName }) => displayName)).toEqual(["orders"]);
    expect(flinkComputePools.list()).toHaveLength(1);
    expect(serviceAccounts.list()).toHaveLength(2);

    await test.widen();
    await test.stack.destroy();
    expect(await test.resources()).toEqual([]);
  });
});

describe("credentials of another organization", { timeout: 300_000 }, () => {
  it("fail every command at once and name both organizations", async () => {
    await using test = await deployed();
    const { credentials, otherOrganization } = test.platform;
    const before = await test.resources();
    const refusal = `the objects of this stack belong to the organization ${credentials.organizationId}, but the credentials belong to the organization ${otherOrganization.organizationId}.`;

    for (const command of ["refresh", "destroy"]) {
      const output = await test.command([command, "--yes"], { succeeds: false, other: true });
      expect(output).toContain(refusal);
      expect(output).toContain(`STREAMPROV_ACCEPT_ACCOUNT=${otherOrganization.organizationId}`);
    }
    const { cloudApiKey, cloudApiSecret } = otherOrganization;
    const { workspace } = test.stack.stack;
    const ours = workspace.envVars;
    workspace.envVars = { ...ours, CONFLUENT_CLOUD_API_KEY: cloudApiKey, CONFLUENT_CLOUD_API_SECRET: cloudApiSecret };
    const failed = (attempt: Promise<unknown>) =>
      attempt.then(
        () => "",
        (error: Error) => error.message,
      );
    expect(await failed(test.stack.preview())).toContain(refusal);
    expect(await failed(test.stack.up())).toContain(refusal);
    workspace.envVars = ours;

    expect(test.writes()).toEqual([]);
    expect(await test.resources()).toEqual(before);
    expect(changesIn((await test.stack.up()).summary.resourceChanges)).toEqual({});
    await test.stack.destroy();
  });

  it("are accepted when the user confirms the move, and the next run records them", async () => {
    await using test = await deployed();
    const { otherOrganization, credentials } = test.platform;
    const recorded = async () =>
      (await test.stack.allResources())
        .filter(({ type }) => type.startsWith("pulumi:providers"))
        .map(({ inputs }) => inputs?.["__account"]);
    expect(await recorded()).toEqual([credentials.organizationId]);

    // A stack from before the record: the next `up` adds it and shows no change.
    const exported = await test.stack.stack.exportStack();
    const text = JSON.stringify(exported).replaceAll(`"__account":"${credentials.organizationId}",`, "");
    await test.stack.stack.importStack(JSON.parse(text.replaceAll(`,"__account":"${credentials.organizationId}"`, "")));
    expect(await recorded()).toEqual([undefined]);
    expect(changesIn((await test.stack.preview()).changeSummary)).toEqual({});
    expect(changesIn((await test.stack.up()).summary.resourceChanges)).toEqual({});
    expect(await recorded()).toEqual([credentials.organizationId]);

    const other = otherOrganization.organizationId;
    const output = await test.command(["refresh", "--yes", "--skip-preview"], {
      succeeds: true,
      other: true,
      accept: other,
    });
    expect(output).not.toContain("the objects of this stack belong to");
  });
});

describe("a platform that answers 403", { timeout: 300_000 }, () => {
  it.each([
    { to: "one kind", path: /^\/cmk\/v2\/clusters/, hidden: 2 },
    { to: "everything", path: /./, hidden: 6 },
  ])("to $to leaves the state unchanged", async ({ path, hidden }) => {
    await using test = await deployed();
    const before = await test.resources();
    test.platform.failNext({ path, kind: "status403", times: Number.POSITIVE_INFINITY });

    const output = await test.command(["refresh", "--yes", "--skip-preview"], { succeeds: true });
    expect(timesIn(output, `${hidden} objects were not refreshed`)).toBe(1);
    expect(await test.resources()).toEqual(before);

    const failure = await test.command(["destroy", "--yes", "--skip-preview"], { succeeds: false });
    expect(failure).toContain("was not deleted, because the credentials do not have permission");
    expect(names(await test.resources())).toEqual(expect.arrayContaining(["orders", "ours"]));

    test.platform.forgetFaults();
    await test.stack.refresh();
    await test.stack.destroy();
  });
});
