import { isRecord } from "../../value/record.ts";

/** A store of a simulated platform. */
interface Store {
  list(): readonly unknown[];
  change?(id: string, fields: Readonly<Record<string, unknown>>): unknown;
}

/** All objects of a platform as JSON, by type and ID, without stores that record events. */
export function recordsOf(state: object, history: readonly string[] = []): ReadonlyMap<string, string> {
  const stores = Object.entries(state as Record<string, Store>).filter(([kind]) => !history.includes(kind));
  return new Map(
    stores.flatMap(([kind, store]) =>
      store.list().map((record) => [`${kind} ${idOf(record)}`, JSON.stringify(record)] as const),
    ),
  );
}

/** Makes all objects with a creation time older. */
export function age(state: object, byMs: number): void {
  for (const store of Object.values(state as Record<string, Store>)) {
    for (const record of store.list()) {
      if (!isRecord(record) || typeof record["createdAt"] !== "number") continue;
      store.change?.(idOf(record), { createdAt: record["createdAt"] - byMs });
    }
  }
}

function idOf(record: unknown): string {
  return isRecord(record) ? String(record["id"]) : String(record);
}
