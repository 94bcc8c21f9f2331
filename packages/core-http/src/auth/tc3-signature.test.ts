import { createRequire } from "node:module";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Tc3SignatureInput, tc3Signature } from "./tc3-signature.ts";
import { Tc3SigningKeys } from "./tc3-signing-keys.ts";

// The types declare a default export, but in Node the default import of this CommonJS module is the whole module.
const { default: Sign } = createRequire(import.meta.url)(
  "tencentcloud-sdk-nodejs-common/tencentcloud/common/sign.js",
) as typeof import("tencentcloud-sdk-nodejs-common/tencentcloud/common/sign.js");

/** The example of the signature's specification. */
const example: Tc3SignatureInput = {
  secretId: "AKIDEXAMPLE",
  secretKey: "EXAMPLESECRETKEY",
  service: "vpc",
  timestamp: 1_700_000_000,
  method: "POST",
  query: "",
  contentType: "application/json",
  host: "vpc.tencentcloudapi.com",
  body: Buffer.from('{"Offset":"0","Limit":"100"}'),
};

/** The same by the platform's own SDK. */
function bySdk(input: Tc3SignatureInput): string {
  return Sign.sign3({
    method: input.method,
    url: `https://${input.host}/${input.query === "" ? "" : `?${input.query}`}`,
    payload: Buffer.from(input.body ?? []),
    timestamp: input.timestamp,
    service: input.service,
    secretId: input.secretId,
    secretKey: input.secretKey,
    multipart: false,
    boundary: "",
    headers: { "Content-Type": input.contentType },
  });
}

const label = fc.stringMatching(/^[a-z][a-z0-9]{0,12}$/);
const inputs: fc.Arbitrary<Tc3SignatureInput> = fc.record({
  secretId: fc.stringMatching(/^[A-Za-z0-9]{1,40}$/),
  secretKey: fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
  service: label,
  timestamp: fc.integer({ min: 0, max: 4_102_444_800 }),
  method: fc.constantFrom("GET", "POST"),
  query: fc
    .array(fc.tuple(label, fc.string({ unit: "grapheme", maxLength: 10 })), { maxLength: 4 })
    .map((pairs) => new URLSearchParams(pairs).toString()),
  contentType: fc.constantFrom("application/json", "application/json; charset=utf-8", "text/plain"),
  host: fc.tuple(label, label).map(([service, domain]) => `${service}.${domain}.com`),
  body: fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.json().map((text) => Buffer.from(text)),
    fc.constant(undefined),
  ),
});

describe("a TC3-HMAC-SHA256 signature", () => {
  test("equals that of the specification's example", () => {
    expect(tc3Signature(example)).toBe(
      "TC3-HMAC-SHA256 Credential=AKIDEXAMPLE/2023-11-14/vpc/tc3_request, SignedHeaders=content-type;host, " +
        "Signature=1ad695b39211b109ee02a917b7a9e9ac10989e6d76ed68a955407f14282e73cb",
    );
  });

  test("equals that of the platform's SDK for any request", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(tc3Signature(input)).toBe(bySdk(input));
      }),
    );
  });

  test("is the same with the keys of earlier signatures", () => {
    const few = fc.record({
      secretKey: fc.constantFrom("EXAMPLESECRETKEY", "ANOTHERSECRETKEY"),
      service: fc.constantFrom("vpc", "sts"),
      timestamp: fc.constantFrom(1_700_000_000, 1_700_086_400),
    });
    fc.assert(
      fc.property(fc.array(few, { maxLength: 8 }), (changes) => {
        const keys = new Tc3SigningKeys();
        for (const change of changes) {
          const input = { ...example, ...change };
          expect(tc3Signature(input, keys)).toBe(tc3Signature(input));
        }
      }),
    );
  });

  test("uses the UTC date, on both sides of midnight", () => {
    const midnight = Date.UTC(2024, 1, 29) / 1000;
    expect(tc3Signature({ ...example, timestamp: midnight - 1 })).toContain("/2024-02-28/");
    expect(tc3Signature({ ...example, timestamp: midnight })).toContain("/2024-02-29/");
  });

  test.each([
    ["body", { body: Buffer.from("{}") }],
    ["host's port", { host: "vpc.tencentcloudapi.com:8080" }],
    ["content type", { contentType: "text/plain" }],
    ["query", { query: "a=1" }],
    ["method", { method: "GET" }],
    ["time", { timestamp: 1_700_000_001 }],
    ["service", { service: "sts" }],
    ["key", { secretKey: "EXAMPLESECRETKEZ" }],
  ] as [string, Partial<Tc3SignatureInput>][])("changes with the %s", (_name, change) => {
    const signatureOf = (input: Tc3SignatureInput) => tc3Signature(input).replace(/.*Signature=/, "");
    expect(signatureOf({ ...example, ...change })).not.toBe(signatureOf(example));
  });
});
