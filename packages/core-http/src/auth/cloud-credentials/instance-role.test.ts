import { describe, expect, test, vi } from "vitest";
import { rejection } from "../../../test/client-for.ts";
import { HastyClock } from "../../../test/hasty-clock.ts";
import { answering, type Reply, silence, startServer } from "../../../test/server.ts";
import { ConfigurationError } from "../../errors/configuration-error.ts";
import { CredentialsError } from "../../errors/credentials-error.ts";
import { Redactor } from "../../redaction/redactor.ts";
import { type InstanceRoleOptions, instanceRole } from "./instance-role.ts";

const minute = 60_000;

/** A metadata service whose credentials are numbered and live for an hour. */
function metadataService(clock: HastyClock, change: object = {}) {
  let count = 0;
  return answering(() => {
    count++;
    return {
      headers: { date: new Date(clock.now()).toUTCString() },
      body: {
        TmpSecretId: `id-${count}`,
        TmpSecretKey: `key-value-${count}`,
        Token: `token-value-${count}`,
        ExpiredTime: clock.now() / 1000 + 3600,
        Expiration: "soon",
        Code: "Success",
        ...change,
      },
    };
  });
}

function roleAt(server: { readonly url: string }, clock: HastyClock, options: Partial<InstanceRoleOptions> = {}) {
  return instanceRole({ role: "builder", endpoint: server.url, clock, redactor: new Redactor(), ...options });
}

describe("the role of the instance", () => {
  test("is requested by its name from the metadata service", async () => {
    const clock = new HastyClock();
    await using server = await metadataService(clock);
    expect(await roleAt(server, clock, { role: "a/b" }).credentials({})).toEqual({
      secretId: "id-1",
      secretKey: "key-value-1",
      token: "token-value-1",
      expiresAt: clock.now() + 60 * minute,
    });
    expect(server.requests[0]).toMatchObject({
      method: "GET",
      path: "/latest/meta-data/cam/security-credentials/a%2Fb",
    });
    expect(server.requests[0]?.headers).not.toHaveProperty("authorization");
  });

  test("is requested once for all callers, and again five minutes before it expires", async () => {
    const clock = new HastyClock();
    await using server = await metadataService(clock);
    const source = roleAt(server, clock);
    await Promise.all([source.credentials({}), source.credentials({})]);
    clock.pass(55 * minute - 1);
    await source.credentials({});
    expect(server.requests).toHaveLength(1);
    clock.pass(1);
    expect((await source.credentials({})).secretId).toBe("id-2");
  });

  test("fails if it is not bound, with an error that names it", async () => {
    await using server = await startServer({ status: 404, body: "not found" });
    const error = await rejection(roleAt(server, new HastyClock()).credentials({}), CredentialsError);
    expect(error.message).toContain(
      "No credentials from instance role: the role builder is not bound to this instance",
    );
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ["another code", { Code: "Failed" }, "returned Failed for the role builder"],
    ["no code", { Code: undefined }, "returned no code for the role builder"],
    ["no key", { TmpSecretKey: "" }, "for the role builder is incomplete"],
    ["no token", { Token: null }, "for the role builder is incomplete"],
    ["no end", { ExpiredTime: "soon" }, "for the role builder is incomplete"],
  ])("fails with %s in the response, with an error that names only that", async (_name, change, says) => {
    const clock = new HastyClock();
    await using server = await metadataService(clock, change);
    const error = await rejection(roleAt(server, clock).credentials({}), CredentialsError);
    expect(error.message).toContain(says);
    expect(error.message).not.toContain("value-1");
  });

  test.each([
    ["fails temporarily", { status: 503 } as Reply],
    ["loses a response", ((_response, request) => request.socket.resetAndDestroy()) as Reply],
  ])("is requested again if the service %s", async (_name, failure) => {
    const clock = new HastyClock();
    const body = { Code: "Success", TmpSecretId: "id-1", TmpSecretKey: "k", Token: "t", ExpiredTime: 4_000_000_000 };
    await using server = await startServer(failure, { body });
    expect((await roleAt(server, clock).credentials({})).secretId).toBe("id-1");
  });

  test("fails soon if the service does not respond, and the error says where it is reachable", async () => {
    await using server = await startServer(silence);
    const error = await rejection(
      roleAt(server, new HastyClock(), { timeoutMs: 20 }).credentials({}),
      CredentialsError,
    );
    expect(error.message).toContain("No credentials from instance role: No complete response from 127.0.0.1");
    expect(error.message).toContain("is only reachable from an instance of the platform");
    expect(error.attempts).toBe(2);
  });

  test("is never requested through a proxy", async () => {
    await using proxy = await startServer({ status: 500 });
    vi.stubEnv("HTTP_PROXY", proxy.url);
    try {
      const source = roleAt({ url: "http://metadata.invalid" }, new HastyClock());
      const error = await rejection(source.credentials({}), CredentialsError);
      expect(error.message).toContain("Cannot reach metadata.invalid");
    } finally {
      vi.unstubAllEnvs();
    }
    expect(proxy.connections).toBe(0);
  });

  test("requires a name", () => {
    expect(() => instanceRole({ role: "" })).toThrow(ConfigurationError);
  });
});
