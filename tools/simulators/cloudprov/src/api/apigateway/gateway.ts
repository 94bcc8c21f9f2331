import type { Store } from "@org/simulator";
import type { NewStore } from "../../new-store.ts";
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

const noLags = { visibilityLagMs: 0, updateLagMs: 0, deleteLagMs: 0 };

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

  constructor(newStore: NewStore) {
    this.services = newStore();
    this.apis = newStore();
    this.keys = newStore();
    this.plans = newStore();
    this.planBindings = newStore();
    this.planKeys = newStore();
    this.releases = newStore();
    this.ipStrategies = newStore();
    this.ipStrategyBindings = newStore();
    this.plugins = newStore();
    this.pluginBindings = newStore();
    this.subDomains = newStore();
    this.apps = newStore();
    this.appBindings = newStore();
    this.docs = newStore();
    // These are parts of objects that have lags themselves.
    this.limits = newStore(noLags);
    this.online = newStore(noLags);
  }
}

/** The records of a store as readers see them, in the order of creation. */
export function seenOf<T extends { readonly id: string }>(store: Store<T>): T[] {
  return store.allSeen().map(({ record }) => record);
}
