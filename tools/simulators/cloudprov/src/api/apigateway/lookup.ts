import type { Store } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { found } from "../action.ts";
import type { EnvironmentName } from "./environments.ts";
import type {
  ApiApp,
  ApiDoc,
  ApiKey,
  GatewayApi,
  GatewayService,
  IpStrategy,
  OnlineEnvironment,
  Plugin,
  Upstream,
  UsagePlan,
} from "./records.ts";

/** Finds an object in a region; throws the platform's error when there is none. */
export interface Finder<T> {
  /** As it is: for those who change it. */
  get(id: string, region: string): T;
  /** As readers see it. */
  seen(id: string, region: string): T;
}

/** Finds the objects of the API gateway. */
export interface Lookup {
  readonly service: Finder<GatewayService>;
  readonly key: Finder<ApiKey>;
  readonly plan: Finder<UsagePlan>;
  readonly plugin: Finder<Plugin>;
  readonly app: Finder<ApiApp>;
  readonly doc: Finder<ApiDoc>;
  readonly upstream: Finder<Upstream>;
  /** An API of a service. */
  api(serviceId: string, apiId: string, region: string): GatewayApi;
  /** The same as readers see it. */
  seenApi(serviceId: string, apiId: string, region: string): GatewayApi;
  ipStrategy(serviceId: string, strategyId: string, region: string): IpStrategy;
  seenIpStrategy(serviceId: string, strategyId: string, region: string): IpStrategy;
}

/** Opens the objects of a world to its actions. */
export function lookupOf({ gateway }: World): Lookup {
  const service = finder(gateway.services, "ResourceNotFound.InvalidService", "service");
  const api = finder(gateway.apis, "ResourceNotFound.InvalidApi", "API");
  const ipStrategy = finder(gateway.ipStrategies, "ResourceNotFound.InvalidIPStrategy", "IP strategy");
  return {
    service,
    key: finder(gateway.keys, "ResourceNotFound.InvalidAccessKeyId", "key"),
    plan: finder(gateway.plans, "ResourceNotFound.InvalidUsagePlan", "usage plan"),
    plugin: finder(gateway.plugins, "ResourceNotFound.InvalidPlugin", "plugin"),
    app: finder(gateway.apps, "ResourceNotFound.InvalidApiApp", "app"),
    doc: finder(gateway.docs, "ResourceNotFound.InvalidApiDoc", "API document"),
    upstream: finder(gateway.upstreams, "ResourceNotFound", "upstream"),
    api: (serviceId, id, region) => within(service.get(serviceId, region), api.get(id, region), invalidApi),
    seenApi: (serviceId, id, region) => within(service.seen(serviceId, region), api.seen(id, region), invalidApi),
    ipStrategy: (serviceId, id, region) =>
      within(service.get(serviceId, region), ipStrategy.get(id, region), invalidIpStrategy),
    seenIpStrategy: (serviceId, id, region) =>
      within(service.seen(serviceId, region), ipStrategy.seen(id, region), invalidIpStrategy),
  };
}

/**
 * Refuses to change a service that a task works on.
 *
 * @throws PlatformError FailedOperation.ServiceInOperation
 */
export function checkServiceIdle({ busy }: World, serviceId: string): void {
  if (busy.has(serviceId)) {
    throw new PlatformError("FailedOperation.ServiceInOperation", `The service ${serviceId} is in operation.`);
  }
}

/**
 * An environment of a service that is on line.
 *
 * @param code of the error when it is not.
 * @throws PlatformError
 */
export function onLine(
  { gateway }: World,
  serviceId: string,
  environment: EnvironmentName,
  code = "InvalidParameterValue.InvalidEnvStatus",
): OnlineEnvironment {
  const online = gateway.online.get(`${serviceId}#${environment}`);
  if (online === undefined) {
    throw new PlatformError(code, `The service ${serviceId} is not released in ${environment}.`);
  }
  return online;
}

/** Keeps a service busy after a change, for as long as the settings say. */
export function occupyService({ busy, settings }: World, serviceId: string): void {
  busy.occupy(serviceId, settings.gatewayTaskMs);
}

const invalidApi = "ResourceNotFound.InvalidApi";
const invalidIpStrategy = "ResourceNotFound.InvalidIPStrategy";

function finder<T extends { readonly id: string; readonly region: string }>(
  store: Store<T>,
  code: string,
  what: string,
): Finder<T> {
  const inRegion = (one: T | undefined, id: string, region: string): T =>
    found(one?.region === region ? one : undefined, code, `${what} ${id}`);
  return {
    get: (id, region) => inRegion(store.get(id), id, region),
    seen: (id, region) => inRegion(store.seen(id), id, region),
  };
}

function within<T extends { readonly id: string; readonly serviceId: string }>(
  service: GatewayService,
  part: T,
  code: string,
): T {
  return found(part.serviceId === service.id ? part : undefined, code, `${part.id} of the service ${service.id}`);
}
