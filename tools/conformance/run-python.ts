import { spawn } from "node:child_process";
import { once } from "node:events";
import { basename } from "node:path";

/**
 * Runs a Python script that prints its problems on standard output.
 *
 * @param python The folder of the packages.
 * @param input The script's standard input, as JSON.
 * @returns the problems.
 */
export async function runPython(script: string, python: string, input: unknown): Promise<string[]> {
  const child = spawn("python3", [script], {
    env: { ...process.env, PYTHONPATH: python, PYTHONDONTWRITEBYTECODE: "1" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify(input));
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const [code] = (await once(child, "close")) as [number | null];
  const problems = output.split("\n").filter(Boolean);
  return code === 0 || problems.length > 0 ? problems : [`${basename(script)} ended with the exit code ${code}`];
}
