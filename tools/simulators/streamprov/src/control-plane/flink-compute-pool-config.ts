import { defineRoute, flag, integer, object, optional, type Route } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { FlinkComputePoolConfig } from "../records.ts";
import type { World } from "../world.ts";
import { checkFlinkSize } from "./flink-sizes.ts";

const path = "/fcpm/v2/compute-pool-config";
const updateShape = object({
  spec: optional(object({ default_pool_enabled: optional(flag()), default_pool_max_cfu: optional(integer()) })),
});

/** `/fcpm/v2/compute-pool-config`: settings that every organisation has, and which can only be read and changed. */
export function flinkComputePoolConfigRoutes(world: World): Route<Caller>[] {
  const { flinkComputePoolConfigs: store, credentials } = world;
  return [
    defineRoute({
      method: "GET",
      path,
      handle: () => ({ status: 200, json: render(store.seen(credentials.organizationId)) }),
    }),
    defineRoute({
      method: "PATCH",
      path,
      body: updateShape,
      handle({ body: { spec = {} } }) {
        checkFlinkSize(spec.default_pool_max_cfu, "/spec/default_pool_max_cfu");
        const old = store.get(credentials.organizationId);
        if (old === undefined) throw new Error("The organisation has lost its settings.");
        const { default_pool_enabled: defaultPools = old.defaultPools, default_pool_max_cfu: maxCfu = old.maxCfu } =
          spec;
        return { status: 200, json: render(store.replace({ ...old, defaultPools, maxCfu })) };
      },
    }),
  ];
}

function render(config: FlinkComputePoolConfig | undefined) {
  return {
    api_version: "fcpm/v2",
    kind: "OrgComputePoolConfig",
    organization_id: config?.id,
    spec: { default_pool_enabled: config?.defaultPools, default_pool_max_cfu: config?.maxCfu },
  };
}
