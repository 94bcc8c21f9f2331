import { StatusError } from "@org/core-http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  codeOf,
  ifExists,
  isBusy,
  isMissing,
  isOneOf,
  isPlatformError,
  meaningOf,
  readErrorBody,
  unlessDone,
} from "./errors.ts";

const refused = (code: string) => new StatusError({ status: 200, code });

describe("the code of an error", () => {
  it("comes only from the platform", () => {
    expect(codeOf(refused("ResourceInUse"))).toBe("ResourceInUse");
    expect(codeOf(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }))).toBeUndefined();
    expect(codeOf(undefined)).toBeUndefined();
  });

  it("matches completely, or by the part before its first dot", () => {
    expect(isOneOf("ResourceInUse", ["ResourceInUse"])).toBe(true);
    expect(isOneOf("ResourceInUse.Address.V6", ["ResourceInUse"])).toBe(true);
    expect(isOneOf("ResourceInUse", ["ResourceInUse.Address"])).toBe(false);
    expect(isOneOf("ResourceInUseful", ["ResourceInUse"])).toBe(false);
    expect(isOneOf(undefined, ["undefined"])).toBe(false);
  });
});

describe("a temporary rejection", () => {
  it.each([
    "ResourceInUse.Address",
    "ResourceUnavailable",
    "ResourceBusy",
    "InvalidParameter.ActionInProgress",
    "OperationDenied.InstanceStatusLimitError",
    "UnsupportedOperation.UnsupportedDeleteService",
    "FailedOperation.ListenerHasTask",
  ])("is %s for every service", (code) => {
    expect(isBusy(code)).toBe(true);
  });

  it.each(["InternalError", "UnsupportedOperation.MutexOperationTaskRunning", "OperationDenied", "InvalidParameter"])(
    "is %s only for the service that defines it",
    (code) => {
      expect(isBusy(code)).toBe(false);
      expect(isBusy(code, [code])).toBe(true);
    },
  );
});

describe("an error body of the platform", () => {
  const isOwn = (body: unknown) => isPlatformError({ status: 404, headers: {}, path: "/", body });

  it("has a code in its response, or in the old form", () => {
    expect(isOwn({ Response: { Error: { Code: "ResourceNotFound", Message: "No." }, RequestId: "1" } })).toBe(true);
    expect(isOwn({ code: 4000, message: "No.", codeDesc: "InvalidParameter" })).toBe(true);
  });

  it.each([
    ["<html>"],
    [""],
    [null],
    [{ message: "Not Found" }],
    [{ code: 404, message: "Not Found" }],
    [{ Response: { RequestId: "1" } }],
  ])("is not %j", (body) => {
    expect(isOwn(body)).toBe(false);
  });
});

describe("an object that does not exist", () => {
  it.each(["ResourceNotFound", "ResourceNotFound.RoleNotFound", "InvalidParameterValue.ResourceNotFound"])(
    "is detected by %s",
    async (code) => {
      expect(isMissing(refused(code))).toBe(true);
      expect(await ifExists(Promise.reject(refused(code)))).toBeUndefined();
    },
  );

  it("is detected by codes of its kind", async () => {
    const error = refused("FailedOperation.NoSuchDoor");
    expect(isMissing(error)).toBe(false);
    expect(await ifExists(Promise.reject(error), ["FailedOperation.NoSuchDoor"])).toBeUndefined();
  });

  it("is detected by a general code of its kind only with the message", () => {
    const gone = ["InvalidParameter: instance not found"];
    const code = "InvalidParameter";
    const missing = new StatusError({ status: 200, code, platformMessage: "Instance not found." });
    expect(isMissing(missing, gone)).toBe(true);
    expect(isMissing(missing)).toBe(false);
    expect(isMissing(refused(code), gone)).toBe(false);
  });

  it("is not detected by any other error", async () => {
    const error = refused("InvalidParameterValue");
    await expect(ifExists(Promise.reject(error))).rejects.toBe(error);
    expect(await ifExists(Promise.resolve("there"))).toBe("there");
  });
});

describe("an action that is rejected because it was already done", () => {
  const fails = () => Promise.reject(refused("InvalidParameterValue.InvalidEnvStatus"));

  it("is not a failure if it is done", async () => {
    await unlessDone(fails, async () => true);
  });

  it.each([
    ["is not done", async () => false],
    ["cannot be read", () => Promise.reject(new Error("no"))],
  ])("fails with the first reason if it %s", async (_what, isDone) => {
    await expect(unlessDone(fails, isDone)).rejects.toThrow("InvalidEnvStatus");
  });

  it("is not read if nothing fails", async () => {
    await unlessDone(
      async () => undefined,
      () => Promise.reject(new Error("looked")),
    );
  });
});

describe("an error body", () => {
  it("is read with any content, and its advice is a string", () => {
    const word = fc.constantFrom("Response", "Error", "Code", "Message", "RequestId", "code", "codeDesc", "message");
    const value = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constantFrom(null, "constructor.name", "__proto__", "toString"),
    );
    const bodies = fc.anything({ key: word, values: [value], maxDepth: 4 });
    fc.assert(
      fc.property(bodies, fc.integer({ min: 100, max: 599 }), (body, status) => {
        const said = readErrorBody(body, { ResourceInUse: "Take it out first." });
        expect(["undefined", "string"]).toContain(typeof said?.hint);
        meaningOf({ status, headers: {}, body });
        isMissing(new StatusError({ status, body, code: said?.code }));
      }),
      { numRuns: 2000 },
    );
  });

  it("with a code that is a JavaScript name has no hint", () => {
    expect(readErrorBody({ Response: { Error: { Code: "constructor" } } })?.hint).toBeUndefined();
  });
});
