import { randomBytes, randomUUID } from "node:crypto";
import { type Hub, type Lags, Store } from "@org/simulator";
import { seededImages } from "./database-image-list.ts";
import { FailurePlans } from "./operations/failure-plans.ts";
import type {
  Account,
  App,
  Backup,
  BackupRetentionPolicy,
  Configuration,
  Database,
  DatabaseImage,
  Dates,
  LogDrain,
  MetricDrain,
  Operation,
  Organization,
  Service,
  ServiceSizingPolicy,
  Setting,
  Stack,
  Vhost,
} from "./records.ts";
import type { AppprovSettings } from "./settings.ts";
import { Tokens } from "./tokens.ts";

/** What is there from the beginning and survives a reset. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** A token that is good for 12 hours from the start. */
  readonly accessToken: string;
  readonly organizationId: string;
  /** A stack that organisations share. */
  readonly sharedStackId: number;
  /** A stack of the organisation's own. */
  readonly dedicatedStackId: number;
}

/** The URLs of the hosts, without a slash at the end. */
export interface Addresses {
  readonly api: string;
  readonly auth: string;
  readonly logStorage: string;
}

/** Everything that exists on the simulated platform. */
export class World {
  readonly hub: Hub<AppprovSettings>;
  readonly credentials: Credentials;
  readonly tokens: Tokens;
  readonly failurePlans = new FailurePlans();
  /** Until when its operations keep an object busy, by `{kind} {id}`. */
  readonly busyUntil = new Map<string, number>();
  /** The newest operation of an object, by `{kind} {id}`. */
  readonly lastOperationIds = new Map<string, string>();
  /** Known once the hosts listen. */
  addresses: Addresses = { api: "", auth: "", logStorage: "" };

  readonly organizations: Store<Organization>;
  readonly stacks: Store<Stack>;
  readonly accounts: Store<Account>;
  readonly backupRetentionPolicies: Store<BackupRetentionPolicy>;
  readonly backups: Store<Backup>;
  readonly apps: Store<App>;
  readonly configurations: Store<Configuration>;
  readonly settingRecords: Store<Setting>;
  readonly services: Store<Service>;
  readonly serviceSizingPolicies: Store<ServiceSizingPolicy>;
  readonly databaseImages: Store<DatabaseImage>;
  readonly databases: Store<Database>;
  readonly vhosts: Store<Vhost>;
  readonly logDrains: Store<LogDrain>;
  readonly metricDrains: Store<MetricDrain>;
  readonly operations: Store<Operation>;

  readonly #stores: { clear(): void }[] = [];
  // Objects of different kinds never share an ID, so that an ID of another kind is seen to be wrong.
  #lastId = 1_000;

  constructor(hub: Hub<AppprovSettings>) {
    this.hub = hub;
    this.tokens = new Tokens(hub.clock);
    this.credentials = {
      username: "olive@example.com",
      password: randomBytes(18).toString("base64url"),
      accessToken: this.tokens.issue(43_200).token,
      organizationId: randomUUID(),
      sharedStackId: 1,
      dedicatedStackId: 3,
    };
    this.organizations = this.#store();
    this.stacks = this.#store();
    this.accounts = this.#store();
    this.backupRetentionPolicies = this.#store();
    this.backups = this.#store();
    this.apps = this.#store();
    this.configurations = this.#store();
    this.settingRecords = this.#store();
    this.services = this.#store();
    this.serviceSizingPolicies = this.#store();
    this.databaseImages = this.#store();
    this.databases = this.#store();
    this.vhosts = this.#store();
    this.logDrains = this.#store();
    this.metricDrains = this.#store();
    // A 404 for an operation means that it is gone, so a new one is never hidden.
    this.operations = this.#store({ visibilityLagMs: 0, updateLagMs: 0, deleteLagMs: 0 });
    this.#seed();
  }

  /** The settings of the moment. */
  get settings(): AppprovSettings {
    return this.hub.settings;
  }

  /** Milliseconds since 1970, by the simulator's clock. */
  now(): number {
    return this.hub.clock.now();
  }

  /** The ID and the dates of an object that is made now. */
  born(): { id: string; createdAt: number; updatedAt: number } {
    this.#lastId += 1;
    return { id: String(this.#lastId), createdAt: this.now(), updatedAt: this.now() };
  }

  /** Changes some fields of an object, if it is still there. */
  change<T extends Dates & { readonly id: string }>(store: Store<T>, id: string, fields: Partial<T>): void {
    const old = store.get(id);
    if (old !== undefined) store.replace({ ...old, ...fields, updatedAt: this.now() });
  }

  /** Back to the state of the start. Credentials stay good; IDs are not given out again. */
  reset(): void {
    this.hub.agenda.clear();
    this.busyUntil.clear();
    this.lastOperationIds.clear();
    for (const store of this.#stores) store.clear();
    for (const { token } of this.tokens.all()) if (token !== this.credentials.accessToken) this.tokens.revoke(token);
    this.#seed();
  }

  #store<T extends { readonly id: string }>(lags?: Lags): Store<T> {
    const store = new Store<T>(this.hub.agenda, () => lags ?? this.hub.settings);
    this.#stores.push(store);
    return store;
  }

  // What nobody can make through the API.
  #seed(): void {
    const { organizationId } = this.credentials;
    const dates = { createdAt: this.now(), updatedAt: this.now() };
    this.organizations.reveal({ id: organizationId, name: "Olive Owner's" });
    const stacks = [
      { name: "shared-us-east-1", region: "us-east-1", organizationId: undefined },
      { name: "shared-us-west-1", region: "us-west-1", organizationId: undefined },
      { name: "dedicated-eu-central-1", region: "eu-central-1", organizationId },
    ];
    for (const [index, stack] of stacks.entries()) this.stacks.reveal({ id: String(index + 1), ...stack, ...dates });
    for (const image of seededImages()) this.databaseImages.reveal({ ...image, ...dates });
  }
}
