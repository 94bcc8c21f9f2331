import type { TemporaryRejection } from "@org/core-http";
import { duration } from "@org/core-provider";

/** Data planes learn of new role bindings and API keys one server after another: until then their refusals mean little. */
const spreadMs = 3 * 60_000;

/** Who calls a data plane. */
export interface DataPlaneCaller {
  /** The cluster that is called. */
  readonly clusterId: string;
  /** What the credential is called in messages. */
  readonly credentialName: string;
  /** The API key that signs in; undefined with OAuth. */
  readonly key: string | undefined;
  /** The principal that signs in, where it is not the owner of a key. */
  readonly principal: string | undefined;
}

/** A role that was given. */
export interface GivenRole {
  readonly principal: string;
  readonly roleName: string;
  readonly crnPattern: string;
}

/** What this process has granted lately, to tell a refusal that will pass from one that will not. */
export class RecentGrants {
  readonly #ownerOf: (key: string) => Promise<string | undefined>;
  readonly #now: () => number;
  readonly #roles: (GivenRole & { readonly at: number })[] = [];
  readonly #keys = new Map<string, { readonly at: number }>();
  readonly #owners = new Map<string, Promise<string | undefined>>();

  /** @param ownerOf Asks the platform for the ID of a key's owner; undefined when it cannot be told. */
  constructor(ownerOf: (key: string) => Promise<string | undefined>, now: () => number = Date.now) {
    this.#ownerOf = ownerOf;
    this.#now = now;
  }

  /** A role binding was made. */
  roleGiven({ principal, roleName, crnPattern }: GivenRole): void {
    this.#roles.push({ principal, roleName, crnPattern, at: this.#now() });
  }

  /** An API key was made. */
  keyMade(key: string, owner: string): void {
    this.#keys.set(key, { at: this.#now() });
    this.#owners.set(key, Promise.resolve(owner));
  }

  /** Why a data plane's refusal may pass; undefined when nothing that was granted lately explains it. */
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
      reason: `the API key was made ${this.#ago(made)} ago, and not every server may know it yet`,
      hint: `The API key of ${credentialName} was made ${duration(spreadMs)} ago and is still refused: run the command again, and when that does not help, make the key anew.`,
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
      reason: `${role.principal} got the role ${role.roleName} ${this.#ago(role)} ago, and not every server may know it yet`,
      hint: `${role.principal}, whose key this is, got the role ${role.roleName} ${duration(spreadMs)} ago and is still refused: check that the role permits this on ${caller.clusterId}, or run the command again.`,
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

/** True unless the pattern names clusters, and this one is not among them. */
function isAbout(crnPattern: string, clusterId: string): boolean {
  const clusters = [...crnPattern.matchAll(/\/(?:cloud-cluster|kafka|schema-registry|ksql)=([^/*]+)/g)];
  return clusters.length === 0 || clusters.some(([, id]) => id === clusterId);
}
