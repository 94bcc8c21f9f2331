import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isLocalAddress } from "../exchanges/local-address.ts";
import { livePackages } from "../packages.ts";
import { readLifeOperations, readVerified, type Verified } from "./committed-files.ts";
import { lives } from "./life-operations.ts";
import { platforms, verifiedPage } from "./page.ts";

const remedy = "run: npx -y pnpm@12 run verified --lives";

describe("docs/verified.md", () => {
  it("states what the committed files say", async () => {
    const page = await readFile(join(import.meta.dirname, "../../../docs/verified.md"), "utf8");
    const current = verifiedPage({
      streamprov: await readVerified("streamprov"),
      appprov: await readVerified("appprov"),
      cloudprov: await readVerified("cloudprov"),
    });

    expect(page, "run: npx -y pnpm@12 run verified").toBe(current);
  });

  it.each(platforms)("has each kind of %s", async (platform) => {
    const { provider } = await livePackages[platform]();

    const kinds = provider.resources.map(({ name }) => name).sort();
    expect(Object.keys((await readLifeOperations())[platform]), remedy).toEqual(kinds);
  });
});

it.each(platforms)(
  "each kind of %s has either a life for the platform, or a reason why it never runs there",
  async (platform) => {
    const { provider, lives: portable, notLive = {} } = await livePackages[platform]();

    const kinds = provider.resources.map(({ name }) => name).sort();
    expect([...Object.keys(portable), ...Object.keys(notLive)].sort()).toEqual(kinds);
  },
);

describe.concurrent.each(platforms)("a life of %s uses the committed operations:", (platform) => {
  it.each([...lives[platform]])("%s", async (kind, run) => {
    expect(await run(), remedy).toEqual((await readLifeOperations())[platform][kind]);
  });
});

/** Two kinds, of which one passed live. */
const example: Verified = {
  operations: { App: ["GET /apps/{id}", "POST /apps"], Drain: ["POST /drains"] },
  clients: { "apps-client (npm)": ["GET /apps/{id}"] },
  recordings: [
    { kind: "App", date: "2030-01-30", server: "platform" },
    { kind: "Drain", date: "2030-01-29", server: "simulator" },
  ],
  observed: [["App"], ["App", "Other"]],
  results: {
    App: { date: "2030-01-31", server: "platform", passed: true, steps: ["create"] },
    Drain: { date: "2030-01-31", server: "local", passed: true, steps: ["create"] },
  },
  notLive: { Drain: "it requires a log service" },
};

/** The rows of kinds on a page about one platform. */
function rowsOf(verified: Verified): readonly string[] {
  const none: Verified = { operations: {}, clients: {}, recordings: [], observed: [], results: {}, notLive: {} };
  const lines = verifiedPage({ streamprov: none, appprov: verified, cloudprov: none }).split("\n");
  return lines.filter((line) => /^\| (?:App|Drain) |^Of 2 /.test(line));
}

describe("the page", () => {
  it("gives the reason for kinds that never run on the platform", () => {
    const none: Verified = { operations: {}, clients: {}, recordings: [], observed: [], results: {}, notLive: {} };
    const page = verifiedPage({ streamprov: none, appprov: example, cloudprov: none });

    expect(page).toContain("never run on the platform:\n\n- `Drain`: it requires a log service.\n");
  });

  it("distinguishes the platform from a simulator", () => {
    expect(rowsOf(example)).toEqual([
      "Of 2 kinds, 1 passed live, and 1 were recorded on the platform. Public clients: `apps-client (npm)` (1 operation).",
      "| App | 2 operations | 1 of 2 | 2030-01-30, on the platform; 2 observations | 2030-01-31, passed |",
      "| Drain | 1 operation | – | 2030-01-29, on a simulator | – |",
    ]);
  });

  it("states where a life on the platform failed", () => {
    const failed = (steps: readonly string[]) =>
      rowsOf({
        ...example,
        results: { Drain: { date: "2030-01-31", server: "platform", passed: false, steps } },
      }).at(-1);

    expect(failed(["create", "read"])).toContain("| 2030-01-31, failed after: create, read |");
    expect(failed([])).toContain("| 2030-01-31, failed after: no step |");
  });

  it.each([
    ["http://127.0.0.1:15500", true],
    ["localhost:15507", true],
    ["http://vpc.localhost:15507", true],
    ["http://[::1]:80", true],
    ["https://api.confluent.cloud", false],
    ["https://localhost.example.com", false],
    ["Redacted0001", false],
  ])("takes %s as an address of this machine: %s", (address, isLocal) => {
    expect(isLocalAddress(address)).toBe(isLocal);
  });
});
