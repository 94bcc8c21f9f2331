import { type StreamprovOptions, type StreamprovSimulator, startStreamprovSimulator } from "@org/simulator-streamprov";

/** A simulated platform that ends with its test. */
export async function startPlatform(options: StreamprovOptions = {}): Promise<StreamprovSimulator & AsyncDisposable> {
  const platform = await startStreamprovSimulator(options);
  return Object.assign(platform, { [Symbol.asyncDispose]: () => platform.close() });
}
