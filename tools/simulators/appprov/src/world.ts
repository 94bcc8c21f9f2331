import { type Hub, noLags, Plans, type Saveable, type SavedWorld, type Store, Stores } from "@org/simulator";
import { type Credentials, newCredentials } from "./credentials.ts";
import { seededImages } from "./database-image-list.ts";
import type { TargetedOperationFailure } from "./operations/operation-failures.ts";
import type {
  Account,
  App,
  Backup,
  BackupRetentionPolicy,
  Certificate,
  Configuration,
  Database,
  DatabaseImage,
  Dates,
  Disk,
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
import { type IssuedToken, Tokens } from "./tokens.ts";

/** The URLs of the hosts, without a trailing slash. */
export interface Addresses {
  readonly api: string;
  readonly auth: string;
  readonly logStorage: string;
}

interface AppprovSaved extends SavedWorld {
  readonly tokens: readonly IssuedToken[];
  readonly lastId: number;
  /** Files of older simulators do not contain it. */
  readonly lastOperationIds?: readonly (readonly [string, string])[];
}

/** Everything that exists on the simulated platform. */
export class World implements Saveable {
  readonly hub: Hub<AppprovSettings>;
  readonly credentials: Credentials;
  readonly tokens: Tokens;
  readonly operationFailures = new Plans<TargetedOperationFailure>();
  /** When an object's operations end, by `{kind} {id}`. */
  readonly busyUntil = new Map<string, number>();
  /** The newest operation of an object, by `{kind} {id}`. */
  readonly lastOperationIds = new Map<string, string>();
  /** Set when the hosts listen. */
  addresses: Addresses = { api: "", auth: "", logStorage: "" };

  readonly organizations: Store<Organization>;
  readonly stacks: Store<Stack>;
  readonly accounts: Store<Account>;
  readonly backupRetentionPolicies: Store<BackupRetentionPolicy>;
  readonly backups: Store<Backup>;
  readonly certificates: Store<Certificate>;
  readonly apps: Store<App>;
  readonly configurations: Store<Configuration>;
  readonly settingRecords: Store<Setting>;
  readonly services: Store<Service>;
  readonly serviceSizingPolicies: Store<ServiceSizingPolicy>;
  readonly databaseImages: Store<DatabaseImage>;
  readonly databases: Store<Database>;
  readonly disks: Store<Disk>;
  readonly vhosts: Store<Vhost>;
  readonly logDrains: Store<LogDrain>;
  readonly metricDrains: Store<MetricDrain>;
  readonly operations: Store<Operation>;

  readonly #stores: Stores;
  // Objects of different kinds never share an ID, so that tests detect an ID of the wrong kind.
  #lastId = 1_000;

  constructor(hub: Hub<AppprovSettings>) {
    this.hub = hub;
    this.#stores = new Stores(hub);
    this.tokens = new Tokens(hub.clock);
    this.credentials = newCredentials(this.tokens, hub.ids);
    this.organizations = this.#stores.open("organizations");
    this.stacks = this.#stores.open("stacks");
    this.accounts = this.#stores.open("accounts");
    this.backupRetentionPolicies = this.#stores.open("backupRetentionPolicies");
    this.backups = this.#stores.open("backups");
    this.certificates = this.#stores.open("certificates");
    this.apps = this.#stores.open("apps");
    this.configurations = this.#stores.open("configurations");
    this.settingRecords = this.#stores.open("settingRecords");
    this.services = this.#stores.open("services");
    this.serviceSizingPolicies = this.#stores.open("serviceSizingPolicies");
    this.databaseImages = this.#stores.open("databaseImages");
    this.databases = this.#stores.open("databases");
    this.disks = this.#stores.open("disks");
    this.vhosts = this.#stores.open("vhosts");
    this.logDrains = this.#stores.open("logDrains");
    this.metricDrains = this.#stores.open("metricDrains");
    // A 404 for an operation means that it was deleted, so reads of a new one never lag.
    this.operations = this.#stores.open("operations", noLags);
    this.#seed();
  }

  /** The current settings. */
  get settings(): AppprovSettings {
    return this.hub.settings;
  }

  /** Milliseconds since 1970, by the simulator's clock. */
  now(): number {
    return this.hub.clock.now();
  }

  /** The ID and the dates of an object that is created now. */
  born(): { id: string; createdAt: number; updatedAt: number } {
    this.#lastId += 1;
    return { id: String(this.#lastId), createdAt: this.now(), updatedAt: this.now() };
  }

  /** Changes some fields of an object, if it still exists. */
  change<T extends Dates & { readonly id: string }>(store: Store<T>, id: string, fields: Partial<T>): void {
    const old = store.get(id);
    if (old !== undefined) store.replace({ ...old, ...fields, updatedAt: this.now() });
  }

  /** Resets to the initial state. Credentials stay valid; IDs are not used again. */
  reset(): void {
    this.busyUntil.clear();
    this.lastOperationIds.clear();
    this.#stores.clear();
    for (const { token } of this.tokens.all()) if (token !== this.credentials.accessToken) this.tokens.revoke(token);
    this.#seed();
  }

  /** Grows with every change of an object. */
  get revision(): number {
    return this.#stores.revision;
  }

  /** Everything that exists. */
  save(): AppprovSaved {
    const { credentials } = this;
    return {
      objects: this.#stores.save(),
      credentials,
      tokens: this.tokens.all(),
      lastId: this.#lastId,
      lastOperationIds: [...this.lastOperationIds],
    };
  }

  /** Replaces everything that exists. No object is busy afterwards. */
  load(saved: SavedWorld): void {
    const { objects, credentials, tokens, lastId, lastOperationIds = [] } = saved as AppprovSaved;
    this.busyUntil.clear();
    this.lastOperationIds.clear();
    for (const [key, id] of lastOperationIds) this.lastOperationIds.set(key, id);
    this.#stores.load(objects);
    Object.assign(this.credentials, credentials);
    this.tokens.load(tokens);
    this.#lastId = lastId;
  }

  // Objects that cannot be created through the API.
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
