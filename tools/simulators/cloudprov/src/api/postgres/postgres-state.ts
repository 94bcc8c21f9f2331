import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import { ordinaryPostgres, type PostgresInstance } from "./postgres-instances.ts";

/** An instance of PostgreSQL that a test creates. */
export type NewPostgresInstance = Partial<PostgresInstance>;

/** Opens the instances of PostgreSQL of a world to tests. Omitted values have defaults. */
export function postgresState(world: World) {
  return {
    postgresInstances: objectsOf(
      world.hub.agenda,
      world.postgres.instances,
      (fields: NewPostgresInstance): PostgresInstance => ({
        ...ordinaryPostgres,
        id: world.newId("postgres"),
        region: "ap-guangzhou",
        uid: Number(world.newNumber()),
        createdAt: world.now(),
        ...fields,
      }),
    ),
  };
}

/** The name of an instance in the tag service. */
export function tagsOfPostgres({ id, region }: Pick<PostgresInstance, "id" | "region">): TaggedResource {
  return { service: "postgres", prefix: "DBInstanceId", region, resourceId: id };
}

/** Whether a resource is an existing instance of PostgreSQL. */
export function isPostgres({ postgres }: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  return service === "postgres" && prefix === "DBInstanceId" && postgres.instances.get(resourceId)?.region === region;
}
