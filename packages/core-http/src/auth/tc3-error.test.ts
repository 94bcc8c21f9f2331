import { describe, expect, test } from "vitest";
import { classifyTc3, readTc3Error } from "./tc3-error.ts";

const errorBody = (code: string) => ({ Response: { Error: { Code: code, Message: "No." }, RequestId: "r-1" } });
const classOf = (body: unknown, status = 200) => classifyTc3({ status, headers: {}, body });

describe("an error of an action API", () => {
  test("is read with its code, message and request", () => {
    expect(readTc3Error(errorBody("ResourceNotFound"))).toMatchObject({
      code: "ResourceNotFound",
      message: "No.",
      requestId: "r-1",
    });
  });

  test("is read in its old form", () => {
    expect(readTc3Error({ code: 4000, message: "No.", codeDesc: "InvalidParameter" })).toEqual({
      code: "InvalidParameter",
      message: "No.",
    });
    expect(readTc3Error({ code: 4100, message: "No." })).toMatchObject({ code: "4100" });
  });

  test.each([{ Response: { RequestId: "r-1" } }, { code: 0, message: "" }, {}, null, "text", [], { Response: null }])(
    "does not exist in %j",
    (body) => {
      expect(readTc3Error(body)).toBeUndefined();
      expect(classOf(body)).toBeUndefined();
    },
  );

  test.each([
    ["RequestLimitExceeded", "limited"],
    ["RequestLimitExceeded.UinLimitExceeded", "limited"],
    ["LimitExceeded.RequestLimitExceeded", "limited"],
    ["RequestLimitExceededX", "error"],
    ["LimitExceeded", "error"],
    ["AuthFailure.SignatureExpire", "credentialRejected"],
    ["AuthFailure.TokenFailure", "credentialRejected"],
    ["AuthFailure.SignatureFailure", "credentialRejected"],
    ["AuthFailure.UnauthorizedOperation", "error"],
    ["InternalError", "error"],
  ])("%s means %s with any status", (code, meaning) => {
    expect(classOf(errorBody(code))).toBe(meaning);
    expect(classOf(errorBody(code), 500)).toBe(meaning);
  });

  test("gives a remedy if the code is known", () => {
    expect(readTc3Error(errorBody("AuthFailure.SignatureExpire"))?.hint).toContain("clock");
    expect(readTc3Error(errorBody("AuthFailure.SignatureFailure"))?.hint).toContain("secretKey");
    expect(readTc3Error(errorBody("UnsupportedRegion"))?.hint).toContain("Check region");
    expect(readTc3Error(errorBody("LimitExceeded.ServiceCountLimitExceeded"))?.hint).toContain("quota");
    expect(readTc3Error(errorBody("LimitExceeded.RequestLimitExceeded"))?.hint).toBeUndefined();
    expect(readTc3Error(errorBody("InternalError"))?.hint).toBeUndefined();
  });
});
