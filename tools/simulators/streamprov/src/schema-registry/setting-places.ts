import { defineRoute, type Route, type RouteSpec } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { World } from "../world.ts";
import { checkAccess } from "./guard.ts";

type Params = Readonly<Record<string, string>>;

/**
 * Where the settings of a registry and of its subjects are stored. Those of the registry are stored under the empty
 * subject.
 */
export function settingPlaces(world: World, registryId: string, path: "/config" | "/mode") {
  return {
    /** Routes of both, which one handler serves. */
    both: <Body>(spec: Omit<RouteSpec<Body, Caller>, "path">): Route<Caller>[] => [
      defineRoute<Body, Caller>({ ...spec, path }),
      defineRoute<Body, Caller>({ ...spec, path: `${path}/{subject}` }),
    ],
    idOf: ({ subject = "" }: Params) => `${registryId}/${subject}`,
    /** Refuses with 403 whom no role lets use them. */
    guard: (caller: Caller, { subject = "*" }: Params, action: "read" | "write") =>
      checkAccess(world, registryId, caller, subject, action),
  };
}
