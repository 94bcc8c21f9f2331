import { spawn } from "node:child_process";
import { note } from "./say.ts";

/** Builds a package with everything it needs; shows the build's output only when it fails. */
export async function buildPackage(root: string, name: string): Promise<void> {
  note(`building ${name} (seconds, less when nothing has changed) ...`);
  await new Promise<void>((resolve, reject) => {
    const child = spawn("nx", ["run", `${name}:build`], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`building ${name} failed:\n${output}`))));
  });
}
