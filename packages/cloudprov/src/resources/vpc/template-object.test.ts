import { describe, expect, it } from "vitest";
import { templateName, templateObject } from "./template-object.ts";

/** The template of an answer, as a refresh reads it. */
function read(found: readonly unknown[]) {
  const fields = { name: templateName("AddressTemplateName") };
  const kind = { kind: "AddressTemplate", wire: "AddressTemplate", filter: "address-template", answers: {} };
  const vpc = { page: async () => ({ elements: found }) };
  return templateObject(fields, kind).read({ id: "ipm-1", args: {}, state: {}, purpose: "import", vpc } as never);
}

describe("a template", () => {
  it("is the one of its ID", async () => {
    expect(await read([{ AddressTemplateName: "office" }])).toMatchObject({ name: "office" });
  });

  it("is gone when there is none", async () => {
    expect(await read([])).toBeUndefined();
  });

  it("is not told among several", async () => {
    await expect(read([{}, {}])).rejects.toThrow("DescribeAddressTemplates found 2 objects with the ID ipm-1");
  });
});
