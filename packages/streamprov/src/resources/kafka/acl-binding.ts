import { field, toWire } from "@org/core-provider";

/** The seven values of an ACL, in the order of its ID. */
export const aclFields = {
  resourceType: field.string({
    required: true,
    replaceOnChange: true,
    values: ["TOPIC", "GROUP", "CLUSTER", "TRANSACTIONAL_ID", "DELEGATION_TOKEN"],
    returned: "always",
    wire: "resource_type",
    docs: "Type of the resource that the ACL applies to.",
  }),
  resourceName: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    returned: "always",
    wire: "resource_name",
    docs: "Name of the resource, or its prefix with `PREFIXED`. `*` with `LITERAL` matches all names. For `CLUSTER`, it is `kafka-cluster`.",
  }),
  patternType: field.string({
    required: true,
    replaceOnChange: true,
    values: ["LITERAL", "PREFIXED"],
    returned: "always",
    wire: "pattern_type",
    docs: "Whether resourceName is the whole name (`LITERAL`) or a prefix (`PREFIXED`).",
  }),
  principal: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    returned: "always",
    wire: "principal",
    docs: "Principal of the ACL, such as `User:sa-abc123`, `User:u-abc123`, `User:pool-abc123` or `User:*`.",
  }),
  host: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    returned: "always",
    wire: "host",
    docs: "Host that the client connects from. Confluent Cloud supports only `*`.",
  }),
  operation: field.string({
    required: true,
    replaceOnChange: true,
    values: [
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
    ],
    returned: "always",
    wire: "operation",
    docs: "Operation that the ACL allows or denies.",
  }),
  permission: field.string({
    required: true,
    replaceOnChange: true,
    values: ["DENY", "ALLOW"],
    returned: "always",
    wire: "permission",
    docs: "Whether the operation is allowed or denied. `DENY` takes precedence.",
  }),
};

/** The values of an ACL. */
export type AclBinding = Readonly<Record<keyof typeof aclFields, string>>;

/** The names of the values, in the order of its ID. */
export const aclFieldNames = Object.keys(aclFields) as (keyof AclBinding)[];

type WireBinding = Readonly<Record<string, string>>;

/** The values by wire name, in a body, a filter or a response. */
export function aclWire(values: AclBinding): WireBinding {
  return toWire(aclFields, values) as WireBinding;
}

/** The values in order, for messages. */
export function aclText(values: AclBinding): string {
  return aclFieldNames.map((name) => values[name]).join("#");
}

/** The values in an unambiguous form: a resource name may contain any character. */
export function aclKey(values: AclBinding): string {
  return JSON.stringify(aclValues(values));
}

/** Only the values of the ACL. */
export function aclValues(values: AclBinding): AclBinding {
  return Object.fromEntries(aclFieldNames.map((name) => [name, values[name]])) as AclBinding;
}
