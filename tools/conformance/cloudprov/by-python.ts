import { join } from "node:path";
import { type CloudprovSimulator, publishedModels } from "@org/cloudprov-simulator";
import { runPython } from "../run-python.ts";
import { versions } from "./scenario.ts";
import type { Step } from "./step.ts";

/**
 * Calls the platform with its official SDK for Python, step by step, which also compares requests and answers with the
 * models that the SDK publishes. Returns the problems.
 */
export async function callByPython(
  { domain, credentials: { secretId, secretKey } }: CloudprovSimulator,
  python: string,
  steps: readonly Step[],
  values: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const input = { steps, versions, values, domain, secretId, secretKey, models: publishedModels };
  return runPython(join(import.meta.dirname, "by_python.py"), python, input);
}
