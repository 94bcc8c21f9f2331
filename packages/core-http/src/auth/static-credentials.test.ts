import { describe, expect, test } from "vitest";
import { ConfigurationError } from "../errors/configuration-error.ts";
import type { OutgoingRequest } from "../origin/auth-policy.ts";
import { basicAuth } from "./basic.ts";
import { bearerAuth } from "./bearer.ts";

const outgoing = (): OutgoingRequest => ({
  method: "GET",
  url: new URL("https://api.example.com/x"),
  headers: {},
  body: undefined,
  operation: {},
});

describe("basic authentication", () => {
  test("encodes key and secret in UTF-8", async () => {
    const request = outgoing();
    await basicAuth({ username: "kéy", password: "s:ecret", name: "x" }).authorize(request);
    expect(request.headers["authorization"]).toBe(`Basic ${Buffer.from("kéy:s:ecret", "utf8").toString("base64")}`);
  });

  test.each([
    ["", "b"],
    ["a", ""],
    ["a:b", "c"],
  ])("rejects %j with %j, naming the credential", (username, password) => {
    const create = () => basicAuth({ username, password, name: "kafkaApiKey/kafkaApiSecret" });
    expect(create).toThrow(ConfigurationError);
    expect(create).toThrow("kafkaApiKey/kafkaApiSecret");
  });
});

describe("a static bearer token", () => {
  test("is sent in the header", async () => {
    const request = outgoing();
    await bearerAuth({ token: "abc.def", name: "x" }).authorize(request);
    expect(request.headers["authorization"]).toBe("Bearer abc.def");
  });

  test.each(["", "a b", "a\nb", "é"])("rejects %j without showing it", (token) => {
    expect(() => bearerAuth({ token, name: "apiToken" })).toThrow(/^apiToken is (?:empty|not a token)/);
  });
});
