import { describe, expect, test } from "vitest";
import { describeConnectionFailure } from "./connection-failure.ts";

const failure = (code: string, facts: object = {}) => Object.assign(new Error(`raw ${code}`), { code }, facts);

describe("a failed connection", () => {
  test.each([
    [failure("ECONNREFUSED", { address: "10.0.0.1", port: 443 }), "connection refused (ECONNREFUSED, 10.0.0.1:443)"],
    [failure("ENOTFOUND", { hostname: "proxy.local" }), "the host name does not resolve (ENOTFOUND, proxy.local)"],
    [failure("UND_ERR_CONNECT_TIMEOUT"), "connection timed out (UND_ERR_CONNECT_TIMEOUT)"],
    [failure("EWHATEVER"), "raw EWHATEVER (EWHATEVER)"],
    [new AggregateError([failure("ECONNREFUSED")]), "connection refused (ECONNREFUSED)"],
    [new Error("outer", { cause: failure("ECONNRESET") }), "connection reset (ECONNRESET)"],
    ["odd", "odd"],
  ])("is described in words and may be temporary", (error, text) => {
    expect(describeConnectionFailure(error)).toMatchObject({ text, temporary: true });
  });

  test.each([
    "CERT_HAS_EXPIRED",
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  ])("because of the certificate (%s) is permanent, and the hint names the variables", (code) => {
    const described = describeConnectionFailure(failure(code));
    expect(described.temporary).toBe(false);
    expect(described.hint).toContain("NODE_EXTRA_CA_CERTS or SSL_CERT_FILE");
  });

  test.each(["EPROTO", "ERR_SSL_WRONG_VERSION_NUMBER", "UND_ERR_INVALID_ARG"])("because of %s is permanent", (code) => {
    expect(describeConnectionFailure(failure(code)).temporary).toBe(false);
  });

  test("names the proxy's settings if the proxy rejects it", () => {
    const rejected = failure("UND_ERR_ABORTED", { message: "Proxy response (407) !== 200 when HTTP Tunneling" });
    expect(describeConnectionFailure(rejected)).toMatchObject({
      text: "the proxy responded with 407",
      temporary: false,
    });
    expect(describeConnectionFailure(rejected).hint).toContain("HTTPS_PROXY");
  });
});
