import { failure, secret, unknown } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

const kind = "ApiGatewayUpdateApiAppKey";
const action = "UpdateApiAppKey";

/** An application with a key pair. */
async function given(settings?: CloudprovOptions) {
  const test = await givenResource(kind, settings);
  const { apiApps } = test.platform.state;
  const app = await apiApps.create({ key: "old_key", secret: "the_secret" });
  return { ...test, app, inputs: { apiAppId: app.id, apiAppKey: "new_key" }, key: () => apiApps.get(app.id)?.key };
}

describe("changing the key of an application", () => {
  it("keeps the secret, and shows no diff afterwards", async () => {
    await using test = await given();
    const { inputs, app } = test;
    const { id, outputs } = await test.it.create(inputs);
    expect(test.platform.state.apiApps.get(app.id)).toMatchObject({ key: "new_key", secret: "the_secret" });
    expect(id).toBe(app.id);
    expect(outputs).toEqual({ ...inputs, apiGatewayUpdateApiAppKeyId: app.id });
    expect(test.sent(action)).toEqual([{ ApiAppId: app.id, ApiAppKey: "new_key" }]);
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it("is shown by the application's next refresh, without a diff", async () => {
    await using test = await given();
    const app = test.host.resource("ApiGatewayApiApp", "app");
    const { inputs } = await app.import(test.app.id);
    await test.it.create(test.inputs);
    await app.read();
    expect(app.outputs["apiAppKey"]).toBe("new_key");
    expect((await app.preview(inputs)).action).toBe("same");
  });

  it("succeeds after a lost response, even if the platform rejects a key that is already set", async () => {
    await using test = await given();
    test.platform.failNext({ kind: "resetAfter", path: new RegExp(action) });
    await test.it.create(test.inputs);
    expect(test.key()).toBe("new_key");
    expect(test.sent(action)).toHaveLength(2);
    await using other = await given();
    other.platform.failNextAction({ action, code: "FailedOperation", afterEffect: true });
    await other.it.create(other.inputs);
    expect(other.key()).toBe("new_key");
  });

  it("fails with the platform's message if rejected, and is not in the state", async () => {
    await using test = await given({ falseResults: { [action]: 1 } });
    expect((await failure(test.it.create(test.inputs))).message).toContain(`${action} did not succeed`);
    expect((await failure(test.it.create({ ...test.inputs, apiAppId: "app-none" }))).message).toContain(
      "ResourceNotFound.InvalidApiApp",
    );
    expect([test.it.state, test.key()]).toEqual([undefined, "old_key"]);
  });

  it.each([
    [{ apiAppId: "shop" }, ["apiAppId"]],
    [{ apiAppKey: "" }, ["apiAppKey"]],
    [{ apiAppId: unknown, apiAppKey: unknown }, []],
  ])("with %j is validated at preview", async (changes, properties) => {
    await using test = await given();
    expect(await test.refused({ ...test.inputs, ...changes })).toEqual(properties);
  });

  it("keeps a key secret that the program marks as secret", async () => {
    await using test = await given();
    const { outputs } = await test.it.create({ ...test.inputs, apiAppKey: secret("new_key") });
    expect(outputs["apiAppKey"]).toEqual(secret("new_key"));
  });
});

describe("a changed key of an application", () => {
  it("can be replaced by another one, or move to another application", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const next = { ...test.inputs, apiAppKey: "next_key" };
    expect((await test.it.preview(next)).action).toBe("replace");
    await test.it.update(next);
    expect(test.key()).toBe("next_key");
    const other = await test.platform.state.apiApps.create({});
    await test.it.update({ ...next, apiAppId: other.id });
    expect(test.platform.state.apiApps.get(other.id)?.key).toBe("next_key");
  });

  it("stays in the state without a request, and is kept by the application on deletion", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const before = test.platform.calls().length;
    await test.it.read();
    await test.it.delete();
    expect(test.platform.calls()).toHaveLength(before);
    expect(test.key()).toBe("new_key");
  });

  it("cannot be imported", async () => {
    await using test = await given();
    expect((await failure(test.it.import(test.app.id))).message).toContain(
      "cannot be imported, because it is a change of keys that happens once",
    );
  });
});
