import { type Objects, objectsOf, type Store } from "@org/simulator";
import type { World } from "../../world.ts";
import type { ApiConfig } from "./api-config.ts";
import { newAppKeyPair } from "./app-actions.ts";
import { newPage } from "./doc-actions.ts";
import { tagsOfApp, tagsOfService, tagsOfUpstream } from "./gateway-tags.ts";
import { newApiKeyPair } from "./key-actions.ts";
import type {
  ApiBinding,
  GatewayApi,
  GatewayRecord,
  IpStrategy,
  OnlineEnvironment,
  PlanBinding,
  PlanKey,
  Release,
  SubDomain,
  Upstream,
} from "./records.ts";

/** An API that a test creates. */
export type NewApi = Pick<GatewayApi, "serviceId"> &
  Partial<Omit<GatewayApi, "config">> & {
    /** Default: GET of a unique path, answered by a mock. */
    readonly config?: Partial<ApiConfig>;
  };

/** An upstream that a test creates. */
export type NewUpstream = Partial<Omit<Upstream, "config">> & { readonly config?: Partial<Upstream["config"]> };

/** A binding of an API that a test creates. */
export type NewApiBinding = Pick<ApiBinding, "ownerId" | "serviceId" | "apiId"> & Partial<ApiBinding>;

/** A binding of a plan that a test creates. */
export type NewPlanBinding = Pick<PlanBinding, "planId" | "serviceId"> & Partial<PlanBinding>;

/** A release that a test creates. */
export type NewRelease = Pick<Release, "serviceId"> & Partial<Release>;

/** An environment that a test puts online. */
export type NewOnlineEnvironment = Pick<OnlineEnvironment, "serviceId"> & Partial<OnlineEnvironment>;

/** A domain that a test binds. */
export type NewSubDomain = Pick<SubDomain, "id" | "serviceId"> & Partial<SubDomain>;

/** Opens the API gateway of a world to tests. Omitted values have defaults; the region is `ap-guangzhou`. */
export function gatewayState(world: World) {
  const { gateway, hub } = world;
  const { agenda } = hub;
  const born = (prefix: string): GatewayRecord => ({
    id: world.newId(prefix),
    region: "ap-guangzhou",
    createdAt: world.now(),
    modifiedAt: world.now(),
  });
  const bindings = (store: Store<ApiBinding>): Objects<ApiBinding, NewApiBinding> =>
    objectsOf(agenda, store, (fields) => ({
      id: world.newUuid(),
      environment: "release",
      boundAt: world.now(),
      ...fields,
    }));
  return {
    gatewayServices: objectsOf(
      agenda,
      gateway.services,
      (fields) => ({
        ...born("service"),
        name: "service",
        description: "",
        protocol: "http&https",
        netTypes: ["OUTER"],
        ipVersion: "IPv4",
        instanceId: "",
        uniqVpcId: "",
        ...fields,
      }),
      (id) => removeParts(world, id),
    ),
    gatewayApis: objectsOf(
      agenda,
      gateway.apis,
      ({ config, ...fields }: NewApi): GatewayApi => {
        const api = { ...born("api"), ...fields };
        return { ...api, config: { ...usualConfig(api.id), ...config } };
      },
      (apiId) => {
        const stores: readonly Erasable<{ readonly id: string; readonly apiId: string | undefined }>[] = [
          gateway.planBindings,
          gateway.pluginBindings,
          gateway.appBindings,
          gateway.ipStrategyBindings,
        ];
        for (const store of stores) eraseAll(store, (one) => one.apiId === apiId);
      },
    ),
    gatewayKeys: objectsOf(
      agenda,
      gateway.keys,
      (fields) => ({
        ...born("key"),
        ...newApiKeyPair(world),
        name: "key",
        type: "auto",
        enabled: true,
        tags: [],
        ...fields,
      }),
      (id) => eraseAll(gateway.planKeys, ({ keyId }) => keyId === id),
    ),
    usagePlans: objectsOf(
      agenda,
      gateway.plans,
      (fields) => ({
        ...born("usagePlan"),
        name: "plan",
        description: "",
        maxRequests: -1,
        maxRequestsPerSecond: -1,
        tags: [],
        ...fields,
      }),
      (id) => {
        eraseAll(gateway.planBindings, ({ planId }) => planId === id);
        eraseAll(gateway.planKeys, ({ planId }) => planId === id);
      },
    ),
    usagePlanBindings: objectsOf(agenda, gateway.planBindings, (fields: NewPlanBinding): PlanBinding => {
      const binding = { ...born("binding"), environment: "release" as const, apiId: undefined, ...fields };
      const { planId, serviceId, environment, apiId } = binding;
      return { ...binding, id: [planId, serviceId, environment, apiId ?? ""].join("#") };
    }),
    usagePlanKeys: objectsOf(
      agenda,
      gateway.planKeys,
      ({ planId, keyId }: Omit<PlanKey, "id">): PlanKey => ({ id: `${planId}#${keyId}`, planId, keyId }),
    ),
    /** The history of releases, which is separate from the environments that are online. */
    gatewayReleases: objectsOf(
      agenda,
      gateway.releases,
      (fields: NewRelease): Release => ({
        id: world.newUuid(),
        environment: "release",
        description: "release",
        releasedAt: world.now(),
        apiIds: [],
        ...fields,
      }),
    ),
    onlineEnvironments: objectsOf(agenda, gateway.online, (fields: NewOnlineEnvironment): OnlineEnvironment => {
      const online = { environment: "release" as const, version: world.newUuid(), apiIds: [], ...fields };
      return { ...online, id: `${online.serviceId}#${online.environment}` };
    }),
    ipStrategies: objectsOf(
      agenda,
      gateway.ipStrategies,
      (fields: Pick<IpStrategy, "serviceId"> & Partial<IpStrategy>): IpStrategy => ({
        ...born("IPStrategy"),
        name: "strategy",
        type: "WHITE",
        data: "10.0.0.1",
        ...fields,
      }),
      (id) => eraseAll(gateway.ipStrategyBindings, ({ ownerId }) => ownerId === id),
    ),
    ipStrategyBindings: bindings(gateway.ipStrategyBindings),
    gatewayPlugins: objectsOf(
      agenda,
      gateway.plugins,
      (fields) => ({
        ...born("plugin"),
        name: "plugin",
        type: "IPControl",
        data: '{"type":"white_list","blocks":"10.0.0.1"}',
        description: "",
        ...fields,
      }),
      (id) => eraseAll(gateway.pluginBindings, ({ ownerId }) => ownerId === id),
    ),
    pluginBindings: bindings(gateway.pluginBindings),
    /** By their names. */
    subDomains: objectsOf(
      agenda,
      gateway.subDomains,
      (fields: NewSubDomain): SubDomain => ({
        region: "ap-guangzhou",
        protocol: "http",
        netType: "OUTER",
        netSubDomain: "",
        isDefaultMapping: true,
        isForcedHttps: false,
        certificateId: "",
        mappings: [],
        resolves: true,
        ...fields,
      }),
    ),
    apiApps: objectsOf(
      agenda,
      gateway.apps,
      (fields) => ({
        ...born("app"),
        name: "app",
        description: "",
        ...newAppKeyPair(world),
        ...fields,
      }),
      (id) => {
        eraseAll(gateway.appBindings, ({ ownerId }) => ownerId === id);
        const app = gateway.apps.get(id);
        if (app !== undefined) world.tags.clear(tagsOfApp(app));
      },
    ),
    apiAppBindings: bindings(gateway.appBindings),
    upstreams: objectsOf(
      agenda,
      gateway.upstreams,
      ({ config, ...fields }: NewUpstream): Upstream => ({
        ...born("upstream"),
        ...fields,
        config: { Scheme: "HTTP", Algorithm: "ROUND-ROBIN", UniqVpcId: "vpc-1a2b3c4d", ...config },
      }),
      (id) => {
        const upstream = gateway.upstreams.get(id);
        if (upstream !== undefined) world.tags.clear(tagsOfUpstream(upstream));
      },
    ),
    apiDocs: objectsOf(agenda, gateway.docs, (fields) => {
      const record = born("apidoc");
      const content = { name: "doc", serviceId: "", environment: "release", apiIds: [], tags: [], status: "COMPLETED" };
      return { ...record, ...newPage(record.id), ...content, ...fields };
    }),
  };
}

function usualConfig(apiId: string): ApiConfig {
  return {
    ApiName: "api",
    ApiType: "NORMAL",
    AuthType: "NONE",
    Protocol: "HTTP",
    EnableCORS: true,
    RequestConfig: { Path: `/${apiId}`, Method: "GET" },
    ServiceType: "MOCK",
    ServiceTimeout: 5,
    ServiceMockReturnMessage: "hello",
  };
}

// A service that a test removes takes everything in it along, as one deleted in the console does.
function removeParts(world: World, serviceId: string): void {
  const { gateway } = world;
  const stores: readonly Erasable<{ readonly id: string; readonly serviceId: string }>[] = [
    gateway.apis,
    gateway.planBindings,
    gateway.releases,
    gateway.online,
    gateway.ipStrategies,
    gateway.ipStrategyBindings,
    gateway.pluginBindings,
    gateway.appBindings,
    gateway.subDomains,
  ];
  for (const store of stores) eraseAll(store, (part) => part.serviceId === serviceId);
  const service = gateway.services.get(serviceId);
  if (service !== undefined) world.tags.clear(tagsOfService(service));
}

interface Erasable<T> {
  all(): T[];
  erase(id: string): unknown;
}

function eraseAll<T extends { readonly id: string }>(store: Erasable<T>, when: (one: T) => boolean): void {
  for (const one of store.all()) if (when(one)) store.erase(one.id);
}
