import { UnexpectedResponse } from "@org/core-provider";
import type { Body } from "../platform/answers.ts";
import { memberAt } from "./member-path.ts";

/** What an object has at paths. What was no object before is none now, so that no broken answer reaches the state. */
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
