import { failure, secret, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { type GivenLookup, givenLookup } from "../given-lookup.ts";

const vpc = { service: "vpc", version: "2017-03-12" };
const templates = { ...vpc, action: "DescribeAddressTemplates", at: "AddressTemplateSet" };
const paging = { offset: "Offset", limit: "Limit", size: 2, texts: true };

/** A platform with templates of these names. */
async function given(...names: string[]): Promise<GivenLookup> {
  const test = await givenLookup("getAction");
  for (const name of names) await test.platform.state.addressTemplates.create({ name, members: ["10.0.0.1"] });
  return test;
}

describe("getAction", () => {
  it("returns the whole response of an action, without its request metadata", async () => {
    await using test = await given("office");
    const { result } = await test.ask({ ...vpc, action: "DescribeAddressTemplates" });
    expect(result).toEqual({
      TotalCount: 1,
      AddressTemplateSet: [expect.objectContaining({ AddressTemplateName: "office", AddressSet: ["10.0.0.1"] })],
    });
  });

  it("returns the value at a path, and only the named members", async () => {
    await using test = await given("office", "home");
    const members = ["AddressTemplateName", "AddressExtraSet.Address"];
    const { result } = await test.ask({ ...templates, members });
    expect(result).toEqual(
      ["office", "home"].map((name) => ({ AddressTemplateName: name, AddressExtraSet: [{ Address: "10.0.0.1" }] })),
    );
  });

  it("reads a listing page by page to its end", async () => {
    await using test = await given("a", "b", "c", "d", "e");
    const { result } = await test.ask({ ...templates, paging, members: ["AddressTemplateName"] });
    expect(result).toEqual(["a", "b", "c", "d", "e"].map((name) => ({ AddressTemplateName: name })));
    expect(test.sent("DescribeAddressTemplates")).toEqual(
      ["0", "2", "4"].map((offset) => ({ Limit: "2", Offset: offset })),
    );
  });

  it("returns the one element of a listing that has the given values", async () => {
    await using test = await given("a", "b", "c");
    const asked = { ...templates, paging, members: ["AddressTemplateName"] };
    const { result } = await test.ask({ ...asked, where: { AddressTemplateName: "c" } });
    expect(result).toEqual({ AddressTemplateName: "c" });
    expect((await failure(test.ask({ ...asked, where: { AddressTemplateName: "x" } }))).message).toContain(
      "DescribeAddressTemplates returned no element at AddressTemplateSet that match `where`",
    );
    expect((await failure(test.ask({ ...asked, where: { "AddressSet.0": "10.0.0.1" } }))).message).toContain(
      "DescribeAddressTemplates returned 3 elements at AddressTemplateSet",
    );
  });

  it("returns secret members separately from the others, as secrets", async () => {
    await using test = await given("office");
    const asked = { ...templates, members: ["AddressTemplateName", "AddressSet"], secretMembers: ["AddressSet"] };
    const { result, secretResult } = await test.ask(asked);
    expect(result).toEqual([{ AddressTemplateName: "office" }]);
    expect(secretResult).toEqual(secret([{ AddressSet: ["10.0.0.1"] }]));
  });

  it("sends secret parameters with the others, and quotes none of them", async () => {
    await using test = await given();
    const Filters = [{ Name: "address-template-name", Values: ["hidden-name"] }];
    const asked = { ...templates, parameters: { Limit: "10" }, secretParameters: { Filters } };
    expect((await test.ask(asked))["result"]).toEqual([]);
    expect(test.sent("DescribeAddressTemplates")).toEqual([{ Limit: "10", Filters }]);
    const code = "InvalidParameterValue";
    test.platform.failNextAction({ code, message: "There is no hidden-name." });
    const { message } = await failure(test.ask(asked));
    expect(message).toMatch(/InvalidParameterValue.*DescribeAddressTemplates http:\/\/vpc\./s);
    expect(message).not.toContain("hidden-name");
  });

  it("reports the action, the service's address, the code and the request", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: templates.action, code: "AuthFailure.UnauthorizedOperation" });
    const { message } = await failure(test.ask(templates));
    expect(message).toMatch(
      /AuthFailure\.UnauthorizedOperation: .*DescribeAddressTemplates http:\/\/vpc\..*request \S+/s,
    );
  });

  it("retries a request that is rejected with a code of the program", async () => {
    await using test = await given("office");
    test.platform.failNextAction({ action: templates.action, code: "LimitExceeded.Odd" });
    expect((await failure(test.ask(templates))).message).toContain("LimitExceeded.Odd");
    test.platform.failNextAction({ action: templates.action, code: "LimitExceeded.Odd" });
    expect((await test.ask({ ...templates, retryCodes: ["LimitExceeded"] }))["result"]).toHaveLength(1);
    expect(test.sent(templates.action)).toHaveLength(3);
  });

  it("writes the result into a file", async () => {
    await using test = await given("office");
    const { content } = await test.file({ ...templates, members: ["AddressTemplateName"] });
    expect(content).toEqual([{ AddressTemplateName: "office" }]);
  });

  it.each([
    [{ action: "CreateAddressTemplate" }, "action must be a read action"],
    [{ action: "describe" }, "action must be the name of an action"],
    [{ version: "1" }, "version must be a version of the service's API"],
    [{ service: "https://vpc" }, "service must be the first label"],
    [{ domain: "https://a" }, "domain must be a domain without a scheme"],
    [{ paging: { offset: "Offset", page: "Page" } }, "paging.page cannot be combined with offset"],
    [{ paging: {} }, "paging: give exactly one of offset, page and token"],
    [{ paging: { page: "Page" } }, "paging.limit or size or token is required"],
  ] satisfies [Values, string][])("refuses %j before anything is asked", async (wrong, message) => {
    await using test = await given();
    expect((await failure(test.ask({ ...templates, ...wrong }))).message).toContain(message);
    expect(test.platform.calls()).toEqual([]);
  });
});
