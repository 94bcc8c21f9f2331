import { UnexpectedResponse } from "@org/core-provider";
import type { Body } from "../platform/responses.ts";
import { memberAt } from "./member-path.ts";

/**
 * The values of an object at paths. A path that used to have an object must still have one, so that no invalid response
 * reaches the state.
 */
export function valuesAt(paths: readonly string[], found: Body, before: Body = {}): Record<string, unknown> {
  return Object.fromEntries(
    paths.flatMap((path) => {
      const [value, former] = [memberAt(found, path), before[path]];
      if (value === undefined || value === null) return [];
      if (typeof value === "object" && former !== undefined && typeof former !== "object")
        throw UnexpectedResponse.kind(value, "a value").within(path);
      return [[path, value]];
    }),
  );
}
