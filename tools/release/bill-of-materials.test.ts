import * as Spec from "@cyclonedx/cyclonedx-library/Spec";
import { JsonStrictValidator } from "@cyclonedx/cyclonedx-library/Validation";
import { describe, expect, it } from "vitest";
import { billOfMaterials, type ListedPlugin } from "./bill-of-materials.ts";

const plugin: ListedPlugin = {
  npmName: "@org/sample",
  version: "1.2.3",
  license: "Apache-2.0",
  checksum: "ab".repeat(32),
  bundled: [
    { name: "@org/core", version: "0.4.0", license: "Apache-2.0", own: true, notices: [] },
    { name: "@org/sample", version: "1.2.3", license: "Apache-2.0", own: true, notices: [] },
    { name: "compiled", license: "MIT", own: false, notices: [] },
    { name: "two", version: "2.0.0-rc.1+build", license: "(BSD-3-Clause AND Apache-2.0)", own: false, notices: [] },
  ],
};

describe("billOfMaterials", () => {
  it("is a valid CycloneDX 1.6 document", async () => {
    expect(await new JsonStrictValidator(Spec.Version.v1dot6).validate(billOfMaterials(plugin))).toBeNull();
  });

  it("lists the plugin with its checksum, and all bundled packages", () => {
    expect(JSON.parse(billOfMaterials(plugin))).toMatchObject({
      metadata: {
        component: {
          type: "application",
          group: "@org",
          name: "sample",
          version: "1.2.3",
          purl: "pkg:npm/%40org/sample@1.2.3",
          hashes: [{ alg: "SHA-256", content: plugin.checksum }],
        },
      },
      components: [
        { group: "@org", name: "core", version: "0.4.0", licenses: [{ license: { id: "Apache-2.0" } }] },
        { name: "compiled", licenses: [{ license: { id: "MIT" } }] },
        {
          name: "two",
          version: "2.0.0-rc.1+build",
          licenses: [{ expression: "(BSD-3-Clause AND Apache-2.0)" }],
          purl: "pkg:npm/two@2.0.0-rc.1%2Bbuild",
        },
      ],
      dependencies: [
        { ref: "@org/sample@1.2.3", dependsOn: ["@org/core@0.4.0", "compiled", "two@2.0.0-rc.1+build"] },
        { ref: "@org/core@0.4.0" },
        { ref: "compiled" },
        { ref: "two@2.0.0-rc.1+build" },
      ],
    });
  });

  it("is the same text for the same plugin", () => {
    expect(billOfMaterials(structuredClone(plugin))).toBe(billOfMaterials(plugin));
    expect(billOfMaterials(plugin)).not.toMatch(/serialNumber|timestamp/);
  });
});
