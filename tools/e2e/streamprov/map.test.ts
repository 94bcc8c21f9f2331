import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageCommand } from "../stack/command.ts";
import { configureKafka, giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("the map shows who has access to what, which objects the stack manages, and no secrets", async () => {
  await using platform = await startPlatform();
  const { state, credentials } = platform;
  const cluster = await giveCluster(platform);
  const reader = await state.serviceAccounts.create({ displayName: "report-reader", description: "Reads" });
  const principal = `User:${reader.id}`;
  await state.topics.create({ clusterId: cluster.id, name: "orders", partitions: 1 });
  await state.acls.create({
    clusterId: cluster.id,
    resource_type: "TOPIC",
    resource_name: "orders",
    pattern_type: "PREFIXED",
    principal,
    host: "*",
    operation: "READ",
    permission: "ALLOW",
  });
  const crnPattern = `crn://confluent.cloud/organization=${credentials.organizationId}/environment=${cluster.environmentId}`;
  await state.roleBindings.create({ principal, roleName: "EnvironmentAdmin", crnPattern });
  const scope = { kind: "kafka", id: cluster.id, environmentId: cluster.environmentId } as const;
  const key = await state.apiKeys.create({ ownerId: reader.id, scope, displayName: "report" });
  await using stack = await stackFor(platform, {
    ...configureKafka(cluster),
    program: async () => {
      const { Environment } = await import("@org/streamprov");
      new Environment("kept", { displayName: "managed-one" });
    },
  });
  await stack.up();

  const { code, stdout } = await packageCommand(stack, ["map", "--stack", "local"]);
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^\d+ objects in streamprov-map\.html\n$/),
  });
  const page = await readFile(join(stack.folder, "streamprov-map.html"), "utf8");
  const who = `<th scope="row">report-reader (${reader.id})</th>`;
  expect(page).toContain(`${who}<td>ALLOW READ</td><td>TOPIC orders* in given (${cluster.id})</td>`);
  expect(page).toContain(`${who}<td>EnvironmentAdmin</td><td>environment=given (${cluster.environmentId})</td>`);
  expect(page).toContain(`${who}<td>API key</td>`);
  expect(page).toContain('<span class="managed">kept</span>');
  for (const secret of [key.secret, credentials.cloudApiSecret]) expect(page).not.toContain(secret);
  expect(platform.journal.violations).toEqual([]);

  expect(await packageCommand(stack, ["map"])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("streamprov-map.html exists already"),
  });
});
