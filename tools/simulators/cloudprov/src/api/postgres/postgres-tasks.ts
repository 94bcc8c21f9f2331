import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { found } from "../action.ts";
import type { PostgresInstance } from "./postgres-instances.ts";

/** Finds an instance. */
export function existingPostgres(world: World, id: string, region: string): PostgresInstance {
  const instance = world.postgres.instances.get(id);
  return found(
    instance?.region === region ? instance : undefined,
    "ResourceNotFound.InstanceNotFoundError",
    `instance ${id}`,
  );
}

/** The statuses of an instance for which no task is running. A full disk makes it `readonly`. */
const idle = ["running", "readonly", "limited run"];

/** Finds an instance for which no task is running. */
export function runningPostgres(world: World, id: string, region: string): PostgresInstance {
  const instance = existingPostgres(world, id, region);
  if (idle.includes(instance.status)) return instance;
  throw new PlatformError("OperationDenied.InstanceStatusLimitError", `${id} is ${instance.status}.`);
}

/** A task of an instance. */
export interface PostgresTask {
  /** What it does with the instance. Default `job running`. */
  readonly status?: string;
  readonly during?: Partial<PostgresInstance>;
  /** What it changes at its end. */
  readonly changes: Partial<PostgresInstance>;
  readonly finish?: () => void;
  /** Whether it waits for the maintenance window before it takes effect. */
  readonly isLater?: boolean;
}

/** Starts a task of an instance, which rejects other changes until its end. */
export function beginPostgresTask(world: World, { id }: PostgresInstance, task: PostgresTask): void {
  const { postgresTaskMs, maintenanceWindowMs } = world.settings;
  const { status = "job running", during, changes, finish, isLater = false } = task;
  const change = (fields: Partial<PostgresInstance>) => {
    const now = world.postgres.instances.get(id);
    if (now !== undefined) world.postgres.instances.replace({ ...now, ...fields });
  };
  const end = () => {
    change({ status: "running", ...changes });
    finish?.();
  };
  change({ status, ...during });
  world.hub.agenda.in(postgresTaskMs, () => {
    if (!isLater || maintenanceWindowMs === 0) return end();
    change({ status: "waitSwitch" });
    world.hub.agenda.in(maintenanceWindowMs, end);
  });
}
