import { expect, it } from "vitest";
import { publishedActions } from "./published-operations.ts";

it("reads the actions of a service and the members of their requests from the official SDK", async () => {
  const actions = await publishedActions("sts", "2018-08-13");

  expect(actions?.get("AssumeRole")).toEqual(expect.arrayContaining(["RoleArn", "RoleSessionName", "DurationSeconds"]));
  expect(actions?.get("GetCallerIdentity")).toEqual([]);
  expect(await publishedActions("zoo", "2018-08-13")).toBeUndefined();
});
