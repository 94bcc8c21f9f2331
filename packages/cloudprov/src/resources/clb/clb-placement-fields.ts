import { field } from "@org/core-provider";

const cluster = {
  clusterId: field.string({ required: true, docs: "ID of the cluster." }),
  clusterName: field.string({ computed: true, docs: "Name of the cluster." }),
  zone: field.string({ computed: true, docs: "Zone of the cluster, such as `ap-guangzhou-1`." }),
};
const clusters = (docs: string) => field.set(field.object(cluster, { docs: "A cluster." }), { docs });

/** A zone has a name, `ap-guangzhou-3`, and a number, `100003`, which ends with the same digits. */
const zone = {
  computed: true,
  replaceOnChange: true,
  min: 1,
  equality: (before: unknown, after: unknown) =>
    before === after || isNumberOf(before, after) || isNumberOf(after, before),
} as const;

function isNumberOf(number: unknown, name: unknown): boolean {
  return /^\d+$/.test(String(number)) && String(name).endsWith(`-${Number(number) % 10_000}`);
}

/** The zones and the cluster of a load balancer. */
export const placement = {
  masterZoneId: field.string({
    ...zone,
    docs: "Zone that serves a public IPv4 address, by name or number: `ap-guangzhou-3`, `100003`.",
  }),
  slaveZoneId: field.string({ ...zone, docs: "Zone that takes over when the zone in `masterZoneId` fails." }),
  zoneId: field.string({
    ...zone,
    docs: "The only zone of a public IPv4 address. The platform returns the serving zone.",
  }),
  clusterId: field.string({
    computed: true,
    emptyIsUnset: true,
    replaceOnChange: true,
    docs: "ID of the dedicated cluster of the load balancer.",
  }),
  exclusiveCluster: field.object(
    {
      l4Clusters: clusters("Clusters for TCP and UDP."),
      l7Clusters: clusters("Clusters for HTTP and HTTPS."),
      classicalCluster: field.object(cluster, { docs: "Cluster of the gateway of the network." }),
    },
    { computed: true, replaceOnChange: true, docs: "Exclusive clusters of an `INTERNAL` load balancer." },
  ),
};
