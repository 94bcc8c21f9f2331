export { descendantsOf } from "./descendants.ts";
export type { ResourceState } from "./file-backend.ts";
export { keyServer } from "./key-server.ts";
export { LocalStack, type LocalStackOptions, localStack, withoutCheckpoints } from "./local-stack.ts";
export { type CliResult, runProgram } from "./run-program.ts";
