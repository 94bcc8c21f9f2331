import type { Stores } from "@org/simulator";

/** A log set: the topics of a project, for example. */
export interface Logset {
  readonly id: string;
  readonly region: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The objects of the log service. */
export type Logs = ReturnType<typeof openLogs>;

/** Opens the stores of the log service. */
export function openLogs(stores: Stores) {
  return {
    logsets: stores.open<Logset>("clsLogsets"),
  };
}
