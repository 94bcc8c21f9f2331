import { PollError } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import { isMissing } from "../platform/errors.ts";

/** A task that creates an object. */
export interface StartedTask {
  readonly task: string;
  /** The object's ID, if the response to its creation contained it. */
  readonly id?: string | undefined;
}

/** Prefix of a task in a creation note. */
const notePrefix = "task ";
/** Separates a task from the object's ID; neither contains it. */
const separator = "\n";

/** Records a task before it is awaited, so that the next run resumes it if the plugin is killed. */
export function noteTask(note: Operation["creationNote"], { task, id }: StartedTask): void {
  note?.recordResult(notePrefix + [task, ...(id === undefined ? [] : [id])].join(separator));
}

/** The last task that an earlier attempt started, if any. */
export function startedTask(note: Operation["creationNote"]): StartedTask | undefined {
  const noted = note?.interrupted?.results.findLast((one) => one.startsWith(notePrefix));
  if (noted === undefined) return undefined;
  const [task = "", id] = noted.slice(notePrefix.length).split(separator);
  return { task, id };
}

/** Whether an error means that a task has failed. */
export function hasTaskFailed(error: unknown): boolean {
  return error instanceof PollError && error.state !== undefined;
}

/** Whether an error means that the task does not exist. */
export function isTaskMissing(error: unknown, goneCodes?: readonly string[]): boolean {
  return isMissing(error, goneCodes) || (error instanceof PollError && error.state === undefined);
}
