import { spawn } from "node:child_process";
import { runCommand } from "./run-command.ts";

/** A program that is looked for, and how it can be built. */
export interface Tool {
  /** What to call it in a sentence. */
  readonly title: string;
  /** File name of the executable, without `.exe`. */
  readonly executable: string;
  /** The Go module it is built from, and the package of its `main`. */
  readonly source: {
    readonly module: string;
    readonly version: string;
    readonly main: string;
    /** The variable that the linker sets to the version. */
    readonly versionVariable: string;
    /** Replacements that the module's own go.mod makes: Go ignores those of a dependency. */
    readonly replace: readonly string[];
    /** How long the build takes on two cores, for the person who waits. */
    readonly takes: string;
  };
  /** Where else a person gets it, at the end of the message that says that it was not found. */
  readonly advice: string;
  /** Starts the executable: its version when it works and is new enough, or what is wrong with it. */
  inspect(path: string): Promise<Inspection>;
}

/** What came of starting an executable. */
export type Inspection = { readonly version: string } | { readonly problem: string };

/** The oldest CLI that speaks every call our plugins and tests rely on. */
const oldestCli = [3, 200, 0] as const;

const startTimeoutMs = 20_000;

/** The version that is installed or built when none is found; the newest whose modules the Go proxy serves whole. */
const cliVersion = "3.259.0";

const pulumiAdvice =
  "Install the Pulumi CLI (https://www.pulumi.com/docs/install) or Go 1.25 or later (https://go.dev/dl)";

/** The Pulumi CLI. */
export const pulumiCli: Tool = {
  title: "Pulumi CLI",
  executable: "pulumi",
  source: {
    module: "github.com/pulumi/pulumi/pkg/v3",
    version: cliVersion,
    main: "github.com/pulumi/pulumi/pkg/v3/cmd/pulumi",
    versionVariable: "github.com/pulumi/pulumi/sdk/v3/go/common/version.Version",
    replace: ["github.com/atotto/clipboard=github.com/tgummerer/clipboard@v0.0.0-20241001131231-d02d263e614e"],
    takes: "about 6 minutes",
  },
  advice: pulumiAdvice,
  async inspect(path) {
    const answer = await runCommand(path, ["version"], {
      timeoutMs: startTimeoutMs,
      env: { ...process.env, PULUMI_SKIP_UPDATE_CHECK: "true" },
    });
    if (answer.exitCode !== 0) return { problem: `\`${path} version\` failed: ${answer.reason}` };
    const version = /^v?(\d+)\.(\d+)\.(\d+)/.exec(answer.stdout.trim());
    if (version === null) return { problem: `\`${path} version\` printed no version: ${answer.stdout.trim()}` };
    const numbers = version.slice(1).map(Number);
    const text = numbers.join(".");
    if (isOlder(numbers, oldestCli)) return { problem: `${path} is ${text}, older than ${oldestCli.join(".")}` };
    return { version: text };
  },
};

/** The language host for Pulumi YAML. It has no version command, so any that opens its port is taken. */
export const yamlHost: Tool = {
  title: "Pulumi YAML language host",
  executable: "pulumi-language-yaml",
  source: {
    module: "github.com/pulumi/pulumi-yaml",
    version: "1.38.1",
    main: "github.com/pulumi/pulumi-yaml/cmd/pulumi-language-yaml",
    versionVariable: "github.com/pulumi/pulumi-yaml/pkg/version.Version",
    replace: [],
    takes: "about 2 minutes",
  },
  advice: pulumiAdvice,
  async inspect(path) {
    const problem = await whyNoPort(path);
    return problem === undefined ? { version: "unknown" } : { problem };
  },
};

const goAdvice = "Install Go 1.25 or later (https://go.dev/dl)";

/** What checks workflows of GitHub. Another version knows other rules, so only this one is taken. */
export const actionlint: Tool = {
  title: "actionlint program",
  executable: "actionlint",
  source: {
    module: "github.com/rhysd/actionlint",
    version: "1.7.12",
    main: "github.com/rhysd/actionlint/cmd/actionlint",
    versionVariable: "github.com/rhysd/actionlint.version",
    replace: [],
    takes: "seconds",
  },
  advice: goAdvice,
  inspect: (path) => inspectExactVersion(actionlint, path, "-version"),
};

/** An S3 server that stores objects as files. Only this version is taken, so that every machine tests the same. */
export const versitygw: Tool = {
  title: "versitygw program",
  executable: "versitygw",
  source: {
    module: "github.com/versity/versitygw",
    version: "1.8.0",
    main: "github.com/versity/versitygw/cmd/versitygw",
    versionVariable: "main.Version",
    replace: [],
    takes: "about 1 minute",
  },
  advice: goAdvice,
  inspect: (path) => inspectExactVersion(versitygw, path, "--version"),
};

/** Accepts only the version that a build by Go would have. */
async function inspectExactVersion({ source }: Tool, path: string, option: string): Promise<Inspection> {
  const answer = await runCommand(path, [option], { timeoutMs: startTimeoutMs });
  if (answer.exitCode !== 0) return { problem: `\`${path} ${option}\` failed: ${answer.reason}` };
  const version = /^(?:Version\s*:\s*)?v?(\d+\.\d+\.\d+)/.exec(answer.stdout)?.[1] ?? "unknown";
  return version === source.version ? { version } : { problem: `${path} is ${version}, not ${source.version}` };
}

/** Starts a language host, which prints the port it listens on and then serves until it is stopped. */
function whyNoPort(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const host = spawn(path, [], { stdio: ["ignore", "pipe", "ignore"] });
    const finish = (problem?: string) => {
      clearTimeout(timer);
      host.kill("SIGKILL");
      resolve(problem);
    };
    const timer = setTimeout(() => finish(`${path} opened no port within 20 s`), startTimeoutMs);
    let output = "";
    host.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (/^\d+\n/.test(output)) finish();
    });
    host.on("error", (error) => finish(`${path} does not start: ${error.message}`));
    host.on("close", (code, signal) =>
      finish(`${path} ended with ${signal ?? `exit code ${code}`} and opened no port`),
    );
  });
}

function isOlder(version: readonly number[], than: readonly number[]): boolean {
  const firstDifference = version.findIndex((number, index) => number !== than[index]);
  return firstDifference !== -1 && (version[firstDifference] ?? 0) < (than[firstDifference] ?? 0);
}
