import { field } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";

/** What the platform tells of a cluster and no program gives: the same in the resource and in the lookups. */
export const clusterOutputs = {
  apiVersion: field.string({
    output: true,
    wire: "api_version",
    docs: "API version of the object, for `ApiKey.managedResource`.",
  }),
  kind: field.string({ output: true, wire: "kind", docs: "Kind of the object, for `ApiKey.managedResource`." }),
  bootstrapEndpoint: field.string({
    output: true,
    wire: "spec.kafka_bootstrap_endpoint",
    docs: "Where Kafka clients connect first, such as `SASL_SSL://pkc-00000.us-central1.gcp.confluent.cloud:9092`. Empty while the cluster is being made.",
  }),
  restEndpoint: field.string({
    output: true,
    wire: "spec.http_endpoint",
    docs: "REST endpoint of the cluster, such as `https://pkc-00000.us-central1.gcp.confluent.cloud:443`. Empty while the cluster is being made.",
  }),
  rbacCrn: field.string({
    output: true,
    docs: "Confluent Resource Name that role bindings to things inside the cluster begin with: `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lkc-abc123`.",
  }),
  endpoints: field.list(
    field.object(
      {
        accessPointId: field.string({ output: true, docs: "Access point, `ap-...`, or `PUBLIC` or `PRIVATE_LINK`." }),
        bootstrapEndpoint: field.string({ output: true, docs: "Where Kafka clients connect first." }),
        restEndpoint: field.string({ output: true, docs: "REST endpoint." }),
        connectionType: field.string({
          output: true,
          docs: "`PUBLIC`, `PRIVATE_LINK` or `PRIVATE_NETWORK_INTERFACE`.",
        }),
      },
      { output: true, docs: "Endpoints of one access point." },
    ),
    { output: true, docs: "Endpoints by access point, sorted by the access point's ID." },
  ),
};

/**
 * The parts of a cluster's body that do not follow its fields. The lookups show them as they are; in the resource the
 * kinds Basic and Standard are one object each instead of a list.
 */
export function clusterParts(body: Body) {
  const { spec = {}, status } = body as ClusterBody;
  const { kind, max_ecku: maxEcku = 0, zones = [], encryption_key: encryptionKey = "", cku = 0 } = spec.config ?? {};
  const when = <T>(wanted: string, value: T): readonly T[] => (kind === wanted ? [value] : []);
  return {
    rbacCrn: rbacCrn(body),
    endpoints: Object.entries(spec.endpoints ?? {})
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([accessPointId, endpoint]) => ({
        accessPointId,
        bootstrapEndpoint: endpoint.kafka_bootstrap_endpoint ?? "",
        restEndpoint: endpoint.http_endpoint ?? "",
        connectionType: endpoint.connection_type ?? "",
      })),
    basics: when("Basic", { maxEcku }),
    standards: when("Standard", { maxEcku }),
    dedicated: when("Dedicated", { cku: status?.cku ?? cku, encryptionKey, zones })[0],
    enterprises: when("Enterprise", { maxEcku }),
    freights: when("Freight", { maxEcku, zones }),
  };
}

/** What is read of a cluster's body here. */
interface ClusterBody {
  readonly metadata?: { readonly resource_name?: string };
  readonly spec?: {
    readonly config?: {
      readonly kind?: string;
      readonly max_ecku?: number;
      readonly cku?: number;
      readonly encryption_key?: string;
      readonly zones?: readonly string[];
    };
    readonly endpoints?: Readonly<
      Record<
        string,
        {
          readonly kafka_bootstrap_endpoint?: string;
          readonly http_endpoint?: string;
          readonly connection_type?: string;
        }
      >
    >;
  };
  readonly status?: { readonly phase?: string; readonly cku?: number };
}

/** The cluster's resource name without the Kafka part at its end. */
function rbacCrn(body: Body): string {
  const name = (body as ClusterBody).metadata?.resource_name ?? "";
  const end = name.lastIndexOf("/kafka=");
  if (end < 0) {
    throw new Error(
      `the resource name of Kafka cluster ${String(body["id"])} is "${name}", without the /kafka= part that its RBAC name is made from`,
    );
  }
  return name.slice(0, end);
}
