import { type Differences, differencesOf } from "./differences.ts";
import type { Route } from "./route.ts";

/** An operation that a simulator implements. */
export interface SimulatedOperation extends Differences {
  /** Such as `GET /apps/{id}` or `CreateVpc`. */
  readonly name: string;
  /** The members of the request that it accepts; undefined where the platform publishes no models of requests. */
  readonly parameters?: readonly string[];
}

/** A host or service of a platform, with the operations that a simulator implements. */
export interface SimulatedService {
  readonly name: string;
  /** The version of its API, where requests name one. */
  readonly version?: string;
  readonly operations: readonly SimulatedOperation[];
}

/** Describes the routes of a host. */
export function simulatedService<Caller>(name: string, routes: readonly Route<Caller>[]): SimulatedService {
  return {
    name,
    operations: routes.map(({ method, path, ...route }) => ({ name: `${method} ${path}`, ...differencesOf(route) })),
  };
}
