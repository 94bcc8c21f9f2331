import { globSync } from "node:fs";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ReleasedSdks, releaseSdks } from "./release-sdks.ts";

const workspace = join(import.meta.dirname, "../..");

let folder: string;
let released: readonly ReleasedSdks[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sdks-"));
  released = await releaseSdks(workspace, folder, { version: "1.2.3" });
}, 600_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

it("builds a wheel and a source distribution of every provider with the version", async () => {
  expect(released.map(({ provider }) => provider)).toEqual(["appprov", "cloudprov", "streamprov"]);
  for (const { provider, wheel, sourceDistribution } of released) {
    expect(wheel).toBe(join(folder, `python/pulumi_${provider}-1.2.3-py3-none-any.whl`));
    expect(sourceDistribution).toBe(join(folder, `python/pulumi_${provider}-1.2.3.tar.gz`));
    expect((await stat(wheel)).size).toBeGreaterThan(10_000);
    expect((await stat(sourceDistribution)).size).toBeGreaterThan(10_000);
  }
});

it("names the version and the address of the plugin in the SDKs for Go, .NET and Java", async () => {
  for (const { provider, goModule, dotnet, java } of released) {
    const server = `https://releases.org.example/@org/${provider}`;
    const plugin = { resource: true, name: provider, version: "1.2.3", server };
    expect(JSON.parse(await readFile(join(goModule.folder, "pulumi-plugin.json"), "utf8"))).toEqual(plugin);
    expect(JSON.parse(await readFile(join(dotnet, "pulumi-plugin.json"), "utf8"))).toEqual(plugin);
    const [project = ""] = globSync("*.csproj", { cwd: dotnet });
    expect(await readFile(join(dotnet, project), "utf8")).toContain("<Version>1.2.3</Version>");
    const [resource = ""] = globSync("src/main/java/**/Provider.java", { cwd: java });
    expect(await readFile(join(java, resource), "utf8")).toContain(`"${server}"`);
    expect(await readFile(join(java, "build.gradle"), "utf8")).toContain('"1.2.3"');
  }
});

it("releases each Go module by a tag of its own version", async () => {
  const tags = await readFile(join(folder, "go/tags"), "utf8");

  expect(tags.trim().split("\n")).toEqual(
    released.map(({ provider, goModule }) => `sdk/go/${provider}/v1.2.3 ${goModule.folder}`),
  );
});
