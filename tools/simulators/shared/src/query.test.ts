import { expect, it } from "vitest";
import {
  anyCaseFlagParameter,
  checkQuery,
  flagParameter,
  manyParameter,
  numberParameter,
  Query,
  requiredParameter,
} from "./query.ts";

const known = {
  page_size: numberParameter(1, 100),
  deleted: flagParameter,
  normalize: anyCaseFlagParameter,
  cloud: manyParameter,
  environment: requiredParameter,
};

function problemsOf(query: string): string[] {
  return checkQuery(new URLSearchParams(query), known).map(({ at, message }) => `${at} ${message}`);
}

it("takes known parameters, those that may repeat more than once", () => {
  expect(problemsOf("environment=env-1&page_size=99&deleted=false&cloud=AWS&cloud=GCP")).toEqual([]);
});

it.each([
  ["environment=e&limit=1", "limit is not a known query parameter"],
  ["", "environment is missing"],
  ["environment=", "environment must not be empty"],
  ["environment=e&page_size=101", "page_size must be an integer from 1 to 100"],
  ["environment=e&page_size=all", "page_size must be an integer from 1 to 100"],
  ["environment=e&deleted=yes", "deleted must be true or false"],
  ["environment=e&deleted=True", "deleted must be true or false"],
  ["environment=e&normalize=yes", "normalize must be true or false"],
  ["environment=e&deleted=true&deleted=true", "deleted must not be given more than once"],
])("reports what is wrong with ?%s", (query, problem) => {
  expect(problemsOf(query)).toEqual([problem]);
});

it("takes True and False for flags of servers that read them so", () => {
  expect(["normalize=True", "normalize=False"].flatMap((query) => problemsOf(`environment=e&${query}`))).toEqual([]);
  const query = new Query(new URLSearchParams("yes=True&no=False"));
  expect([query.is("yes"), query.is("no"), query.is("none")]).toEqual([true, false, false]);
});
