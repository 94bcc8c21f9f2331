// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { config } from "./vars.ts";
