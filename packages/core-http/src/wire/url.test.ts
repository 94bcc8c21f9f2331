import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { isLoopback, parseBaseUrl, resolveUrl, safeAddress, url } from "./url.ts";

const base = parseBaseUrl("https://api.example.com/base/");

describe("a path", () => {
  test("contains each value percent-encoded as one segment", () => {
    expect(url`/clusters/${"lkc-1"}/topics/${"a/b?c#d e%é(1)"}/x/${7}`).toBe(
      "/clusters/lkc-1/topics/a%2Fb%3Fc%23d%20e%25%C3%A9%281%29/x/7",
    );
  });

  test("keeps every value in its own segment", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (value) => {
        fc.pre(value !== "." && value !== "..");
        const resolved = resolveUrl(base, url`/things/${value}/end`);
        const segments = resolved.pathname.split("/");
        expect(segments).toHaveLength(5);
        expect(decodeURIComponent(segments[3] ?? "")).toBe(value);
      }),
    );
  });

  test.each(["", ".", ".."])(
    "with the value %j is rejected, because it would be the path of another object",
    (value) => {
      expect(() => url`/things/${value}`).toThrow(ConfigurationError);
    },
  );
});

describe("a URL", () => {
  test("consists of the base, the path and the query, encoded", () => {
    const resolved = resolveUrl(base, "/things?a=1", { b: "x&y=z", c: ["1", "2"], d: undefined, e: false, f: 0 });
    expect(resolved.href).toBe("https://api.example.com/base/things?a=1&b=x%26y%3Dz&c=1&c=2&e=false&f=0");
  });

  test("can be given in full only on the base's origin", () => {
    expect(resolveUrl(base, "https://api.example.com/other").href).toBe("https://api.example.com/other");
    for (const foreign of ["https://evil.example.com/", "http://api.example.com/", "https://api.example.com:8443/"]) {
      expect(() => resolveUrl(base, foreign)).toThrow(ConfigurationError);
    }
  });

  test("stays on the base's origin if it begins with two slashes", () => {
    expect(resolveUrl(base, "//evil.example.com/x").host).toBe("api.example.com");
  });
});

describe("a base URL", () => {
  test.each(["https://api.example.com", "http://localhost:8080", "http://127.0.0.1", "http://[::1]:1"])(
    "%s is accepted",
    (text) => {
      expect(parseBaseUrl(text).href).toContain(text);
    },
  );

  test.each(["http://10.0.0.1", "http://localhost.example.com", "http://127.0.0.1.example.com", "ws://localhost"])(
    "%s is rejected",
    (text) => {
      expect(() => parseBaseUrl(text)).toThrow(ConfigurationError);
    },
  );

  test("can be plain HTTP anywhere if that is allowed, but no other protocol", () => {
    expect(parseBaseUrl("http://10.0.0.1/", "anywhere").href).toBe("http://10.0.0.1/");
    expect(() => parseBaseUrl("ws://10.0.0.1/", "anywhere")).toThrow(ConfigurationError);
    expect(() => parseBaseUrl("http://a:b@10.0.0.1/", "anywhere")).toThrow(ConfigurationError);
  });

  test("is used without query and fragment", () => {
    expect(parseBaseUrl("https://api.example.com/x?a=1#b").href).toBe("https://api.example.com/x");
  });
});

test.each([
  "https://api.example.com",
  "https://pkc-1.example.com:443/kafka/",
  "HTTPS://API.EXAMPLE.COM",
  "http://localhost:8080/x",
  "http://LocalHost",
  "http://sr.us-east-1.localhost:8080",
  "http://127.0.0.1",
  "http://[::1]:1/",
  "http://10.0.0.1",
  "http://localhost.example.com",
  "http://notlocalhost",
  "http://127.0.0.1.example.com",
  "http://localhost@evil.example.com",
  "http://localhost:x@evil.example.com",
  "http://evil.example.com/localhost",
  "http://evil.example.com#.localhost",
  "ws://localhost",
  "api.example.com",
  "https://",
  "",
])("a check before a request accepts the address %j if a client does", (text) => {
  const taken = () => parseBaseUrl(text);
  if (safeAddress.test(text)) expect(taken).not.toThrow();
  else expect(taken).toThrow(ConfigurationError);
});

test("this machine has few names", () => {
  expect(["localhost", "a.localhost", "127.1.2.3", "[::1]"].every(isLoopback)).toBe(true);
  expect(["example.com", "0.0.0.0", "notlocalhost", "1.127.0.0"].some(isLoopback)).toBe(false);
});
