import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { StreamprovOptions } from "@org/simulator-streamprov";
import type { Answer, Command, Ready, Traffic } from "./protocol.ts";

/** A simulated platform in a process of its own. */
export class Platform implements AsyncDisposable {
  readonly ready: Ready;
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess, ready: Ready) {
    this.#process = child;
    this.ready = ready;
  }

  /** Starts one with a cluster that is ready. */
  static async start(options: StreamprovOptions = {}): Promise<Platform> {
    const child = fork(join(import.meta.dirname, "simulator-process.ts"), [JSON.stringify(options)], {
      execArgv: ["--conditions=@org/source"],
    });
    const answer = await nextAnswer(child);
    if (!("ready" in answer)) throw new Error("The platform's simulator did not say where it listens.");
    return new Platform(child, answer.ready);
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** Changes settings, such as the latency. */
  async set(settings: StreamprovOptions): Promise<void> {
    await this.#ask({ do: "set", settings });
  }

  /** What reached it since the last count. */
  async count(): Promise<Traffic> {
    const answer = await this.#ask({ do: "count" });
    if (!("traffic" in answer)) throw new Error("The platform's simulator did not tell its traffic.");
    return answer.traffic;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const over = once(this.#process, "exit");
    this.#process.disconnect();
    await over;
  }

  #ask(command: Command): Promise<Answer> {
    const answer = nextAnswer(this.#process);
    this.#process.send(command);
    return answer;
  }
}

function nextAnswer(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The platform's simulator ended with code ${code}.`));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message as Answer);
    });
  });
}
