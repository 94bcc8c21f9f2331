import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const workspace = join(import.meta.dirname, "../../..");

/** The files whose errors users see. */
const patterns = [
  "packages/core-http/src/**/*.ts",
  "packages/core-command/src/**/*.ts",
  "packages/core-provider/src/{check,definition,diff,server,value,wire}/**/*.ts",
  "packages/{appprov,cloudprov,streamprov}/src/{any-action,commands,functions,platform,resources}/**/*.ts",
  "packages/{appprov,cloudprov,streamprov}/src/*.ts",
];

/** Files that create an error without a code which no user sees, or one whose message has a code already. */
export const withoutCodes: Readonly<Record<string, string>> = {
  "packages/core-http/src/base/clock.ts": "the reason of a cancelled wait",
  "packages/core-http/src/exchange/failures.ts": "the redacted cause of another error",
  "packages/core-http/src/wire/response-size.ts": "becomes an error with a code",
  "packages/core-http/src/wire/response-wait.ts": "becomes an error with a code",
  "packages/core-http/src/wire/transport.ts": "becomes an error with a code",
  "packages/core-provider/src/definition/lookup-outputs.ts": "a mistake in a definition, which fails at the start",
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
