import type { RunningProvider } from "@org/core-provider/testing";

/** Prints what a run does. While a step takes long, it prints every few seconds what the step waits for. */
export class Progress implements Disposable {
  readonly #print: (line: string) => void;
  readonly #running = new Map<string, { readonly step: string; readonly since: number }>();
  /** The newest plugin process of each kind. */
  readonly #hosts = new Map<string, RunningProvider>();
  /** The plugin process that creates the objects of `prepare`. */
  readonly #shared: RunningProvider;
  readonly #timer: NodeJS.Timeout;

  constructor(shared: RunningProvider, print: (line: string) => void, everyMs = 15_000) {
    this.#shared = shared;
    this.#print = print;
    this.#timer = setInterval(() => this.#report(), everyMs);
    this.#timer.unref();
  }

  /** Runs a step of a kind. */
  async step<T>(kind: string, step: string, act: () => Promise<T>): Promise<T> {
    const since = Date.now();
    this.#running.set(kind, { step, since });
    try {
      const result = await act();
      this.#print(`${kind}: ${step} (${seconds(since)})`);
      return result;
    } finally {
      this.#running.delete(kind);
    }
  }

  /** Shows the messages of a plugin process that works on a kind. */
  watch(kind: string, host: RunningProvider): RunningProvider {
    this.#hosts.set(kind, host);
    return host;
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }

  #report(): void {
    for (const [kind, { step, since }] of this.#running) {
      const { logs } = this.#hosts.get(kind) ?? this.#shared;
      const last = logs.findLast(({ severity, message }) => severity !== "debug" && message !== "");
      this.#print(`${kind}: ${step}, ${seconds(since)} so far${last ? `, ${last.message}` : ""}`);
    }
  }
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
