import { type HttpClient, type MemberCollection, url } from "@org/core-http";
import { type Expectation, expectationOfOwn, fromWire } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { definitionsResponse, nameFacts, unlessHidden } from "../../platform/catalog.ts";
import type { Clients } from "../../platform/clients.ts";
import type { RegistryService } from "../../platform/schema-registry.ts";

/** The path of a definition. */
export function memberPath(path: string, name: string): string {
  return `${path}${url`/${name}`}`;
}

/** The definitions that refreshes read: all in one response. */
export function membersOf(
  op: Clients,
  service: RegistryService,
  path: string,
  expects: Expectation,
): MemberCollection<Body> {
  const { key, shared, ids } = service;
  return {
    name: `${key} ${path}`,
    what: `${path} of ${ids.schemaRegistryCluster}`,
    changes: () => shared.changes,
    readOne: (name, operation) => {
      return definitionIfExists(op, { ...service, client: shared.with(operation) }, { path, name, expects });
    },
    readPage: async (_whole, operation) => {
      const all = await allDefinitions(shared.with(operation), path);
      const whole = all.filter((body) => expects(body) === undefined);
      return { members: new Map(whole.map((body) => [fromWire(nameFacts, body).name, body])), next: [] };
    },
  };
}

/** Reads a definition; undefined if it is proven not to exist. */
export function definitionIfExists(
  op: Clients,
  service: Pick<RegistryService, "client" | "key" | "signer">,
  { path, name, expects }: { readonly path: string; readonly name: string; readonly expects: Expectation },
): Promise<Body | undefined> {
  return unlessHidden(op, service, readDefinition(service.client, path, name, expects), async () => {
    const listing = await op.platform.permissions.listed(`${service.key} ${path}`, () => namesIn(service.client, path));
    return listing?.has(name) ?? true;
  });
}

async function* namesIn(client: HttpClient, path: string) {
  for (const found of await allDefinitions(client, path)) yield fromWire(nameFacts, found).name;
}

/** Reads a definition as `expects` describes it. */
function readDefinition(client: HttpClient, path: string, name: string, expects: Expectation): Promise<Body> {
  return client.get<Body>(memberPath(path, name), { expects, identifies: expectationOfOwn("name", name) });
}

/** All definitions of a kind, which the catalog returns in one response. */
export function allDefinitions(client: HttpClient, path: string): Promise<readonly Body[]> {
  return client.get<readonly Body[]>(path, { expects: definitionsResponse });
}
