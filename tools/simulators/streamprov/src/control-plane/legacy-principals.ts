import { defineRoute, type Route } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { World } from "../world.ts";

/** `/service_accounts` and `/users`: which integer ID of older APIs belongs to which account. */
export function legacyPrincipalRoutes(world: World): Route<Caller>[] {
  const answer = (records: readonly { readonly id: string; readonly numericId: number }[]) => ({
    status: 200,
    json: { users: records.map((one) => ({ id: one.numericId, resource_id: one.id })) },
  });
  return [
    defineRoute({
      method: "GET",
      path: "/service_accounts",
      handle: () => answer(world.serviceAccounts.allSeen()),
    }),
    defineRoute({
      method: "GET",
      path: "/users",
      handle: () => answer(world.users.allSeen()),
    }),
  ];
}
