import {
  defineRoute,
  flag,
  integer,
  listOf,
  object,
  oneOf,
  optional,
  type Route,
  type Static,
  text,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import { vhostDocument } from "../documents/vhost.ts";
import { rejectFor } from "../errors.ts";
import { makeVhost } from "../lifecycle/vhosts.ts";
import type { Certificate, Service, Vhost } from "../records.ts";
import type { World } from "../world.ts";
import { checkMayChange, hal, listRoute, readRoute, sceneOf, seen, written } from "./collection.ts";

const changeable = {
  ip_whitelist: optional(listOf(text({ min: 1 }))),
  container_port: optional(integer()),
  container_ports: optional(listOf(integer())),
  shared: optional(flag()),
  load_balancing_algorithm_type: optional(text({ min: 1 })),
  platform: optional(oneOf("alb", "elb", "nlb")),
  // The address of a certificate, as in a link.
  certificate: optional(text({ min: 1 })),
};
const createShape = object({
  ...changeable,
  type: oneOf("http", "http_proxy_protocol", "tcp", "tls", "grpc"),
  internal: optional(flag()),
  default: optional(flag()),
  acme: optional(flag()),
  user_domain: optional(text({ min: 1 })),
});
const updateShape = object(changeable);

type Creation = Static<typeof createShape>;
type Change = Static<typeof updateShape>;

/** `/vhosts`: endpoints. */
export function vhostRoutes(world: World): Route<Caller>[] {
  const { accounts, apps, services, vhosts } = world;
  const onServices = (belongs: (service: Service) => boolean): Vhost[] =>
    vhosts.allSeen().filter(({ serviceId }) => {
      const service = services.get(serviceId);
      return service !== undefined && belongs(service);
    });
  return [
    readRoute(world, { path: "/vhosts", kind: "vhost", store: vhosts, document: vhostDocument }),
    listRoute(world, {
      path: "/services/{id}/vhosts",
      name: "vhosts",
      records(call) {
        const { id } = seen(services, "service", call);
        return onServices((service) => service.id === id);
      },
      document: vhostDocument,
    }),
    listRoute(world, {
      path: "/apps/{id}/vhosts",
      name: "vhosts",
      records(call) {
        const { id } = seen(apps, "app", call);
        return onServices((service) => service.appId === id);
      },
      document: vhostDocument,
    }),
    listRoute(world, {
      path: "/accounts/{id}/vhosts",
      name: "vhosts",
      records(call) {
        const { id } = seen(accounts, "account", call);
        return onServices((service) => service.accountId === id);
      },
      document: vhostDocument,
    }),
    defineRoute({
      method: "POST",
      path: "/services/{id}/vhosts",
      simplified: "Nothing listens at the endpoint, and no certificate is issued.",
      body: createShape,
      handle(call) {
        const service = written(services, "service", call);
        checkMayChange(world, service.accountId);
        const { body } = call;
        rejectFor([
          ...creationProblems(world, service, body),
          ...changeProblems(body.type, body),
          certificateProblem(world, service, body),
        ]);
        const vhost = makeVhost(world, {
          serviceId: service.id,
          type: body.type,
          internal: body.internal ?? false,
          isDefault: body.default ?? false,
          acme: body.acme ?? false,
          userDomain: body.user_domain ?? null,
          ...changesOf(body),
          certificateId: certificateOf(world, body.certificate)?.id,
        });
        return hal(201, vhostDocument(sceneOf(world, call), vhosts.insert(vhost)));
      },
    }),
    defineRoute({
      method: "PUT",
      path: "/vhosts/{id}",
      documentedOnly: "Whether the port 0 removes a port is not documented: here it means no port.",
      body: updateShape,
      handle(call) {
        const old = written(vhosts, "vhost", call);
        const service = services.get(old.serviceId);
        checkMayChange(world, service?.accountId ?? "");
        rejectFor([
          ...changeProblems(old.type, call.body),
          service !== undefined && platformProblem(service, call.body.platform),
          service !== undefined &&
            certificateProblem(world, service, { ...call.body, default: old.isDefault, acme: old.acme }),
        ]);
        const { id: certificateId = old.certificateId } = certificateOf(world, call.body.certificate) ?? {};
        const changed = vhosts.replace({ ...old, ...changesOf(call.body), certificateId, updatedAt: world.now() });
        return hal(200, vhostDocument(sceneOf(world, call), changed));
      },
    }),
  ];
}

function changesOf(body: Change): Partial<Vhost> {
  return {
    ...(body.ip_whitelist === undefined ? {} : { ipWhitelist: body.ip_whitelist }),
    // 0 means no port. Whether it removes an existing one is unknown, so nobody should rely on that.
    ...(body.container_port === undefined ? {} : { containerPort: body.container_port || null }),
    ...(body.container_ports === undefined ? {} : { containerPorts: body.container_ports }),
    ...(body.shared === undefined ? {} : { shared: body.shared }),
    ...(body.platform === undefined ? {} : { platform: body.platform }),
    ...(body.load_balancing_algorithm_type === undefined
      ? {}
      : { loadBalancingAlgorithmType: body.load_balancing_algorithm_type }),
  };
}

function creationProblems(world: World, service: Service, body: Creation): (string | false)[] {
  const { appId } = service;
  const isDefault = body.default === true;
  const domain = body.user_domain;
  const defaults = world.vhosts
    .all()
    .filter((one) => one.isDefault && appId !== undefined && world.services.get(one.serviceId)?.appId === appId);
  return [
    isDefault && domain !== undefined && "User domain must be blank for a default domain",
    isDefault && body.acme === true && "Acme is not available for a default domain",
    isDefault && defaults.length > 0 && "Only one default domain vhost is allowed per app",
    body.acme === true && domain === undefined && "User domain can't be blank with acme",
    appId === undefined && (isDefault || domain !== undefined) && "Vhosts of databases have no domain",
    body.shared === true && !isDefault && domain === undefined && "Shared needs a domain",
    body.shared === true && /[*?]/.test(domain ?? "") && "User domain of a shared vhost must not have wildcards",
    platformProblem(service, body.platform),
  ];
}

/** The certificate with the address in a request. */
function certificateOf(world: World, address: string | undefined): Certificate | undefined {
  const id = /\/certificates\/(\d+)$/.exec(address ?? "")?.[1];
  return id === undefined ? undefined : world.certificates.get(id);
}

function certificateProblem(
  world: World,
  service: Service,
  { certificate, default: isDefault, acme }: Pick<Creation, "certificate" | "default" | "acme">,
): string | false {
  if (certificate === undefined) return false;
  if (isDefault === true || acme === true) return "Certificate is not available for a managed or a default domain";
  return certificateOf(world, certificate)?.accountId !== service.accountId && "Certificate must exist";
}

function platformProblem(service: Service, platform: string | undefined): string | false {
  if (platform === undefined) return false;
  if (service.appId === undefined) return "Platform cannot be chosen for databases";
  return platform === "nlb" && "Platform nlb is not available for apps";
}

const algorithms = ["round_robin", "least_outstanding_requests", "weighted_random"];

function changeProblems(type: Vhost["type"], body: Change): (string | false)[] {
  const onePort = type !== "tcp" && type !== "tls";
  const ports = [...(body.container_ports ?? []), ...(body.container_port ? [body.container_port] : [])];
  const algorithm = body.load_balancing_algorithm_type;
  return [
    !onePort && body.container_port !== undefined && `Container port is not available for ${type}`,
    onePort && (body.container_ports ?? []).length > 0 && `Container ports are not available for ${type}`,
    ports.some((port) => port < 1 || port > 65_535) && "Container ports must be from 1 to 65535",
    algorithm !== undefined &&
      !algorithms.includes(algorithm) &&
      "Load balancing algorithm type is not included in the list",
    (body.ip_whitelist ?? []).some((one) => !/^\d{1,3}(\.\d{1,3}){3}(\/\d{1,2})?$/.test(one)) &&
      "Ip whitelist must be a list of IPv4 addresses and ranges",
  ];
}
