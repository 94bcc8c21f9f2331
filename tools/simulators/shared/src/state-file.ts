import { access, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Simulator } from "./open-simulator.ts";
import { readSnapshot, type Snapshot } from "./snapshot.ts";

type Saved = Pick<Simulator<never, never, never, never>, "snapshot" | "revision" | "isIdle">;

const everyMs = 1_000;

/**
 * A file that keeps what exists in a simulator: written one second after a change, as soon as no work is in progress,
 * and at the end. Only its owner can read it, because it contains the secrets of the simulated objects.
 */
export class StateFile {
  readonly #path: string;
  #timer: NodeJS.Timeout | undefined;
  #saved: number | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * The saved snapshot; undefined if the file does not exist.
   *
   * @throws an error that says why the file cannot be used.
   */
  async read(simulator: string): Promise<Snapshot | undefined> {
    try {
      return readSnapshot(await readFile(this.#path, "utf8"), simulator);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return await this.#missing();
      throw new Error(`--state: ${this.#path} cannot be used: ${(error as Error).message}.`, { cause: error });
    }
  }

  /** @throws an error if the folder of the file does not exist, before anything is lost for lack of it. */
  async #missing(): Promise<undefined> {
    const folder = dirname(this.#path);
    await access(folder).catch((cause: unknown) => {
      throw new Error(`--state: the folder ${folder} does not exist.`, { cause });
    });
  }

  /** Saves the simulator from now on. */
  keep(simulator: Saved, failed: (error: Error) => void): void {
    this.#saved = simulator.revision();
    this.#timer = setInterval(() => {
      if (!simulator.isIdle() || simulator.revision() === this.#saved) return;
      this.#writing = this.#writing.then(() => this.#write(simulator)).catch(failed);
    }, everyMs);
    this.#timer.unref();
  }

  /** Saves the simulator one last time. */
  async end(simulator: Saved): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
    await this.#write(simulator);
  }

  async #write(simulator: Saved): Promise<void> {
    const text = JSON.stringify(simulator.snapshot());
    this.#saved = simulator.revision();
    // A process that is killed meanwhile leaves the earlier file.
    const unfinished = `${this.#path}.new`;
    await writeFile(unfinished, text, { mode: 0o600 });
    await rename(unfinished, this.#path);
  }
}
