import { type Hub, type Lags, type Random, Store, seededRandom } from "@org/simulator";
import { ActionFailures } from "./action-failures.ts";
import { Protection } from "./api/antiddos/protection.ts";
import { Gateway } from "./api/apigateway/gateway.ts";
import { Tags } from "./api/tag/tags.ts";
import { Templates } from "./api/vpc/templates.ts";
import { Access } from "./auth/access.ts";
import { Busy } from "./busy.ts";
import type { NewStore } from "./new-store.ts";
import type { CloudprovSettings } from "./settings.ts";

/** Everything that exists on the simulated platform. Each family of objects has a member of its own. */
export class World {
  readonly hub: Hub<CloudprovSettings>;
  readonly actionFailures = new ActionFailures();
  readonly busy: Busy;
  readonly access: Access;
  readonly templates: Templates;
  readonly gateway: Gateway;
  readonly protection: Protection;
  readonly tags: Tags;

  readonly #stores: { clear(): void }[] = [];
  // A reset does not begin it anew, so that no ID is given out twice.
  readonly #random: Random = seededRandom(1);

  constructor(hub: Hub<CloudprovSettings>) {
    this.hub = hub;
    this.busy = new Busy(hub.clock);
    const newStore: NewStore = (lags) => this.#newStore(lags);
    this.access = new Access(newStore);
    this.templates = new Templates(newStore);
    this.gateway = new Gateway(newStore);
    this.protection = new Protection(newStore);
    this.tags = new Tags(newStore);
  }

  /** The settings of the moment. */
  get settings(): CloudprovSettings {
    return this.hub.settings;
  }

  /** Milliseconds since 1970, by the platform's clock. */
  now(): number {
    return this.hub.clock.now() + this.settings.clockSkewMs;
  }

  /** The time now as the platform writes it: `2023-11-14T22:13:20Z`. */
  timeText(ms: number = this.now()): string {
    return `${new Date(ms).toISOString().slice(0, 19)}Z`;
  }

  /** A new ID like `ipm-3k9x0a7b`. */
  newId(prefix: string): string {
    const letters = Array.from({ length: 8 }, () => Math.floor(this.#random() * 36).toString(36));
    return `${prefix}-${letters.join("")}`;
  }

  /** Back to the state of the start. The credentials of the start stay good; IDs are not given out again. */
  reset(): void {
    this.hub.agenda.clear();
    this.busy.clear();
    for (const store of this.#stores) store.clear();
    this.access.seed();
  }

  #newStore<T extends { readonly id: string }>(lags?: Lags): Store<T> {
    const store = new Store<T>(this.hub.agenda, () => lags ?? this.hub.settings);
    this.#stores.push(store);
    return store;
  }
}
