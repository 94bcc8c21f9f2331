import { defineRoute, listOf, manyParameter, object, oneOf, optional, type Route, text } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { createNetwork, deleteNetwork } from "../lifecycle/networks.ts";
import type { Network } from "../records.ts";
import type { World } from "../world.ts";
import { type Collection, created, readRoutes, render } from "./collection.ts";
import { conflict, invalid, notFound } from "./errors.ts";
import {
  checkEnvironment,
  environmentOf,
  environmentParameter,
  readInEnvironment,
  writtenIn,
} from "./in-environment.ts";
import { environmentCrn, environmentReference, reference } from "./objects.ts";
import { referenceShape } from "./reference-shape.ts";

const path = "/networking/v1/networks";
const createShape = object({
  spec: object({
    display_name: optional(text()),
    cloud: oneOf("AWS", "GCP", "AZURE"),
    region: text({ min: 1 }),
    connection_types: listOf(oneOf("PEERING", "TRANSITGATEWAY", "PRIVATELINK"), { min: 1, distinct: true }),
    cidr: optional(text({ pattern: /^\d+\.\d+\.\d+\.\d+\/\d+$/, form: "an IPv4 CIDR block" })),
    reserved_cidr: optional(text()),
    zones: optional(listOf(text(), { min: 3, max: 3, distinct: true })),
    zones_info: optional(
      listOf(object({ zone_id: optional(text()), cidr: optional(text()) }), { min: 3, max: 3, distinct: true }),
    ),
    dns_config: optional(object({ resolution: oneOf("CHASED_PRIVATE", "PRIVATE") })),
    environment: referenceShape,
  }),
});
const updateShape = object({ spec: object({ display_name: optional(text()), environment: referenceShape }) });

/** `/networking/v1/networks` */
export function networkRoutes(world: World): Route<Caller>[] {
  const { networks } = world;
  const collection: Collection<Network> = {
    path,
    apiVersion: "networking/v1",
    kind: "Network",
    store: networks,
    maxPageSize: 1000,
    listQuery: {
      ...environmentParameter,
      "spec.display_name": manyParameter,
      "spec.cloud": manyParameter,
      "spec.region": manyParameter,
      "spec.connection_types": manyParameter,
      "spec.cidr": manyParameter,
      "status.phase": manyParameter,
    },
    ...readInEnvironment(world),
    lists(one, { query }) {
      const matches = (name: string, values: readonly string[]) => {
        const wanted = query.texts(name);
        return wanted.length === 0 || values.some((value) => wanted.includes(value));
      };
      return (
        one.environmentId === query.text("environment") &&
        matches("spec.display_name", [one.displayName]) &&
        matches("spec.cloud", [one.cloud]) &&
        matches("spec.region", [one.region]) &&
        matches("spec.connection_types", one.connectionTypes) &&
        matches("spec.cidr", [one.cidr ?? ""]) &&
        matches("status.phase", [one.phase])
      );
    },
    missing: (id) => notFound("network", id),
    crn: ({ id, environmentId }) => environmentCrn(world, environmentId, `network=${id}`),
    fields: (one, host) => ({ spec: specOf(world, one, host), status: statusOf(one) }),
  };

  return [
    ...readRoutes(world, collection),
    defineRoute({
      method: "POST",
      path,
      simplified: "No network exists in a cloud.",
      body: createShape,
      handle({ host, body: { spec } }) {
        checkEnvironment(world, spec.environment.id);
        if (spec.dns_config !== undefined && !spec.connection_types.includes("PRIVATELINK")) {
          throw invalid(400, "/spec/dns_config", "is for PRIVATELINK networks only");
        }
        const network = createNetwork(
          world,
          {
            environmentId: spec.environment.id,
            displayName: spec.display_name,
            cloud: spec.cloud,
            region: spec.region,
            connectionTypes: spec.connection_types,
            cidr: spec.cidr,
            reservedCidr: spec.reserved_cidr,
            zones: spec.zones,
            zonesInfo: spec.zones_info,
            dnsResolution: spec.dns_config?.resolution,
          },
          { provisionMs: world.settings.provisionMs.network, failure: world.settings.provisionFailure.network },
        );
        return created(202, render(collection, network, host));
      },
    }),
    defineRoute({
      method: "PATCH",
      path: `${path}/{id}`,
      body: updateShape,
      handle(call) {
        const old = writtenIn(world, collection, call.body.spec.environment.id, call.params["id"]);
        const displayName = call.body.spec.display_name ?? old.displayName;
        const changed = networks.replace({ ...old, displayName, updatedAt: world.now() });
        return { status: 200, json: render(collection, changed, call.host) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: `${path}/{id}`,
      query: environmentParameter,
      handle(call) {
        const { id } = writtenIn(world, collection, environmentOf(call), call.params["id"]);
        const user = world.kafkaClusters.all().find((one) => one.networkId === id);
        if (user !== undefined)
          throw conflict(`The Kafka cluster '${user.id}' still uses the network.`, "resource_in_use");
        deleteNetwork(world, id, world.settings.deprovisionMs.network);
        return { status: 204 };
      },
    }),
  ];
}

function specOf(world: World, one: Network, host: string): Record<string, unknown> {
  const gateway = one.gatewayId;
  return {
    display_name: one.displayName,
    cloud: one.cloud,
    region: one.region,
    connection_types: one.connectionTypes,
    ...(one.cidr === undefined ? {} : { cidr: one.cidr }),
    ...(one.reservedCidr === undefined ? {} : { reserved_cidr: one.reservedCidr }),
    zones: one.zones,
    ...(one.zonesInfo.length === 0 ? {} : { zones_info: one.zonesInfo }),
    ...(one.dnsResolution === undefined ? {} : { dns_config: { resolution: one.dnsResolution } }),
    environment: environmentReference(world, host, one.environmentId),
    gateway:
      gateway === undefined
        ? null
        : reference(
            host,
            "/networking/v1/gateways",
            gateway,
            environmentCrn(world, one.environmentId, `gateway=${gateway}`),
          ),
  };
}

function statusOf(one: Network): Record<string, unknown> {
  const base = {
    phase: one.phase,
    supported_connection_types: one.connectionTypes,
    active_connection_types: one.phase === "READY" ? one.connectionTypes : [],
  };
  if (one.phase === "FAILED")
    return { ...base, error_code: "provisioning_failed", error_message: one.errorMessage ?? "" };
  if (one.phase !== "READY") return base;
  const domain = `${one.id.slice(2)}.${one.region}.${one.cloud.toLowerCase()}.example.com`;
  return {
    ...base,
    dns_domain: domain,
    endpoint_suffix: `.${domain}`,
    zonal_subdomains: Object.fromEntries(one.zones.map((zone) => [zone, `${zone}.${domain}`])),
    cloud: cloudOf(one),
  };
}

function cloudOf({ id, cloud, zones }: Network): Record<string, unknown> {
  const perZone = (make: (zone: string) => string) => Object.fromEntries(zones.map((zone) => [zone, make(zone)]));
  switch (cloud) {
    case "AWS":
      return {
        kind: "AwsNetwork",
        vpc: `vpc-${id.slice(2)}`,
        account: "000000000000",
        private_link_endpoint_service: `com.amazonaws.vpce.vpce-svc-${id.slice(2)}`,
      };
    // This backend writes the kind with its prefix; both forms are met in practice.
    case "GCP":
      return {
        kind: "networking.v1.GcpNetwork",
        project: `project-${id.slice(2)}`,
        vpc_network: `vpc-${id.slice(2)}`,
        private_service_connect_service_attachments: perZone(
          (zone) => `projects/p/regions/r/serviceAttachments/${zone}`,
        ),
      };
    default:
      return {
        kind: "AzureNetwork",
        vnet: `vnet-${id.slice(2)}`,
        subscription: "00000000-0000-0000-0000-000000000000",
        private_link_service_aliases: perZone((zone) => `s-${zone}.privatelink`),
        private_link_service_resource_ids: perZone((zone) => `/subscriptions/s/privateLinkServices/${zone}`),
      };
  }
}
