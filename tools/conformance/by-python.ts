import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { CloudprovSimulator } from "@org/simulator-cloudprov";
import { type Step, versions } from "./scenario.ts";

/**
 * Calls the platform with its official SDK for Python, step by step, which also compares requests and answers with the
 * models that the SDK publishes. What is not as it must be, in sentences.
 */
export async function callByPython(
  platform: CloudprovSimulator,
  python: string,
  steps: readonly Step[],
  values: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const { domain, credentials } = platform;
  const { secretId, secretKey } = credentials;
  const child = spawn("python3", [join(import.meta.dirname, "by_python.py")], {
    env: { ...process.env, PYTHONPATH: python, PYTHONDONTWRITEBYTECODE: "1" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify({ steps, versions, values, domain, secretId, secretKey }));
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const [code] = (await once(child, "close")) as [number | null];
  const problems = output.split("\n").filter(Boolean);
  return code === 0 || problems.length > 0 ? problems : [`by_python.py ended with the exit code ${code}`];
}
