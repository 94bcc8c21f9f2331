export { descendantsOf } from "./descendants.ts";
export type { ResourceState } from "./file-backend.ts";
export { type CliResult, LocalStack, type LocalStackOptions, localStack } from "./local-stack.ts";
