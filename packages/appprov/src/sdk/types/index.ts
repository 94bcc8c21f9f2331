// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export type { input } from "./input.ts";
export type { output } from "./output.ts";
