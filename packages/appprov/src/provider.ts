import { completeProvider } from "@org/core-provider";
import { outline } from "./outline.ts";

/** The whole package with all its definitions, for its schema, its documentation and tests. */
export const provider = await completeProvider(outline);
