import { defineRoute, manyParameter, pagingParameters, type Route } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { IpAddress } from "../records.ts";
import type { World } from "../world.ts";
import { pageResponse } from "./collection.ts";

/** `/networking/v1/ip-addresses` */
export function ipAddressRoutes(world: World): Route<Caller>[] {
  return [
    defineRoute({
      method: "GET",
      path: "/networking/v1/ip-addresses",
      simplified: "The list is short and made up.",
      query: {
        ...pagingParameters(),
        cloud: manyParameter,
        region: manyParameter,
        services: manyParameter,
        address_type: manyParameter,
      },
      handle(call) {
        const { query } = call;
        const matches = (name: string, values: readonly string[]) => {
          const wanted = query.texts(name);
          return wanted.length === 0 || values.some((value) => wanted.includes(value));
        };
        const all = world.ipAddresses
          .placed()
          .filter(
            ({ record }) =>
              matches("cloud", [record.cloud]) &&
              matches("region", [record.region]) &&
              matches("services", record.services) &&
              matches("address_type", [record.addressType]),
          );
        return pageResponse(world, call, { apiVersion: "networking/v1", kind: "IpAddress" }, all, render);
      },
    }),
  ];
}

function render(one: IpAddress): unknown {
  return {
    api_version: "networking/v1",
    kind: "IpAddress",
    ip_prefix: one.ipPrefix,
    cloud: one.cloud,
    region: one.region,
    services: one.services,
    address_type: one.addressType,
  };
}
