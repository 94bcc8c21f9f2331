import type { Authorization } from "./authorization.ts";
import { handle } from "./handle.ts";
import type { Hub } from "./hub.ts";
import { type Host, listen } from "./listen.ts";
import type { Protocol } from "./protocol.ts";
import { type Received, receive } from "./received.ts";
import { redact, redactQuery } from "./redact.ts";
import { Router } from "./route.ts";
import type { Service } from "./service.ts";

/** Starts a host of a service. Port 0 means any free one; the address defaults to that of the simulator. */
export function openHost<Caller>(hub: Hub, service: Service<Caller>, port: number, address?: string): Promise<Host> {
  for (const name of service.secrets ?? []) hub.secrets.add(name);
  return listen(hub, protocolOf(hub, service), port, address);
}

function protocolOf<Caller>(hub: Hub, service: Service<Caller>): Protocol {
  const { name, dialect, secrets } = service;
  const router = new Router(service.routes);
  return {
    name,
    limitHeaders: dialect.limitHeaders,
    async read(message, { host, requestId, connection }) {
      const received = await receive(message, connection);
      const { method, path, search } = received;
      const found = router.find(method, path);
      return {
        request: {
          service: name,
          method,
          path,
          route: found?.route.path ?? path,
          query: search === "" ? "" : redactQuery(search, secrets),
          authorization: withoutSecret(received.authorization),
          userAgent: received.header("user-agent") ?? "",
          ...bodyOf(received, secrets),
        },
        answer: () => handle(hub, service, host, received, found),
        tooManyRequests: () => dialect.tooManyRequests(),
        failure: (status) => dialect.failure(status),
        headers: () => ({ "X-Request-Id": requestId }),
      };
    },
  };
}

function withoutSecret(authorization: Authorization): { kind: Authorization["kind"]; key?: string } {
  const { kind } = authorization;
  return kind === "basic" ? { kind, key: authorization.key } : { kind };
}

function bodyOf({ text, body }: Received, secrets: readonly string[] | undefined): { requestBody?: unknown } {
  if (text === "") return {};
  return { requestBody: body.ok ? redact(body.value, secrets) : "[not readable]" };
}
