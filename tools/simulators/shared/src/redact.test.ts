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

it("takes secrets out of queries and leaves page tokens", () => {
  expect(redactQuery("page_token=abc&access_token=s3cret")).toBe("page_token=abc&access_token=%5Bsecret%5D");
});
