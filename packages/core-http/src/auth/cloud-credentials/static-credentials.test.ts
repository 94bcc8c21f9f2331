import { describe, expect, test } from "vitest";
import { rejection } from "../../../test/client-for.ts";
import { CredentialsError, NoCredentialsError } from "../../errors/credentials-error.ts";
import { Redactor } from "../../redaction/redactor.ts";
import { staticCredentials } from "./static-credentials.ts";

describe("configured keys", () => {
  test("are returned unchanged, with the token if there is one", async () => {
    const keys = { secretId: "id-1", secretKey: "key-value-1" };
    expect(await staticCredentials({ ...keys, token: "" }).credentials({})).toEqual(keys);
    expect(await staticCredentials({ ...keys, token: "token-1" }).credentials({})).toEqual({
      ...keys,
      token: "token-1",
    });
  });

  test("count as not configured if all are empty, and the error names what to set", async () => {
    const error = await rejection(staticCredentials({ secretId: "" }).credentials({}), NoCredentialsError);
    expect(error.tried).toEqual([{ source: "configured keys", reason: "neither secretId nor secretKey is set" }]);
  });

  test.each([
    [{ secretId: "id-1" }, "secretId is set, but not secretKey"],
    [{ secretKey: "key-value-1" }, "secretKey is set, but not secretId"],
    [{ token: "token-value-1" }, "securityToken is set, but not secretId and secretKey"],
    [{ secretId: "id 1\n", secretKey: "key-value-1" }, "secretId contains spaces or other invalid characters"],
    [
      { secretId: "id-1", secretKey: "key-value-1", token: "é-value-1" },
      "securityToken contains spaces or other invalid characters",
    ],
  ])("fail if they are unusable (%j), with an error that gives the reason but no value", async (keys, text) => {
    const error = await rejection(staticCredentials(keys).credentials({}), CredentialsError);
    expect(error.message).toContain(`No credentials from configured keys: ${text}`);
    expect(error.message).not.toMatch(/id.1|value-1/);
  });

  test("have the user's names in errors", async () => {
    const names = { secretId: "cloud:secretId", secretKey: "cloud:secretKey", token: "cloud:token" };
    const error = await rejection(staticCredentials({ secretId: "a", names }).credentials({}), CredentialsError);
    expect(error.message).toContain("cloud:secretId is set, but not cloud:secretKey");
  });

  test("are redacted from texts, and cannot be renewed", () => {
    const source = staticCredentials({ secretId: "id-1", secretKey: "key-value-1", token: "token-value-1" });
    const redactor = new Redactor();
    source.registerSecrets(redactor);
    expect(redactor.text("key-value-1 and token-value-1")).toBe("[redacted] and [redacted]");
    expect(source.invalidate("token-value-1")).toBe(false);
  });
});
