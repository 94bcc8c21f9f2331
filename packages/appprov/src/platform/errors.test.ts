import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPlatformError, readErrorBody } from "./errors.ts";

describe("the platform's error body", () => {
  const isOwn = (body: unknown) => isPlatformError({ status: 404, headers: {}, path: "/apps/1", body });

  it("has a code, a kind and a message", () => {
    expect(isOwn({ code: 404, error: "not_found", message: "App not found" })).toBe(true);
  });

  it.each([
    ["<html>"],
    [null],
    [{}],
    [{ message: "Not Found" }],
    [{ statusCode: 404, error: "Not Found", message: "Cannot GET /apps/1" }],
    [{ errors: [{ status: "404", detail: "gone" }] }],
  ])("is not recognized in %j", (body) => {
    expect(isOwn(body)).toBe(false);
  });

  it.each([
    [{ code: 422, error: "unprocessable_entity", message: "Handle is taken" }, "unprocessable_entity: Handle is taken"],
    [{ code: 404, error: "not_found" }, "not_found"],
    [{ message: "No." }, "No."],
  ])("%j says %s", (body, message) => {
    expect(readErrorBody(body)?.message).toBe(message);
  });

  it.each([["<html>"], [null], [{}], [{ error: 1, message: "" }]])("has no message in %j", (body) => {
    expect(readErrorBody(body)).toBeUndefined();
  });

  it("never throws for any body", () => {
    const key = fc.constantFrom("code", "error", "message", "errors");
    fc.assert(fc.property(fc.anything({ key, maxDepth: 3 }), (body) => void readErrorBody(body)));
  });
});
