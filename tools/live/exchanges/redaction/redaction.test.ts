import "../../../vitest-reporter/property-seed.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Exchange } from "../exchange.ts";
import { redactRecording } from "./redact-recording.ts";
import { Redaction } from "./redaction.ts";

/** An exchange with these parts; the others are harmless. */
function exchange({ request = {}, response = {} }: ExchangeParts): Exchange {
  return {
    at: 1_900_000_000_000,
    ms: 5,
    request: {
      method: "POST",
      origin: "https://api.example.com",
      path: "/apps",
      query: "",
      headers: { "content-type": "application/json" },
      ...request,
    },
    response: { status: 200, headers: { "content-type": "application/json" }, ...response },
  };
}

interface ExchangeParts {
  readonly request?: Partial<Exchange["request"]>;
  readonly response?: Partial<NonNullable<Exchange["response"]>>;
}

function redacted(exchanges: readonly Exchange[], secrets: readonly string[] = []): readonly Exchange[] {
  const recording = { platform: "appprov", recordedAt: 0, environment: {}, exchanges, steps: [] } as const;
  return redactRecording(recording, secrets).exchanges;
}

/** The forms in which a value may remain. */
function formsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  // In base64, a value has three forms, which depend on its position. Their first and last characters vary.
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString("base64")
      .slice(shift === 0 ? 0 : 4, -4),
  );
  return [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1), ...base64].filter(
    (form) => form.length >= 6,
  );
}

const alphabet = [...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789/+=%&:"\\ ~é-_'];
const secretText = fc
  .array(fc.constantFrom(...alphabet), { minLength: 10, maxLength: 40 })
  .map((characters) => characters.join("").trim())
  .filter((text) => text.length >= 10 && !/^[[{]/.test(text));
const word = fc.stringMatching(/^[a-z]{3,9}$/);
const email = fc.tuple(word, word, word).map(([name, more, host]) => `${name}.${more}@${host}.example.org`);
const personName = fc
  .tuple(fc.stringMatching(/^[A-Z][a-z]{3,8}$/), fc.stringMatching(/^[A-Z][a-zéü]{3,8}$/))
  .map((parts) => parts.join(" "));
const publicAddress = fc.oneof(
  fc.tuple(fc.integer({ min: 11, max: 99 }), fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => parts.join(".")),
  fc
    .array(fc.integer({ min: 0x1000, max: 0xffff }), { minLength: 7, maxLength: 7 })
    .map((groups) => ["2a00", ...groups.map((group) => group.toString(16))].join(":")),
);

/** Places where secrets are on the wire. */
const secretPlaces: Readonly<Record<string, (secret: string) => ExchangeParts>> = {
  "a header": (secret) => ({ request: { headers: { "x-api-key": secret } } }),
  "a cookie": (secret) => ({
    response: { headers: { "set-cookie": `session=${encodeURIComponent(secret)}; Path=/` } },
  }),
  "basic authentication": (secret) => ({
    request: { headers: { authorization: `Basic ${Buffer.from(`key:${secret}`).toString("base64")}` } },
  }),
  "a bearer token": (secret) => ({ request: { headers: { authorization: `Bearer ${secret}` } } }),
  "a query": (secret) => ({ request: { query: `page=2&access_token=${encodeURIComponent(secret)}` } }),
  "a form": (secret) => ({ request: { body: { grant_type: "password", password: secret } } }),
  "a one-time secret": (secret) => ({ response: { body: { id: "key-1", spec: { secret } } } }),
  "a list": (secret) => ({ request: { body: { passwords: ["", secret] } } }),
  "variables of an application": (secret) => ({ request: { body: { env: { LEVEL: "info", URL: secret } } } }),
  "JSON in a text": (secret) => ({ request: { body: { config: JSON.stringify({ "sasl.password": secret }) } } }),
  "a presigned address": (secret) => ({
    response: { body: { url: `https://files.example.com/a?X-Amz-Signature=${encodeURIComponent(secret)}&b=1` } },
  }),
};

/** Places whose names do not show that a secret, a name or an address is there. */
const otherPlaces: Readonly<Record<string, (value: string) => ExchangeParts>> = {
  "a message": (value) => ({ response: { status: 400, body: { message: `Not valid: ${value}!` } } }),
  "a text in JSON in a text": (value) => ({ request: { body: { plan: JSON.stringify({ note: [`x ${value}`] }) } } }),
  "a path": (value) => ({ request: { path: `/users/${encodeURIComponent(value)}/keys` } }),
  "a query": (value) => ({ request: { query: `filter=${encodeURIComponent(value)}` } }),
  "the name of a member": (value) => ({ response: { body: { users: { [value]: { id: 1 } } } } }),
  "a page of HTML": (value) => ({ response: { status: 502, body: `<p>Sorry, ${value}.</p>` } }),
  "a location": (value) => ({ response: { headers: { location: `/found?q=${encodeURIComponent(value)}` } } }),
};

describe("a recording", () => {
  it.each(Object.entries(secretPlaces))("contains no secret of %s, here or elsewhere", (_place, put) => {
    fc.assert(
      fc.property(secretText, fc.constantFrom(...Object.values(otherPlaces)), (secret, elsewhere) => {
        const isPresigned = put === secretPlaces["a presigned address"];
        const exchanges = [...(isPresigned ? [] : [exchange(elsewhere(secret))]), exchange(put(secret))];

        const text = JSON.stringify(redacted(exchanges));

        expect(formsOf(secret).filter((form) => text.includes(form))).toEqual([]);
      }),
    );
  });

  it.each(Object.entries(otherPlaces))("contains no credential of the run in %s", (_place, put) => {
    fc.assert(
      fc.property(secretText, (secret) => {
        const text = JSON.stringify(redacted([exchange(put(secret))], [secret]));
        expect(formsOf(secret).filter((form) => text.includes(form))).toEqual([]);
      }),
    );
  });

  it.each(Object.entries(otherPlaces))(
    "contains no e-mail address, name and IP address of a user in %s",
    (_place, put) => {
      fc.assert(
        fc.property(email, personName, publicAddress, (address, name, ip) => {
          const user = { id: "u-1", email: address, full_name: name };
          const exchanges = [
            exchange(put(address)),
            exchange(put(name)),
            exchange(put(ip)),
            exchange({ response: { body: { data: [user] } } }),
          ];

          const text = JSON.stringify(redacted(exchanges));

          const found = [address, name, ip].flatMap(formsOf).filter((form) => text.includes(form));
          expect(found).toEqual([]);
        }),
      );
    },
  );

  it("keeps all members, their types, and which values are equal", () => {
    fc.assert(
      fc.property(secretText, personName, (secret, name) => {
        const body = {
          id: "app-1",
          count: 3,
          isOpen: true,
          missing: null,
          password: secret,
          owner: { email: "ada@example.org", full_name: name, ip: "18.1.2.3" },
          members: [{ email: "ada@example.org" }, { email: "bob@example.org" }],
          network: "10.1.0.0/16",
        };

        const [first] = redacted([exchange({ response: { body } })]);

        const clean = first?.response?.body as typeof body;
        expect(shapeOf(clean)).toEqual(shapeOf(body));
        expect(clean).toMatchObject({ id: "app-1", count: 3, isOpen: true, missing: null, network: "10.1.0.0/16" });
        expect(clean.members[0]?.email).toBe(clean.owner.email);
        expect(clean.members[1]?.email).not.toBe(clean.owner.email);
      }),
    );
  });

  it("stays the same when it is redacted again", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(secretPlaces), ...Object.values(otherPlaces)),
        secretText,
        email,
        publicAddress,
        (put, secret, address, ip) => {
          const exchanges = [exchange(put(secret)), exchange({ response: { body: { note: `${address} ${ip}` } } })];
          const once = redacted(exchanges, [secret]);

          expect(redacted(once)).toEqual(once);
        },
      ),
    );
  });

  it("contains no signature and key of a signed request", () => {
    const authorization =
      "TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn/2030-01-31/vpc/tc3_request, SignedHeaders=content-type;host, Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168";
    const body = { Response: { AccessKeys: [{ AccessKeyId: "AKIDz8krbsJ5yKBZQpn" }], Note: "by AKIDz8krbsJ5yKBZQpn" } };

    const text = JSON.stringify(redacted([exchange({ request: { headers: { authorization } }, response: { body } })]));

    expect(text).not.toMatch(/AKID|72e494/);
  });

  it("keeps the form of a private key, which the provider checks", () => {
    const key = (content: string) => `-----BEGIN PRIVATE KEY-----\n${content}\n-----END PRIVATE KEY-----`;
    const recorded = redacted([exchange({ request: { body: { CertificatePrivateKey: key("MIGHAgEAMBMG") } } })]);

    const body = recorded[0]?.request.body;
    expect(body).toEqual({ CertificatePrivateKey: key("Redacted0001") });
    expect(redacted([exchange({ request: { body } })])[0]?.request.body).toEqual(body);
  });

  it("keeps no header besides those that describe the content and the limits", () => {
    const [first] = redacted([
      exchange({
        request: { headers: { host: "api.example.com", "x-forwarded-for": "18.1.2.3", "x-tc-action": "DescribeVpcs" } },
        response: { headers: { date: "now", server: "front-7", "x-ratelimit-limit": "50", "retry-after": "1" } },
      }),
    ]);

    expect(first?.request.headers).toEqual({ "x-tc-action": "DescribeVpcs" });
    expect(first?.response?.headers).toEqual({ "x-ratelimit-limit": "50", "retry-after": "1" });
  });

  it("shows the ID of an account that owns a credential", () => {
    const redaction = new Redaction();

    expect(redaction.value({ credential_identity: { id: "sa-abc123", kind: "ServiceAccount" } })).toEqual({
      credential_identity: { id: "sa-abc123", kind: "ServiceAccount" },
    });
  });
});

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return value === null ? "null" : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]));
}
