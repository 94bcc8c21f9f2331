import { failure, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startWithCluster } from "./cluster.ts";

async function given(settings: StreamprovOptions = {}) {
  const test = await startWithCluster(settings);
  const account = await test.platform.state.serviceAccounts.create({ displayName: "orders" });
  const values = {
    resourceType: "TOPIC",
    resourceName: "orders",
    patternType: "LITERAL",
    principal: `User:${account.id}`,
    host: "*",
    operation: "READ",
    permission: "ALLOW",
  };
  const inputs = (changes: Values = {}): Values => ({ ...test.connection, ...values, ...changes });
  const acl = test.host.resource("KafkaAcl", "read-orders");
  const made = async (changes: Values = {}) => {
    await acl.create(inputs(changes));
    test.platform.journal.clear();
    return acl;
  };
  const id = `${test.cluster.id}/${Object.values(values).join("#")}`;
  const path = `/kafka/v3/clusters/${test.cluster.id}/acls`;
  return { ...test, account, values, inputs, acl, made, id, path };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("creating a KafkaAcl", () => {
  it("creates it, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 200 });

    const { id, outputs } = await test.acl.create(test.inputs());

    expect(id).toBe(test.id);
    expect(outputs).toMatchObject(test.values);
    expect(test.platform.state.acls.list().map((acl) => acl.id)).toEqual([test.id]);
    expect((await test.acl.diff(test.inputs())).changes).toEqual([]);
  });

  it("creates it once although the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /\/acls$/, kind: "resetAfter" });

    await test.acl.create(test.inputs());

    expect(test.platform.state.acls.list()).toHaveLength(1);
  });

  it("keeps the principal of the program when the platform returns a number", async () => {
    await using test = await given({ numericPrincipals: true });

    await test.acl.create(test.inputs());
    await test.acl.read();

    expect(test.acl.outputs).toMatchObject({ principal: test.values.principal });
  });

  it("accepts names with any character", async () => {
    await using test = await given();
    const change = { resourceType: "GROUP", resourceName: "a/b#c d" };

    await test.acl.create(test.inputs(change));
    await test.acl.read();
    await test.acl.delete();

    expect(test.platform.state.acls.list()).toEqual([]);
  });

  it("reports all mistakes with their properties at preview", async () => {
    await using test = await given();

    const { failures } = await test.acl.check(
      test.inputs({
        kafkaCluster: { id: "orders" },
        resourceType: "CLUSTER",
        patternType: "literal",
        operation: "ANY",
        permission: "UNKNOWN",
        restEndpoint: "pkc",
      }),
    );

    expect(failures.map(({ property }) => property).sort()).toEqual([
      "kafkaCluster.id",
      "operation",
      "patternType",
      "permission",
      "resourceName",
      "restEndpoint",
    ]);
  });
});

describe("changing a KafkaAcl", () => {
  it("replaces it when a value changes", async () => {
    await using test = await given();
    const acl = await test.made();

    const { action } = await acl.update(test.inputs({ operation: "WRITE" }));

    expect(action).toBe("replace");
    expect(test.platform.state.acls.list().map(({ operation }) => operation)).toEqual(["WRITE"]);
  });

  it("deletes first when only the endpoint changes, since the platform has one ACL for equal values", async () => {
    await using test = await given();
    const acl = await test.made();
    const restEndpoint = `${test.cluster.restEndpoint}/`;

    await acl.update(test.inputs({ restEndpoint }));

    expect(test.platform.journal.find({ path: /acls$/ }).map(({ method }) => method)).toEqual([
      "DELETE",
      "POST",
      "GET",
    ]);
    expect(test.platform.state.acls.list()).toHaveLength(1);
  });

  it("accepts other credentials without a write", async () => {
    await using test = await given();
    const acl = await test.made();
    const other = await test.platform.state.apiKeys.create({
      ownerId: test.platform.credentials.userId,
      scope: { kind: "kafka", id: test.cluster.id, environmentId: test.environment.id },
    });

    const { action } = await acl.update(test.inputs({ credentials: { key: other.id, secret: other.secret } }));

    expect(action).toBe("update");
    const [only, ...more] = test.platform.journal.find({ path: /acls$/ });
    expect(only).toMatchObject({ method: "GET", authorization: { key: other.id } });
    expect(more).toEqual([]);
  });
});

describe("refreshing KafkaAcls", () => {
  it("reads many from one listing", async () => {
    await using test = await given();
    const many = Array.from({ length: 60 }, (_, i) => test.host.resource("KafkaAcl", `acl-${i}`));
    await Promise.all(many.map((acl, i) => acl.create(test.inputs({ resourceName: `topic-${i}` }))));
    test.platform.journal.clear();

    await Promise.all(many.map((acl) => acl.read()));

    expect(test.platform.journal.count({ path: /acls$/ })).toBeLessThanOrEqual(4);
    expect(many.every((acl) => acl.state !== undefined)).toBe(true);
  });

  it("requests ACLs individually whose principals the listing shows as a number", async () => {
    await using test = await given({ numericPrincipals: true });
    const many = Array.from({ length: 10 }, (_, i) => test.host.resource("KafkaAcl", `acl-${i}`));
    await Promise.all(many.map((acl, i) => acl.create(test.inputs({ resourceName: `topic-${i}` }))));

    await Promise.all(many.map((acl) => acl.read()));

    expect(many.every((acl) => acl.state !== undefined)).toBe(true);
  });

  it("leaves the state when the ACL no longer exists", async () => {
    await using test = await given();
    const acl = await test.made();
    test.platform.state.acls.remove(test.id);

    expect(await acl.read()).toBeUndefined();
  });
});

describe("importing a KafkaAcl", () => {
  it("shows no change afterwards", async () => {
    await using test = await given();
    for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);
    await test.made();

    const imported = test.host.resource("KafkaAcl", "imported");
    await imported.import(test.id);

    expect((await imported.diff(test.inputs())).changes).toEqual([]);
  });

  it("accepts a name that contains the separators of its ID", async () => {
    await using test = await given();
    for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);
    const inputs = test.inputs({ resourceName: "a/b#c" });
    const { id } = await test.acl.create(inputs);

    const imported = test.host.resource("KafkaAcl", "imported");
    await imported.import(id);

    expect(imported.outputs["resourceName"]).toBe("a/b#c");
    expect((await imported.diff(inputs)).changes).toEqual([]);
  });

  it("fails when there is no such ACL", async () => {
    await using test = await given();
    for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);

    const { message } = await failure(test.acl.import(test.id));

    expect(message).toContain(`there is no KafkaAcl with the ID ${test.id}`);
  });

  it.each(["lkc-1", "lkc-1/TOPIC#orders#LITERAL", "lkc-1/a/b#c#d#e#f#g#h"])(
    "names the form instead of %s",
    async (id) => {
      await using test = await given();

      const { message } = await failure(test.acl.import(id));

      expect(message).toContain(
        "<resourceType>#<resourceName>#<patternType>#<principal>#<host>#<operation>#<permission>",
      );
    },
  );
});

it("deletes the ACL, and succeeds when it no longer exists", async () => {
  await using test = await given();
  const acl = await test.made();
  test.platform.state.acls.remove(test.id);

  await acl.delete();

  expect(acl.state).toBeUndefined();
});

it("lists the ACLs of a cluster by the IDs that import them", async () => {
  await using test = await given();
  await test.made();

  const found = await test.host.list("KafkaAcl", test.connection);

  expect(found.map(({ id }) => id)).toEqual([test.id]);
});
