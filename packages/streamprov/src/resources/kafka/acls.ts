import { type MemberCollection, url } from "@org/core-http";
import { CodedError, type Expectation, expectationOfRequested, fromWire } from "@org/core-provider";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import type { KafkaListing, KafkaService } from "../../platform/kafka.ts";
import { pageOf } from "../../platform/responses.ts";
import { type AclBinding, aclFields, aclKey, aclText, aclWire } from "./acl-binding.ts";

const aclsResponse = pageOf(aclFields);

/** A cluster that requests can be sent to. */
type Reachable = Pick<KafkaService, "client" | "ids">;

/**
 * True when the platform has exactly this ACL. The request contains all seven values, and the response repeats them, but
 * its principal may be an internal number.
 */
export async function existsAcl(service: Reachable, wanted: AclBinding): Promise<true | undefined> {
  const query = aclWire(wanted);
  const { principal, ...others } = query;
  const isRequested = expectationOfRequested({ cluster_id: service.ids.kafkaCluster, ...others });
  const isPrincipal = expectationOfRequested(principal === undefined ? {} : { principal });
  const identifies: Expectation = (body) =>
    isRequested(body) ?? (hasInternalPrincipal(body) ? undefined : isPrincipal(body));
  const answer = await ifExists(
    service.client.get<KafkaListing>(aclsPath(service), { query, expects: aclsResponse, identifies }),
    isNotFound,
  );
  const count = answer?.data.length ?? 0;
  if (count > 1)
    throw new CodedError(
      "ambiguous",
      `multiple Kafka ACLs were matched: ${count} have the values ${aclText(wanted)}. Delete the extra ones with the Confluent CLI, and run \`pulumi up\` again`,
    );
  return count === 1 ? true : undefined;
}

function hasInternalPrincipal(body: unknown): boolean {
  const { data } = body as KafkaListing;
  return data.some((acl) => /^\w+:\d+$/.test(fromWire(aclFields, acl).principal));
}

/** All ACLs of the cluster, in one request. */
export async function allAcls(service: Reachable): Promise<AclBinding[]> {
  const identifies = expectationOfRequested({ cluster_id: service.ids.kafkaCluster });
  const { data } = await service.client.get<KafkaListing>(aclsPath(service), { expects: aclsResponse, identifies });
  return data.map((acl) => fromWire(aclFields, acl));
}

/**
 * The ACLs that refreshes read: all in one request. An ACL whose principal is an internal number in the list is read
 * alone.
 */
export function aclsOf({ shared, ...service }: KafkaService): MemberCollection<true> {
  return {
    name: `${service.key} acls`,
    what: `the ACLs of ${service.ids.kafkaCluster}`,
    changes: () => shared.changes,
    readOne: (key, operation) =>
      existsAcl({ ...service, client: shared.with(operation) }, JSON.parse(key) as AclBinding),
    readPage: async (_whole, operation) => {
      const all = await allAcls({ ...service, client: shared.with(operation) });
      return { members: new Map(all.map((acl) => [aclKey(acl), true])), next: [] };
    },
  };
}

/** The path of the ACLs of a cluster. */
export function aclsPath(service: Pick<KafkaService, "ids">): string {
  return url`/kafka/v3/clusters/${service.ids.kafkaCluster}/acls`;
}
