import { describe, expect, test, vi } from "vitest";
import { rejection } from "../../../test/client-for.ts";
import { CredentialsError, NoCredentialsError } from "../../errors/credentials-error.ts";
import { Redactor } from "../../redaction/redactor.ts";
import { environmentCredentials } from "./environment-credentials.ts";

const variables = {
  secretId: ["CLOUD_SECRET_ID", "ALIAS_SECRET_ID"],
  secretKey: ["CLOUD_SECRET_KEY", "ALIAS_SECRET_KEY"],
  token: ["CLOUD_TOKEN", "ALIAS_TOKEN"],
};

describe("keys of the environment", () => {
  test("come from the first variable of each key that is set and not empty", async () => {
    const environment = {
      CLOUD_SECRET_ID: "",
      ALIAS_SECRET_ID: "id-2",
      CLOUD_SECRET_KEY: "key-value-1",
      ALIAS_SECRET_KEY: "key-value-2",
    };
    expect(await environmentCredentials({ variables, environment }).credentials({})).toEqual({
      secretId: "id-2",
      secretKey: "key-value-1",
    });
  });

  test("come from the platform's standard variables by default", async () => {
    vi.stubEnv("TENCENTCLOUD_SECRET_ID", "id-1");
    vi.stubEnv("TENCENTCLOUD_SECRET_KEY", "key-value-1");
    vi.stubEnv("TENCENTCLOUD_SECURITY_TOKEN", "token-1");
    try {
      expect(await environmentCredentials().credentials({})).toEqual({
        secretId: "id-1",
        secretKey: "key-value-1",
        token: "token-1",
      });
    } finally {
      vi.unstubAllEnvs();
    }
  });

  test("count as not configured if missing, and the error names the variables", async () => {
    const error = await rejection(
      environmentCredentials({ variables, environment: {} }).credentials({}),
      NoCredentialsError,
    );
    expect(error.message).toContain(
      "environment (neither CLOUD_SECRET_ID or ALIAS_SECRET_ID nor CLOUD_SECRET_KEY or ALIAS_SECRET_KEY is set)",
    );
  });

  test("fail if they are incomplete, with an error that names the variable", async () => {
    const environment = { CLOUD_SECRET_KEY: "key-value-1" };
    const error = await rejection(environmentCredentials({ variables, environment }).credentials({}), CredentialsError);
    expect(error.message).toContain("but not CLOUD_SECRET_ID or ALIAS_SECRET_ID");
    expect(error.message).not.toContain("key-value-1");
  });

  test("are redacted from texts, even if set later", async () => {
    const environment: Record<string, string> = { CLOUD_SECRET_ID: "id-1", CLOUD_SECRET_KEY: "key-value-1" };
    const source = environmentCredentials({ variables, environment });
    const redactor = new Redactor();
    source.registerSecrets(redactor);
    expect(redactor.text("key-value-1")).toBe("[redacted]");
    environment["CLOUD_SECRET_KEY"] = "key-value-2";
    await source.credentials({});
    expect(redactor.text("key-value-2")).toBe("[redacted]");
  });
});
