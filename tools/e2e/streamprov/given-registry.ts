import type { LocalStackOptions } from "@org/pulumi-run";
import type { StreamprovSimulator } from "@org/streamprov-simulator";

/** A Schema Registry that is there before the stack, with a key that may do everything in it. */
export interface GivenRegistry {
  readonly id: string;
  readonly restEndpoint: string;
  readonly credentials: { readonly key: string; readonly secret: string };
}

/** Makes a registry behind the stack's back, or gives the one that an environment has. */
export async function giveRegistry(
  { state, credentials }: StreamprovSimulator,
  environment?: { readonly environmentId: string },
): Promise<GivenRegistry> {
  const environmentId = environment?.environmentId ?? (await state.environments.create({ displayName: "given" })).id;
  const known = state.schemaRegistryClusters.list().find((one) => one.environmentId === environmentId);
  const { id, restEndpoint } = known ?? (await state.schemaRegistryClusters.create({ environmentId }));
  const scope = { kind: "schema-registry", id, environmentId } as const;
  const { id: key, secret } = await state.apiKeys.create({ ownerId: credentials.userId, scope });
  return { id, restEndpoint, credentials: { key, secret } };
}

/** Lets the provider's configuration name a registry: resources need not say where they are. */
export function configureRegistry({
  id,
  restEndpoint,
  credentials,
}: GivenRegistry): Pick<Required<LocalStackOptions>, "config" | "secrets"> {
  return {
    config: { "streamprov:schemaRegistryId": id, "streamprov:schemaRegistryRestEndpoint": restEndpoint },
    secrets: {
      "streamprov:schemaRegistryApiKey": credentials.key,
      "streamprov:schemaRegistryApiSecret": credentials.secret,
    },
  };
}
