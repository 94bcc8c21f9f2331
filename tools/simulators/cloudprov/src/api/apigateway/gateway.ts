import { noLags, type Store, type Stores } from "@org/simulator";
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
  UsagePlan,
} from "./records.ts";

/** Everything in the API gateway. */
export class Gateway {
  readonly services: Store<GatewayService>;
  readonly apis: Store<GatewayApi>;
  readonly keys: Store<ApiKey>;
  readonly plans: Store<UsagePlan>;
  readonly planBindings: Store<PlanBinding>;
  readonly planKeys: Store<PlanKey>;
  readonly releases: Store<Release>;
  readonly ipStrategies: Store<IpStrategy>;
  readonly ipStrategyBindings: Store<ApiBinding>;
  readonly plugins: Store<Plugin>;
  readonly pluginBindings: Store<ApiBinding>;
  readonly subDomains: Store<SubDomain>;
  readonly apps: Store<ApiApp>;
  readonly appBindings: Store<ApiBinding>;
  readonly docs: Store<ApiDoc>;
  /** Of services and of APIs. */
  readonly limits: Store<Limits>;
  readonly online: Store<OnlineEnvironment>;

  constructor(stores: Stores) {
    this.services = stores.open();
    this.apis = stores.open();
    this.keys = stores.open();
    this.plans = stores.open();
    this.planBindings = stores.open();
    this.planKeys = stores.open();
    this.releases = stores.open();
    this.ipStrategies = stores.open();
    this.ipStrategyBindings = stores.open();
    this.plugins = stores.open();
    this.pluginBindings = stores.open();
    this.subDomains = stores.open();
    this.apps = stores.open();
    this.appBindings = stores.open();
    this.docs = stores.open();
    // These are parts of objects that have lags themselves.
    this.limits = stores.open(noLags);
    this.online = stores.open(noLags);
  }
}

/** The records of a store as readers see them, in the order of creation. */
export function seenOf<T extends { readonly id: string }>(store: Store<T>): T[] {
  return store.allSeen().map(({ record }) => record);
}
