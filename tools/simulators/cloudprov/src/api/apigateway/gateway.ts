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
    services: stores.open<GatewayService>("gateway.services"),
    apis: stores.open<GatewayApi>("gateway.apis"),
    keys: stores.open<ApiKey>("gateway.keys"),
    plans: stores.open<UsagePlan>("gateway.plans"),
    planBindings: stores.open<PlanBinding>("gateway.planBindings"),
    planKeys: stores.open<PlanKey>("gateway.planKeys"),
    releases: stores.open<Release>("gateway.releases"),
    ipStrategies: stores.open<IpStrategy>("gateway.ipStrategies"),
    ipStrategyBindings: stores.open<ApiBinding>("gateway.ipStrategyBindings"),
    plugins: stores.open<Plugin>("gateway.plugins"),
    pluginBindings: stores.open<ApiBinding>("gateway.pluginBindings"),
    subDomains: stores.open<SubDomain>("gateway.subDomains"),
    apps: stores.open<ApiApp>("gateway.apps"),
    appBindings: stores.open<ApiBinding>("gateway.appBindings"),
    docs: stores.open<ApiDoc>("gateway.docs"),
    upstreams: stores.open<Upstream>("gateway.upstreams"),
    // These are parts of objects that have lags themselves.
    /** Of services and of APIs. */
    limits: stores.open<Limits>("gateway.limits", noLags),
    online: stores.open<OnlineEnvironment>("gateway.online", noLags),
  };
}
