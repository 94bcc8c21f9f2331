import { type HttpClient, pageTokens, url } from "@org/core-http";
import { expectation, fromWire, responseField } from "@org/core-provider";
import type { Body } from "./body.ts";
import { isMissingError, isNotFound } from "./errors.ts";
import { organizationIn } from "./organization.ts";
import { pageOf, requiredText } from "./responses.ts";

/** How long a response is reused, in milliseconds: the reads of one refresh share it, and a lost role is noticed soon. */
const countsForMs = 5000;

/** The principal of requests: an API key or an identity pool. */
export type Signer = { readonly key: string } | { readonly pool: string };

const ownedFacts = { ownerId: responseField.string({ wire: "spec.owner.id" }) };
const ownedResponse = expectation(ownedFacts);
const environmentFacts = { resourceName: requiredText("metadata.resource_name") };
const bindingFacts = {
  principal: requiredText("principal"),
  roleName: requiredText("role_name"),
  crnPattern: requiredText("crn_pattern"),
};

/** The first page of environments, which contains the organization. */
export const environmentsResponse = pageOf(environmentFacts);
const bindingsResponse = pageOf(bindingFacts);

/**
 * The permissions of the credentials, as far as they are proven.
 *
 * The platform returns 403 for deleted objects and for missing permissions, and lists only objects that the credentials
 * can read: the list of environments contains only those with a role binding. So neither proves that an object does not
 * exist. A role binding does: an `OrganizationAdmin` can read everything in the organization, and an `EnvironmentAdmin`
 * everything in the environment. An object that is missing from such a principal's list does not exist.
 */
export class Permissions {
  readonly #cloud: HttpClient;
  readonly #answers = new Map<string, { readonly answer: Promise<unknown>; until: number }>();

  /** @param cloud - The control plane, which returns owners of keys and role bindings. */
  constructor(cloud: HttpClient) {
    this.#cloud = cloud;
  }

  /** Whether a role proves that the principal can read everything in the organization, or in one of its environments. */
  seesAll(signer: Signer, environment?: string): Promise<boolean> {
    const name = `role ${JSON.stringify([signer, environment])}`;
    // Without a response, such as without a Cloud API key, nothing is proven.
    return this.#shared(name, () => this.#hasAdminRole(signer, environment).catch(() => false));
  }

  /**
   * The keys of all members of a list; undefined if the credentials may not list them. Requests within a few seconds share
   * one list.
   *
   * @param name - Identifies the list and the credentials.
   */
  listed(name: string, list: () => AsyncIterable<string>): Promise<ReadonlySet<string> | undefined> {
    return this.#shared(`list ${name}`, async () => {
      const keys = new Set<string>();
      try {
        for await (const key of list()) keys.add(key);
      } catch (error) {
        if (!isMissingError(error)) throw error;
        // 404: the parent of the members does not exist.
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
    const body = await this.#cloud.get(url`/iam/v2/api-keys/${signer.key}`, { expects: ownedResponse });
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
      expects: bindingsResponse,
    };
    // The platform filters by a part of the pattern, so it may return other bindings too.
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
    // A failed request is not shared with later ones.
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

/** The organization of the credentials; undefined if they can read no environment, whose resource name contains it. */
export async function organizationOf(cloud: HttpClient) {
  const { data } = await cloud.get<Page>("/org/v2/environments", { expects: environmentsResponse });
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
