import { Worker } from "node:worker_threads";
import type { Progress, TeamRun } from "./stack.ts";

/** A thread that runs the stacks of teams one after the other. Only its first run has to load the libraries. */
export class TeamThread {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), {
    // The Automation API handles the error of a program late, and Node would warn of that between the lines of the progress.
    execArgv: [...process.execArgv, "--disable-warning=PromiseRejectionHandledWarning"],
  });
  /** Resolves with the reason if the thread ends by itself. */
  readonly #ended: Promise<string>;
  #isUsable = true;

  private constructor() {
    this.#ended = new Promise((resolve) => {
      this.#worker.on("error", (error) => resolve(String(error)));
      this.#worker.on("exit", (code) => resolve(`The thread ended with code ${code}.`));
    });
    void this.#ended.then(() => {
      this.#isUsable = false;
    });
  }

  /** Starts a thread and waits until it has loaded the libraries. */
  static async start(): Promise<TeamThread> {
    const thread = new TeamThread();
    const loaded = new Promise((resolve) => thread.#worker.once("message", resolve));
    await Promise.race([loaded, thread.#ended]);
    return thread;
  }

  /**
   * Whether it can run another stack. After a failure it cannot, because the Automation API reports an unhandled rejection
   * of one program to the next one, too.
   */
  get isUsable(): boolean {
    return this.#isUsable;
  }

  /** Runs a stack and reports its progress. */
  async run(run: TeamRun, interrupt: AbortSignal | undefined, report: (progress: Progress) => void): Promise<void> {
    const began = performance.now();
    let last: Progress = { name: run.name, status: "running", changed: 0, seconds: 0, detail: "" };
    const finished = Promise.withResolvers<void>();
    const onProgress = (progress: Progress) => {
      last = progress;
      report(progress);
      if (progress.status !== "running") finished.resolve();
    };
    const onInterrupt = () => this.#worker.postMessage("interrupt");
    void this.#ended.then((detail) => {
      const seconds = (performance.now() - began) / 1000;
      if (last.status === "running") onProgress({ ...last, status: "failed", seconds, detail });
    });
    this.#worker.on("message", onProgress);
    interrupt?.addEventListener("abort", onInterrupt);
    this.#worker.postMessage(run);
    await finished.promise;
    interrupt?.removeEventListener("abort", onInterrupt);
    this.#worker.off("message", onProgress);
    this.#isUsable &&= last.status === "done";
  }

  /** Ends the thread. The Automation API can leave timers, so it does not end by itself. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
