import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { canonicalRequest, parseAuthorization, type Signed, signatureOf, utcDate } from "./signature.ts";

const signed: Signed = {
  contentType: "application/json",
  host: "vpc.tencentcloudapi.com",
  service: "vpc",
  date: "2023-11-14",
  timestamp: "1700000000",
  payload: Buffer.from('{"Offset":"0","Limit":"100"}'),
};
const expected = "1ad695b39211b109ee02a917b7a9e9ac10989e6d76ed68a955407f14282e73cb";

describe("the signature", () => {
  it("agrees with the platform's example", () => {
    const hash = createHash("sha256").update(canonicalRequest(signed)).digest("hex");

    expect(hash).toBe("d1a977727bf565e0984abb32051a0423f5a7df9043c37d060bfa29811e30d73f");
    expect(utcDate(signed.timestamp)).toBe(signed.date);
    expect(signatureOf("EXAMPLESECRETKEY", signed)).toBe(expected);
  });

  it.each([
    ["the key", "another", {}],
    ["the body", "EXAMPLESECRETKEY", { payload: Buffer.from('{"Offset":"0", "Limit":"100"}') }],
    ["the host", "EXAMPLESECRETKEY", { host: "vpc.tencentcloudapi.com:80" }],
    ["the content type", "EXAMPLESECRETKEY", { contentType: "application/json; charset=utf-8" }],
    ["the time", "EXAMPLESECRETKEY", { timestamp: "1700000001" }],
    ["the service", "EXAMPLESECRETKEY", { service: "sts" }],
  ])("is another one when %s differs", (_, key, change) => {
    expect(signatureOf(key, { ...signed, ...change })).not.toBe(expected);
  });
});

describe("the Authorization header", () => {
  const scope = "2023-11-14/vpc/tc3_request";

  it("is taken apart", () => {
    const header = `TC3-HMAC-SHA256 Credential=AKIDEXAMPLE/${scope}, SignedHeaders=content-type;host, Signature=${expected}`;

    expect(parseAuthorization(header)).toEqual({
      secretId: "AKIDEXAMPLE",
      date: "2023-11-14",
      service: "vpc",
      signedHeaders: "content-type;host",
      signature: expected,
    });
  });

  it.each([
    ["of another scheme", "Bearer token"],
    ["without a scope", `TC3-HMAC-SHA256 Credential=AKIDEXAMPLE, SignedHeaders=host, Signature=${expected}`],
    ["with a signature in capitals", `TC3-HMAC-SHA256 Credential=A/${scope}, SignedHeaders=host, Signature=ABC`],
  ])("%s is not understood", (_, header) => {
    expect(parseAuthorization(header)).toBeUndefined();
  });
});
