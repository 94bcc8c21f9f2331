import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { providerPackages, publishablePackages } from "../workspace-packages.ts";
import { scratchCopy } from "./scratch-copy.ts";

const workspace = join(import.meta.dirname, "../../..");
const all = (await publishablePackages(workspace)).map(({ manifest }) => manifest.name);
const providers = (await providerPackages(workspace)).map(({ manifest }) => manifest.name);
const simulators = all.filter((name) => name.endsWith("-simulator"));
const cores = all.filter((name) => !providers.includes(name) && !simulators.includes(name));

describe("the packages of this workspace", () => {
  it.each(providers)("release %s alone when a changeset touches it alone", async (name) => {
    const copy = await scratchCopy();
    await copy.change(name);

    const released = await copy.release();

    expect(Object.keys(released)).toEqual([name]);
    expect(await copy.versionsOf(name)).toEqual({ version: released[name], plugin: released[name] });
  });

  it.each(simulators)("release %s alone, although the tests of a provider use it", async (name) => {
    const copy = await scratchCopy();
    await copy.change(name);

    expect(Object.keys(await copy.release())).toEqual([name]);
  });

  it.each(cores)("release all providers, which carry it, and nothing else, with %s", async (name) => {
    const copy = await scratchCopy();
    await copy.change(name);

    const released = await copy.release();

    expect(Object.keys(released).sort()).toEqual([name, ...providers].sort());
    for (const provider of providers) {
      expect(await copy.versionsOf(provider)).toEqual({ version: released[provider], plugin: released[provider] });
    }
  });
});
