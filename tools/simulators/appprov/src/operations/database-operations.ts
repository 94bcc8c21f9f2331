import { chosenBy, integer, object, oneOf, optional, type Static, text } from "@org/simulator";
import { rejectFor } from "../errors.ts";
import { handleProblems } from "../handles.ts";
import {
  type DatabaseSizes,
  diskOf,
  makeDatabase,
  provisionDatabase,
  resizeDatabase,
  retireDatabase,
} from "../lifecycle/databases.ts";
import type { Database, Disk } from "../records.ts";
import { iopsProblem, type RequestedSizes, sizeProblems } from "../sizes.ts";
import type { World } from "../world.ts";
import { anyOperation } from "./any-operation.ts";
import { type OperationPlan, startOperation } from "./run.ts";

const sizes = {
  disk_size: optional(integer()),
  container_size: optional(integer()),
  provisioned_iops: optional(integer()),
  instance_profile: optional(text()),
};

/** Parameters of operations on a database. */
export const databaseOperationShape = chosenBy("type", {
  provision: object({ ...anyOperation, type: oneOf("provision"), ...sizes }),
  restart: object({ ...anyOperation, type: oneOf("restart"), ...sizes }),
  replicate: object({
    ...anyOperation,
    type: oneOf("replicate"),
    handle: text({ min: 1 }),
    destination_account_id: integer({ min: 1 }),
    ...sizes,
  }),
  deprovision: object({ ...anyOperation, type: oneOf("deprovision") }),
});

type Request = Static<typeof databaseOperationShape>;
type Replication = Extract<Request, { readonly type: "replicate" }>;

/** Plans an operation on a database, or rejects it. */
export function planDatabaseOperation(
  world: World,
  database: Database,
  request: Request,
): Pick<OperationPlan, "effect" | "failed" | "alias"> {
  const { id, initializeFromId } = database;
  const alias = initializeFromId === undefined ? {} : { alias: "replica" };
  switch (request.type) {
    case "provision": {
      rejectFor([
        ...sizeProblems(request),
        iopsProblem(request.disk_size ?? database.initialDiskSize, request.provisioned_iops ?? 0),
      ]);
      return { ...alias, ...provision(world, id, sizesOf(request)) };
    }
    case "restart": {
      rejectFor([...sizeProblems(request), ...resizeProblems(diskOf(world, database), request)]);
      return {
        ...alias,
        effect() {
          resizeDatabase(world, id, sizesOf(request));
          return undefined;
        },
      };
    }
    case "replicate":
      rejectFor([...sizeProblems(request), ...replicationProblems(world, database, request)]);
      return {
        effect() {
          replicate(world, database, request);
          return undefined;
        },
      };
    case "deprovision": {
      const replicas = world.databases.all().filter((one) => one.initializeFromId === id);
      rejectFor([replicas.length > 0 && `Database has replicas: ${replicas.map(({ handle }) => handle).join(", ")}`]);
      return {
        ...alias,
        effect() {
          retireDatabase(world, id);
          return undefined;
        },
      };
    }
  }
}

function provision(world: World, id: string, wanted: DatabaseSizes): Pick<OperationPlan, "effect" | "failed"> {
  return {
    effect() {
      if (world.databases.get(id)?.diskId === undefined) provisionDatabase(world, id, wanted);
      return undefined;
    },
    failed() {
      if (world.databases.get(id)?.diskId === undefined) {
        world.change(world.databases, id, { status: "provision_failed" });
      }
    },
  };
}

function resizeProblems(disk: Disk | undefined, request: RequestedSizes): (string | false)[] {
  if (disk === undefined) return ["Database is not provisioned"];
  const { disk_size = disk.size, provisioned_iops = disk.provisionedIops } = request;
  return [
    disk_size < disk.size && `Disk size cannot be reduced from ${disk.size} GB to ${disk_size} GB`,
    iopsProblem(disk_size, provisioned_iops),
  ];
}

function replicationProblems(world: World, primary: Database, request: Replication): (string | false)[] {
  const from = world.accounts.get(primary.accountId);
  const to = world.accounts.get(String(request.destination_account_id));
  if (to === undefined) return ["Destination account does not exist"];
  const disk = diskOf(world, primary);
  return [
    disk === undefined && "Database is not provisioned",
    primary.initializeFromId !== undefined && "Database is a replica itself",
    to.stackId !== from?.stackId && "Destination account must be on the same stack",
    disk !== undefined &&
      (request.disk_size ?? disk.size) < disk.size &&
      `Disk size must be at least the ${disk.size} GB of the primary`,
    iopsProblem(request.disk_size ?? disk?.size ?? 0, request.provisioned_iops ?? 0),
    ...handleProblems(request.handle, world.databases, (one) => one.accountId === to.id),
  ];
}

// The replica exists when the operation on its primary has succeeded. Its own operation then provisions it.
function replicate(world: World, primary: Database, request: Replication): void {
  const { handle, destination_account_id, container_size, disk_size } = request;
  const replica = makeDatabase(world, {
    accountId: String(destination_account_id),
    handle,
    type: primary.type,
    imageId: primary.imageId,
    initializeFromId: primary.id,
    ...(container_size === undefined ? {} : { containerSize: container_size }),
    diskSize: disk_size ?? diskOf(world, primary)?.size ?? primary.initialDiskSize,
  });
  world.databases.insert(replica);
  const { type: _, handle: __, destination_account_id: ___, ...wanted } = request;
  startOperation(world, {
    kind: "database",
    type: "provision",
    alias: "replica",
    resourceId: replica.id,
    resourceHandle: handle,
    request: wanted,
    ...provision(world, replica.id, sizesOf(request)),
  });
}

function sizesOf(request: RequestedSizes): DatabaseSizes {
  return {
    diskSize: request.disk_size,
    provisionedIops: request.provisioned_iops,
    containerSize: request.container_size,
    profile: request.instance_profile,
  };
}
