import type { RunningProvider } from "../start-provider.ts";
import type { TestedResource } from "../tested-resource.ts";
import type { FaultyPlatform, Life, SurvivalSetup } from "./setup.ts";

/** A resource that was created on a separate platform. */
export interface CreatedResource<P extends FaultyPlatform> {
  readonly platform: P;
  readonly host: RunningProvider;
  readonly life: Life;
  readonly it: TestedResource;
}

/** Creates a resource on a new platform, acts on it, and stops both. */
export async function withCreated<P extends FaultyPlatform, T>(
  setup: SurvivalSetup<P>,
  type: string,
  prepare: (platform: P) => Promise<Life>,
  act: (created: CreatedResource<P>) => Promise<T>,
): Promise<T> {
  const platform = await setup.startPlatform();
  try {
    const life = await prepare(platform);
    await using host = await setup.startProvider(platform);
    const it = host.resource(type, "it");
    await it.create(life.inputs);
    return await act({ platform, host, life, it });
  } finally {
    await platform.close();
  }
}
