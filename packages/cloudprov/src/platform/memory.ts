import { ConnectionMemory } from "@org/core-http";

/** Everything that one connection to the platform remembers. */
export class Memory extends ConnectionMemory {
  /** IDs of the objects that this connection created. */
  readonly newObjects = new Set<string>();
  /** Tasks that create the elastic IP addresses of this connection, by the addresses' IDs. */
  readonly addressTasks = new Map<string, number>();
  /** Tasks of the service vpc that create objects in this connection, by the objects' IDs. */
  readonly vpcTasks = new Map<string, string>();
  /** Tasks that create load balancers and their parts in this connection, by the IDs of both. */
  readonly balancerTasks = new Map<string, string>();
  /** Tasks that bind networks to private zones, by the IDs of the attachments. */
  readonly bindingTasks = new Map<string, string>();
  /** Keys of the entries that this connection deleted: the listing may show them for a while. */
  readonly deletedEntries = new Set<string>();
  /** Whether the region of this connection was looked up among the platform's regions. */
  regionIsChecked = false;
}
