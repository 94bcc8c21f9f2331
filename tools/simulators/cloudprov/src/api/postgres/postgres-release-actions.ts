import { listOf, object, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { tagsOfPostgres } from "./postgres-state.ts";
import { beginPostgresTask, existingPostgres, runningPostgres } from "./postgres-tasks.ts";

/** The actions that move instances to the recycle bin and out of it. */
export function postgresReleaseActions(world: World): Action[] {
  return [isolateDBInstances(world), destroyDBInstance(world)];
}

const id = text({ min: 1 });

function isolateDBInstances(world: World): Action {
  return defineAction({
    name: "IsolateDBInstances",
    params: object({ DBInstanceIdSet: listOf(id, { min: 1 }) }),
    run({ params: { DBInstanceIdSet }, region }) {
      for (const instance of DBInstanceIdSet.map((one) => runningPostgres(world, one, region))) {
        if (instance.isProtected) {
          throw new PlatformError("OperationDenied.InstanceAccessDeniedError", `${instance.id} is protected.`);
        }
        beginPostgresTask(world, instance, { status: "isolating", changes: { status: "isolated" } });
      }
      return {};
    },
  });
}

function destroyDBInstance(world: World): Action {
  return defineAction({
    name: "DestroyDBInstance",
    params: object({ DBInstanceId: id }),
    run({ params: { DBInstanceId }, region }) {
      const instance = existingPostgres(world, DBInstanceId, region);
      if (instance.status !== "isolated") {
        throw new PlatformError("OperationDenied.InstanceStatusLimitError", `${DBInstanceId} is not isolated.`);
      }
      beginPostgresTask(world, instance, {
        status: "recycling",
        changes: { status: "recycled" },
        finish() {
          world.postgres.instances.remove(DBInstanceId);
          world.tags.clear(tagsOfPostgres(instance));
        },
      });
      return {};
    },
  });
}
