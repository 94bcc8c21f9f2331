import { describe, expect, it } from "vitest";
import { idForms } from "./object-id.ts";

describe("the form of an ID", () => {
  it("is a prefix with letters and digits, and of one kind only", () => {
    expect(idForms.addressTemplate.match.test("ipm-makf7k9e")).toBe(true);
    for (const id of ["", "ipm-", "ipmg-0np3u974", "IPM-makf7k9e", " ipm-makf7k9e", "ipm-makf7k9e#1", "makf7k9e"]) {
      expect(idForms.addressTemplate.match.test(id), id).toBe(false);
    }
  });

  it("is reported with an example", () => {
    expect(idForms.usagePlan.says).toBe("be the ID of a usage plan, such as usagePlan-gyeafpab");
  });
});
