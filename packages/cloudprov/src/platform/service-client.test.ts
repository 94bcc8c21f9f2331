import { OutcomeUnknownError } from "@org/core-http";
import { describe, expect, it } from "vitest";
import { refuses, type ScriptedCall, says, startScriptedPlatform } from "../../test/scripted-platform.ts";
import { memberFacts, responseList } from "./responses.ts";

const thingSet = responseList("ThingSet");

/** A platform with the given number of things, which pages as the real one does. */
function things(count: number, more: { readonly total?: boolean; readonly in?: "Result" } = {}) {
  const all = Array.from({ length: count }, (_, index) => ({ Id: index }));
  return startScriptedPlatform(({ body }) => {
    const offset = Number(body["Offset"]);
    const page = { ThingSet: all.slice(offset, offset + Number(body["Limit"])) };
    const response = more.total === false ? page : { ...page, TotalCount: count };
    return says(more.in === undefined ? response : { [more.in]: response });
  });
}

const places = (calls: readonly ScriptedCall[]) => calls.map(({ body }) => [body["Offset"], body["Limit"]]);

describe("a read request", () => {
  it("returns the content of the response, or its payload if the service has one", async () => {
    await using platform = await startScriptedPlatform(() => says({ Found: 1, Result: { Found: 2 } }));
    expect(await (await platform.client("vpc")).read("DescribeThing")).toMatchObject({ Found: 1 });
    expect(await (await platform.client("apigateway")).read("DescribeThing")).toEqual({ Found: 2 });
    const flat = await (await platform.client("apigateway")).read("DescribeThing", {}, { flat: true });
    expect(flat).toMatchObject({ Found: 1 });
  });

  it.each([
    ["nothing", null, "is null, not an object"],
    ["no response", {}, "Response is missing"],
    ["a response that is null", { Response: null }, "Response is null"],
    ["a response without its request", { Response: { Result: {} } }, "Response.RequestId is missing"],
    ["a response without its payload", says({}), "Response.Result is missing"],
    ["a payload that is null", says({ Result: null }), "Response.Result is null"],
    ["a payload that is a list", says({ Result: [] }), "Response.Result is a list"],
  ])("retries a read when the platform responds with %s", async (_what, wrong, said) => {
    await using platform = await startScriptedPlatform((_call, number) =>
      number === 0 ? wrong : says({ Result: { Found: 1 } }),
    );
    const apigateway = await platform.client("apigateway");
    expect(await apigateway.read("DescribeThing")).toEqual({ Found: 1 });
    await using other = await startScriptedPlatform(() => wrong);
    const making = (await other.client("apigateway")).create("CreateThing", {});
    await expect(making).rejects.toThrow(OutcomeUnknownError);
    await expect(making).rejects.toThrow(said);
    expect(other.calls).toHaveLength(1);
  });

  it("omits undefined values, and sends empty ones", async () => {
    await using platform = await startScriptedPlatform(() => says({}));
    await (await platform.client("vpc")).read("DescribeThing", { Name: "", Count: 0, On: false, Other: undefined });
    expect(platform.calls[0]?.body).toEqual({ Name: "", Count: 0, On: false });
  });

  it("is repeated after a lost response", async () => {
    await using platform = await startScriptedPlatform((_call, number) => (number === 0 ? "lost" : says({ Found: 1 })));
    expect(await (await platform.client("vpc")).read("DescribeThing")).toMatchObject({ Found: 1 });
  });
});

describe("a response about other objects", () => {
  const pluginSet = responseList("PluginSet", memberFacts("PluginId", "PluginName"));
  const plugin = (id: string) => ({ PluginId: id, PluginName: id });
  const listing = (...ids: readonly string[]) =>
    says({ Result: { TotalCount: ids.length, PluginSet: ids.map(plugin) } });

  it("is retried, and then fails with both IDs", async () => {
    await using platform = await startScriptedPlatform((_call, number) =>
      listing(number === 0 ? "plugin-2" : "plugin-1"),
    );
    const query = { PluginIds: ["plugin-1"] };
    const found = await (await platform.client("apigateway")).page("DescribePlugins", query, pluginSet);
    expect(found.elements).toEqual([plugin("plugin-1")]);
    await using other = await startScriptedPlatform(() => listing("plugin-2", "plugin-3"));
    const asked = (await other.client("apigateway")).page("DescribePlugins", query, pluginSet);
    await expect(asked).rejects.toThrow("PluginSet[0].PluginId is plugin-2, but plugin-1 was requested");
  }, 60_000);

  it("that also contains the requested one comes from a service that ignores the filter", async () => {
    await using platform = await startScriptedPlatform(() => listing("plugin-2", "plugin-1"));
    const query = { PluginIds: ["plugin-1"] };
    const found = await (await platform.client("apigateway")).page("DescribePlugins", query, pluginSet);
    expect(found.elements).toEqual([plugin("plugin-1")]);
  });

  it("can be empty", async () => {
    await using platform = await startScriptedPlatform(() => listing());
    const found = await (await platform.client("apigateway")).page(
      "DescribePlugins",
      { PluginIds: ["plugin-1"] },
      pluginSet,
    );
    expect(found.elements).toEqual([]);
  });
});

describe("a response that is not from the platform", () => {
  it.each([307, 400, 405, 409])("with status %d is final", async (status) => {
    await using platform = await startScriptedPlatform(() => ({ page: status }));
    await expect((await platform.client("vpc")).read("DescribeThing")).rejects.toThrow(`${status}`);
    expect(platform.calls).toHaveLength(1);
  });

  it("with status 404 is retried, and then says nothing about the object", async () => {
    await using platform = await startScriptedPlatform((_call, number) =>
      number < 2 ? { page: 404 } : says({ Found: 1 }),
    );
    expect(await (await platform.client("vpc")).read("DescribeThing")).toMatchObject({ Found: 1 });
    await using other = await startScriptedPlatform(() => ({ page: 404 }));
    const asked = (await other.client("vpc")).write("DeleteThing", {});
    await expect(asked).rejects.toThrow("does not come from the platform");
    expect(other.calls).toHaveLength(5);
  }, 60_000);
});

describe("a change", () => {
  it("does not require a payload", async () => {
    await using platform = await startScriptedPlatform(() => says({}));
    expect(await (await platform.client("apigateway")).write("ModifyThing", {})).toEqual({ RequestId: "request-1" });
  });

  it("is repeated after a lost response", async () => {
    await using platform = await startScriptedPlatform((_call, number) => (number === 0 ? "lost" : says({})));
    await (await platform.client("vpc")).write("ModifyThing", {});
    expect(platform.calls).toHaveLength(2);
  });
});

describe("changes of a service that is in operation", () => {
  it("run one at a time once it has rejected one, while those of another service continue", async () => {
    const open = new Set<string>();
    let refused = 0;
    await using platform = await startScriptedPlatform(({ body }) => {
      const id = String(body["ServiceId"]);
      if (id === "service-2") return says({});
      // Each change is refused once before it is done, as while the one before it is worked on.
      if (open.delete(id)) return says({});
      open.add(id);
      refused++;
      return refuses("FailedOperation.ServiceInOperation");
    });
    const apigateway = await platform.client("apigateway");
    const change = (ServiceId: string, Name: number) => apigateway.write("ModifyThing", { ServiceId, Name });
    await change("service-1", 0);
    const before = platform.calls.length;
    await Promise.all([change("service-1", 1), change("service-1", 2), change("service-2", 3)]);
    const names = platform.calls.slice(before).map(({ body }) => body["Name"]);
    expect(names.filter((name) => name !== 3)).toEqual([1, 1, 2, 2]);
    expect(refused).toBe(3);
  });
});

describe("an action that returns true", () => {
  it.each([true, "true", "True"])("succeeds if it returns %j", async (result) => {
    await using platform = await startScriptedPlatform(() => says({ Result: result }));
    await (await platform.client("apigateway")).confirm("DeleteThing", {});
    expect(platform.calls).toHaveLength(1);
  });

  it.each([false, "False"])("fails if it returns %j", async (result) => {
    await using platform = await startScriptedPlatform(() => says({ Result: result }));
    await expect((await platform.client("apigateway")).confirm("DeleteThing", {})).rejects.toThrow(
      "DeleteThing did not succeed: the platform returned false",
    );
    expect(platform.calls).toHaveLength(1);
  });

  it.each([null, undefined, 1, "done"])("is requested again if it returns %j", async (result) => {
    await using platform = await startScriptedPlatform((_call, number) =>
      says({ Result: number === 0 ? result : true }),
    );
    await (await platform.client("apigateway")).confirm("DeleteThing", {});
    expect(platform.calls).toHaveLength(2);
  });
});

describe("an unusable response", () => {
  it("is reported with the action, the object, the request and the advice", async () => {
    await using platform = await startScriptedPlatform(() => says({ Result: false }));
    const apigateway = await platform.client("apigateway");
    const parameters = { ServiceId: "service-1", AccessKeyIds: ["key-1", "key-2"], AccessKeySecret: "hidden_secret" };
    const error = await apigateway.confirm("DeleteThing", parameters).catch((thrown: Error) => thrown.message);
    expect(error).toMatch(
      /^DeleteThing did not succeed: the platform returned false for ServiceId service-1, AccessKeyIds key-1, key-2 \(DeleteThing http:.*request id request-1, 1 attempt\)\. The platform gives no reason: .+ try again\.$/,
    );
  });
});

describe("a create", () => {
  it("is not repeated after a lost response", async () => {
    await using platform = await startScriptedPlatform(() => "lost");
    const making = (await platform.client("vpc")).create("CreateThing", {});
    await expect(making).rejects.toThrow(OutcomeUnknownError);
    await expect(making).rejects.toThrow("It is not known whether the CreateThing took effect");
    expect(platform.calls).toHaveLength(1);
  });
});

describe("a listing", () => {
  it.each([
    [0, [["0", "100"]]],
    [99, [["0", "100"]]],
    [100, [["0", "100"]]],
    [
      101,
      [
        ["0", "100"],
        ["100", "100"],
      ],
    ],
    [
      250,
      [
        ["0", "100"],
        ["100", "100"],
        ["200", "100"],
      ],
    ],
  ])("of %i is read to its end, with numbers as strings if the service requires that", async (count, expected) => {
    await using platform = await things(count);
    const all = await (await platform.client("vpc")).list("DescribeSecurityGroups", { Name: "a" }, thingSet);
    expect(all.map(({ Id }) => Id)).toEqual(Array.from({ length: count }, (_, index) => index));
    expect(places(platform.calls)).toEqual(expected);
    expect(platform.calls[0]?.body["Name"]).toBe("a");
  });

  it("has numbers, and pages of another size, if the service requires that", async () => {
    await using platform = await things(45, { in: "Result" });
    const all = await (await platform.client("apigateway")).list("DescribeThings", {}, thingSet, { pageSize: 20 });
    expect(all).toHaveLength(45);
    expect(places(platform.calls)).toEqual([
      [0, 20],
      [20, 20],
      [40, 20],
    ]);
  });

  it("without a total ends with a page that is not full", async () => {
    await using platform = await things(45, { total: false });
    const all = await (await platform.client("antiddos")).list("DescribeThings", {}, thingSet, { pageSize: 20 });
    expect(all).toHaveLength(45);
    expect(places(platform.calls)).toEqual([
      [0, 20],
      [20, 20],
      [40, 20],
    ]);
  });

  it.each([
    ["null", { TotalCount: 0, ThingSet: null }],
    ["null, without a total", { ThingSet: null }],
    ["missing, with a total of 0", { TotalCount: 0 }],
  ])("that is %s is empty", async (_what, response) => {
    await using platform = await startScriptedPlatform(() => says(response));
    expect(await (await platform.client("vpc")).list("DescribeSecurityGroups", {}, thingSet)).toEqual([]);
  });

  it.each([
    ["absent", {}],
    ["missing, although there are some", { TotalCount: 1 }],
    ["null, although there are some", { TotalCount: 1, ThingSet: null }],
    ["no list", { ThingSet: {} }],
    ["of other objects", { ThingSet: [{ Id: 1 }] }],
  ])("that is %s is requested again", async (_what, wrong) => {
    const right = { TotalCount: 1, ThingSet: [{ Id: "thing-1" }] };
    await using platform = await startScriptedPlatform((_call, number) => says(number === 0 ? wrong : right));
    const found = await (await platform.client("vpc")).list(
      "DescribeThings",
      {},
      responseList("ThingSet", memberFacts("Id", "Name")),
    );
    expect(found).toEqual(right.ThingSet);
  });

  it.each(["TotalCount", "Total", "TotalNum"])("continues after a short page while %s is not reached", async (name) => {
    await using platform = await startScriptedPlatform(({ body }) => {
      const offset = Number(body["Offset"]);
      // The platform returns fewer elements than requested.
      const ThingSet = Array.from({ length: Math.min(20, 45 - offset) }, (_, at) => ({ Id: offset + at }));
      return says({ ThingSet, [name]: 45 });
    });
    const all = await (await platform.client("vpc")).list("DescribeSecurityGroups", {}, thingSet);
    expect(all).toHaveLength(45);
    expect(places(platform.calls).map(([offset]) => offset)).toEqual(["0", "20", "40"]);
  });

  it("fails if it ends before its total, instead of returning a short list", async () => {
    await using platform = await startScriptedPlatform(({ body }) =>
      says({ ThingSet: body["Offset"] === "0" ? [{ Id: 1 }] : [], TotalCount: 2 }),
    );
    const asked = (await platform.client("vpc")).list("DescribeSecurityGroups", {}, thingSet);
    await expect(asked).rejects.toThrow("ThingSet is empty at offset 1, but there are 2 elements in total");
  }, 30_000);

  it("fails if it returns the same page for every offset", async () => {
    const ThingSet = Array.from({ length: 100 }, (_, Id) => ({ Id }));
    await using platform = await startScriptedPlatform(() => says({ ThingSet, TotalCount: 150 }));
    const asked = (await platform.client("vpc")).list("DescribeSecurityGroups", {}, thingSet);
    await expect(asked).rejects.toThrow("returned a page without a new member after 100 members");
  });

  it("requests only the pages that are read", async () => {
    await using platform = await things(250);
    for await (const thing of (await platform.client("vpc")).pages("DescribeSecurityGroups", {}, thingSet)) {
      if (thing["Id"] === 100) break;
    }
    expect(platform.calls).toHaveLength(2);
  });
});
