import { expect, it } from "vitest";
import { failure } from "./failure.ts";
import { RequestFailed } from "./request-failed.ts";

it("returns the provider's error", async () => {
  const said = new RequestFailed("no such thing", { code: "UNKNOWN" });
  expect(await failure(Promise.reject(said))).toBe(said);
});

it("passes on any other error, and fails if nothing fails", async () => {
  await expect(failure(Promise.reject(new TypeError("a slip")))).rejects.toThrow("a slip");
  await expect(failure(Promise.resolve(1))).rejects.toThrow("it should have failed, but it succeeded");
});
