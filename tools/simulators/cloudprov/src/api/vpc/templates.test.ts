import { ManualClock } from "@org/simulator";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CloudprovSimulator, startSimulator } from "../../simulator.ts";
import { type CallOptions, call } from "../../testing/client.ts";

const start = Date.UTC(2030, 0, 1);
let clock: ManualClock;
let platform: CloudprovSimulator;
beforeEach(async () => {
  clock = new ManualClock(start);
  platform = await startSimulator({ clock, visibilityLagMs: 0 });
});
afterEach(() => platform.close());

const vpc = (action: string, params: object = {}, options: CallOptions = {}) =>
  call(platform, "vpc", action, params, { timestamp: Math.floor(clock.now() / 1000), ...options });

// Both kinds of templates, and their groups, behave alike.
const kinds = [
  {
    word: "AddressTemplate",
    filter: "address-template",
    list: "Addresses",
    set: "AddressSet",
    a: "10.0.0.1",
    b: "10.0.1.0/24",
  },
  {
    word: "ServiceTemplate",
    filter: "service-template",
    list: "Services",
    set: "ServiceSet",
    a: "tcp:80,443",
    b: "icmp",
  },
] as const;
type Kind = (typeof kinds)[number];

const createTemplate = async ({ word, list, a }: Kind, members: readonly string[] = [a], name = "web") => {
  const reply = await vpc(`Create${word}`, { [`${word}Name`]: name, [list]: members });
  return { code: reply.code, id: reply.response[word]?.[`${word}Id`] as string };
};
const createGroup = async ({ word }: Kind, templateIds: readonly string[], name = "group") => {
  const reply = await vpc(`Create${word}Group`, { [`${word}GroupName`]: name, [`${word}Ids`]: templateIds });
  return { code: reply.code, id: reply.response[`${word}Group`]?.[`${word}GroupId`] as string };
};
const find = async (word: string, filters: Readonly<Record<string, readonly string[]>> = {}, page: object = {}) => {
  const Filters = Object.entries(filters).map(([Name, Values]) => ({ Name, Values }));
  const reply = await vpc(`Describe${word}s`, { ...(Filters.length > 0 ? { Filters } : {}), ...page });
  return { code: reply.code, total: reply.response.TotalCount, set: reply.response[`${word}Set`] };
};
const remove = async (word: string, id: string) => (await vpc(`Delete${word}`, { [`${word}Id`]: id })).code;

describe.each(kinds)("$word", (kind) => {
  const { word, filter, list, set, a, b } = kind;

  it("is created, described, modified and deleted", async () => {
    const { id } = await createTemplate(kind, [a, b]);
    const created = await find(word, { [`${filter}-id`]: [id] });
    clock.advance(1_000);
    await vpc(`Modify${word}Attribute`, { [`${word}Id`]: id, [`${word}Name`]: "other", [list]: [b] });
    const modified = await find(word, { [`${filter}-id`]: [id] });
    const deleted = await remove(word, id);

    expect(created.set).toMatchObject([{ [`${word}Id`]: id, [`${word}Name`]: "web", [set]: [a, b] }]);
    expect(modified.set).toMatchObject([
      {
        [`${word}Name`]: "other",
        [set]: [b],
        CreatedTime: "2030-01-01T00:00:00Z",
        UpdatedTime: "2030-01-01T00:00:01Z",
      },
    ]);
    expect(deleted).toBeUndefined();
    expect((await find(word)).set).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
  });

  it.each([
    ["no members", "Empty", []],
    ["a member twice", "Duplicate", [a, a]],
    ["a member of a wrong form", "Malformed", ["nonsense"]],
  ])("is rejected for %s", async (_, code, members) => {
    expect((await createTemplate(kind, members)).code).toBe(`InvalidParameterValue.${code}`);
    const { id } = await createTemplate(kind);
    const modified = await vpc(`Modify${word}Attribute`, { [`${word}Id`]: id, [list]: members });

    expect(modified.code).toBe(`InvalidParameterValue.${code}`);
    expect((await find(word)).set).toMatchObject([{ [set]: [a] }]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("has a name that is neither empty nor too long", async () => {
    expect((await createTemplate(kind, [a], "")).code).toBe("InvalidParameterValue.Empty");
    expect((await createTemplate(kind, [a], "x".repeat(256))).code).toBe("InvalidParameterValue.TooLong");
  });

  it("meets the quotas", async () => {
    platform.set({ templateQuotas: { templates: 1, groups: 0, members: 1 } });
    const many = await createTemplate(kind, [a, b]);
    const { id } = await createTemplate(kind);

    expect(many.code).toBe("InvalidParameterValue.LimitExceeded");
    expect((await createTemplate(kind)).code).toBe("LimitExceeded");
    expect((await createGroup(kind, [id])).code).toBe("LimitExceeded");
  });

  it("is found by filters, which must all fit, and page by page", async () => {
    const ids = [];
    for (const name of ["web", "web-2", "db"]) ids.push((await createTemplate(kind, [a], name)).id);
    const names = ({ set: found }: { set: Record<string, unknown>[] }) => found.map((one) => one[`${word}Name`]);
    const byName = await find(word, { [`${filter}-name`]: ["web"] });
    const both = await find(word, { [`${filter}-name`]: ["web"], [`${filter}-id`]: [ids[0] ?? "", ids[2] ?? ""] });
    const page = await find(word, {}, { Offset: "1", Limit: "1" });
    platform.set({ templateNameMatch: "exact" });

    expect(names(byName)).toEqual(["web", "web-2"]);
    expect(names(both)).toEqual(["web"]);
    expect([page.total, names(page)]).toEqual([3, ["web-2"]]);
    expect(names(await find(word, { [`${filter}-name`]: ["web"] }))).toEqual(["web"]);
  });

  it("is not found by an ID of another form, which is no violation", async () => {
    expect((await find(word, { [`${filter}-id`]: ["web"] })).code).toBe("InvalidParameterValue.Malformed");
    expect((await find(word, { [`${filter}-id`]: ["ipm-00000000", "ppm-00000000"] })).code).toMatch(/Malformed$/);
    expect(platform.journal.violations).toEqual([]);
  });

  it("is not found by a change or a delete when it does not exist", async () => {
    const { id } = await createTemplate(kind);
    await remove(word, id);
    const modified = await vpc(`Modify${word}Attribute`, { [`${word}Id`]: id, [`${word}Name`]: "other" });

    expect([modified.code, await remove(word, id)]).toEqual(["ResourceNotFound", "ResourceNotFound"]);
  });

  it("belongs to one region", async () => {
    const { id } = await createTemplate(kind);
    const elsewhere = { headers: { "X-TC-Region": "ap-shanghai" } };
    const found = await vpc(`Describe${word}s`, {}, elsewhere);
    const deleted = await vpc(`Delete${word}`, { [`${word}Id`]: id }, elsewhere);

    expect(found.response.TotalCount).toBe(0);
    expect(deleted.code).toBe("ResourceNotFound");
  });

  it("cannot be changed while a task works on it", async () => {
    platform.set({ templateTaskMs: 500 });
    const { id } = await createTemplate(kind);
    const mutex = "UnsupportedOperation.MutexOperationTaskRunning";
    const modify = async () => (await vpc(`Modify${word}Attribute`, { [`${word}Id`]: id, [`${word}Name`]: "x" })).code;
    const codes = [await modify(), await remove(word, id), (await createGroup(kind, [id])).code];
    clock.advance(500);

    expect(codes).toEqual([mutex, mutex, mutex]);
    expect(await modify()).toBeUndefined();
  });

  it("can be seen late, and for a while after it is deleted", async () => {
    platform.set({ visibilityLagMs: 300, deleteLagMs: 200 });
    const { id } = await createTemplate(kind);
    const early = await find(word);
    const group = await createGroup(kind, [id]);
    clock.advance(300);
    const late = await find(word);
    await remove(`${word}Group`, group.id);
    await remove(word, id);
    const deleted = await find(word);
    clock.advance(200);

    expect([early.total, late.total, deleted.total, (await find(word)).total]).toEqual([0, 1, 1, 0]);
    expect(group.code).toBeUndefined();
  });
});

describe.each(kinds)("a group of $word", (kind) => {
  const { word, filter } = kind;
  const group = `${word}Group`;

  it("is created, described, modified and deleted", async () => {
    const [first, second] = [await createTemplate(kind), await createTemplate(kind)];
    const { id } = await createGroup(kind, [first.id, second.id]);
    const created = await find(group, { [`${filter}-group-id`]: [id] });
    const change = { [`${group}Id`]: id, [`${group}Name`]: "other", [`${word}Ids`]: [second.id] };
    await vpc(`Modify${group}Attribute`, change);
    const modified = await find(group, { [`${filter}-group-name`]: ["other"] });

    expect(created.set).toMatchObject([{ [`${group}Name`]: "group", [`${word}IdSet`]: [first.id, second.id] }]);
    expect(modified.set).toMatchObject([{ [`${group}Id`]: id, [`${word}IdSet`]: [second.id] }]);
    expect(await remove(group, id)).toBeUndefined();
    expect((await find(group)).total).toBe(0);
    expect(platform.journal.violations).toEqual([]);
  });

  it("keeps its templates from being deleted", async () => {
    const template = await createTemplate(kind);
    const { id } = await createGroup(kind, [template.id]);
    const used = await remove(word, template.id);
    await remove(group, id);

    expect([used, await remove(word, template.id)]).toEqual(["ResourceInUse", undefined]);
  });

  it("is rejected for templates that do not exist, are named twice, or are missing", async () => {
    const { id } = await createTemplate(kind);
    const gone = id.replace(/.{8}$/, "zzzzzzzz");

    expect((await createGroup(kind, [gone])).code).toBe("ResourceNotFound");
    expect((await createGroup(kind, ["web"])).code).toBe("InvalidParameterValue.Malformed");
    expect((await createGroup(kind, [id, id])).code).toBe("InvalidParameterValue.Duplicate");
    expect((await createGroup(kind, [])).code).toBe("InvalidParameterValue.Empty");
  });

  it("is worked on when one of its templates is changed", async () => {
    const { id } = await createTemplate(kind);
    const made = await createGroup(kind, [id]);
    platform.set({ templateTaskMs: 500, mutexOnDescribe: true });
    await vpc(`Modify${word}Attribute`, { [`${word}Id`]: id, [`${word}Name`]: "other" });
    const mutex = "UnsupportedOperation.MutexOperationTaskRunning";

    expect([(await find(group)).code, await remove(group, made.id)]).toEqual([mutex, mutex]);
    clock.advance(500);
    expect((await find(group)).code).toBeUndefined();
  });
});

describe("protocols", () => {
  it("are kept in lower case, and can be read with a blank after the colon", async () => {
    await createTemplate(kinds[1], ["TCP: 8080", "icmp"]);
    const usual = await find("ServiceTemplate");
    platform.set({ blankAfterColon: true });

    expect(usual.set).toMatchObject([{ ServiceSet: ["tcp:8080", "icmp"] }]);
    expect((await find("ServiceTemplate")).set).toMatchObject([{ ServiceSet: ["tcp: 8080", "icmp"] }]);
  });

  it("may have at most 128 characters of ports", async () => {
    const ports = Array.from({ length: 33 }, () => "100").join(",");

    expect((await createTemplate(kinds[1], [`tcp:${ports}`])).code).toBe("InvalidParameterValue.TooLong");
  });
});

describe("a template that a test makes", () => {
  it("is seen at once, and loses its descriptions when it is changed", async () => {
    platform.set({ visibilityLagMs: 300 });
    const members = [{ value: "10.0.0.1", description: "gateway" }, "10.0.0.2"];
    const { id } = await platform.state.addressTemplates.create({ name: "made", members });
    const made = await find("AddressTemplate");
    await vpc("ModifyAddressTemplateAttribute", { AddressTemplateId: id, Addresses: ["10.0.0.1"] });
    const changed = await find("AddressTemplate");

    expect(made.set).toMatchObject([
      { AddressExtraSet: [{ Address: "10.0.0.1", Description: "gateway" }, { Description: "" }] },
    ]);
    expect(changed.set).toMatchObject([{ AddressExtraSet: [{ Address: "10.0.0.1", Description: "" }] }]);
  });
});
