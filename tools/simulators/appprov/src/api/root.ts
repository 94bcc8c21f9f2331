import { defineRoute, type Route } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { World } from "../world.ts";
import { hal } from "./collection.ts";

const collections = ["accounts", "apps", "databases", "database_images", "stacks"];

/** `/`: the entry point for clients that follow links. */
export function rootRoutes(world: World): Route<Caller>[] {
  return [
    defineRoute({
      method: "GET",
      path: "/",
      handle: () => hal(200, { _links: Object.fromEntries(collections.map((name) => [name, linkTo(world, name)])) }),
    }),
  ];
}

function linkTo(world: World, name: string): { readonly href: string } {
  return { href: `${world.addresses.api}/${name}` };
}
