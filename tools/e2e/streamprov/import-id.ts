/** The ID that a resource of a state is imported by: its own, after those of the objects that it is in. */
export function importIdOf({
  type = "",
  id = "",
  outputs,
}: {
  readonly type?: string;
  readonly id?: string;
  readonly outputs?: Record<string, unknown>;
}): string {
  const { environment, kafkaCluster, identityProvider, certificateAuthority } = (outputs ?? {}) as Record<
    string,
    { readonly id?: string } | undefined
  >;
  // An ID that says where its object is stands alone.
  if (id.includes("/")) return id;
  const cluster = type.endsWith(":CatalogIntegration") ? kafkaCluster : undefined;
  const within = [environment ?? identityProvider ?? certificateAuthority, cluster];
  return [...within.flatMap((one) => one?.id ?? []), id].join("/");
}
