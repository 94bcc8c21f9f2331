import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  return {
    ...simulated,
    namespace: simulated.host.resource("ScfNamespace", "shop"),
    namespaces: simulated.platform.state.scfNamespaces,
    sent: (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody),
  };
}

describe("an ScfNamespace", () => {
  it("has its name as ID, and its description is changed and cleared in place", async () => {
    await using test = await given();
    const { id } = await test.namespace.create({ namespace: "shop", description: "Shop" });
    expect(id).toBe("shop");
    expect(test.sent("CreateNamespace")).toEqual([{ Namespace: "shop", Description: "Shop" }]);
    await test.namespace.update({ namespace: "shop" });
    expect(test.sent("UpdateNamespace")).toEqual([{ Namespace: "shop", Description: "" }]);
    await test.namespace.delete();
    expect(test.sent("DeleteNamespace")).toEqual([{ Namespace: "shop" }]);
    expect(test.namespaces.list()).toEqual([]);
  });

  it("does not adopt a namespace with its name, and reports it at once", async () => {
    await using test = await given();
    const other = await test.namespaces.create({ name: "shop" });
    await expect(test.namespace.create({ namespace: "shop" })).rejects.toThrow("pulumi import");
    expect(test.sent("CreateNamespace")).toHaveLength(1);
    expect(test.namespaces.list()).toEqual([other]);
  });

  it("is found after a lost response", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/CreateNamespace$/, kind: "resetAfter" });
    await test.namespace.create({ namespace: "shop" });
    expect(test.sent("CreateNamespace")).toHaveLength(1);
  });

  it("waits while the platform still removes its functions, and reports one that it keeps", async () => {
    await using test = await given();
    await test.namespace.create({ namespace: "shop" });
    test.platform.failNextAction({ action: "DeleteNamespace", code: "FailedOperation.DeleteNamespace" });
    await expect(test.namespace.delete()).rejects.toThrow("Delete its functions first");
    test.platform.failNextAction({ action: "DeleteNamespace", code: "ResourceInUse.Namespace" });
    await test.namespace.delete();
    expect(test.namespaces.list()).toEqual([]);
  });

  it("leaves the state after a deletion elsewhere, and is then deleted without an error", async () => {
    await using test = await given();
    const { id } = await test.namespace.create({ namespace: "shop" });
    test.namespaces.remove(`ap-guangzhou/${id}`);
    await test.namespace.delete();
    expect(test.sent("DeleteNamespace")).toHaveLength(1);
  });

  it.each([[{ namespace: "default" }], [{ namespace: "" }], [{}]])("rejects %j during preview", async (inputs) => {
    await using test = await given();
    await expect(test.namespace.create(inputs)).rejects.toThrow("namespace");
    expect(test.sent("CreateNamespace")).toEqual([]);
  });

  it("is refreshed with others from one listing, page by page", async () => {
    await using test = await given();
    const namespaces = Array.from({ length: 25 }, (_, i) => test.host.resource("ScfNamespace", `n-${i}`));
    await Promise.all(namespaces.map((one, i) => one.create({ namespace: `n-${i}` })));
    const found = await refreshed(test, namespaces);
    expect(test.sent("ListNamespaces")).toEqual([
      { Offset: 0, Limit: 20 },
      { Offset: 20, Limit: 20 },
    ]);
    expect(found.map((one) => one?.inputs["namespace"])).toEqual(namespaces.map((_, i) => `n-${i}`));
  });
});
