import type { Access, FoundObject } from "@org/core-command";

/** The permission that an ACL, a role binding or an API key gives. */
export function accessOf({ kind, outputs }: FoundObject): Access | undefined {
  return readers[kind.name]?.(outputs);
}

type Outputs = FoundObject["outputs"];

const readers: Readonly<Record<string, (outputs: Outputs) => Access>> = {
  KafkaAcl(outputs) {
    const { principal, operation, permission, resourceType, resourceName, patternType, kafkaCluster } = outputs;
    const names = patternType === "PREFIXED" ? `${String(resourceName)}*` : String(resourceName);
    const { id: cluster } = kafkaCluster as { readonly id: string };
    const on = resourceType === "CLUSTER" ? cluster : `${String(resourceType)} ${names} in ${cluster}`;
    return { principal: withoutType(principal), permission: `${String(permission)} ${String(operation)}`, on };
  },
  RoleBinding({ principal, roleName, crnPattern }) {
    const inOrganization = String(crnPattern).replace(/^crn:\/\/[^/]+\/organization=[^/]+\/?/, "");
    return {
      principal: withoutType(principal),
      permission: String(roleName),
      on: inOrganization === "" ? "organization" : inOrganization,
    };
  },
  ApiKey({ owner, managedResource }) {
    const { id: principal } = owner as { readonly id: string };
    const { id: on = "control plane" } = managedResource as { readonly id?: string };
    return { principal, permission: "API key", on };
  },
};

/** An ID without its type: `sa-abc123` of `User:sa-abc123`. */
function withoutType(principal: unknown): string {
  return String(principal).replace(/^User:/, "");
}
