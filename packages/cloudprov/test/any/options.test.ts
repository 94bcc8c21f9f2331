import { failure, secret, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { says } from "../scripted-platform.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { securityGroup } from "./programs.ts";
import { type ActionScripts, startScriptedProvider } from "./scripted-provider.ts";

/** An object of a service that the package does not know. */
function thing(more: Values = {}, create: Values = {}): Values {
  return {
    service: "things",
    version: "2020-01-01",
    properties: { Name: "a" },
    create: { action: "CreateThing", id: ["ThingId"], ...create },
    read: { action: "DescribeThings", parameters: { Ids: ["{id}"] }, at: "ThingSet" },
    delete: { action: "DeleteThing", parameters: { Id: "{id}" } },
    ...more,
  };
}

const created = says({ ThingId: "t-1" });
const shown = (more: object = {}) => says({ ThingSet: [{ ThingId: "t-1", Name: "a", ...more }] });

async function given(actions: ActionScripts) {
  const test = await startScriptedProvider({
    CreateThing: created,
    DescribeThings: shown(),
    DeleteThing: says({}),
    ModifyThing: says({}),
    ...actions,
  });
  const warnings = () => test.host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);
  return { ...test, warnings, it: test.host.resource("ActionResource", "it") };
}

describe("tags of an ActionResource", () => {
  const tagResource = "qcs::cvm:{region}:uin/:sg/{id}";
  const tagged = (tags: Values | undefined) => securityGroup({}, { update: undefined, tags, tagResource });

  async function startTagged() {
    const test = await startSimulatedProvider();
    const tagsOf = (resourceId: string) =>
      test.platform
        .calls({ action: "ModifyResourceTags" })
        .filter(({ requestBody }) => String((requestBody as Values)["Resource"]).endsWith(`/${resourceId}`));
    return { ...test, tagsOf, it: test.host.resource("ActionResource", "web") };
  }

  it("are set after the create, and changed in place by the tag service", async () => {
    await using test = await startTagged();
    const { id, outputs } = await test.it.create(tagged({ team: "web", stage: "test" }));
    expect(outputs).toMatchObject({ tags: { team: "web", stage: "test" } });

    expect((await test.it.update(tagged({ team: "shop" }))).action).toBe("update");
    expect(test.it.outputs).toMatchObject({ tags: { team: "shop" } });
    expect(test.tagsOf(id).map(({ requestBody }) => requestBody)).toEqual([
      {
        Resource: `qcs::cvm:ap-guangzhou:uin/:sg/${id}`,
        ReplaceTags: [
          { TagKey: "stage", TagValue: "test" },
          { TagKey: "team", TagValue: "web" },
        ],
      },
      {
        Resource: `qcs::cvm:ap-guangzhou:uin/:sg/${id}`,
        ReplaceTags: [{ TagKey: "team", TagValue: "shop" }],
        DeleteTags: [{ TagKey: "stage" }],
      },
    ]);

    expect((await test.it.update(securityGroup({}, { update: undefined }))).action).toBe("update");
    await test.it.read();
    expect(test.it.outputs["tags"]).toBeUndefined();
    expect(test.platform.state.securityGroups.list()).toHaveLength(1);
  });

  it("are refreshed", async () => {
    await using test = await startTagged();
    await test.it.create(tagged({ team: "web" }));
    const other = test.host.resource("ActionCall", "call");
    await other.create({
      service: "tag",
      version: "2018-08-13",
      action: "ModifyResourceTags",
      parameters: {
        Resource: `qcs::cvm:ap-guangzhou:uin/:sg/${test.it.id}`,
        ReplaceTags: [{ TagKey: "team", TagValue: "x" }],
      },
      repeatable: true,
    });
    await test.it.read();
    expect((await test.it.diff(tagged({ team: "web" }))).detailed).toEqual({ "tags.team": "update" });
  });
});

describe("an action of another service", () => {
  it("is sent to that service, in its version and region", async () => {
    await using test = await given({
      ListTags: says({ ThingSet: [{ ThingId: "t-1", Name: "a" }] }),
      SetName: says({}),
      DescribeJob: says({ Status: "DONE" }),
      RemoveThing: says({ JobId: 9 }),
    });
    const other = { service: "others", version: "2021-02-03", region: "ap-tokyo" };
    const program = (name: string) =>
      thing({
        properties: { Name: name },
        read: { ...other, action: "ListTags", parameters: { Ids: ["{id}"] }, at: "ThingSet" },
        update: [{ ...other, action: "SetName", parameters: { Id: "{id}" } }],
        delete: {
          version: "2020-09-09",
          action: "RemoveThing",
          task: { ...other, id: "JobId", action: "DescribeJob", member: "Status", done: ["DONE"] },
        },
        ignoreDrift: ["Name"],
      });
    await test.it.create(program("a"));
    await test.it.update(program("b"));
    await test.it.delete();
    const seen = new Map(
      test.platform.calls.map(({ action, service, headers }) => [
        action,
        [service, headers["x-tc-version"], headers["x-tc-region"]],
      ]),
    );
    expect(Object.fromEntries(seen)).toEqual({
      CreateThing: ["things", "2020-01-01", "ap-guangzhou"],
      ListTags: ["others", "2021-02-03", "ap-tokyo"],
      SetName: ["others", "2021-02-03", "ap-tokyo"],
      RemoveThing: ["things", "2020-09-09", "ap-guangzhou"],
      DescribeJob: ["others", "2021-02-03", "ap-tokyo"],
    });
  });
});

describe("a list in the request that is a single value in the response", () => {
  it("is neither a change nor hides drift", async () => {
    let port = 80;
    await using test = await given({ DescribeThings: () => shown({ Port: port }) });
    const program = thing({
      properties: { Name: "a", Ports: [80] },
      read: { ...(thing()["read"] as Values), map: { Ports: "[Port]" } },
    });
    await test.it.create(program);
    expect((await test.it.preview(program)).action).toBe("same");
    port = 81;
    await test.it.read();
    expect(test.it.outputs["properties"]).toEqual({ Name: "a", Ports: [81] });
  });
});

describe("the request that creates an object", () => {
  it("contains only the listed members, and entries of update set the others", async () => {
    let note = "";
    await using test = await given({
      DescribeThings: () => shown({ Note: note }),
      ModifyThing: () => {
        note = "x";
        return says({});
      },
    });
    const program = thing(
      {
        properties: { Name: "a", Note: "x" },
        update: [{ members: ["Note"], action: "ModifyThing", parameters: { Id: "{id}" } }],
      },
      { members: ["Name"] },
    );
    await test.it.create(program);
    expect(test.sent("CreateThing")).toEqual([{ Name: "a" }]);
    expect(test.sent("ModifyThing")).toEqual([{ Note: "x", Id: "t-1" }]);
    expect((await test.it.preview(program)).action).toBe("same");
  });

  it("contains only its parameters if sends is nothing", async () => {
    await using test = await given({});
    await test.it.create(thing({}, { sends: "nothing", parameters: { Thing: { Label: "{properties.Name}" } } }));
    expect(test.sent("CreateThing")).toEqual([{ Thing: { Label: "a" } }]);
  });
});

describe("values that only the response to the creation contains", () => {
  const values = { outputs: ["Login"], secretOutputs: ["Password"] };

  it("stay in the state, and secrets stay secret", async () => {
    await using test = await given({ CreateThing: says({ ThingId: "t-1", Login: "root", Password: "very-hidden" }) });
    const program = thing({ outputs: ["Name"] }, values);
    await test.it.create(program);
    await test.it.read();
    expect(test.it.outputs).toMatchObject({
      values: { Login: "root", Name: "a" },
      secretValues: secret({ Password: "very-hidden" }),
    });
    expect((await test.it.preview(program)).action).toBe("same");
    expect(test.warnings()).toEqual([]);
  });

  it("cause a warning if they are missing, with the remedy", async () => {
    await using test = await given({});
    await test.it.create(thing({}, values));
    expect(test.warnings()).toEqual([
      expect.stringMatching(
        /Login, Password have no value, because the response of CreateThing does not contain them\. To get a new value, recreate the object with `pulumi up --replace 'urn:.*'`/,
      ),
    ]);
  });
});

describe("other requests that read an object", () => {
  const program = thing({
    properties: { Name: "a", Note: "x" },
    read: {
      ...(thing()["read"] as Values),
      also: [
        { action: "DescribeNote", parameters: { Id: "{id}" }, at: "Note" },
        { action: "DescribeRoutes", parameters: { Name: "{properties.Name}" }, at: "Routes", as: "Extra.Routes" },
      ],
    },
    outputs: ["Extra.Routes"],
  });

  it("are merged into it, also in a refresh", async () => {
    let note = "x";
    await using test = await given({
      DescribeNote: () => says({ Note: { Note: note } }),
      DescribeRoutes: says({ Routes: ["r-1", "r-2"] }),
    });
    await test.it.create(program);
    expect(test.it.outputs["values"]).toEqual({ "Extra.Routes": ["r-1", "r-2"] });
    expect(test.sent("DescribeNote")[0]).toEqual({ Id: "t-1" });
    note = "changed";
    await test.it.read();
    expect(test.it.outputs["properties"]).toEqual({ Name: "a", Note: "changed" });
  });

  it("fail the read if they fail, except if the part does not exist", async () => {
    await using test = await given({
      DescribeNote: says({ Error: { Code: "ResourceNotFound.Note", Message: "No note." } }),
      DescribeRoutes: says({ Error: { Code: "InvalidParameter", Message: "Wrong." } }),
    });
    expect((await failure(test.it.create(program))).message).toContain("InvalidParameter: Wrong (DescribeRoutes");
  });
});

describe("a total under another name", () => {
  const listing = (program: Values = {}) => ({
    service: "things",
    version: "2020-01-01",
    action: "ListThings",
    at: "Page.Things",
    paging: { offset: "Offset", limit: "Limit", size: 2, total: "Page.Found" },
    ...program,
  });

  it("determines how many pages there are", async () => {
    const pages = [["a"], ["b", "c"]];
    await using test = await startScriptedProvider({
      ListThings: (time) => says({ Page: { Things: (pages[time] ?? []).map((Name) => ({ Name })), Found: 3 } }),
    });
    const { result } = await test.host.invoke("getAction", listing());
    expect(result).toEqual([{ Name: "a" }, { Name: "b" }, { Name: "c" }]);
    expect(test.sent("ListThings").map(({ Offset }) => Offset)).toEqual([0, 1, 3]);
  });

  it("must be in the response", async () => {
    await using test = await startScriptedProvider(
      { ListThings: says({ Page: { Things: [] } }) },
      { CLOUDPROV_READ_RETRY_TIMEOUT: "0" },
    );
    const { message } = await failure(test.host.invoke("getAction", listing()));
    expect(message).toContain("Page.Found is missing");
  });
});
