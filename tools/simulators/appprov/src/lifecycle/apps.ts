import type { App } from "../records.ts";
import type { World } from "../world.ts";
import { forgetOperations } from "./operations.ts";
import { deleteService } from "./services.ts";

/** Values of a new app. */
export interface NewApp {
  readonly accountId: string;
  readonly handle: string;
}

/** Creates an app that was never deployed, which is not stored yet. */
export function makeApp(world: World, { accountId, handle }: NewApp): App {
  const account = world.accounts.get(accountId)?.handle ?? accountId;
  return {
    ...world.born(),
    accountId,
    handle,
    gitRepo: `git@git.example.com:${account}/${handle}.git`,
    status: "pending",
    configurationId: undefined,
    settingId: undefined,
    deployed: false,
  };
}

/** Deletes an app with everything that belongs to it. */
export function deleteApp(world: World, id: string): void {
  for (const service of world.services.all()) if (service.appId === id) deleteService(world, service.id);
  for (const one of world.configurations.all()) if (one.appId === id) world.configurations.remove(one.id);
  const settingId = world.apps.get(id)?.settingId;
  if (settingId !== undefined) world.settingRecords.remove(settingId);
  forgetOperations(world, "app", id);
  world.apps.remove(id);
}
