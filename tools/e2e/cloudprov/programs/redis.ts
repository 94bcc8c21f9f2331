import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const redisUpdates = 1;

/** Every kind of resource of Redis. */
export function redis({ note }: { readonly note: string }): void {
  new cloudprov.RedisInstance("cache", {
    name: note.replaceAll(" ", "_"),
    availabilityZone: "ap-guangzhou-3",
    typeId: 15,
    memSize: 1024,
    password: "Secret-123",
    forceDelete: true,
    tags: { team: "shop" },
  });
}
