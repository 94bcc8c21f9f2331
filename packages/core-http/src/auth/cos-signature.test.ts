import COS from "cos-nodejs-sdk-v5";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CosSignatureInput, cosSignature } from "./cos-signature.ts";

/** The example of the signature's specification. */
const example: CosSignatureInput = {
  secretId: "AKIDEXAMPLE",
  secretKey: "EXAMPLESECRETKEY",
  from: 1_700_000_000,
  until: 1_700_000_900,
  method: "PUT",
  path: "/",
  query: { tagging: "" },
  headers: {
    host: "example-1250000000.cos.ap-guangzhou.myqcloud.com",
    "content-md5": "abc=",
    "content-type": "application/xml",
  },
};

/** The same by the platform's own SDK. */
function bySdk(input: CosSignatureInput): string {
  return COS.getAuthorization({
    SecretId: input.secretId,
    SecretKey: input.secretKey,
    Method: input.method as "GET",
    Pathname: input.path,
    Query: { ...input.query },
    Headers: { ...input.headers },
    KeyTime: `${input.from};${input.until}`,
  });
}

const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/);
const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
const seconds = fc.integer({ min: 0, max: 4_102_444_800 });
const inputs: fc.Arbitrary<CosSignatureInput> = fc.record({
  secretId: fc.stringMatching(/^[A-Za-z0-9]{1,40}$/),
  secretKey: text,
  from: seconds,
  until: seconds,
  method: fc.constantFrom("GET", "HEAD", "PUT", "POST", "DELETE"),
  path: fc.array(text, { maxLength: 3 }).map((segments) => `/${segments.join("/")}`),
  query: fc.dictionary(name, fc.oneof(fc.constant(""), text), { maxKeys: 4 }),
  headers: fc
    .dictionary(
      name.map((part) => `x-cos-${part}`),
      text,
      { maxKeys: 4 },
    )
    .map((own) => ({ ...own, host: "example-1250000000.cos.ap-guangzhou.myqcloud.com", "content-type": "text/plain" })),
});

describe("a Cloud Object Storage signature", () => {
  test("equals that of the specification's example", () => {
    expect(cosSignature(example)).toBe(
      "q-sign-algorithm=sha1&q-ak=AKIDEXAMPLE&q-sign-time=1700000000;1700000900&q-key-time=1700000000;1700000900" +
        "&q-header-list=content-md5;content-type;host&q-url-param-list=tagging" +
        "&q-signature=fac854195f2b64f5a1be3f79336805df604a89ef",
    );
  });

  test("equals that of the platform's SDK for any request", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(cosSignature(input)).toBe(bySdk(input));
      }),
    );
  });

  test.each([
    ["method", { method: "GET" }],
    ["path", { path: "/a" }],
    ["query", { query: { tagging: "1" } }],
    ["headers", { headers: { ...example.headers, host: "example-1250000001.cos.ap-guangzhou.myqcloud.com" } }],
    ["time", { from: 1_700_000_001 }],
    ["key", { secretKey: "EXAMPLESECRETKEZ" }],
  ] as [string, Partial<CosSignatureInput>][])("changes with the %s", (_name, change) => {
    const signatureOf = (input: CosSignatureInput) => cosSignature(input).replace(/.*q-signature=/, "");
    expect(signatureOf({ ...example, ...change })).not.toBe(signatureOf(example));
  });
});
