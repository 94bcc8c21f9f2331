import { describe, expect, it } from "vitest";
import { settingsOf, usage } from "./command-line.ts";

describe("the command line", () => {
  it("without options changes nothing", () => {
    expect(settingsOf({})).toEqual({});
  });

  it("converts options to settings", () => {
    const settings = settingsOf({
      port: "8080",
      latency: "50",
      "operation-ms": "3000",
      "fail-operations": "deploy, database.provision",
      "page-size": "2",
      "tail-drains": true,
    });

    expect(settings).toMatchObject({
      port: 8080,
      latencyMs: 50,
      operationMs: { default: 3000 },
      operationFailure: { deploy: expect.any(String), "database.provision": expect.any(String) },
      pageSize: 2,
      tailDrains: true,
    });
  });

  it("names the invalid option", () => {
    expect(() => settingsOf({ "operation-ms": "soon" })).toThrow('--operation-ms wants a number, not "soon"');
    expect(() => settingsOf({ "page-size": "0" })).toThrow("--page-size wants an integer from 1 to 1000");
  });

  it.each([
    ["deploi", "Did you mean deploy?"],
    ["deploy,databse.provision", "Did you mean database.provision?"],
    ["", "There are: default, "],
  ])('rejects "%s" as operations, because one does not exist', (list, hint) => {
    expect(() => settingsOf({ "fail-operations": list })).toThrow(/^--fail-operations: there is no operation ".*"\. /);
    expect(() => settingsOf({ "fail-operations": list })).toThrow(hint);
  });

  it("explains every option in its help", () => {
    for (const name of Object.keys(usage.options)) expect(usage.page).toContain(`--${name}`);
  });
});
