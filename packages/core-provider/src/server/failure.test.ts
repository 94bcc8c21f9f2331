import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import statusPb from "@pulumi/pulumi/proto/status_pb.js";
import { describe, expect, it } from "vitest";
import { plainProperties } from "../testing/generated-messages.ts";
import { decode, encode } from "../value/codec.ts";
import { explain, partialFailure, printable, RpcError, shownMessage } from "./failure.ts";
import { status } from "./grpc-status.ts";

const report = "https://toy.test/source";

describe("the sentence for an error", () => {
  const explained = (error: unknown, secrets: readonly string[] = []) =>
    explain(error, 'creating Box "orders"', secrets, report);

  it("names the operation only once", () => {
    expect(explained(new Error("the lid is stuck"))).toBe('creating Box "orders": the lid is stuck');
    expect(explained(new Error('creating Box "orders" was interrupted'))).toBe('creating Box "orders" was interrupted');
  });

  it("supports any thrown value", () => {
    expect(explained("stuck")).toBe('creating Box "orders": stuck');
    expect(explained(undefined)).toBe('creating Box "orders": undefined');
  });

  it.for([
    new TypeError("Cannot read properties of undefined (reading 'id')"),
    new ReferenceError("box is not defined"),
    new RangeError("Invalid array length"),
  ])("distinguishes a bug in the provider from a platform error: $name", (error) => {
    expect(explained(error)).toBe(
      `creating Box "orders" failed because of a bug in the provider: ${error.message}. Please report it at ${report}`,
    );
  });

  it("contains no control characters, and keeps its lines", () => {
    expect(explained(new Error("the lid\u001b[2J of a\u202exob is\r\n\tstuck\u0085"))).toBe(
      'creating Box "orders": the lid\\u001b[2J of a\\u202exob is\n  stuck\\u0085',
    );
  });

  it("contains no secret from any source", () => {
    expect(explained(new Error("the key hunter2 is not hunter2!"), ["hunter2"])).toBe(
      'creating Box "orders": the key [secret] is not [secret]!',
    );
    expect(explained(new TypeError("hunter2 is not a function"), ["hunter2"])).not.toContain("hunter2");
  });
});

describe("a printable text", () => {
  const long = "x".repeat(5000);

  it("shortens long quotations and shows their length", () => {
    const told = `must be a URL, not "${long}"; it was "short"`;
    expect(printable(told, [])).toBe(`must be a URL, not "${"x".repeat(200)}…" (5000 characters); it was "short"`);
  });

  it("shortens long quotations in JSON form", () => {
    const told = `not ${JSON.stringify({ name: "a", policy: `say "${long}"` })}`;
    expect(printable(told, [])).toBe(`not {"name":"a","policy":"say \\"${"x".repeat(194)}…" (5008 characters)}`);
  });

  it("is unchanged outside quotations, at any length, also between two quotes", () => {
    const told = `"a" ${"and so on ".repeat(100)}"b"`;
    expect(printable(told, [])).toBe(told);
  });

  it("shows no part of a secret", () => {
    const told = `not "${"x".repeat(190)}hunter2-hunter2-hunter2${long}"`;
    expect(printable(told, ["hunter2-hunter2-hunter2"])).not.toContain("hunter2");
  });

  it("keeps short secrets, since they occur in many words", () => {
    expect(printable("a key and another", ["key", "a", ""])).toBe("a key and another");
  });
});

describe("a partial failure", () => {
  const detailsOf = (error: RpcError) => error.details?.(shownMessage("toy", error)) ?? new Uint8Array();
  const shown = "the lid is stuck [toy/object-failed]";

  it("contains everything that the engine needs to keep the object", () => {
    const error = partialFailure(
      {
        id: "box-1",
        inputs: encode({ name: "a", password: "x" }, new Set(["password"])),
        outputs: encode({ name: "a", token: "t" }, new Set(["token"])),
      },
      "object-failed",
      "the lid is stuck",
    );
    expect(error).toBeInstanceOf(RpcError);
    expect([error.code, error.message]).toEqual([status.unknown, "the lid is stuck"]);
    const rpcStatus = statusPb.Status.deserializeBinary(detailsOf(error));
    expect([rpcStatus.getCode(), rpcStatus.getMessage()]).toEqual([2, shown]);
    const [any] = rpcStatus.getDetailsList();
    expect(any?.getTypeUrl()).toBe("type.googleapis.com/pulumirpc.ErrorResourceInitFailed");
    const detail = providerPb.ErrorResourceInitFailed.deserializeBinary(any?.getValue_asU8() ?? new Uint8Array());
    expect([detail.getId(), detail.getReasonsList()]).toEqual(["box-1", [shown]]);
    expect(decode(plainProperties(detail.getInputs()))).toEqual({
      values: { name: "a", password: "x" },
      secrets: new Set(["password"]),
    });
    expect(decode(plainProperties(detail.getProperties()))).toEqual({
      values: { name: "a", token: "t" },
      secrets: new Set(["token"]),
    });
  });

  const detailOf = (error: RpcError) => {
    const [any] = statusPb.Status.deserializeBinary(detailsOf(error)).getDetailsList();
    return providerPb.ErrorResourceInitFailed.deserializeBinary(any?.getValue_asU8() ?? new Uint8Array());
  };

  it("omits the largest values if they are too large for a header, so that the engine reads them", () => {
    const outputs = { region: "here", body: "x".repeat(18_000_000), note: "n".repeat(1_000), __unready: true };
    const error = partialFailure(
      { id: "box-1", inputs: encode({ region: "here" }, new Set()), outputs: encode(outputs, new Set()) },
      "object-failed",
      "the lid is stuck",
    );
    const { body: _, ...rest } = outputs;
    const detail = detailOf(error);
    expect([detail.getId(), detail.getRefreshBeforeUpdate()]).toEqual(["box-1", true]);
    expect(decode(plainProperties(detail.getProperties())).values).toEqual(rest);
    expect(decode(plainProperties(detail.getInputs())).values).toEqual({ region: "here" });
    expect(error.message).toBe(
      "the lid is stuck\nbody is too large to be saved with this error; the next `pulumi up` or `pulumi refresh` reads it.",
    );
  });

  it("omits inputs only if omitting outputs is not enough", () => {
    const values = { region: "here", body: "x".repeat(4_000_000), other: "y".repeat(2_000_000) };
    const error = partialFailure(
      { id: "box-1", inputs: encode(values, new Set(["body"])), outputs: encode(values, new Set(["body"])) },
      "object-failed",
      "the lid is stuck",
    );
    const { body: _, ...rest } = values;
    expect(decode(plainProperties(detailOf(error).getProperties())).values).toEqual({ region: "here" });
    expect(decode(plainProperties(detailOf(error).getInputs())).values).toEqual(rest);
    expect(detailsOf(error).length).toBeLessThan(3.2 * 1024 * 1024);
  });

  it("has a message of bounded length, with its beginning and its end", () => {
    const error = partialFailure(
      { id: "box-1", inputs: encode({}, new Set()), outputs: encode({}, new Set()) },
      "object-failed",
      `it failed: ${"x".repeat(20_000_000)}. Try again`,
    );
    expect(shownMessage("toy", error)).toMatch(
      /^it failed: x+ … \(\d+ characters omitted\) … x+\. Try again \[toy\/object-failed\]$/,
    );
    expect(detailsOf(error).length).toBeLessThan(100_000);
    expect(detailOf(error).getId()).toBe("box-1");
  });
});
