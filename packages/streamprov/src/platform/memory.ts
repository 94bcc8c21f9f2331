import { ConnectionMemory } from "@org/core-http";

/** Everything that one connection to the platform remembers. */
export class Memory extends ConnectionMemory {
  /** IDs of environments that this connection created: their objects may not exist yet. */
  readonly newEnvironments = new Set<string>();
}
