import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The operations that clients have called, by platform and by client. */
export type CalledOperations = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The calls of a client on a simulator. */
export interface Calls {
  readonly problems: readonly string[];
  /** Such as `GET /apps/{id}`. */
  readonly operations: readonly string[];
}

/** The used part of a simulator's journal. */
interface Journal {
  readonly entries: readonly {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    /** The code of an error in a response with the status 200. */
    readonly code?: string;
  }[];
}

const file = join(import.meta.dirname, "called-operations.json");

/** The operations of the last complete run, which are committed. */
export async function readCalledOperations(): Promise<CalledOperations> {
  return JSON.parse(await readFile(file, "utf8")) as CalledOperations;
}

/** Replaces the committed operations. */
export async function writeCalledOperations(called: CalledOperations): Promise<void> {
  await writeFile(file, `${JSON.stringify(called, undefined, 2)}\n`);
}

/** The operations in a journal, sorted, without those that were always rejected. */
export function operationsIn({ entries }: Journal): readonly string[] {
  const accepted = entries.filter(({ status, code }) => status >= 200 && status < 400 && code === undefined);
  return [...new Set(accepted.map(({ method, route }) => `${method} ${route}`))].sort();
}
