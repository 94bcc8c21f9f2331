export { descendantsOf } from "./descendants.ts";
export { type CliResult, LocalStack, type LocalStackOptions, localStack, type ResourceState } from "./local-stack.ts";
