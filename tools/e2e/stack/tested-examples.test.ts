import { execFile } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { findPulumi } from "@org/pulumi-cli";
import { expect, test } from "vitest";

const examples = join(import.meta.dirname, "../../../examples");

/** The line in which each test runner reports the tests that passed. */
test.each([
  { name: "streamprov-tests", runner: "vitest", passed: /Tests +2 passed/ },
  { name: "appprov-tests", runner: "node:test", passed: /pass 2/ },
  { name: "cloudprov-tests", runner: "mocha", passed: /1 passing/ },
])("the tests of $name pass with $runner", async ({ name, passed }) => {
  const { binDir } = await findPulumi();
  const path = [join(examples, name, "node_modules/.bin"), dirname(process.execPath), binDir, process.env["PATH"]];
  // Variables of this run of vitest would change the other one.
  const env = Object.entries(process.env).filter(([variable]) => !/^(VITEST|TEST|NODE_ENV|NODE_TEST)/.test(variable));
  const { stdout } = await promisify(execFile)(process.execPath, ["--run", "test"], {
    cwd: join(examples, name),
    env: { ...Object.fromEntries(env), PATH: path.join(delimiter), NO_COLOR: "1", SSL_CERT_FILE: "" },
  });
  expect(stdout).toMatch(passed);
});
