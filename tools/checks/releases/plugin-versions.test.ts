import { describe, expect, it } from "vitest";
import { correctVersion, explainVersion, wrongPluginVersions } from "./plugin-versions.ts";
import { sampleWorkspace } from "./sample-workspace.ts";

describe("wrongPluginVersions", () => {
  it("finds a package that points the engine at another version's plugin, and corrects it", async () => {
    const workspace = await sampleWorkspace({
      packages: { provider: { version: "2.1.0", pulumi: { resource: true, version: "2.0.0" } } },
    });

    const wrong = await wrongPluginVersions(workspace);

    expect(wrong.map(explainVersion)).toEqual([expect.stringMatching(/is version 2\.1\.0 but.*plugin 2\.0\.0/)]);
    for (const each of wrong) await correctVersion(each);
    expect(await wrongPluginVersions(workspace)).toEqual([]);
  });

  it("is content with equal versions and with packages that have no plugin", async () => {
    const workspace = await sampleWorkspace({
      packages: { provider: { version: "2.1.0", pulumi: { resource: true, version: "2.1.0" } } },
    });

    expect(await wrongPluginVersions(workspace)).toEqual([]);
  });
});
