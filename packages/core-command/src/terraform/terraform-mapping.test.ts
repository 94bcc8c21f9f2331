import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCommands } from "../run.ts";
import { terraformMappingCommand } from "./terraform-mapping.ts";

it("writes the mapping to a file with the name that converters look for", async () => {
  const folder = await mkdtemp(join(tmpdir(), "terraform-mapping-"));
  try {
    const mapping = { name: "toys", resources: {} };
    const set = {
      packageName: "@org/toy",
      version: "1.0.0",
      commands: [terraformMappingCommand({ provider: "toys", mapping: async () => mapping })],
    };
    let printed = "";
    const print = (text: string) => {
      printed += text;
    };
    const status = await runCommands(set, ["terraform-mapping"], { folder, environment: {}, print, log: print });
    expect(JSON.parse(await readFile(join(folder, "toys.json"), "utf8"))).toEqual(mapping);
    expect(printed).toContain("  pulumi convert --from terraform --mappings toys.json --language typescript");
    expect(status).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});
