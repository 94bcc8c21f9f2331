import { describe, expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { HastyClock } from "../../test/hasty-clock.ts";
import { answering, type Reply, type TestServer } from "../../test/server.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { CredentialsError } from "../errors/credentials-error.ts";
import { Redactor } from "../redaction/redactor.ts";
import { oauthBearer } from "./oauth-bearer.ts";
import { type PasswordLoginOptions, passwordLogin } from "./password-login.ts";

/** A login that numbers its tokens. */
function loginServer(instead?: Reply): Promise<TestServer> {
  let count = 0;
  return answering(() => instead ?? { status: 201, body: { access_token: `token-value-${++count}` } });
}

function loginAt(server: TestServer, more: Partial<PasswordLoginOptions> = {}) {
  return passwordLogin({
    tokenUrl: `${server.url}/tokens`,
    username: "ann@example.com",
    password: "s3cret pass",
    scope: "manage",
    expiresInSeconds: 43_200,
    name: "EXAMPLE_USERNAME and EXAMPLE_PASSWORD",
    hint: "Check both.",
    redactor: new Redactor(),
    clock: new HastyClock(),
    ...more,
  });
}

describe("a login with user name and password", () => {
  test("sends JSON, without a credential in a header", async () => {
    await using server = await loginServer();
    expect((await loginAt(server).token({})).value).toBe("token-value-1");
    expect(server.requests[0]).toMatchObject({
      method: "POST",
      path: "/tokens",
      headers: { "content-type": "application/json", accept: "application/json" },
    });
    expect(server.requests[0]?.headers).not.toHaveProperty("authorization");
    expect(JSON.parse(server.requests[0]?.body ?? "")).toEqual({
      username: "ann@example.com",
      password: "s3cret pass",
      grant_type: "password",
      scope: "manage",
      expires: 43_200,
    });
  });

  test("is sent once for all callers, and again only shortly before the token expires", async () => {
    await using server = await loginServer();
    const clock = new HastyClock();
    const source = loginAt(server, { clock });
    const tokens = await Promise.all([source.token({}), source.token({}), source.token({})]);
    expect(new Set(tokens.map(({ value }) => value))).toEqual(new Set(["token-value-1"]));
    clock.pass(43_200_000 - 5 * 60_000 - 1);
    expect((await source.token({})).value).toBe("token-value-1");
    clock.pass(1);
    expect((await source.token({})).value).toBe("token-value-2");
  });

  test("fails if rejected, with the credential, the platform's message and the remedy, but no secret", async () => {
    await using server = await loginServer({ status: 401, body: { message: "Invalid password s3cret pass" } });
    const error = await rejection(loginAt(server).token({}), CredentialsError);
    expect(error.message).toMatch(
      /^No credentials from EXAMPLE_USERNAME and EXAMPLE_PASSWORD: the login was rejected with/,
    );
    expect(error.message).toContain("401 Unauthorized: Invalid password");
    expect(error.message).toMatch(/Check both\.$/);
    expect(JSON.stringify([error.message, String(error.stack), String(error.cause)])).not.toContain("s3cret pass");
  });

  test.each([[{}], [{ access_token: null }], [{ access_token: 1 }]])("fails if the response is %j", async (body) => {
    await using server = await loginServer({ status: 201, body });
    await expect(loginAt(server).token({})).rejects.toThrow("the login response has no access_token");
  });

  test("signs requests, and signs in again when the platform rejects the token", async () => {
    await using server = await loginServer();
    await using api = await answering((_request, index) => (index === 0 ? { status: 401 } : { body: { ok: true } }));
    const client = clientFor(api, { auth: oauthBearer(loginAt(server)) });
    expect(await client.get("/apps")).toEqual({ ok: true });
    expect(api.requests.map(({ headers }) => headers["authorization"])).toEqual([
      "Bearer token-value-1",
      "Bearer token-value-2",
    ]);
  });

  test.each([{ username: "" }, { password: "" }, { tokenUrl: "tokens" }])(
    "with %j is rejected at once",
    async (wrong) => {
      await using server = await loginServer();
      expect(() => loginAt(server, wrong)).toThrow(ConfigurationError);
    },
  );
});
