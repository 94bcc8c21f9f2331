/** One-time actions create no object, and the platform returns neither documents nor the target of a domain. */
const notImported = /^pulumi:|:ApiGateway(UpdateApiAppKey|UpdateService|ImportOpenApi|CustomDomain)$/;

/** The import ID of a resource, from its state; undefined if it cannot be imported. */
export function importIdOf({
  type = "",
  id = "",
  outputs = {},
}: {
  readonly type?: string;
  readonly id?: string;
  readonly outputs?: Readonly<Record<string, unknown>>;
}): string | undefined {
  if (notImported.test(type)) return undefined;
  return type.endsWith(":ApiGatewayApi") ? `${outputs["serviceId"]}#${id}` : id;
}
