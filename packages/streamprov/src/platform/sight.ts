import { type HttpClient, pageTokens, url } from "@org/core-http";
import { expectation, field, fromWire } from "@org/core-provider";
import { pageOf } from "./answers.ts";
import type { Body } from "./body.ts";
import { isGone, isNotFound } from "./errors.ts";
import { organizationIn } from "./organization.ts";

/** How long an answer counts: the reads of one refresh share it, and a role lost meanwhile shows. */
const countsForMs = 5000;

/** Who signs requests: an API key by its ID, or an identity pool. */
export type Signer = { readonly key: string } | { readonly pool: string };

const text = (wire: string, docs: string) => field.string({ output: true, answered: "always", wire, docs });
const ownedFacts = { ownerId: field.string({ output: true, wire: "spec.owner.id", docs: "ID of a key's owner." }) };
const ownedAnswer = expectation(ownedFacts);
const environmentFacts = { resourceName: text("metadata.resource_name", "Resource name of an environment.") };
const bindingFacts = {
  principal: text("principal", "Who has the role."),
  roleName: text("role_name", "Name of the role."),
  crnPattern: text("crn_pattern", "What the role is granted on."),
};

/** The first page of environments, from which the organization is read. */
export const environmentsAnswer = pageOf(environmentFacts);
const bindingsAnswer = pageOf(bindingFacts);

/**
 * What the credentials are known to see in full.
 *
 * The platform answers 403 for what is deleted and for what the credentials may not see, and leaves what they may not see
 * out of listings without saying so: the listing of environments shows only those with a role binding. So neither proves
 * anything by itself. A role binding does: an `OrganizationAdmin` sees everything in the organization, and an
 * `EnvironmentAdmin` everything in the environment. What a listing does not hold for such a principal is gone.
 */
export class Sight {
  readonly #cloud: HttpClient;
  readonly #answers = new Map<string, { readonly answer: Promise<unknown>; until: number }>();

  /** @param cloud - The control plane, which knows owners of keys and role bindings. */
  constructor(cloud: HttpClient) {
    this.#cloud = cloud;
  }

  /** Whether a role proves that the signer sees everything in the organization, or in an environment of it. */
  seesAll(signer: Signer, environment?: string): Promise<boolean> {
    const name = `role ${JSON.stringify([signer, environment])}`;
    // Without an answer, such as without a Cloud API key, nothing is proven.
    return this.#shared(name, () => this.#hasAdminRole(signer, environment).catch(() => false));
  }

  /**
   * The keys of all members of a listing, read to its end; undefined when the credentials may not list. All who ask
   * within a few seconds share one listing.
   *
   * @param name - The same for the same listing, read with the same credentials.
   */
  listed(name: string, list: () => AsyncIterable<string>): Promise<ReadonlySet<string> | undefined> {
    return this.#shared(`list ${name}`, async () => {
      const keys = new Set<string>();
      try {
        for await (const key of list()) keys.add(key);
      } catch (error) {
        if (!isGone(error)) throw error;
        // 404: what the members would be in does not exist.
        return isNotFound(error) ? keys : undefined;
      }
      return keys;
    });
  }

  async #hasAdminRole(signer: Signer, environment: string | undefined): Promise<boolean> {
    const [principal, organization] = await Promise.all([
      this.#shared(`principal ${JSON.stringify(signer)}`, () => this.#principalOf(signer)),
      this.#shared("organization", () => organizationOf(this.#cloud)),
    ]);
    if (principal === undefined || organization === undefined) return false;
    const has = (roleName: string, crnPattern: string) => this.#hasRole({ principal, roleName, crnPattern });
    if (await this.#shared(`admin ${principal}`, () => has("OrganizationAdmin", organization.resourceName)))
      return true;
    if (environment === undefined) return false;
    return has("EnvironmentAdmin", `${organization.resourceName}/environment=${environment}`);
  }

  async #principalOf(signer: Signer): Promise<string | undefined> {
    if ("pool" in signer) return `User:${signer.pool}`;
    const body = await this.#cloud.get(url`/iam/v2/api-keys/${signer.key}`, { expects: ownedAnswer });
    const { ownerId } = fromWire(ownedFacts, body);
    return ownerId === "" ? undefined : `User:${ownerId}`;
  }

  async #hasRole(wanted: { principal: string; roleName: string; crnPattern: string }): Promise<boolean> {
    const { principal, roleName, crnPattern } = wanted;
    const request = {
      path: "/iam/v2/role-bindings",
      query: { principal, role_name: roleName, crn_pattern: crnPattern, page_size: "99" },
      tokenParameter: "page_token",
      next: ({ metadata }: Page) => pageTokens.fromUrl(metadata?.next, "page_token"),
      keys: ({ data }: Page) => data.map((body) => JSON.stringify(body)),
      expects: bindingsAnswer,
    };
    // The platform filters by a part of the pattern: more than was asked for may be listed.
    for await (const page of pageTokens.pages(this.#cloud, request)) {
      const isIt = (body: Body) => {
        const found = fromWire(bindingFacts, body);
        const isSame = found.principal === principal && found.roleName === roleName;
        return isSame && decoded(found.crnPattern) === crnPattern;
      };
      if (page.data.some(isIt)) return true;
    }
    return false;
  }

  #shared<T>(name: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(name);
    if (known !== undefined && Date.now() < known.until) return known.answer as Promise<T>;
    const answer = ask();
    const entry = { answer, until: Number.POSITIVE_INFINITY };
    this.#answers.set(name, entry);
    const settled = () => {
      entry.until = Date.now() + countsForMs;
    };
    // A failure is asked for again: it fails only those who have waited for it.
    const failed = () => {
      if (this.#answers.get(name) === entry) this.#answers.delete(name);
    };
    answer.then(settled, failed);
    return answer;
  }
}

interface Page {
  readonly data: readonly Body[];
  readonly metadata?: { readonly next?: string | null };
}

/** The organization of the credentials; undefined when they see no environment, whose resource name would tell it. */
export async function organizationOf(cloud: HttpClient) {
  const { data } = await cloud.get<Page>("/org/v2/environments", { expects: environmentsAnswer });
  const [first] = data;
  return first && organizationIn(fromWire(environmentFacts, first).resourceName);
}

function decoded(pattern: string): string {
  try {
    return decodeURIComponent(pattern);
  } catch {
    return pattern;
  }
}
