import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CredentialsError } from "../errors/credentials-error.ts";
import { Redactor } from "../redaction/redactor.ts";
import { tokenFile } from "./token-file.ts";

const key = "https://auth.example.com";
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "token-file-"));
});
afterEach(() => rm(folder, { recursive: true }));

const source = () => tokenFile({ path: join(folder, "tokens.json"), key, advice: "Log in." });
const write = (content: unknown) =>
  writeFile(join(folder, "tokens.json"), typeof content === "string" ? content : JSON.stringify(content));

describe("a token file", () => {
  test("returns the token of exactly that key", async () => {
    await write({ [`${key}/`]: "other", [key]: "eyJ.token" });
    expect(await source().token({})).toEqual({ value: "eyJ.token", expiresAt: Number.POSITIVE_INFINITY });
  });

  test("is read once, and again after the platform has rejected the token", async () => {
    await write({ [key]: "first-token" });
    const tokens = source();
    await tokens.token({});
    await write({ [key]: "second-token" });
    expect((await tokens.token({})).value).toBe("first-token");
    tokens.invalidate("some-other");
    expect((await tokens.token({})).value).toBe("first-token");
    tokens.invalidate("first-token");
    expect((await tokens.token({})).value).toBe("second-token");
  });

  test("is read again after a failure", async () => {
    const tokens = source();
    await expect(tokens.token({})).rejects.toThrow("the file does not exist");
    await write({ [key]: "token" });
    expect((await tokens.token({})).value).toBe("token");
  });

  test("is redacted from texts", async () => {
    await write({ [key]: "eyJ.token" });
    const redactor = new Redactor();
    const tokens = source();
    tokens.registerSecrets(redactor);
    await tokens.token({});
    expect(redactor.text("got eyJ.token")).not.toContain("eyJ.token");
  });

  test.each([
    ["{ broken secret-token", "it is not JSON"],
    [{ "https://other": "secret-token" }, `it has no entry for ${key}`],
    [["secret-token"], `it has no entry for ${key}`],
    [{ [key]: "" }, `its entry for ${key} is not a token`],
    [{ [key]: 7 }, `its entry for ${key} is not a token`],
    [{ [key]: "two words" }, `its entry for ${key} is not a token`],
  ])("fails with %j, with the reason but no content", async (content, reason) => {
    await write(content);
    const error = await source()
      .token({})
      .then(
        () => undefined,
        (failure: unknown) => failure as Error,
      );
    expect(error).toBeInstanceOf(CredentialsError);
    expect(error?.message).toContain(reason);
    expect(error?.message).toMatch(/Log in\.$/);
    expect(error?.message).not.toMatch(/secret-token|two words/);
  });
});
