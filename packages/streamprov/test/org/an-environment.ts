import type { StreamprovSimulator } from "@org/streamprov-simulator";

/** An environment, as inputs name it. */
export async function anEnvironment({
  state,
}: StreamprovSimulator): Promise<{ readonly environment: { readonly id: string } }> {
  const { id } = await state.environments.create({ displayName: "staging" });
  return { environment: { id } };
}
