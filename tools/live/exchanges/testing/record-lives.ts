import type { FaultyPlatform, Life, RunningProvider } from "@org/core-provider/testing";
import type { PlatformName, Recording } from "../exchange.ts";
import { startRecorder } from "../recorder.ts";
import { watchSteps } from "../watch-steps.ts";

/** A package whose lives are recorded on its simulator. */
export interface RecordedPackage<P extends FaultyPlatform> {
  readonly platform: PlatformName;
  startPlatform(): Promise<P>;
  startProvider(platform: P): Promise<RunningProvider>;
  readonly lives: Readonly<Record<string, (platform: P) => Promise<Life>>>;
}

/**
 * Records the lives of resource types, each on a new platform: create, preview, read, update, delete, and a read of the
 * deleted object.
 */
export async function recordLives<P extends FaultyPlatform>(
  { platform: name, startPlatform, startProvider, lives }: RecordedPackage<P>,
  types: readonly string[],
): Promise<Recording> {
  const recorder = startRecorder({ platform: name });
  for (const type of types) {
    const prepare = lives[type];
    if (prepare === undefined) throw new Error(`${type} has no life in the tests`);
    const platform = await startPlatform();
    try {
      const life = await prepare(platform);
      await using provider = await startProvider(platform);
      const host = watchSteps(provider, (step) => recorder.step(step));
      await recorder.part(type, () => live(host, type, life));
    } finally {
      await platform.close();
    }
  }
  return recorder.stop();
}

async function live(host: RunningProvider, type: string, life: Life): Promise<void> {
  const it = host.resource(type, "it");
  await it.create(life.inputs);
  await it.preview(life.inputs);
  await it.read();
  if (life.changed !== undefined) {
    await it.update(life.changed);
    await it.read();
  }
  const deleted = host.resource(type, "deleted");
  deleted.adopt(it);
  if (it.id !== undefined) life.remove?.(it.id);
  await it.delete();
  await deleted.read();
}
