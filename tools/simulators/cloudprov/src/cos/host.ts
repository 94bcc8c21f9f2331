import {
  type Answer,
  differencesOf,
  type Exchange,
  htmlPage,
  type IncomingRequest,
  type SimulatedService,
} from "@org/simulator";
import { isMeantFor } from "../action-failures.ts";
import { identify } from "../auth/authenticate.ts";
import type { Caller } from "../caller.ts";
import { PlatformError } from "../errors.ts";
import { forAction } from "../settings.ts";
import type { World } from "../world.ts";
import { bucketOperations } from "./bucket-operations.ts";
import { CosError, MalformedCosRequest } from "./errors.ts";
import { type CosMessage, readCosMessage } from "./message.ts";
import { objectOperations } from "./object-operations.ts";
import type { CosOperation } from "./operation.ts";
import { cosSignatureOf, parseCosAuthorization } from "./signature.ts";
import { writeXml } from "./xml.ts";

const operations: readonly CosOperation[] = [...bucketOperations, ...objectOperations];

/** The name of the service, of which each operation is an action. */
const service = "cos";

/** All operations, such as `cos:PutBucket`. */
export const cosOperationNames: readonly string[] = operations.map(({ name }) => `${service}:${name}`);

/** All operations, with their known differences. */
export const storageService: SimulatedService = {
  name: service,
  operations: operations.map(({ name, ...operation }) => ({ name, ...differencesOf(operation) })),
};

/** How far the time of a signature may be off, in seconds. */
const toleranceSeconds = 900;

/**
 * Reads a request to object storage. Its operation names it in the journal and for planned faults: `/cos/PutBucketCORS`.
 */
export async function readCosRequest(world: World, incoming: IncomingRequest, requestId: string): Promise<Exchange> {
  const message = await readCosMessage(incoming);
  const operation = operationOf(message);
  const path = `/${service}/${operation?.name ?? "Unknown"}`;
  const authorization = parseCosAuthorization(message.headers.get("authorization") ?? "");
  const refuse = (error: CosError) => failed(message, requestId, error);
  return {
    request: {
      service,
      method: message.method,
      path,
      route: path,
      query: "",
      authorization: authorization === undefined ? { kind: "none" } : { kind: "other", key: authorization.secretId },
      userAgent: message.headers.get("user-agent") ?? "",
      requestBody: bodyOf(message),
      ...{ action: operation?.name ?? "", version: "", region: message.region, client: "", code: undefined },
    },
    answer: async () => answerRequest(world, message, operation, requestId),
    tooManyRequests: () => refuse(new CosError("SlowDown", "Please reduce your request rate.")),
    failure(status) {
      if (status === 400) return refuse(new CosError("InvalidArgument", "Invalid argument."));
      if (status === 403) return refuse(new CosError("AccessDenied", "Access Denied."));
      return htmlPage(status, status === 503 ? "Service Unavailable" : "Internal Server Error");
    },
    headers: () => ({
      Date: new Date(world.now()).toUTCString(),
      Server: "tencent-cos",
      "x-cos-request-id": requestId,
    }),
  };
}

/** Requests have no names of operations: the method, the address and the query choose one. */
function operationOf({ method, bucket, key, query }: CosMessage): CosOperation | undefined {
  const scope = bucket === undefined ? "service" : key === "" ? "bucket" : "object";
  return operations
    .filter((one) => one.method === method && one.scope === scope && one.query.every((name) => query.has(name)))
    .sort((a, b) => b.query.length - a.query.length)[0];
}

/** What the journal says about the content of a request. */
function bodyOf({ bucket, key, query, headers, payload }: CosMessage): unknown {
  const isText = /xml|json/.test(headers.get("content-type") ?? "") && key === "";
  return {
    ...(bucket === undefined ? {} : { Bucket: bucket }),
    ...(key === "" ? {} : { Key: key }),
    ...(query.size === 0 ? {} : { Query: Object.fromEntries(query) }),
    ...(headers.has("x-cos-acl") ? { Acl: headers.get("x-cos-acl") } : {}),
    ...(payload.length === 0 ? {} : isText ? { Body: payload.toString() } : { Size: payload.length }),
  };
}

function answerRequest(
  world: World,
  message: CosMessage,
  operation: CosOperation | undefined,
  requestId: string,
): Answer {
  const { hub } = world;
  const violate = (problems: readonly string[]): void => {
    const { method } = message;
    const path = `/${service}/${operation?.name ?? message.path}`;
    hub.journal.violations.push({ at: hub.clock.now(), service, method, path, problems });
  };
  try {
    return perform(world, message, operation);
  } catch (error) {
    if (error instanceof MalformedCosRequest) violate(error.problems);
    if (error instanceof CosError) return failed(message, requestId, error);
    // A mistake of the simulator itself must be seen, not retried away.
    console.error(`The simulator failed on ${message.method} ${message.path}.`, error);
    violate([`the simulator itself failed: ${String(error)}`]);
    return failed(message, requestId, new CosError("InternalError", "An internal error has occurred."));
  }
}

function perform(world: World, message: CosMessage, operation: CosOperation | undefined): Answer {
  const { settings, actionFailures } = world;
  const caller = authenticate(world, message);
  if (operation === undefined) {
    const query = [...message.query.keys()].join("&");
    throw new MalformedCosRequest(
      "MethodNotAllowed",
      `there is no operation ${message.method} ${message.path}?${query}`,
    );
  }
  const call = { service, action: operation.name, region: message.region };
  if (settings.deniedActions.includes(`${service}:${operation.name}`))
    throw new CosError("AccessDenied", "Access Denied.");
  const standing = forAction(settings.actionErrors, service, operation.name);
  if (standing !== undefined) throw new CosError(standing, `This simulator is configured to respond with ${standing}.`);
  const planned = actionFailures.take((plan) => isMeantFor(plan, call));
  const failure = planned && new CosError(planned.code, planned.message);
  if (failure !== undefined && !planned?.afterEffect) throw failure;
  const answer = operation.run(world, { message, caller });
  if (failure !== undefined) throw failure;
  return answer;
}

/** Who calls. @throws CosError for a credential, a signature or a time that the platform does not accept. */
function authenticate(world: World, message: CosMessage): Caller {
  const given = parseCosAuthorization(message.headers.get("authorization") ?? "");
  if (given === undefined)
    throw new MalformedCosRequest("AccessDenied", "Authorization does not have the documented form");
  const now = world.now() / 1000;
  if (now < given.from - toleranceSeconds || now > given.until + toleranceSeconds) {
    throw new CosError(
      "RequestTimeTooSkewed",
      "The difference between the request time and the server's time is too large.",
    );
  }
  const { secretKey, caller } = identity(world, given.secretId, message.headers.get("x-cos-security-token"));
  const unsigned = [...message.headers.keys()].find(
    (name) => name.startsWith("x-cos-") && !given.headers.includes(name),
  );
  if (!given.headers.includes("host") || unsigned !== undefined) {
    throw new MalformedCosRequest("AccessDenied", `the header ${unsigned ?? "host"} must be signed`);
  }
  const request = { method: message.method, path: message.path, parameters: message.query, headers: message.headers };
  if (given.signature !== cosSignatureOf(secretKey, request, given)) {
    throw new CosError(
      "SignatureDoesNotMatch",
      "The signature we calculated does not match the signature you provided.",
    );
  }
  return caller;
}

/** The codes of object storage for the same problems of a credential. */
const codes: Readonly<Record<string, string>> = {
  "AuthFailure.SecretIdNotFound": "InvalidAccessKeyId",
  "AuthFailure.TokenFailure": "ExpiredToken",
  "AuthFailure.MFAFailure": "AccessDenied",
};

function identity(world: World, secretId: string, token: string | undefined): ReturnType<typeof identify> {
  try {
    return identify(world, secretId, token);
  } catch (error) {
    if (error instanceof PlatformError) throw new CosError(codes[error.code] ?? "AccessDenied", error.message);
    throw error;
  }
}

function failed(message: CosMessage, requestId: string, { code, status, message: text }: CosError): Answer {
  const noted = { code };
  if (message.method === "HEAD") return { status, noted };
  const Resource = message.host + message.path;
  const content = { Code: code, Message: text, Resource, RequestId: requestId, TraceId: requestId };
  return { status, noted, type: "application/xml", raw: writeXml("Error", content) };
}
