import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const packages = join(import.meta.dirname, "../../packages");

describe.each(["streamprov", "appprov", "cloudprov"])("the launcher in the npm package of %s", (name) => {
  const run = (...args: string[]) => {
    const launcher = join(packages, name, `pulumi-resource-${name}`);
    const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...args], { encoding: "utf8" });
    return { status, stdout, stderr };
  };

  it("prints the version of the package", () => {
    const { version } = JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8")) as { version: string };
    expect(run("--version")).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
  });

  it.each(["--help", "-h"])("explains itself with %s", (flag) => {
    const { status, stdout, stderr } = run(flag);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(`Usage: pulumi-resource-${name} [--help | --version]`);
    expect(stdout).toContain(`npx @org/${name} --help`);
  });
});
