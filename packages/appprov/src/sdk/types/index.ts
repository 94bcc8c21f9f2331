// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.

export * as enums from "./enums.ts";
export type * as input from "./input.ts";
export type * as output from "./output.ts";
