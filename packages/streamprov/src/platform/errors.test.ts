import { StatusError } from "@org/core-http";
import { describe, expect, it } from "vitest";
import { isNotFound, isPlatformError, serviceErrors } from "./errors.ts";

const asked = (path: string, body: unknown) => ({ status: 404, headers: {}, path, body });

describe("an error body of the control plane", () => {
  const isOwn = isPlatformError("errors");
  it.each([
    ["/iam/v2/service-accounts/sa-1", { errors: [{ id: "1", status: "404", code: "not_found", detail: "gone" }] }],
    ["/iam/v2/identity-providers/op-1", { error_code: 404, message: "not found" }],
    ["/connect/v1/environments/env-1/clusters/lkc-1/connectors/c", { error: { code: 404, message: "not found" } }],
    ["/service_accounts", { code: 404, message: "not found" }],
  ])("of %s is %j", (path, body) => {
    expect(isOwn(asked(path, body))).toBe(true);
  });

  it.each([
    ["<html></html>"],
    [""],
    [null],
    [[]],
    [{}],
    [{ message: "Not Found" }],
    [{ code: 404, message: "Not Found" }],
    [{ error: { code: 404, message: "Not Found" } }],
    [{ statusCode: 404, message: "Resource not found" }],
    [{ timestamp: 1, status: 404, error: "Not Found", path: "/" }],
    [{ errors: [] }],
    [{ errors: [{ message: "Not found" }] }],
  ])("is not %j", (body) => {
    expect(isOwn(asked("/iam/v2/service-accounts/sa-1", body))).toBe(false);
  });
});

describe("an error body of Connect", () => {
  it("is nested in a member, unlike a gateway's", () => {
    const path = "/connect/v1/environments/env-1/clusters/lkc-1/connectors/c";
    const isOwn = isPlatformError("errors");
    expect(isOwn(asked(path, { error: { code: 404, message: "resource not found" } }))).toBe(true);
    expect(isOwn(asked(path, { code: 404, message: "Not Found" }))).toBe(false);
    expect(isOwn(asked(path, { error: "Not Found" }))).toBe(false);
  });
});

describe("an error body of Kafka REST and Schema Registry", () => {
  const isOwn = isPlatformError("error_code");
  it("has an error code and a message, which may be null", () => {
    expect(isOwn(asked("/subjects", { error_code: 40401, message: "Subject not found" }))).toBe(true);
    expect(isOwn(asked("/kafka/v3/clusters/lkc-1/topics/x", { error_code: 40403, message: null }))).toBe(true);
  });

  it.each([
    [{ errors: [{ status: "404", detail: "gone" }] }],
    [{ error_code: "1015" }],
    [{ error_code: 1015, title: "x" }],
    ["404 page not found"],
  ])("is not %j", (body) => {
    expect(isOwn(asked("/subjects", body))).toBe(false);
  });
});

describe("a 404 of Kafka REST and Schema Registry", () => {
  const errorOf = (body: { readonly error_code: number; readonly message: string | null }) =>
    new StatusError({ status: 404, body, ...serviceErrors("Check restEndpoint.")(body) });

  it.each([
    [40403, "This server does not host this topic-partition."],
    [40401, "Subject 'orders' not found."],
    [404, "The cluster link doesn't exist."],
    [404, "PII is not on lsrc-1:lkc-1:orders"],
  ])("with the code %i and the message %j proves that the object does not exist", (error_code, message) => {
    expect(isNotFound(errorOf({ error_code, message }))).toBe(true);
  });

  it.each([
    [404, "Cluster my-cluster cannot be found."],
    [404, "HTTP 404 Not Found"],
    [404, null],
  ])("with the code %i and the message %j proves nothing", (error_code, message) => {
    const error = errorOf({ error_code, message });
    expect(isNotFound(error)).toBe(false);
    expect(error.message).toContain("does not prove that an object was deleted");
  });
});
