// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.

export { config } from "./vars.ts";
