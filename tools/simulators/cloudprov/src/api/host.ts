import { type Host, htmlPage, listen, type Protocol, type RequestFacts, redact } from "@org/simulator";
import { parseAuthorization } from "../auth/signature.ts";
import { readCosRequest } from "../cos/host.ts";
import { isForObjectStorage } from "../cos/message.ts";
import { PlatformError, requestLimitExceeded } from "../errors.ts";
import type { World } from "../world.ts";
import { type ApiRequest, readApiRequest } from "./api-request.ts";
import type { CallFacts } from "./call-entry.ts";
import { CallLimits } from "./call-limits.ts";
import { answerRequest, failed, pathOf } from "./envelope.ts";
import type { Api } from "./perform.ts";
import { CloudServices } from "./services.ts";

/**
 * Starts the host of all services on the loopback address. A request's `Host` header says which service it is for: its
 * paths are always the same, so faults and the journal know a call by `/vpc/CreateAddressTemplate`.
 */
export function openApi(world: World, port: number): Promise<Host> {
  return listen(world.hub, protocolOf(world), port);
}

function protocolOf(world: World): Protocol {
  const services = new CloudServices(world);
  for (const name of services.secrets) world.hub.secrets.add(name);
  const api: Api = { world, services, limits: new CallLimits(world.hub.clock) };
  return {
    name: "api",
    limitHeaders: "none",
    async read(message, { requestId }) {
      if (isForObjectStorage(message)) return readCosRequest(world, message, requestId);
      const request = await readApiRequest(message);
      return {
        request: factsOf(api, request),
        answer: () => answerRequest(api, request, requestId),
        // Too many requests are an error like any other; when nothing works, a server or proxy sends a page of HTML.
        tooManyRequests: () =>
          failed(api, request, requestId, new PlatformError(requestLimitExceeded, "Too many requests.")),
        failure: (status) => {
          const refusal = refusals[status];
          if (refusal !== undefined) return failed(api, request, requestId, refusal);
          return htmlPage(status, status === 503 ? "Service Unavailable" : "Internal Server Error");
        },
        // The date is the platform's, however wrong the machine's clock is.
        headers: () => ({ Date: new Date(world.now()).toUTCString() }),
      };
    },
  };
}

const refusals: Readonly<Record<number, PlatformError | undefined>> = {
  400: new PlatformError("InvalidParameter", "Invalid parameter."),
  403: new PlatformError("UnauthorizedOperation", "You are not authorized to perform this operation."),
};

function factsOf({ services }: Api, request: ApiRequest): RequestFacts & CallFacts {
  const { method, service, action, version, region, client, userAgent, payload } = request;
  const secretId = parseAuthorization(request.authorization)?.secretId;
  return {
    service,
    method,
    path: pathOf(request),
    route: pathOf(request),
    query: "",
    authorization: secretId === undefined ? { kind: "none" } : { kind: "other", key: secretId },
    userAgent,
    requestBody: bodyOf(payload, services.get(service)?.secrets),
    action,
    version,
    region,
    client,
    code: undefined,
  };
}

function bodyOf(payload: Buffer, secrets: readonly string[] | undefined): unknown {
  try {
    return redact(JSON.parse(payload.toString()), secrets);
  } catch {
    return "[not readable]";
  }
}
