import {
  choiceParameter,
  defineRoute,
  flagParameter,
  pagingParameters,
  type Route,
  requiredParameter,
  textParameter,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { Endpoint } from "../records.ts";
import type { World } from "../world.ts";
import { pageResponse } from "./collection.ts";
import { checkEnvironment } from "./in-environment.ts";
import { crn, environmentReference, reference } from "./objects.ts";

/** `/endpoint/v1/endpoints` */
export function endpointRoutes(world: World): Route<Caller>[] {
  return [
    defineRoute({
      method: "GET",
      path: "/endpoint/v1/endpoints",
      simplified: "There are no endpoints until a test adds some to the state.",
      query: {
        ...pagingParameters(1000),
        environment: requiredParameter,
        service: { required: true, ...choiceParameter(["KAFKA", "SCHEMA_REGISTRY", "FLINK"]) },
        cloud: textParameter,
        region: textParameter,
        is_private: flagParameter,
        resource: textParameter,
      },
      handle(call) {
        checkEnvironment(world, call.query.text("environment") ?? "");
        const all = world.endpoints.placed().filter(({ record }) =>
          Object.entries({
            environment: record.environmentId,
            service: record.service,
            cloud: record.cloud,
            region: record.region,
            is_private: String(record.isPrivate),
            resource: record.resourceId,
          }).every(([name, value]) => (call.query.text(name) ?? value) === value),
        );
        const type = { apiVersion: "endpoint/v1", kind: "Endpoint" };
        return pageResponse(world, call, type, all, (one) => render(world, one, call.host));
      },
    }),
  ];
}

function render(world: World, one: Endpoint, host: string): unknown {
  const to = (path: string, id: string) => reference(host, path, id, crn(world, id));
  return {
    api_version: "endpoint/v1",
    kind: "Endpoint",
    id: one.id,
    metadata: { self: `${host}/endpoint/v1/endpoints/${one.id}`, resource_name: crn(world, `endpoint=${one.id}`) },
    cloud: one.cloud,
    region: one.region,
    service: one.service,
    is_private: one.isPrivate,
    connection_type: one.connectionType,
    endpoint: one.endpoint,
    endpoint_type: one.endpointType,
    environment: environmentReference(world, host, one.environmentId),
    ...(one.resourceId === "" ? {} : { resource: { ...to("/cmk/v2/clusters", one.resourceId), kind: "Cluster" } }),
    ...(one.gatewayId === "" ? {} : { gateway: to("/networking/v1/gateways", one.gatewayId) }),
    ...(one.accessPointId === "" ? {} : { access_point: to("/networking/v1/access-points", one.accessPointId) }),
  };
}
