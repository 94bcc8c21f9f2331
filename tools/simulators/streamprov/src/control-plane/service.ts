import type { Route, Service } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { keptNames } from "../kept-names.ts";
import type { World } from "../world.ts";
import { apiKeyRoutes } from "./api-keys.ts";
import { authenticateControlPlane } from "./authenticate.ts";
import { connectorOffsetRoutes } from "./connector-offsets.ts";
import { connectorRoutes } from "./connectors.ts";
import { endpointRoutes } from "./endpoints.ts";
import { environmentRoutes } from "./environments.ts";
import { controlPlaneDialect } from "./errors.ts";
import { flinkComputePoolConfigRoutes } from "./flink-compute-pool-config.ts";
import { flinkRegionRoutes } from "./flink-regions.ts";
import { identityPoolRoutes } from "./identity-pools.ts";
import { identityProviderRoutes } from "./identity-providers.ts";
import { integrationValidationRoutes } from "./integration-validation.ts";
import { ipAddressRoutes } from "./ip-addresses.ts";
import { kafkaClusterRoutes } from "./kafka-clusters.ts";
import { keptKinds } from "./kept-kinds.ts";
import { keptRoutes } from "./kept-objects.ts";
import { legacyPrincipalRoutes } from "./legacy-principals.ts";
import { networkRoutes } from "./networks.ts";
import { withRights } from "./rights.ts";
import { roleBindingRoutes } from "./role-bindings.ts";
import { schemaRegistryClusterRoutes } from "./schema-registry-clusters.ts";
import { serviceAccountRoutes } from "./service-accounts.ts";
import { tableflowRegionRoutes } from "./tableflow-regions.ts";
import { tokenExchangeRoutes } from "./token-exchange.ts";
import { uploadAddressRoutes } from "./upload-addresses.ts";
import { userRoutes } from "./users.ts";

/**
 * The host of all control-plane APIs. One host serves all organizations: the credentials identify the organization.
 *
 * @param other - Another organization, which its own keys lead to.
 */
export function controlPlaneService(world: World, other: World): Service<Caller> {
  const others = routesOf(other);
  return {
    name: "control-plane",
    routes: routesOf(world).map((route, index) => ({
      ...route,
      handle: (call) => (call.caller.isOther ? (others[index] ?? route) : route).handle(call),
    })),
    dialect: controlPlaneDialect,
    authenticate(incoming) {
      const { authorization } = incoming;
      const isOther = authorization.kind === "basic" && other.apiKeys.get(authorization.key) !== undefined;
      return { ...authenticateControlPlane(isOther ? other : world, incoming), ...(isOther ? { isOther } : {}) };
    },
  };
}

function routesOf(world: World): Route<Caller>[] {
  return [
    environmentRoutes,
    userRoutes,
    serviceAccountRoutes,
    apiKeyRoutes,
    roleBindingRoutes,
    identityProviderRoutes,
    identityPoolRoutes,
    kafkaClusterRoutes,
    schemaRegistryClusterRoutes,
    networkRoutes,
    connectorRoutes,
    connectorOffsetRoutes,
    ipAddressRoutes,
    integrationValidationRoutes,
    endpointRoutes,
    tableflowRegionRoutes,
    flinkRegionRoutes,
    flinkComputePoolConfigRoutes,
    tokenExchangeRoutes,
    legacyPrincipalRoutes,
    uploadAddressRoutes,
    ...keptNames.map((name) => (its: World) => keptRoutes(its, name, keptKinds[name])),
  ]
    .flatMap((make) => make(world))
    .map((route) => withRights(world, route));
}
