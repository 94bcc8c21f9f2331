import type { Challenge, Vhost } from "../records.ts";
import type { World } from "../world.ts";
import { forgetOperations } from "./operations.ts";

/** Values of a new endpoint. */
export type NewVhost = Pick<Vhost, "serviceId"> &
  Partial<
    Pick<
      Vhost,
      | "type"
      | "internal"
      | "isDefault"
      | "acme"
      | "shared"
      | "platform"
      | "userDomain"
      | "ipWhitelist"
      | "containerPort"
      | "containerPorts"
      | "loadBalancingAlgorithmType"
      | "certificateId"
    >
  >;

/** Creates an endpoint that is not provisioned, and not stored yet. */
export function makeVhost(world: World, fields: NewVhost): Vhost {
  const born = world.born();
  const platform = fields.platform ?? (fields.type === undefined || fields.type === "http" ? "alb" : "elb");
  const domain = fields.userDomain ?? null;
  return {
    ...born,
    serviceId: fields.serviceId,
    status: "pending",
    type: fields.type ?? "http",
    internal: fields.internal ?? false,
    isDefault: fields.isDefault ?? false,
    acme: fields.acme ?? false,
    shared: fields.shared ?? false,
    platform,
    userDomain: domain,
    virtualDomain: domain ?? `app-${born.id}.on-example.com`,
    externalHost: null,
    ipWhitelist: fields.ipWhitelist ?? [],
    containerPort: fields.containerPort ?? null,
    containerPorts: fields.containerPorts ?? [],
    loadBalancingAlgorithmType: fields.loadBalancingAlgorithmType ?? null,
    settingId: undefined,
    certificateId: fields.certificateId,
    challenges: fields.acme === true && domain !== null ? challengesOf(born.id, domain) : [],
  };
}

/** Provisions an endpoint. */
export function provisionVhost(world: World, id: string): void {
  world.change(world.vhosts, id, { status: "provisioned", externalHost: `elb-${id}.example-loadbalancer.com` });
}

/** Deletes an endpoint. */
export function deleteVhost(world: World, id: string): void {
  const settingId = world.vhosts.get(id)?.settingId;
  if (settingId !== undefined) world.settingRecords.remove(settingId);
  forgetOperations(world, "vhost", id);
  world.vhosts.remove(id);
}

// The legacy record comes first, so that clients must search for the other one.
function challengesOf(id: string, domain: string): Challenge[] {
  const name = domain.replace(/^\*\./, "");
  return [
    { method: "http01" },
    {
      method: "dns01",
      from: { type: "CNAME", name: `_acme-challenge.${name}` },
      to: [
        { type: "CNAME", name: `acme-old.elb-${id}.example.com`, legacy: true },
        { type: "CNAME", name: `acme.elb-${id}.example.com`, legacy: false },
      ],
    },
  ];
}
