import { describe, expect, it } from "vitest";
import { startOptionsOf, usageOf } from "./command-line.ts";
import { defaultWireSettings } from "./wire-settings.ts";

const usage = usageOf({
  name: "shop",
  simulates: "a shop",
  firstHost: "the till",
  defaults: defaultWireSettings(),
  platform: { "open-ms": { type: "string", value: "ms", help: "how long it takes to open (0)" } },
  example: { of: "a slow shop", options: "--open-ms 3000" },
});

describe("the command line of a simulator", () => {
  it("explains every option, those of all simulators and those of its platform, on the page of help", () => {
    expect(Object.keys(usage.options)).toEqual(expect.arrayContaining(["port", "latency", "open-ms", "help"]));
    for (const name of Object.keys(usage.options)) expect(usage.page).toContain(`  --${name}`);
    expect(usage.page).toMatch(/^The wire\n {2}--latency <ms> +hold every answer back/m);
  });

  it("shows how it is called, by hand and as an example", () => {
    expect(usage.page).toContain("\n  npx -y pnpm@12 run simulator shop [options]\n");
    expect(usage.page).toContain("a slow shop\n  npx -y pnpm@12 run simulator shop --port 8080 --open-ms 3000");
  });

  it("leaves what is not given to the defaults", () => {
    expect(startOptionsOf({})).toEqual({});
    expect(startOptionsOf({ port: "8080", latency: "50" })).toEqual({ port: 8080, latencyMs: 50 });
  });
});
