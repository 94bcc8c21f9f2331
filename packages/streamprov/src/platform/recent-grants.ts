import type { TemporaryRejection } from "@org/core-http";
import { duration } from "@org/core-provider";

/** How long data planes may reject new role bindings and API keys, in milliseconds: each server learns of them separately. */
const spreadMs = 3 * 60_000;

/** The credentials of a request to a data plane. */
export interface DataPlaneCaller {
  /** The cluster of the request. */
  readonly clusterId: string;
  /** Name of the credentials in messages. */
  readonly credentialName: string;
  /** The API key; undefined with OAuth. */
  readonly key: string | undefined;
  /** The principal, if it is not the owner of a key. */
  readonly principal: string | undefined;
}

/** A role that was granted. */
export interface GivenRole {
  readonly principal: string;
  readonly roleName: string;
  readonly crnPattern: string;
}

/** The recent grants of this process, which decide whether a rejected request is worth a retry. */
export class RecentGrants {
  readonly #ownerOf: (key: string) => Promise<string | undefined>;
  readonly #now: () => number;
  readonly #roles: (GivenRole & { readonly at: number })[] = [];
  readonly #keys = new Map<string, { readonly at: number }>();
  readonly #owners = new Map<string, Promise<string | undefined>>();

  /** @param ownerOf - Returns the ID of a key's owner; undefined if it is unknown. */
  constructor(ownerOf: (key: string) => Promise<string | undefined>, now: () => number = Date.now) {
    this.#ownerOf = ownerOf;
    this.#now = now;
  }

  /** Records a new role binding. */
  roleGiven({ principal, roleName, crnPattern }: GivenRole): void {
    this.#roles.push({ principal, roleName, crnPattern, at: this.#now() });
  }

  /** Records a new API key. */
  keyMade(key: string, owner: string): void {
    this.#keys.set(key, { at: this.#now() });
    this.#owners.set(key, Promise.resolve(owner));
  }

  /** The reason why a rejected request may succeed later; undefined if no recent grant explains it. */
  async temporaryRejection(status: number, caller: DataPlaneCaller): Promise<TemporaryRejection | undefined> {
    if (status === 401) return this.#newKey(caller);
    if (status === 403) return this.#newRole(caller);
    return undefined;
  }

  #newKey({ key, credentialName }: DataPlaneCaller): TemporaryRejection | undefined {
    const made = this.#keys.get(key ?? "");
    if (made === undefined || !this.#isRecent(made)) return undefined;
    return {
      until: made.at + spreadMs,
      reason: `the API key was created ${this.#ago(made)} ago, and some servers may not know it yet`,
      hint: `The API key (${credentialName}) was created ${duration(spreadMs)} ago and is still rejected: run the command again. If that does not help, replace the key.`,
    };
  }

  async #newRole(caller: DataPlaneCaller): Promise<TemporaryRejection | undefined> {
    const near = this.#roles.filter((role) => this.#isRecent(role) && isAbout(role.crnPattern, caller.clusterId));
    if (near.length === 0) return undefined;
    const principal = caller.principal ?? (await this.#principalOf(caller.key));
    const role = near.findLast((one) => one.principal === principal);
    if (role === undefined) return undefined;
    return {
      until: role.at + spreadMs,
      reason: `${role.principal} got the role ${role.roleName} ${this.#ago(role)} ago, and some servers may not know it yet`,
      hint: `${role.principal}, the owner of this key, got the role ${role.roleName} ${duration(spreadMs)} ago and is still rejected: check that the role permits this on ${caller.clusterId}, or run the command again.`,
    };
  }

  async #principalOf(key: string | undefined): Promise<string | undefined> {
    if (key === undefined) return undefined;
    const asked = this.#owners.get(key) ?? this.#ownerOf(key);
    this.#owners.set(key, asked);
    const owner = await asked;
    return owner === undefined ? undefined : `User:${owner}`;
  }

  #isRecent({ at }: { readonly at: number }): boolean {
    return this.#now() < at + spreadMs;
  }

  #ago({ at }: { readonly at: number }): string {
    return duration(this.#now() - at);
  }
}

/** False if the pattern contains clusters, but not this one. */
function isAbout(crnPattern: string, clusterId: string): boolean {
  const clusters = [...crnPattern.matchAll(/\/(?:cloud-cluster|kafka|schema-registry|ksql)=([^/*]+)/g)];
  return clusters.length === 0 || clusters.some(([, id]) => id === clusterId);
}
