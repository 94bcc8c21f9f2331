import type { Found, RecentSearch } from "@org/core-http";
import { expectation, fromWire, type Listed, type Operation, responseField } from "@org/core-provider";
import { at, type Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { type Collection, collectAll, listAll } from "../../platform/control-plane.ts";
import { isOptionalFailure } from "../../platform/errors.ts";
import { memberFacts, pageOf } from "../../platform/responses.ts";
import { environments } from "../org/environment.ts";
import type { ManagedResource } from "./managed-resource.ts";
import { environmentIn, fromResponse, isFor } from "./managed-resource-wire.ts";

/** The API keys of the organization. */
export const apiKeys: Collection = {
  kind: "ApiKey",
  path: () => "/iam/v2/api-keys",
  nameAt: "spec.display_name",
};

/** The values that only the response to a create contains. */
export interface CreatedKey extends Found {
  /** Empty in a listing. */
  readonly secret: string;
  readonly resource: Body | undefined;
}

const createdFacts = {
  ...memberFacts,
  secret: responseField.string({
    secret: true,
    returned: "always",
    wire: "spec.secret",
  }),
};
/** A new key without ID or secret cannot be used: it is deleted and created again. */
export const createdResponse = expectation(createdFacts, (body) => fromResponse(resourceOf(body)));

export function createdKey(body: Body): CreatedKey {
  return { ...foundKey(body), secret: fromWire(createdFacts, body).secret };
}

function foundKey(body: Body): CreatedKey {
  const { id, createdAt: time } = fromWire(memberFacts, body);
  const createdAt = Date.parse(time);
  const key = { id, secret: "", resource: resourceOf(body) };
  return Number.isNaN(createdAt) ? key : { ...key, createdAt };
}

const listedFacts = { ...memberFacts, ownerId: responseField.string({ wire: "spec.owner.id" }) };

/** All keys, with the environments that their import IDs contain. */
export async function* listKeys(op: Clients & Pick<Operation, "signal">): AsyncGenerator<Listed> {
  const clusters = new ClusterEnvironments(op);
  for await (const body of listAll(op.cloud, apiKeys.path({}), {}, undefined, pageOf(memberFacts))) {
    const { id, ownerId } = fromWire(listedFacts, body);
    const resource = resourceOf(body);
    const managed = resource?.["id"];
    const environment = environmentIn(resource) ?? (await clusters.of(String(managed ?? "")));
    const managedResource = {
      ...(typeof managed === "string" ? { id: managed } : {}),
      ...(environment === undefined ? {} : { environment: { id: environment } }),
    };
    const outputs = { owner: { id: ownerId }, managedResource };
    yield { id, name: String(at(body, apiKeys.nameAt) || id), outputs };
  }
}

/** The collections of clusters, by the beginning of their IDs. */
const clusterPaths: Readonly<Record<string, string>> = {
  lkc: "/cmk/v2/clusters",
  lsrc: "/srcm/v3/clusters",
  lksqlc: "/ksqldbcm/v2/clusters",
};

/** The environments of clusters, from the listings of the clusters. */
class ClusterEnvironments {
  readonly #op: Clients & Pick<Operation, "signal">;
  #environments: Promise<readonly string[]> | undefined;
  readonly #clusters = new Map<string, Promise<ReadonlyMap<string, string>>>();

  constructor(op: Clients & Pick<Operation, "signal">) {
    this.#op = op;
  }

  /** The environment of a cluster; undefined if it is unknown. */
  async of(id: string): Promise<string | undefined> {
    const path = clusterPaths[id.split("-", 1)[0] ?? ""];
    if (path === undefined) return undefined;
    const clusters = this.#clusters.get(path) ?? this.#list(path);
    this.#clusters.set(path, clusters);
    return (await clusters).get(id);
  }

  async #list(path: string): Promise<ReadonlyMap<string, string>> {
    this.#environments ??= this.#idsIn(environments.path({}));
    const found = new Map<string, string>();
    for (const environment of await this.#environments) {
      for (const id of await this.#idsIn(path, { environment })) found.set(id, environment);
    }
    return found;
  }

  /** The IDs in a listing; none if the credentials cannot read it. */
  async #idsIn(path: string, query: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
    try {
      return (await collectAll(this.#op.cloud, path, query)).map((body) => fromWire(memberFacts, body).id);
    } catch (error) {
      if (isOptionalFailure(error, this.#op)) return [];
      throw error;
    }
  }
}

/** Keys with the wanted name, owner and resource: names of keys are not unique. */
export async function findKeys(
  op: Clients,
  wanted: {
    readonly displayName: string;
    readonly owner: string;
    readonly managedResource: ManagedResource | undefined;
  },
): Promise<CreatedKey[]> {
  const found: CreatedKey[] = [];
  for await (const body of listAll(op.cloud, apiKeys.path({}), { "spec.owner": wanted.owner })) {
    const isWanted = at(body, "spec.display_name") === wanted.displayName && at(body, "spec.owner.id") === wanted.owner;
    if (isWanted && isFor(resourceOf(body), wanted.managedResource)) found.push(foundKey(body));
  }
  return found;
}

/** How a creation finds keys of the same name and owner that an interrupted run has left: their secrets are lost. */
export function recentKeys(
  op: Clients,
  { displayName, owner }: { readonly displayName: string; readonly owner: string },
): RecentSearch {
  return {
    key: apiKeys.path({}),
    kind: apiKeys.kind,
    name: displayName,
    async *list() {
      for await (const body of listAll(op.cloud, apiKeys.path({}))) {
        const { id, createdAt } = foundKey(body);
        yield { id, createdAt, name: String(at(body, "spec.display_name") ?? ""), body: at(body, "spec.owner.id") };
      }
    },
    matches: (ownerId) => ownerId === owner,
    advice: () => "delete it: its secret cannot be read again",
  };
}

export function resourceOf(body: Body): Body | undefined {
  return (at(body, "spec.resource") ?? undefined) as Body | undefined;
}
