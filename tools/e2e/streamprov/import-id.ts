/** The ID that a resource of a state is imported by: in an environment that of the environment stands before its own. */
export function importIdOf({
  id,
  outputs,
}: {
  readonly id?: string;
  readonly outputs?: Record<string, unknown>;
}): string {
  const { environment, identityProvider, certificateAuthority } = (outputs ?? {}) as Record<
    string,
    { readonly id?: string } | undefined
  >;
  const parent = environment ?? identityProvider ?? certificateAuthority;
  return parent?.id === undefined ? `${id}` : `${parent.id}/${id}`;
}
