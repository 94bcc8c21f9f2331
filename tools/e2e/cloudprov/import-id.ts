/** What is done once is nothing by itself, and the platform tells neither documents nor what a domain points to. */
const notImported = /^pulumi:|:ApiGateway(UpdateApiAppKey|UpdateService|ImportOpenApi|CustomDomain)$/;

/** What a resource of a stack is imported by, from its state; nothing where that cannot be. */
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
