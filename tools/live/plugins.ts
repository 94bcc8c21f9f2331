import { type LivePackage, type RunningProvider, startProvider } from "@org/core-provider/testing";

/** The plugin processes of a run, with the endpoint and the credentials of an environment. */
export class Plugins {
  readonly #live: LivePackage;
  readonly #env: Readonly<Record<string, string | undefined>>;
  readonly #running = new Set<RunningProvider>();

  constructor(live: LivePackage, env: Readonly<Record<string, string | undefined>>) {
    this.#live = live;
    this.#env = env;
  }

  /** Starts a plugin process with more environment variables. */
  async start(variables: Readonly<Record<string, string>> = {}): Promise<RunningProvider> {
    const env = { ...this.#env, ...variables };
    const host = await startProvider(this.#live.provider, { config: {}, env, transport: "memory" });
    this.#running.add(host);
    const stop: RunningProvider["stop"] = (how) => {
      this.#running.delete(host);
      return host.stop(how);
    };
    return { ...host, stop, [Symbol.asyncDispose]: stop };
  }

  /** Interrupts all operations, as Ctrl-C does. */
  async cancel(): Promise<void> {
    await Promise.all([...this.#running].map((host) => host.cancel()));
  }
}
