import { describe, expect, it } from "vitest";
import { expectsSuccess } from "./ckafka-instances.ts";

describe("expectsSuccess", () => {
  it("accepts the code 0, and a result without a code", () => {
    expect(expectsSuccess({ Result: { ReturnCode: "0", ReturnMessage: "operation success" } })).toBeUndefined();
    expect(expectsSuccess({ Result: { DealNames: ["20231114001"] } })).toBeUndefined();
  });

  it("names any other code, and the platform's message", () => {
    expect(expectsSuccess({ Result: { ReturnCode: "4000", ReturnMessage: "busy" } })?.message).toContain(
      "Result.ReturnCode is 4000: busy",
    );
  });
});
