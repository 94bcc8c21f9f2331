import { PollError } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import { isMissing } from "../platform/errors.ts";

/** A task that creates an object. */
export interface BegunTask {
  readonly task: string;
  /** The object's ID, if the response to its creation contained it. */
  readonly id?: string | undefined;
}

/** Prefix of a task in a creation note. */
const mark = "task ";
/** Separates a task from the object's ID; neither contains it. */
const separator = "\n";

/** Records a task before it is awaited, so that the next run resumes it if the plugin is killed. */
export function noteTask(note: Operation["creationNote"], { task, id }: BegunTask): void {
  note?.recordResult(mark + [task, ...(id === undefined ? [] : [id])].join(separator));
}

/** The last task that an earlier attempt started, if any. */
export function begunTask(note: Operation["creationNote"]): BegunTask | undefined {
  const noted = note?.interrupted?.results.findLast((one) => one.startsWith(mark));
  if (noted === undefined) return undefined;
  const [task = "", id] = noted.slice(mark.length).split(separator);
  return { task, id };
}

/** Whether an error means that a task has failed. */
export function hasFailed(error: unknown): boolean {
  return error instanceof PollError && error.state !== undefined;
}

/** Whether an error means that the task does not exist. */
export function isForgotten(error: unknown, goneCodes?: readonly string[]): boolean {
  return isMissing(error, goneCodes) || (error instanceof PollError && error.state === undefined);
}
