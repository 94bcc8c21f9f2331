import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, call } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, call } = await openServiceBench("scf"));
});
afterEach(() => platform.close());

const Namespace = "shop";
const names = async (params: object = {}) =>
  (await call("ListNamespaces", params)).response.Namespaces.map((one: Record<string, unknown>) => one["Name"]);

describe("a namespace", () => {
  it("is created, described, changed and deleted", async () => {
    await call("CreateNamespace", { Namespace, Description: "Shop" });
    await call("UpdateNamespace", { Namespace, Description: "" });
    expect((await call("ListNamespaces")).response).toMatchObject({
      TotalCount: 2,
      Namespaces: [
        { Name: "default", Type: "default" },
        { Name: Namespace, Description: "", AddTime: "2030-01-01 08:00:00" },
      ],
    });
    await call("DeleteNamespace", { Namespace });
    expect(await names()).toEqual(["default"]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("is listed page by page, in its region only", async () => {
    await platform.state.scfNamespaces.create({ name: "shop" });
    await platform.state.scfNamespaces.create({ name: "site", region: "ap-shanghai" });
    expect(await names({ Offset: 1, Limit: 1 })).toEqual(["shop"]);
    expect(await names({ Offset: 2, Limit: 1 })).toEqual([]);
  });

  it.each(["1shop", "shop-", "shop/orders"])("cannot be named %s", async (name) => {
    expect((await call("CreateNamespace", { Namespace: name })).code).toBe("InvalidParameterValue.NamespaceInvalid");
  });

  it("exists once, and every region has the default one", async () => {
    await call("CreateNamespace", { Namespace });
    expect((await call("CreateNamespace", { Namespace })).code).toBe("ResourceInUse.Namespace");
    expect((await call("CreateNamespace", { Namespace: "default" })).code).toBe("ResourceInUse.Namespace");
    expect((await call("DeleteNamespace", { Namespace: "default" })).code).toBe(
      "InvalidParameterValue.DefaultNamespace",
    );
  });

  it("cannot be deleted while it contains functions", async () => {
    await call("CreateNamespace", { Namespace });
    const { id } = await platform.state.scfFunctions.create({ name: "orders", namespace: Namespace });
    expect((await call("DeleteNamespace", { Namespace })).code).toBe("FailedOperation.DeleteNamespace");
    platform.state.scfFunctions.remove(id);
    expect((await call("DeleteNamespace", { Namespace })).code).toBeUndefined();
    expect((await call("DeleteNamespace", { Namespace })).code).toBe("ResourceNotFound.Namespace");
  });
});
