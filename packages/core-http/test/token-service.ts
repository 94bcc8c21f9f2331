import type { Clock } from "../src/base/clock.ts";
import { answering, type ReceivedRequest, type Reply, type TestServer } from "./server.ts";

/** A server of an action API whose token service numbers its credentials: `id-1`, `key-value-1`, `token-value-1`. */
export interface TokenService extends TestServer {
  /** The action and the parsed body of each request. */
  readonly calls: readonly { readonly action: string | undefined; readonly body: unknown }[];
}

/** Options of {@link tokenService}. */
export interface TokenServiceOptions {
  /** The time in its responses. */
  readonly clock: Pick<Clock, "now">;
  /** Life of the credentials in seconds. Default 7200. */
  readonly lifeSeconds?: number;
  /** Answers instead, when it gives something. */
  readonly instead?: (request: ReceivedRequest, index: number) => Reply | undefined;
}

/** Starts a token service on this machine. */
export async function tokenService({ clock, lifeSeconds = 7200, instead }: TokenServiceOptions): Promise<TokenService> {
  const calls: { action: string | undefined; body: unknown }[] = [];
  let count = 0;
  const server = await answering((request, index) => {
    calls.push({ action: request.headers["x-tc-action"] as string | undefined, body: JSON.parse(request.body) });
    const other = instead?.(request, index);
    if (other !== undefined) return other;
    count++;
    return {
      headers: { date: new Date(clock.now()).toUTCString() },
      body: {
        Response: {
          Credentials: {
            TmpSecretId: `id-${count}`,
            TmpSecretKey: `key-value-${count}`,
            Token: `token-value-${count}`,
          },
          ExpiredTime: Math.floor(clock.now() / 1000) + lifeSeconds,
          RequestId: `r-${count}`,
        },
      },
    };
  });
  return Object.assign(server, { calls });
}

/** A rejection with status 200, as an action API gives it. */
export function errorResponse(code: string, message = "No.", headers: Record<string, string> = {}): Reply {
  return { headers, body: { Response: { Error: { Code: code, Message: message }, RequestId: "r-rejected" } } };
}
