import { ConnectionMemory } from "@org/core-http";
import { History } from "./history.ts";

/** Everything that one connection to the platform remembers. */
export class Memory extends ConnectionMemory {
  /** What this connection has created and started. */
  readonly history = new History();
}
