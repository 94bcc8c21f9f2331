import { randomBytes } from "node:crypto";
import { getHeapSpaceStatistics } from "node:v8";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Redactor } from "./redactor.ts";

/** Secrets as platforms make them, and as people do: any characters, but long enough to be distinguished from words. */
const secrets = fc.oneof(
  fc.string({ minLength: 8, maxLength: 64 }),
  fc.string({ unit: "grapheme", minLength: 8, maxLength: 40 }),
  fc.base64String({ minLength: 8, maxLength: 64 }),
  fc.string({
    unit: fc.constantFrom("\\", '"', "/", "&", "<", ">", "'", "%", "+", " ", "\n", "=", "é", "a", "0"),
    minLength: 8,
    maxLength: 40,
  }),
);

const encodings: readonly (readonly [string, (secret: string) => string])[] = [
  ["as it is", (secret) => secret],
  ["percent-encoded", (secret) => encodeURIComponent(secret)],
  ["percent-encoded in lower case", (secret) => encodeURIComponent(secret).replace(/%../g, (hex) => hex.toLowerCase())],
  ["percent-encoded twice", (secret) => encodeURIComponent(encodeURIComponent(secret))],
  ["every byte percent-encoded", (secret) => Buffer.from(secret).toString("hex").replace(/../g, "%$&")],
  ["as a form field", (secret) => new URLSearchParams({ q: secret }).toString().slice(2)],
  ["as JSON", (secret) => JSON.stringify({ a: secret })],
  ["as JSON within JSON", (secret) => JSON.stringify({ a: JSON.stringify({ b: secret }) })],
  ["as JSON in ASCII", (secret) => asciiJson(secret)],
  [
    "as HTML",
    (secret) => secret.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;"),
  ],
  ["as base64", (secret) => Buffer.from(secret).toString("base64")],
  ["as base64url", (secret) => Buffer.from(secret).toString("base64url")],
  ["as base64 of user and password", (secret) => Buffer.from(`user:${secret}`).toString("base64")],
  ["as base64 of u and password", (secret) => Buffer.from(`u:${secret}`).toString("base64")],
  ["as base64 within a longer text", (secret) => Buffer.from(`abc:${secret}:more text`).toString("base64")],
];

function asciiJson(secret: string): string {
  return JSON.stringify(secret).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Whether any decoding of the text still contains the secret. */
function reveals(text: string, secret: string): boolean {
  const readings = [text, tryDecode(text), tryDecode(tryDecode(text)), tryDecode(text.replaceAll("+", " "))];
  for (const base64 of text.match(/[\w+/-]{8,}={0,2}/g) ?? []) {
    readings.push(Buffer.from(base64, "base64").toString());
  }
  return readings.some((reading) => reading.includes(secret));
}

function tryDecode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString());
}

describe("a registered secret", () => {
  test.each(encodings)("does not survive %s", (_name, encode) => {
    fc.assert(
      fc.property(secrets, fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (secret, before, after) => {
        // A text whose own words hold the secret, or that merges with it, says nothing.
        fc.pre(secret.isWellFormed() && !"[redacted]".includes(secret));
        const redactor = new Redactor();
        redactor.add(secret);
        const clean = redactor.text(`${before} ${encode(secret)} ${after}`);
        expect(clean).toContain("[redacted]");
        expect(reveals(clean, secret)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  /** Characters that may merge with those that follow or come before. */
  const flowing = fc
    .array(
      fc.constantFrom("%", "%2", "%25", "%C3", "\\", "\\u", "\\u00", "&", "&#", "&#x", "&am", "4", "25", "-", "+", ";"),
    )
    .map((parts) => parts.join(""));
  const longSecrets = fc.oneof(
    fc.base64String({ minLength: 24, maxLength: 80 }),
    fc.stringMatching(/^[0-9a-fux+/= -]{24,60}$/),
    fc.string({ unit: "grapheme", minLength: 30, maxLength: 40 }),
    fc.base64String({ minLength: 60, maxLength: 90 }).map((text) => text.replace(/.{30}/g, "$&\n")),
  );

  test.each(encodings)("does not survive %s within text that looks encoded", (_name, encode) => {
    fc.assert(
      fc.property(longSecrets, flowing, flowing, (secret, before, after) => {
        fc.pre(secret.isWellFormed());
        const redactor = new Redactor();
        redactor.add(secret);
        const text = `${before}${encode(secret)}${after}`;
        const clean = redactor.text(text);
        fc.pre(clean !== text || reveals(text, secret));
        expect(reveals(clean, secret)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test("costs little if it is not in the text", () => {
    const redactor = new Redactor();
    for (let i = 0; i < 3_000; i++) redactor.add(randomBytes(300).toString("base64"));
    const before = getHeapSpaceStatistics().find(({ space_name }) => space_name === "code_space")?.space_used_size ?? 0;
    for (let i = 0; i < 3; i++) expect(redactor.text("a%20b")).toBe("a%20b");
    const after = getHeapSpaceStatistics().find(({ space_name }) => space_name === "code_space")?.space_used_size ?? 0;
    // With a pattern for each secret it was more than 200 MB.
    expect(after - before).toBeLessThan(20_000_000);
  });

  test("is found among thousands in constant time", () => {
    const redactor = new Redactor();
    const many = Array.from({ length: 20_000 }, () => randomBytes(32).toString("base64url"));
    redactor.add(...many);
    const texts = [many.at(3) ?? "", `"${many.at(-5)}"`, encodeURIComponent(`%${many.at(10_000)}`)];
    const began = performance.now();
    // With a search for each secret, each text took about 20 ms.
    for (let i = 0; i < 2_000; i++) for (const text of texts) expect(redactor.text(text)).toContain("[redacted]");
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  test("does not survive as a value, a key or a header", () => {
    const redactor = new Redactor();
    redactor.add("s3cr3t-value");
    const json = redactor.json({ list: ["x s3cr3t-value y"], "s3cr3t-value": 1, deep: { n: 1, ok: true, no: null } });
    expect(json).toEqual({ list: ["x [redacted] y"], "[redacted]": 1, deep: { n: 1, ok: true, no: null } });
    expect(redactor.headers({ etag: "s3cr3t-value" })).toEqual({ etag: "[redacted]" });
    expect(redactor.url(new URL("https://h/x/s3cr3t-value?q=s3cr3t-value"))).toBe(
      "https://h/x/[redacted]?q=[redacted]",
    );
  });

  test("of fewer than four characters is not searched for", () => {
    const redactor = new Redactor();
    redactor.add("abc", "", undefined);
    expect(redactor.text("abcdef")).toBe("abcdef");
  });
});

describe("a secret that is not registered", () => {
  const redactor = new Redactor();

  test.each([
    ['{"api_secret":"abc def","name":"orders"}', '{"api_secret":"[redacted]","name":"orders"}'],
    ['{"a":{"Password" : "a\\"b"}, "n": 1}', '{"a":{"Password" : "[redacted]"}, "n": 1}'],
    ['{"token":12345,"x":1}', '{"token":"[redacted]","x":1}'],
    ['{"credentials":{"a":["b"]},"x":1}', '{"credentials":"[redacted]","x":1}'],
    ['{"secrets":["a]","b"],"x":1}', '{"secrets":"[redacted]","x":1}'],
    ['{"secret":null}', '{"secret":null}'],
    ['{"secret":"cut of', '{"secret":"[redacted]"'],
    ['"{\\"client_secret\\": \\"x y\\", \\"id\\": 1}"', '"{\\"client_secret\\": \\"[redacted]\\", \\"id\\": 1}"'],
    ["grant_type=x&client_secret=a%2Bb&scope=c", "grant_type=x&client_secret=[redacted]&scope=c"],
    ['sasl.jaas.config="user x"; other=1', "sasl.jaas.config=[redacted]; other=1"],
    ["see https://user:pass@host.example.com/x", "see https://[redacted]@host.example.com/x"],
    [
      "PUT https://s3.example.com/b/k?X-Amz-Date=1&X-Amz-Signature=abc now",
      "PUT https://s3.example.com/b/k?[redacted] now",
    ],
    ["GET https://blob.example.com/c?sv=1&sig=abc", "GET https://blob.example.com/c?[redacted]"],
    ["Authorization: Bearer abc.def", "Authorization: Bearer [redacted]"],
    ["Authorization: Basic dXNlcjpwYXNz", "Authorization: Basic [redacted]"],
    ["TC3-HMAC-SHA256 Credential=AKID/2019, SignedHeaders=a;b, Signature=72e", "TC3-HMAC-SHA256 [redacted]"],
    ["token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-def in", "token [redacted] in"],
    ["-----BEGIN RSA PRIVATE KEY-----\nMIIB\n-----END RSA PRIVATE KEY-----!", "[redacted]!"],
  ])("is found by its context: %s", (text, clean) => {
    expect(redactor.text(text)).toBe(clean);
  });

  test.each([
    "404 Not Found: no topic orders (GET https://host/kafka/v3/clusters/lkc-1/topics/orders?page_size=99)",
    "the bearer of this message uses basic auth",
    "https://host/x?page_token=abc&environment=env-1",
    '{"name":"orders","partitions_count":6,"resource_name":"crn://x/y=z"}',
    "The response of the token endpoint has no access_token",
  ])("is not detected in other text: %s", (text) => {
    expect(redactor.text(text)).toBe(text);
  });

  test("is found in headers by their names", () => {
    expect(
      redactor.headers({ authorization: "x", cookie: "y", "x-api-key": "z", "confluent-identity-pool-id": "pool-1" }),
    ).toEqual({
      authorization: "[redacted]",
      cookie: "[redacted]",
      "x-api-key": "[redacted]",
      "confluent-identity-pool-id": "pool-1",
    });
  });
});

describe("redacting", () => {
  test("takes time proportional to the length of any text", () => {
    const redactor = new Redactor();
    redactor.add('\\\\"\\\\a'.repeat(4));
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("\\", '"', ":", "{", "[", "=", "/", "?", "&", "a", " "), maxLength: 3000 }),
        (text) => {
          redactor.text(text);
        },
      ),
      { numRuns: 200 },
    );
    for (const piece of ["\\", '"', "[", "https://a", "=", "-----BEGIN PRIVATE KEY-----", "a", "Basic ", "eyJ", "a:"]) {
      redactor.text(piece.repeat(20_000));
    }
  });
});
