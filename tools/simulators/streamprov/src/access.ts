import type { Caller } from "./caller.ts";
import type { KafkaCluster, RoleBinding, SchemaRegistryCluster } from "./records.ts";
import type { World } from "./world.ts";

/** The access that a caller requests. */
export type Action = "read" | "write";

/** Whether the caller may use a topic, by role bindings or ACLs. Everybody may when roles are not enforced. */
export function mayUseTopic(
  world: World,
  caller: Caller,
  cluster: KafkaCluster,
  topic: string,
  action: Action,
): boolean {
  if (isFree(world, caller)) return true;
  const path = `environment=${cluster.environmentId}/cloud-cluster=${cluster.id}`;
  return (
    hasRole(world, caller, path, `kafka=${cluster.id}/topic=${topic}`, action) ||
    hasTopicAcl(world, caller, cluster.id, topic, action)
  );
}

/** Whether the caller may see and change the ACLs of a cluster. */
export function mayAdministrate(world: World, caller: Caller, cluster: KafkaCluster): boolean {
  if (isFree(world, caller)) return true;
  const path = `environment=${cluster.environmentId}/cloud-cluster=${cluster.id}`;
  return (
    bindingsOf(world, caller).some((binding) => isAdmin(binding, path)) ||
    world.acls
      .all()
      .some(
        (acl) =>
          acl.clusterId === cluster.id &&
          acl.principal === `User:${caller.principalId}` &&
          acl.resource_type === "CLUSTER" &&
          ["ALL", "ALTER"].includes(acl.operation),
      )
  );
}

/** Whether the caller may use a subject, by role bindings. */
export function mayUseSubject(
  world: World,
  caller: Caller,
  cluster: SchemaRegistryCluster,
  subject: string,
  action: Action,
): boolean {
  if (isFree(world, caller)) return true;
  const path = `environment=${cluster.environmentId}`;
  return hasRole(world, caller, path, `schema-registry=${cluster.id}/subject=${subject}`, action);
}

/** Whether the caller may use the catalog of a Schema Registry cluster, by role bindings. */
export function mayUseCatalog(world: World, caller: Caller, cluster: SchemaRegistryCluster, action: Action): boolean {
  if (isFree(world, caller)) return true;
  const path = `environment=${cluster.environmentId}`;
  return bindingsOf(world, caller).some(
    (binding) =>
      isAdmin(binding, path) ||
      (action === "read" && binding.roleName === "DataDiscovery" && path.startsWith(scopeOf(binding))),
  );
}

/** Whether the caller may do everything in the organization, by a role binding. */
export function mayManageOrganization(world: World, caller: Caller): boolean {
  return isFree(world, caller) || bindingsOf(world, caller).some((one) => isRole(one, "OrganizationAdmin", ""));
}

/** Whether the caller may do everything in an environment, by a role binding. */
export function mayManageEnvironment(world: World, caller: Caller, environmentId: string): boolean {
  const isAdmin = (one: RoleBinding) => isRole(one, "EnvironmentAdmin", `environment=${environmentId}`);
  return mayManageOrganization(world, caller) || bindingsOf(world, caller).some(isAdmin);
}

function isRole(binding: RoleBinding, roleName: string, scope: string): boolean {
  return binding.roleName === roleName && scopeOf(binding) === scope;
}

// Users own the organisation here; only what acts for programs needs permission.
function isFree(world: World, caller: Caller): boolean {
  return !world.settings.enforceRoles || caller.principalId.startsWith("u-");
}

const adminRoles = new Set(["OrganizationAdmin", "EnvironmentAdmin", "CloudClusterAdmin", "DataSteward"]);
const writeRoles = new Set(["ResourceOwner", "DeveloperManage", "DeveloperWrite"]);
const readRoles = new Set([...writeRoles, "DeveloperRead"]);

function bindingsOf(world: World, caller: Caller): RoleBinding[] {
  const principal = `User:${caller.principalId}`;
  const { node = 0 } = caller;
  return world.roleBindings
    .all()
    .filter((one) => one.principal === principal && one.effectiveAt + node * one.nodeLagMs <= world.now());
}

function isAdmin(binding: RoleBinding, path: string): boolean {
  if (!adminRoles.has(binding.roleName)) return false;
  const scope = scopeOf(binding);
  return scope === "" || path === scope || path.startsWith(`${scope}/`);
}

function hasRole(world: World, caller: Caller, path: string, resource: string, action: Action): boolean {
  const roles = action === "write" ? writeRoles : readRoles;
  return bindingsOf(world, caller).some(
    (binding) =>
      isAdmin(binding, path) || (roles.has(binding.roleName) && covers(scopeOf(binding), `${path}/${resource}`)),
  );
}

// What follows the organisation: a path of names and values, the last value perhaps ending in a star.
function scopeOf(binding: RoleBinding): string {
  return decodeURIComponent(binding.crnPattern).replace(/^crn:\/\/[^/]*\/organization=[^/]+\/?/, "");
}

function covers(pattern: string, resource: string): boolean {
  return pattern.endsWith("*") ? resource.startsWith(pattern.slice(0, -1)) : resource === pattern;
}

function hasTopicAcl(world: World, caller: Caller, clusterId: string, topic: string, action: Action): boolean {
  const operations =
    action === "read"
      ? ["ALL", "READ", "WRITE", "DESCRIBE", "DESCRIBE_CONFIGS"]
      : ["ALL", "CREATE", "ALTER", "DELETE", "ALTER_CONFIGS"];
  const mine = world.acls
    .all()
    .filter((acl) => acl.clusterId === clusterId && [`User:${caller.principalId}`, "User:*"].includes(acl.principal));
  const meant = mine.filter((acl) => {
    if (!operations.includes(acl.operation)) return false;
    if (acl.resource_type === "CLUSTER") return acl.operation === "ALL" || acl.operation === "CREATE";
    if (acl.resource_type !== "TOPIC") return false;
    if (acl.pattern_type === "PREFIXED") return topic.startsWith(acl.resource_name);
    return acl.resource_name === "*" || acl.resource_name === topic;
  });
  return meant.some((acl) => acl.permission === "ALLOW") && !meant.some((acl) => acl.permission === "DENY");
}
