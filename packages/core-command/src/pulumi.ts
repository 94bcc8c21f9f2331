import { spawn } from "node:child_process";
import { Refusal } from "./refusal.ts";
import { visibleLines } from "./visible-text.ts";

/** How to run the Pulumi CLI. */
export interface Pulumi {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The alternative to installing the CLI: completes "install it". */
  readonly otherwise?: string;
}

/**
 * Runs the CLI.
 *
 * @returns its output.
 * @throws {Refusal} if it is not installed or fails, with the reason it printed.
 */
export function pulumi(args: readonly string[], { folder, environment, otherwise = "" }: Pulumi): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("pulumi", [...args, "--non-interactive", "--color", "never"], {
      cwd: folder,
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let printed = "";
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    child.on("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "ENOENT"
          ? new Refusal("missing-tool", `The Pulumi CLI is not on PATH: install it${otherwise}.`)
          : error,
      ),
    );
    child.on("close", (code) => {
      if (code === 0) resolve(printed);
      else
        reject(
          new Refusal(
            "command-failed",
            `\`pulumi ${args.join(" ")}\` failed in ${folder}:\n${visibleLines(reasonIn(printed, said), "")}`,
          ),
        );
    });
  });
}

/** The reason of a failure: operations on a stack print their diagnostics to standard output, other commands to standard error. */
function reasonIn(printed: string, said: string): string {
  const start = printed.lastIndexOf("Diagnostics:\n");
  const [diagnostics = ""] = start === -1 ? [] : printed.slice(start).split("\n\nResources:\n");
  const reasons = [diagnostics, said].map((text) => text.trim()).filter((text) => text !== "");
  return reasons.length === 0 ? printed : reasons.join("\n");
}
