import type { FaultyPlatform, Life, RunningProvider } from "@org/core-provider/testing";
import type { PlatformName, Recording } from "../exchange.ts";
import { startRecorder } from "../recorder.ts";

/** A simulator that reports its variables. */
export interface RecordedPlatform extends FaultyPlatform {
  environment(): Readonly<Record<string, string>>;
}

/** A package whose lives are recorded on its simulator. */
export interface RecordedPackage<P extends RecordedPlatform> {
  readonly platform: PlatformName;
  startPlatform(): Promise<P>;
  startProvider(platform: P): Promise<RunningProvider>;
  readonly lives: Readonly<Record<string, (platform: P) => Promise<Life>>>;
}

/**
 * Records the life of a resource type on a new platform: create, preview, read, update, delete, and a read of the deleted
 * object.
 *
 * @throws {Error} when no exchange was recorded.
 */
export async function recordLife<P extends RecordedPlatform>(
  { platform: name, startPlatform, startProvider, lives }: RecordedPackage<P>,
  type: string,
): Promise<Recording> {
  const prepare = lives[type];
  if (prepare === undefined) throw new Error(`${type} has no life in the tests`);
  const platform = await startPlatform();
  using recorder = startRecorder({ platform: name, environment: platform.environment() });
  try {
    const life = await prepare(platform);
    await using provider = await startProvider(platform);
    await recorder.part(type, () => live(recorder.watch(provider), type, life));
  } finally {
    await platform.close();
  }
  const recording = recorder.stop();
  if (recording.exchanges.length === 0) throw new Error(`${type} sent no request over the network`);
  return recording;
}

/** Records the lives of resource types, one after the other. */
export async function recordLives<P extends RecordedPlatform>(
  recorded: RecordedPackage<P>,
  types: readonly string[],
): Promise<Recording> {
  const recordings: Recording[] = [];
  for (const type of types) recordings.push(await recordLife(recorded, type));
  return {
    platform: recorded.platform,
    recordedAt: recordings[0]?.recordedAt ?? Date.now(),
    environment: {},
    exchanges: recordings.flatMap(({ exchanges }) => exchanges),
    steps: recordings.flatMap(({ steps }) => steps),
  };
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
