import { noLags, type Stores } from "@org/simulator";
import type { GivenTag } from "../tag-list.ts";

/** A public address that can be bound to something. */
export interface Address {
  /** As `eip-3k9x0a7b`. */
  readonly id: string;
  readonly region: string;
  readonly name: string;
  readonly ip: string;
  readonly chargeType: string;
  /** Mbit/s. */
  readonly bandwidth: number;
  readonly tags: readonly GivenTag[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Until the task that makes it is at its end. */
  readonly creating: boolean;
}

/** The work that the platform does after its response. */
export interface Task {
  /** A number as text. */
  readonly id: string;
  readonly result: "RUNNING" | "SUCCESS" | "FAILED";
}

/** The answer to a request with a `ClientToken`, which the same request gets again. */
export interface RememberedAnswer {
  /** The token. */
  readonly id: string;
  /** The request, as JSON. */
  readonly asked: string;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** All public addresses, and what is done with them. */
export type Addresses = ReturnType<typeof openAddresses>;

/** Opens their stores. */
export function openAddresses(stores: Stores) {
  return {
    addresses: stores.open<Address>(),
    tasks: stores.open<Task>(noLags),
    answers: stores.open<RememberedAnswer>(noLags),
  };
}
