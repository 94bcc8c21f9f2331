import { PollError } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import { isGone } from "../platform/errors.ts";

/** A task that makes an object. */
export interface BegunTask {
  readonly task: string;
  /** The object's ID, where the answer to its creation told it. */
  readonly id?: string | undefined;
}

/** Begins what is noted of a task. */
const mark = "task ";
/** Stands between a task and the object's ID: in neither of them. */
const separator = "\n";

/** Notes a task that is about to be waited for, so that the next run goes on with it when the plugin is killed. */
export function noteTask(note: Operation["creationNote"], { task, id }: BegunTask): void {
  note?.recordResult(mark + [task, ...(id === undefined ? [] : [id])].join(separator));
}

/** The task that an earlier attempt has begun last; undefined when it has begun none. */
export function begunTask(note: Operation["creationNote"]): BegunTask | undefined {
  const noted = note?.interrupted?.results.findLast((one) => one.startsWith(mark));
  if (noted === undefined) return undefined;
  const [task = "", id] = noted.slice(mark.length).split(separator);
  return { task, id };
}

/** Whether an error says that a task has failed. */
export function hasFailed(error: unknown): boolean {
  return error instanceof PollError && error.state !== undefined;
}

/** Whether it says that the platform knows no such task. */
export function isForgotten(error: unknown, goneCodes?: readonly string[]): boolean {
  return isGone(error, goneCodes) || (error instanceof PollError && error.state === undefined);
}
