import type { Body } from "./body.ts";

/** A member of a collection, as far as it matters for its name. */
export interface Namesake {
  readonly id: string;
  /** Empty when it has none. */
  readonly name: string;
  /** A member without a name is told apart by what else it is. With a name nothing more is kept. */
  readonly body?: Body;
  /** When the platform created it: milliseconds since 1970. */
  readonly createdAt: number;
}

/** How long a listing serves all creations of a run. */
const servesMs = 30_000;
/** An older object is not what an interrupted run has just left. */
const recentMs = 15 * 60_000;

/** Objects that were created lately, from one listing of their collection for all creations. */
export class Namesakes {
  readonly #listings = new Map<string, { readonly until: number; readonly members: Promise<readonly Namesake[]> }>();

  /**
   * Returns the members of a collection that were created lately and have a name, or one that differs only in the random
   * end of an automatic name. An empty name stands for members without one.
   *
   * @param key - Names the collection, and the credentials that it is listed with.
   */
  async recent(key: string, name: string, list: () => AsyncIterable<Namesake>): Promise<readonly Namesake[]> {
    const now = Date.now();
    const known = this.#listings.get(key);
    const members = known && known.until > now ? known.members : this.#list(key, now, list);
    return (await members).filter((member) => isAlike(member.name, name) && member.createdAt > now - recentMs);
  }

  #list(key: string, now: number, list: () => AsyncIterable<Namesake>): Promise<readonly Namesake[]> {
    const members = recentOf(list(), now);
    this.#listings.set(key, { until: now + servesMs, members });
    // A listing that failed serves nobody else.
    members.catch(() => this.#listings.delete(key));
    return members;
  }
}

/** Whether a name ends as automatic names do. */
export function isAutomatic(name: string): boolean {
  return automatic.test(name);
}

const automatic = /(?<=[-_])[0-9a-f]{7}$/;

function isAlike(name: string, asked: string): boolean {
  if (name === asked) return true;
  return isAutomatic(name) && isAutomatic(asked) && name.replace(automatic, "") === asked.replace(automatic, "");
}

async function recentOf(members: AsyncIterable<Namesake>, now: number): Promise<readonly Namesake[]> {
  const recent: Namesake[] = [];
  for await (const member of members) if (member.createdAt > now - recentMs) recent.push(member);
  return recent;
}
