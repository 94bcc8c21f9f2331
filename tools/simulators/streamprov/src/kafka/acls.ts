import {
  choiceParameter,
  listOf,
  object,
  oneOf,
  type Parameter,
  type Query,
  type Route,
  text,
  textParameter,
} from "@org/simulator";
import { mayAdministrate } from "../access.ts";
import type { Caller } from "../caller.ts";
import { makeAcl } from "../lifecycle/acls.ts";
import type { Acl, AclValues } from "../records.ts";
import type { World } from "../world.ts";
import { clusterRoute, type KafkaCall } from "./cluster.ts";
import { kafkaError, notAuthorized, refusedByKafka } from "./errors.ts";

const resourceTypes = ["UNKNOWN", "ANY", "TOPIC", "GROUP", "CLUSTER", "TRANSACTIONAL_ID", "DELEGATION_TOKEN"] as const;
const patternTypes = ["UNKNOWN", "ANY", "MATCH", "LITERAL", "PREFIXED"] as const;
const operations = [
  "UNKNOWN",
  "ANY",
  "ALL",
  "READ",
  "WRITE",
  "CREATE",
  "DELETE",
  "ALTER",
  "DESCRIBE",
  "CLUSTER_ACTION",
  "DESCRIBE_CONFIGS",
  "ALTER_CONFIGS",
  "IDEMPOTENT_WRITE",
] as const;
const permissions = ["UNKNOWN", "ANY", "DENY", "ALLOW"] as const;

const aclShape = object({
  resource_type: oneOf(...resourceTypes),
  resource_name: text(),
  pattern_type: oneOf(...patternTypes),
  principal: text(),
  host: text(),
  operation: oneOf(...operations),
  permission: oneOf(...permissions),
});
const batchShape = object({ data: listOf(aclShape) });

const filters = {
  resource_type: choiceParameter(resourceTypes),
  resource_name: textParameter,
  pattern_type: choiceParameter(patternTypes),
  principal: textParameter,
  host: textParameter,
  operation: choiceParameter(operations),
  permission: choiceParameter(permissions),
} satisfies Record<keyof AclValues, Parameter>;

const needed = ["resource_type", "pattern_type", "operation", "permission"] as const;

// A deletion must say which; a listing may leave everything open.
const deletionFilters = {
  ...filters,
  ...Object.fromEntries(needed.map((name) => [name, { ...filters[name], required: true }])),
};

/** `/kafka/v3/clusters/{cluster_id}/acls` and `acls:batch` */
export function aclRoutes(world: World, clusterId: string): Route<Caller>[] {
  const { acls } = world;
  const mine = (all: readonly Acl[]) => all.filter((acl) => acl.clusterId === clusterId);

  return [
    clusterRoute(world, clusterId, {
      method: "GET",
      path: "/acls",
      query: filters,
      handle(call) {
        checkAccess(world, call);
        const found = mine(acls.allSeen()).filter((acl) => matches(world, acl, call.query));
        return {
          status: 200,
          json: {
            kind: "KafkaAclList",
            metadata: { self: `${call.clusterUrl}/acls`, next: null },
            data: found.map((acl) => render(world, call.clusterUrl, acl)),
          },
        };
      },
    }),
    clusterRoute(world, clusterId, {
      method: "POST",
      path: "/acls",
      simplified: "ACLs have an effect only with `enforceRoles`.",
      documentedOnly: "Creating an ACL that exists succeeds and changes nothing.",
      body: aclShape,
      handle(call) {
        checkAccess(world, call);
        add(call.body);
        return { status: 201 };
      },
    }),
    clusterRoute(world, clusterId, {
      method: "POST",
      path: "/acls:batch",
      body: batchShape,
      handle(call) {
        checkAccess(world, call);
        for (const values of call.body.data) checkValues(values);
        for (const values of call.body.data) add(values);
        return { status: 201 };
      },
    }),
    clusterRoute(world, clusterId, {
      method: "DELETE",
      path: "/acls",
      query: deletionFilters,
      handle(call) {
        checkAccess(world, call);
        for (const name of needed) {
          if (call.query.text(name) === "UNKNOWN") {
            throw kafkaError(400, 400, `${name} cannot be unspecified or UNKNOWN`);
          }
        }
        const gone = mine(acls.all()).filter((acl) => matches(world, acl, call.query));
        for (const acl of gone) acls.remove(acl.id);
        return { status: 200, json: { data: gone.map((acl) => render(world, call.clusterUrl, acl)) } };
      },
    }),
  ];

  // Adding an ACL that exists changes nothing and succeeds.
  function add(values: AclValues): void {
    checkValues(values);
    const acl = makeAcl({ clusterId, ...values, principal: namedPrincipal(world, values.principal) });
    if (acls.get(acl.id) === undefined) acls.insert(acl);
  }
}

function checkAccess(world: World, { caller, cluster }: KafkaCall<unknown>): void {
  if (!mayAdministrate(world, caller, cluster)) throw notAuthorized();
}

function checkValues(values: AclValues): void {
  for (const name of needed) {
    if (["UNKNOWN", "ANY", "MATCH"].includes(values[name])) {
      throw kafkaError(400, 400, `${name} cannot be ${values[name]} in an ACL`);
    }
  }
  if (values.resource_type === "CLUSTER" && values.resource_name !== "kafka-cluster") {
    throw refusedByKafka("The only valid name for the CLUSTER resource is kafka-cluster");
  }
  if (!/^[A-Za-z]+:.+$/.test(values.principal)) {
    throw refusedByKafka(`Invalid principal '${values.principal}': expected type:name`);
  }
  if (values.resource_name === "") throw refusedByKafka("Resource name must not be empty");
}

function matches(world: World, acl: Acl, query: Query): boolean {
  const principal = query.text("principal");
  return (
    isOneOf(query.text("resource_type"), acl.resource_type) &&
    isOneOf(query.text("operation"), acl.operation) &&
    isOneOf(query.text("permission"), acl.permission) &&
    (principal === undefined || namedPrincipal(world, principal) === acl.principal) &&
    [undefined, acl.host].includes(query.text("host")) &&
    isMeant(query.text("resource_name"), query.text("pattern_type") ?? "ANY", acl)
  );
}

function isOneOf(wanted: string | undefined, value: string): boolean {
  return wanted === undefined || wanted === "ANY" || wanted === value;
}

// MATCH finds every pattern that applies to a name; the other types compare the pattern itself.
function isMeant(name: string | undefined, patternType: string, acl: Acl): boolean {
  if (patternType !== "MATCH") {
    return isOneOf(patternType, acl.pattern_type) && (name === undefined || name === acl.resource_name);
  }
  if (name === undefined) return true;
  if (acl.pattern_type === "PREFIXED") return name.startsWith(acl.resource_name);
  return acl.resource_name === name || acl.resource_name === "*";
}

function render(world: World, clusterUrl: string, acl: Acl): unknown {
  const { id: _, clusterId, ...values } = acl;
  const query = new URLSearchParams({ ...values });
  return {
    kind: "KafkaAcl",
    metadata: { self: `${clusterUrl}/acls?${query}`, resource_name: `crn:///kafka=${clusterId}/acl=${query}` },
    cluster_id: clusterId,
    ...values,
    principal: world.settings.numericPrincipals ? numericPrincipal(world, acl.principal) : acl.principal,
  };
}

function namedPrincipal(world: World, principal: string): string {
  const number = /^User:(\d+)$/.exec(principal)?.[1];
  const owner = accounts(world).find((one) => String(one.numericId) === number);
  return owner === undefined ? principal : `User:${owner.id}`;
}

function numericPrincipal(world: World, principal: string): string {
  const owner = accounts(world).find((one) => `User:${one.id}` === principal);
  return owner === undefined ? principal : `User:${owner.numericId}`;
}

function accounts(world: World): { readonly id: string; readonly numericId: number }[] {
  return [...world.serviceAccounts.all(), ...world.users.all(), ...world.identityPools.all()];
}
