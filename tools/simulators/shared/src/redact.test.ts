import { expect, it } from "vitest";
import { redact, redacted, redactQuery } from "./redact.ts";

it("takes secrets out of bodies, however deep, and leaves the rest", () => {
  const body = {
    client_id: "me",
    client_secret: "s3cret",
    subject_token: "abc",
    subject_token_type: "urn:jwt",
    spec: { displayName: "key", secret: "s3cret", list: [{ password: "s3cret" }] },
  };

  expect(redact(body)).toEqual({
    client_id: "me",
    client_secret: redacted,
    subject_token: redacted,
    subject_token_type: "urn:jwt",
    spec: { displayName: "key", secret: redacted, list: [{ password: redacted }] },
  });
});

it("removes a text with credentials from any member", () => {
  const value = 'PlainLoginModule required username="KEY" password="s3cret";';

  expect(redact({ name: "sasl.jaas.config", value })).toEqual({ name: "sasl.jaas.config", value: redacted });
});

it("takes secrets out of queries and leaves page tokens", () => {
  expect(redactQuery("page_token=abc&access_token=s3cret")).toBe("page_token=abc&access_token=%5Bsecret%5D");
});

it("takes the texts out of members that a host names, however deep, but not the empty ones", () => {
  const body = { env: { A: "s3cret", B: "" }, keys: ["s3cret"], size: 5, other: { env: "s3cret" }, plain: "text" };

  expect(redact(body, ["env", "keys", "size"])).toEqual({
    env: { A: redacted, B: "" },
    keys: [redacted],
    size: 5,
    other: { env: redacted },
    plain: "text",
  });
  expect(redactQuery("signature=s3cret&id=1", ["signature"])).toBe("signature=%5Bsecret%5D&id=1");
});
