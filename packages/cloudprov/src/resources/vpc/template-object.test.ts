import { describe, expect, it } from "vitest";
import { templateName, templateObject } from "./template-object.ts";

/** The template of an response, as a refresh reads it. */
function read(found: readonly unknown[]) {
  const fields = { name: templateName("AddressTemplateName") };
  const kind = { wire: "AddressTemplate", filter: "address-template", responseNames: {} };
  const vpc = { page: async () => ({ elements: found }) };
  return templateObject({ fields, ...kind }).read({
    urn: "urn:pulumi:test::test::cloudprov:index/addressTemplate:AddressTemplate::it",
    id: "ipm-1",
    args: {},
    state: {},
    purpose: "import",
    vpc,
  } as never);
}

describe("a template", () => {
  it("is found by its ID", async () => {
    expect(await read([{ AddressTemplateName: "office" }])).toMatchObject({ name: "office" });
  });

  it("does not exist when there is none", async () => {
    expect(await read([])).toBeUndefined();
  });

  it("is not returned when there are several", async () => {
    await expect(read([{}, {}])).rejects.toThrow("DescribeAddressTemplates found 2 objects with the ID ipm-1");
  });
});
