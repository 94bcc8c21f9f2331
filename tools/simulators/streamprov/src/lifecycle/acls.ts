import type { Acl, AclValues } from "../records.ts";

/** A new ACL of a cluster, complete but not yet kept. */
export function makeAcl(fields: AclValues & { readonly clusterId: string }): Acl {
  const { clusterId, resource_type, resource_name, pattern_type, principal, host, operation, permission } = fields;
  const values = { resource_type, resource_name, pattern_type, principal, host, operation, permission };
  return { id: `${clusterId}/${Object.values(values).join("#")}`, clusterId, ...values };
}
