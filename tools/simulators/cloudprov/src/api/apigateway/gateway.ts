import { noLags, type Stores } from "@org/simulator";
import type {
  ApiApp,
  ApiBinding,
  ApiDoc,
  ApiKey,
  GatewayApi,
  GatewayService,
  IpStrategy,
  Limits,
  OnlineEnvironment,
  PlanBinding,
  PlanKey,
  Plugin,
  Release,
  SubDomain,
  Upstream,
  UsagePlan,
} from "./records.ts";

/** Everything in the API gateway. */
export type Gateway = ReturnType<typeof openGateway>;

/** Opens their stores. */
export function openGateway(stores: Stores) {
  return {
    services: stores.open<GatewayService>(),
    apis: stores.open<GatewayApi>(),
    keys: stores.open<ApiKey>(),
    plans: stores.open<UsagePlan>(),
    planBindings: stores.open<PlanBinding>(),
    planKeys: stores.open<PlanKey>(),
    releases: stores.open<Release>(),
    ipStrategies: stores.open<IpStrategy>(),
    ipStrategyBindings: stores.open<ApiBinding>(),
    plugins: stores.open<Plugin>(),
    pluginBindings: stores.open<ApiBinding>(),
    subDomains: stores.open<SubDomain>(),
    apps: stores.open<ApiApp>(),
    appBindings: stores.open<ApiBinding>(),
    docs: stores.open<ApiDoc>(),
    upstreams: stores.open<Upstream>(),
    // These are parts of objects that have lags themselves.
    /** Of services and of APIs. */
    limits: stores.open<Limits>(noLags),
    online: stores.open<OnlineEnvironment>(noLags),
  };
}
