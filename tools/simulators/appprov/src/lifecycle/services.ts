import type { App, Service } from "../records.ts";
import type { World } from "../world.ts";
import { forgetOperations } from "./operations.ts";
import { deleteVhost } from "./vhosts.ts";

/** Creates services for the process types that an app does not have yet. */
export function addServices(world: World, app: App, processTypes: readonly string[]): void {
  const known = world.services.all().filter(({ appId }) => appId === app.id);
  for (const processType of processTypes) {
    if (known.some((service) => service.processType === processType)) continue;
    world.services.insert({ ...makeService(world, app.accountId), appId: app.id, processType });
  }
}

/** Creates a service with one container, which is not stored yet. */
export function makeService(world: World, accountId: string): Service {
  return {
    ...world.born(),
    accountId,
    appId: undefined,
    databaseId: undefined,
    processType: "cmd",
    containerCount: 1,
    containerMemoryLimitMb: 1024,
    instanceClass: instanceClass(world, "m"),
    forceZeroDowntime: false,
    naiveHealthCheck: false,
    restartFreeScaling: false,
    stopTimeout: null,
  };
}

/** The instance class of a profile. */
export function instanceClass(world: World, profile: string): string {
  return profile + world.settings.instanceGeneration;
}

/** Deletes a service with its endpoints and its sizing policy. */
export function deleteService(world: World, id: string): void {
  for (const vhost of world.vhosts.all()) if (vhost.serviceId === id) deleteVhost(world, vhost.id);
  for (const one of world.serviceSizingPolicies.all())
    if (one.serviceId === id) world.serviceSizingPolicies.remove(one.id);
  forgetOperations(world, "service", id);
  world.services.remove(id);
}
