import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const workspace = join(import.meta.dirname, "../../..");

/**
 * The files whose messages users see. Each error and each warning has a code, because their functions and classes take
 * one: `CodedError`, `Refusal` and `warn`. Messages without a code are those of functions that take none, and that are
 * only for progress and results: `op.progress` and `engine.log` of a provider, which accepts no severity above `info`,
 * and `progress` and `print` of a command.
 */
const patterns = [
  "packages/core-http/src/**/*.ts",
  "packages/core-command/src/**/*.ts",
  "packages/core-provider/src/{check,definition,diff,protocol,server,value,wire}/**/*.ts",
  "packages/{appprov,cloudprov,streamprov}/src/{any-action,commands,functions,platform,resources}/**/*.ts",
  "packages/{appprov,cloudprov,streamprov}/src/*.ts",
];

/** Files that create an error without a code which no user sees, or one whose message has a code already. */
export const withoutCodes: Readonly<Record<string, string>> = {
  "packages/core-http/src/base/clock.ts": "the reason of a cancelled wait",
  "packages/core-http/src/exchange/failures.ts": "the redacted cause of another error",
  "packages/core-http/src/wire/in-process.ts": "becomes an error with a code, in tests",
  "packages/core-http/src/wire/response-size.ts": "becomes an error with a code",
  "packages/core-http/src/wire/response-wait.ts": "becomes an error with a code",
  "packages/core-http/src/wire/transport.ts": "becomes an error with a code",
  "packages/core-provider/src/definition/lookup-outputs.ts": "a mistake in a definition, which fails at the start",
  "packages/core-provider/src/protocol/protobuf-reader.ts": "a defect of a gRPC client",
  "packages/core-provider/src/server/discovery.ts": "the message of another error, with its code",
  "packages/core-provider/src/server/grpc-frame.ts": "a defect of a gRPC client",
  "packages/core-provider/src/server/notes/note-store.ts": "becomes a warning",
  "packages/core-provider/src/server/siblings.ts": "becomes a warning, or the text of another error",
};

/** The source of a file, and its path in the workspace. */
export interface SourceFile {
  readonly file: string;
  readonly source: string;
}

/** The files whose errors users see. */
export function messageSources(): readonly SourceFile[] {
  return globSync(patterns, { cwd: workspace })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.endsWith(".test.ts") && !file.endsWith(".d.ts"))
    .map((file) => ({ file, source: readFileSync(join(workspace, file), "utf8") }));
}
