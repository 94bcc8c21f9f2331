import { objectsOf, type Store } from "@org/simulator";
import { deleteAccount, makeAccount, type NewAccount } from "./lifecycle/accounts.ts";
import { deleteApp, makeApp, type NewApp } from "./lifecycle/apps.ts";
import {
  type DatabaseSizes,
  deleteDatabase,
  makeDatabase,
  type NewDatabase,
  provisionDatabase,
} from "./lifecycle/databases.ts";
import {
  deleteLogDrain,
  deleteMetricDrain,
  makeLogDrain,
  makeMetricDrain,
  type NewLogDrain,
  type NewMetricDrain,
} from "./lifecycle/drains.ts";
import { addRetentionPolicy } from "./lifecycle/retention.ts";
import { addServices, deleteService, makeService } from "./lifecycle/services.ts";
import { deleteVhost, makeVhost, type NewVhost, provisionVhost } from "./lifecycle/vhosts.ts";
import type {
  App,
  Backup,
  Certificate,
  Configuration,
  Database,
  DatabaseImage,
  Dates,
  Disk,
  Operation,
  Organization,
  PolicyValues,
  RetentionValues,
  Service,
  ServiceSizingPolicy,
  Setting,
  Stack,
  Vhost,
} from "./records.ts";
import type { World } from "./world.ts";

/** The state of the platform, by kind of object. */
export type State = ReturnType<typeof stateOf>;

/** An app that tests create as if it had been deployed. */
export interface DeployedApp extends NewApp {
  /** Default: none. Then the app was never deployed. */
  readonly dockerImage?: string;
  /** Default: `cmd` if there is an image. */
  readonly processTypes?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Gives tests access to the state of a world. */
export function stateOf(world: World) {
  const { agenda } = world.hub;
  return {
    organizations: objectsOf(
      agenda,
      world.organizations,
      ({ name, id = world.hub.ids.uuid() }: { readonly name: string; readonly id?: string }): Organization => ({
        id,
        name,
      }),
    ),
    stacks: objectsOf(
      agenda,
      world.stacks,
      (fields: Pick<Stack, "name"> & Partial<Stack>): Stack => ({
        ...world.born(),
        ...(fields.id === undefined ? {} : { id: fields.id }),
        name: fields.name,
        region: fields.region ?? "us-east-1",
        organizationId: fields.organizationId,
      }),
    ),
    accounts: objectsOf(
      agenda,
      world.accounts,
      (fields: NewAccount) => {
        const account = makeAccount(world, fields);
        revealOf(world.backupRetentionPolicies, ({ accountId }) => accountId === account.id);
        revealOf(world.logDrains, ({ accountId }) => accountId === account.id);
        return account;
      },
      (id) => deleteAccount(world, id),
    ),
    backupRetentionPolicies: objectsOf(
      agenda,
      world.backupRetentionPolicies,
      ({ accountId, ...values }: RetentionValues & { readonly accountId: string }) =>
        addRetentionPolicy(world, accountId, values),
    ),
    backups: objectsOf(
      agenda,
      world.backups,
      (fields: Pick<Backup, "accountId" | "databaseHandle">): Backup => ({ ...world.born(), ...fields }),
    ),
    apps: objectsOf(
      agenda,
      world.apps,
      (fields: DeployedApp) => makeDeployedApp(world, fields),
      (id) => deleteApp(world, id),
    ),
    configurations: objectsOf(
      agenda,
      world.configurations,
      (fields: Pick<Configuration, "appId" | "env">): Configuration => ({ ...world.born(), ...fields }),
    ),
    settings: objectsOf(
      agenda,
      world.settingRecords,
      (fields: Partial<Pick<Setting, "settings" | "sensitiveSettings">>): Setting => ({
        settings: {},
        sensitiveSettings: {},
        ...fields,
        ...world.born(),
      }),
    ),
    services: objectsOf(
      agenda,
      world.services,
      ({ appId, processType }: { readonly appId: string; readonly processType: string }): Service => ({
        ...makeService(world, existing(world.apps.get(appId), "app", appId).accountId),
        appId,
        processType,
      }),
      (id) => deleteService(world, id),
    ),
    serviceSizingPolicies: objectsOf(
      agenda,
      world.serviceSizingPolicies,
      (fields: { readonly serviceId: string; readonly values: PolicyValues }): ServiceSizingPolicy => ({
        ...world.born(),
        ...fields,
      }),
    ),
    databaseImages: objectsOf(
      agenda,
      world.databaseImages,
      ({ type, version }: Pick<DatabaseImage, "type" | "version">): DatabaseImage => ({
        ...world.born(),
        type,
        version,
        recommended: false,
      }),
    ),
    databases: objectsOf(
      agenda,
      world.databases,
      (fields: NewDatabase & DatabaseSizes) => makeRunningDatabase(world, fields),
      (id) => deleteDatabase(world, id),
    ),
    /** Disks are created and deleted with their databases. */
    disks: objectsOf(
      agenda,
      world.disks,
      (fields: Omit<Disk, "id" | keyof Dates>): Disk => ({ ...fields, ...world.born() }),
    ),
    vhosts: objectsOf(
      agenda,
      world.vhosts,
      (fields: NewVhost) => makeOpenVhost(world, fields),
      (id) => deleteVhost(world, id),
    ),
    certificates: objectsOf(
      agenda,
      world.certificates,
      (fields: Omit<Certificate, "id" | keyof Dates>): Certificate => ({ ...world.born(), ...fields }),
    ),
    logDrains: objectsOf(
      agenda,
      world.logDrains,
      (fields: NewLogDrain) => ({ ...makeLogDrain(world, fields), status: "provisioned" as const }),
      (id) => deleteLogDrain(world, id),
    ),
    metricDrains: objectsOf(
      agenda,
      world.metricDrains,
      (fields: NewMetricDrain) => ({ ...makeMetricDrain(world, fields), status: "provisioned" as const }),
      (id) => deleteMetricDrain(world, id),
    ),
    /** Requests start operations. An operation that a test creates has no effect. */
    operations: objectsOf(
      agenda,
      world.operations,
      (fields: Pick<Operation, "type" | "kind" | "resourceId"> & Partial<Operation>): Operation => ({
        status: "succeeded",
        resourceHandle: "",
        request: {},
        log: undefined,
        ...fields,
        ...world.born(),
      }),
    ),
  };
}

function makeDeployedApp(world: World, { dockerImage, processTypes, env, ...fields }: DeployedApp): App {
  const app = world.apps.insert(makeApp(world, fields));
  if (env !== undefined) {
    const configuration = world.configurations.reveal({ ...world.born(), appId: app.id, env });
    world.change(world.apps, app.id, { configurationId: configuration.id });
  }
  if (dockerImage !== undefined) {
    const settings = { APTIBLE_DOCKER_IMAGE: dockerImage };
    const setting = world.settingRecords.reveal({ ...world.born(), settings, sensitiveSettings: {} });
    addServices(world, app, processTypes ?? ["cmd"]);
    revealOf(world.services, ({ appId }) => appId === app.id);
    world.change(world.apps, app.id, { settingId: setting.id, deployed: true, status: "provisioned" });
  }
  return world.apps.get(app.id) ?? app;
}

function makeRunningDatabase(world: World, fields: NewDatabase & DatabaseSizes): Database {
  const database = world.databases.insert(makeDatabase(world, fields));
  const { provisionedIops, profile } = fields;
  provisionDatabase(world, database.id, { provisionedIops, profile });
  revealOf(world.services, ({ databaseId }) => databaseId === database.id);
  revealOf(world.disks, ({ id }) => id === world.databases.get(database.id)?.diskId);
  return world.databases.get(database.id) ?? database;
}

function makeOpenVhost(world: World, fields: NewVhost): Vhost {
  existing(world.services.get(fields.serviceId), "service", fields.serviceId);
  const vhost = world.vhosts.insert(makeVhost(world, fields));
  provisionVhost(world, vhost.id);
  return world.vhosts.get(vhost.id) ?? vhost;
}

// Objects that come with one that a test creates are visible at once too, even if reads lag behind.
function revealOf<T extends { readonly id: string }>(store: Store<T>, belongs: (one: T) => boolean): void {
  for (const one of store.all()) if (belongs(one)) store.reveal(one);
}

function existing<T>(record: T | undefined, kind: string, id: string): T {
  if (record === undefined) throw new Error(`There is no ${kind} ${id} in the simulator.`);
  return record;
}
