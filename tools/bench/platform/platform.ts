import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { PackageName } from "../packages/package-name.ts";
import type { Connection, DeclaredObject, Pace } from "../packages/provider-package.ts";
import type { Conditions } from "./conditions.ts";
import type { Answer, Command, Traffic } from "./protocol.ts";

/** The simulated platform of a package, in a separate process. */
export class Platform implements AsyncDisposable {
  /** How a stack reaches it. */
  readonly connection: Connection;
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess, connection: Connection) {
    this.#process = child;
    this.connection = connection;
  }

  /** Starts one that answers at once and limits nothing. */
  static async start(of: PackageName, pace: Pace = "at-once"): Promise<Platform> {
    const child = fork(join(import.meta.dirname, "simulator-process.ts"), [of, pace], {
      execArgv: ["--conditions=@org/source"],
    });
    const answer = await nextResponse(child);
    if (!("connection" in answer)) throw new Error("The platform's simulator did not say where it listens.");
    return new Platform(child, answer.connection);
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** Makes it answer in another way from now on. */
  async set(conditions: Conditions): Promise<void> {
    await this.#ask({ do: "set", conditions });
  }

  /** The given number of objects for a stack to create. */
  async declare(count: number): Promise<readonly DeclaredObject[]> {
    const answer = await this.#ask({ do: "declare", count });
    if (!("objects" in answer)) throw new Error("The platform's simulator did not return the objects for a stack.");
    return answer.objects;
  }

  /** Adds the objects from number `from` to `to` (exclusive), as if a stack had created them. */
  async place(from: number, to: number): Promise<void> {
    await this.#ask({ do: "place", from, to });
  }

  /** What reached it since the last count. */
  async count(): Promise<Traffic> {
    const answer = await this.#ask({ do: "count" });
    if (!("traffic" in answer)) throw new Error("The platform's simulator did not return its traffic.");
    return answer.traffic;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const over = once(this.#process, "exit");
    this.#process.disconnect();
    await over;
  }

  #ask(command: Command): Promise<Answer> {
    const answer = nextResponse(this.#process);
    this.#process.send(command);
    return answer;
  }
}

function nextResponse(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The platform's simulator ended with code ${code}.`));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message as Answer);
    });
  });
}
