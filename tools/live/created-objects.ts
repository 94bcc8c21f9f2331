import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type RunId, runIdIn } from "./run-id.ts";

/** An object that a run has created. */
export interface CreatedObject {
  readonly kind: string;
  readonly id: string;
  /** Undefined if it cannot be imported. */
  readonly importId: string | undefined;
}

/**
 * The objects that a run has created and not deleted, in a file. If the run is killed, the sweeper finds there also the
 * objects that have no name. The file contains no secrets.
 */
export class CreatedObjects {
  readonly runId: RunId;
  readonly #file: string;
  readonly #objects: Map<string, CreatedObject>;

  private constructor(runId: RunId, file: string, objects: Iterable<CreatedObject>) {
    this.runId = runId;
    this.#file = file;
    this.#objects = new Map([...objects].map((one) => [keyOf(one), one]));
  }

  /** Begins the file of a new run. */
  static begin(folder: string, scope: string, runId: RunId): CreatedObjects {
    const directory = join(folder, scope);
    mkdirSync(directory, { recursive: true });
    return new CreatedObjects(runId, join(directory, `${runId.text}.jsonl`), []);
  }

  /** The files of earlier runs. */
  static earlier(folder: string, scope: string): readonly CreatedObjects[] {
    const directory = join(folder, scope);
    return namesIn(directory).flatMap((name) => {
      const runId = runIdIn(name.replace(/\.jsonl$/, ""));
      if (runId === undefined) return [];
      const file = join(directory, name);
      const created = new CreatedObjects(runId, file, []);
      for (const line of readFileSync(file, "utf8").split("\n")) created.#apply(line);
      return [created];
    });
  }

  /** The objects that remain, newest first. */
  get remaining(): readonly CreatedObject[] {
    return [...this.#objects.values()].reverse();
  }

  add(object: CreatedObject): void {
    this.#write({ created: object });
  }

  /** Removes an object that was deleted. */
  remove(object: Pick<CreatedObject, "kind" | "id">): void {
    this.#write({ deleted: object });
  }

  /** Deletes the file if no object remains. */
  end(): void {
    if (this.#objects.size === 0) rmSync(this.#file, { force: true });
  }

  #write(entry: Entry): void {
    const line = JSON.stringify(entry);
    appendFileSync(this.#file, `${line}\n`);
    this.#apply(line);
  }

  #apply(line: string): void {
    const { created, deleted } = entryIn(line);
    if (created !== undefined) this.#objects.set(keyOf(created), created);
    if (deleted !== undefined) this.#objects.delete(keyOf(deleted));
  }
}

interface Entry {
  readonly created?: CreatedObject;
  readonly deleted?: Pick<CreatedObject, "kind" | "id">;
}

/** A killed run can leave half a line. */
function entryIn(line: string): Entry {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return {};
  }
}

function keyOf({ kind, id }: Pick<CreatedObject, "kind" | "id">): string {
  return `${kind} ${id}`;
}

function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
