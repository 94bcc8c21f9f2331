import type { Operation } from "./operation.ts";

/** The name of the resource type that an operation is about: `ApiGatewayPlugin`. */
export function resourceName({ urn }: Pick<Operation, "urn">): string {
  const [, , type = ""] = urn.split("::");
  return type.slice(type.lastIndexOf(":") + 1);
}
