import { isMeantFor } from "../action-failures.ts";
import { authenticate } from "../auth/authenticate.ts";
import { MalformedRequest, PlatformError, requestLimitExceeded } from "../errors.ts";
import { forAction } from "../settings.ts";
import type { World } from "../world.ts";
import type { Action, CloudService, Reply } from "./action.ts";
import type { ApiRequest } from "./api-request.ts";
import type { CallLimits } from "./call-limits.ts";
import { readParameters, rejectMalformed } from "./parameters.ts";
import type { CloudServices } from "./services.ts";

/** What the API knows and counts. */
export interface Api {
  readonly world: World;
  readonly services: CloudServices;
  readonly limits: CallLimits;
}

const maxPayload = 10 * 1024 * 1024;

/**
 * Does what a request asks for: is it one, who calls, may they, how often, with what, and then its effect.
 *
 * @throws PlatformError for everything that the platform refuses.
 */
export async function perform(
  { world, services, limits }: Api,
  request: ApiRequest,
  requestId: string,
): Promise<Reply> {
  checkTransport(world, request);
  const service = services.get(request.service);
  if (service === undefined) {
    throw new MalformedRequest("NoSuchProduct", `there is no service at the host "${request.host}"`);
  }
  const action = findAction(service, request);
  const call = { service: service.name, action: action.name, region: request.region };
  const { settings, actionFailures } = world;

  checkRegion(world, service, request);
  const caller = authenticate(world, request, action);
  const perSecond = forAction(settings.callsPerSecond, call.service, call.action);
  if (perSecond !== undefined && !limits.take(call, perSecond)) {
    throw new PlatformError(
      requestLimitExceeded,
      `Your current request times exceeds the limit of ${perSecond} times in a second for the frequency of ${call.action}.`,
    );
  }
  if (settings.deniedActions.includes(`${call.service}:${call.action}`)) {
    throw new PlatformError(
      "UnauthorizedOperation",
      `You are not authorized to perform operation (${call.service}:${call.action}).`,
    );
  }
  const params = readParameters(request.payload, action.params);
  const { name, version } = service;
  rejectMalformed((await world.requestCheck?.({ service: name, version, action: action.name, params })) ?? []);
  const standing = forAction(settings.actionErrors, call.service, call.action);
  if (standing !== undefined) throw plannedError(standing);
  const planned = actionFailures.take((plan) => isMeantFor(plan, call));
  if (planned !== undefined && !planned.afterEffect) throw plannedError(planned.code, planned.message);
  const reply = await action.run({ params, region: request.region, caller, requestId });
  if (planned !== undefined) throw plannedError(planned.code, planned.message);
  return reply;
}

function checkTransport({ settings }: World, request: ApiRequest): void {
  const { method, target, contentType, client, language, payload, timestamp } = request;
  if (method !== "POST") throw new MalformedRequest("UnsupportedProtocol", `the method must be POST, not ${method}`);
  if (target !== settings.path) {
    throw new MalformedRequest("UnsupportedProtocol", `the path must be ${settings.path}, not ${target}`);
  }
  if (!/^application\/json(;|$)/i.test(contentType)) {
    throw new MalformedRequest("UnsupportedProtocol", `Content-Type must be application/json, not "${contentType}"`);
  }
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new MalformedRequest("MissingParameter", "X-TC-Timestamp must be the Unix time in whole seconds");
  }
  if (!/^[\w ,;.-]{0,128}$/.test(client)) {
    throw new MalformedRequest(
      "InvalidParameterValue",
      "X-TC-RequestClient must have at most 128 characters, of letters, digits, blanks and - _ , ; .",
    );
  }
  if (!["", "en-US", "zh-CN"].includes(language)) {
    throw new MalformedRequest("InvalidParameterValue", `X-TC-Language must be en-US or zh-CN, not "${language}"`);
  }
  if (payload.length > maxPayload) {
    throw new MalformedRequest("RequestSizeLimitExceeded", "the body must have at most 10 MB");
  }
}

function findAction(service: CloudService, request: ApiRequest): Action {
  if (request.action === "") throw new MalformedRequest("MissingParameter", "X-TC-Action is missing");
  const action = service.actions.find(({ name }) => name === request.action);
  if (action === undefined) {
    throw new MalformedRequest("InvalidAction", `there is no action ${request.action} of ${service.name}`);
  }
  if (request.version === "") throw new MalformedRequest("MissingParameter", "X-TC-Version is missing");
  if (request.version !== service.version) {
    throw new MalformedRequest(
      "NoSuchVersion",
      `the version of ${service.name} must be ${service.version}, not "${request.version}"`,
    );
  }
  return action;
}

function checkRegion({ settings }: World, service: CloudService, { region }: ApiRequest): void {
  if (region === "") {
    if (service.needsRegion) throw new MalformedRequest("MissingParameter", "X-TC-Region is missing");
    return;
  }
  if (!settings.regions.includes(region)) {
    throw new PlatformError("UnsupportedRegion", `The region ${region} is not supported by ${service.name}.`);
  }
}

function plannedError(code: string, message = `This simulator is configured to respond with ${code}.`): PlatformError {
  return new PlatformError(code, message);
}
