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
    expect(usage.page).toContain("\n  npx @org/shop-simulator [options]\n");
    expect(usage.page).toContain("a slow shop\n  npx @org/shop-simulator --port 8080 --open-ms 3000");
  });

  it("leaves what is not given to the defaults", () => {
    expect(startOptionsOf({})).toEqual({});
    expect(startOptionsOf({ port: "8080", latency: "50" })).toEqual({ port: 8080, latencyMs: 50 });
  });

  it("passes the address and the token", () => {
    const network = { listen: "0.0.0.0", token: "0123456789abcdef" };
    expect(startOptionsOf(network)).toEqual(network);
  });

  it("starts the clock at the time that is given", () => {
    const { clock } = startOptionsOf({ clock: "2030-01-31T12:00:00Z" });
    expect((clock?.now() ?? 0) - Date.UTC(2030, 0, 31, 12)).toBeLessThan(10_000);
  });

  it("rejects a port that cannot exist", () => {
    expect(() => startOptionsOf({ port: "70000" })).toThrow('--port wants an integer from 0 to 65535, not "70000"');
  });
});
