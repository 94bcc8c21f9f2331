import { type StreamprovOptions, type StreamprovSimulator, startSimulator } from "@org/streamprov-simulator";

/** A simulated platform that ends with its test. */
export async function startPlatform(options: StreamprovOptions = {}): Promise<StreamprovSimulator & AsyncDisposable> {
  const platform = await startSimulator(options);
  return Object.assign(platform, { [Symbol.asyncDispose]: () => platform.close() });
}
