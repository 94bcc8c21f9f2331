import {
  ConfigurationError,
  createSafely,
  creating,
  type Found,
  type HttpClient,
  type MemberCollection,
  pageTokens,
  type RecentSearch,
  type TokenPagedRequest,
} from "@org/core-http";
import {
  type CheckOperation,
  type CompositeId,
  type CreateOperation,
  type DeleteOperation,
  type Expectation,
  expectation,
  expectationOfOwn,
  type Fields,
  fromWire,
  ifLeftElsewhere,
  ifTaken,
  importCommand,
  type Listed,
  type Operation,
  type Outputs,
  type PathIn,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  type Rule,
  responseField,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { at, type Body, holds, merged } from "./body.ts";
import type { Clients } from "./clients.ts";
import type { Service } from "./data-plane.ts";
import { ifExists, isMissingError, isNotFound } from "./errors.ts";
import { inEnvironment } from "./import-ids.ts";
import { type Phases, untilReady } from "./phases.ts";
import { idFacts, memberFacts, pageOf } from "./responses.ts";
import type { Values } from "./values.ts";
import { untilDeleted, untilPhase } from "./waits.ts";

type Query = Readonly<Record<string, string>>;

/** The requests of a collection: `read` includes deletes, and `find` lists to find an object after a lost response. */
export type Verb = "create" | "read" | "list" | "find";

/** A collection of the control plane: its path, its members, and their phases. */
export interface Collection {
  /** Resource name for messages: `Environment`. */
  readonly kind: string;
  /** Path of the collection: `/org/v2/environments`. May depend on a parent's ID. */
  readonly path: (values: Values) => string;
  /** Query of a request, such as `{ environment: "env-1" }`. Default: none. */
  readonly scope?: (values: Values, verb: Verb) => Query;
  /** Page size of lists; most collections support at most 99. */
  readonly pageSize?: number;
  /** Phases of its members. Missing if they are ready at once. */
  readonly phases?: Phases;
  /** How an update sends all properties, changed or not. By default, a PATCH sends only changes. */
  readonly changesWhole?: "PATCH" | "PUT";
  /** Additional body of an update: the scope, if the platform requires it there. */
  readonly updateScope?: (values: Values) => Body;
  /** The inputs of a list: the fields that `scope` and `path` use. */
  readonly query?: Fields;
  /** Path of the name in a body, which finds an object after a lost response: `display_name`, `spec.display_name`. */
  readonly nameAt: string;
  /**
   * The platform rejects a second member with the same name. Otherwise a create searches for a recently created member with
   * its name, in one list for all creates of a run.
   */
  readonly uniqueNames?: true;
  /** Whether a member is the object in a request. Default: both have the same name at `nameAt`. */
  readonly same?: (member: Body, asked: Body) => boolean;
  /** The platform does not return creation times: a name is looked up before the create. */
  readonly timeless?: true;
  /** A member in the form of a request, if responses differ. Default: unchanged. */
  readonly asAsked?: (member: Body) => Body;
  /** Queries of lists that together contain every member. Defaults to the scope of a list. */
  readonly allScopes?: (values: Values) => readonly Query[];
  /** Properties of a member that a search for existing objects uses. Default: none. */
  readonly listed?: (member: Body) => Values;
  /** Import ID of a member. Defaults to `<environment>/<ID>` in an environment, else to the ID. */
  readonly importId?: (values: Values, id: string) => string;
  /** Its members have no IDs: paths contain the name at `nameAt`, which is in the property `by`, and IDs are built from it. */
  readonly named?: { readonly by: string; readonly id: CompositeId };
  /** The parent besides an environment: after its deletion, members cannot be listed. */
  readonly within?: { readonly collection: Collection; readonly id: (values: Values) => string };
  /** The check of its members' inputs, besides the fields' rules. */
  readonly check?: (op: CheckOperation) => void;
  /** The service that the collection is reached through, if that has its own credentials. */
  readonly through?: (op: Operation & Clients, from: Origins) => Through;
}

/** A service that a collection is reached through. */
type Through = Pick<Service, "client" | "shared" | "key" | "signer"> & { readonly imported: object };

/** The values that determine a service: see `connect`. */
interface Origins {
  readonly args: object;
  readonly state?: object;
  readonly importing?: boolean;
}

/** The clients for a collection. */
interface Reach extends Pick<Clients, "platform" | "cloud"> {
  /** The service that `cloud` uses, if there is one, and the control plane's own client. */
  readonly through?: { readonly service: Through; readonly control: HttpClient };
}

/** Adds the clients for a collection to an operation. */
export function reaching<O extends Operation & Clients>(op: O, collection: Collection, from: Origins): O & Reach {
  const service = collection.through?.(op, from);
  return service ? { ...op, cloud: service.client, through: { service, control: op.cloud } } : op;
}

/** A page of a list. */
export interface Page {
  readonly data: readonly Body[];
  readonly metadata?: { readonly next?: string | null; readonly total_size?: number };
}

/** All members of a list, page by page. `expects` describes a page; by default, members with IDs. */
export async function* listAll(
  cloud: HttpClient,
  path: string,
  query: Readonly<Record<string, string | readonly string[]>> = {},
  pageSize?: number,
  expects: Expectation = pageOfMembers,
): AsyncGenerator<Body> {
  const request = { ...listing(path, query, pageSize), expects };
  for await (const page of pageTokens.pages(cloud, request)) yield* page.data;
}

/** The same as an array. */
export async function collectAll(
  cloud: HttpClient,
  path: string,
  query: Readonly<Record<string, string>> = {},
  expects: Expectation = pageOfMembers,
): Promise<Body[]> {
  const all: Body[] = [];
  for await (const body of listAll(cloud, path, query, undefined, expects)) all.push(body);
  return all;
}

const pageOfMembers = pageOf(memberFacts);

/** The request for the pages of a list. */
export function listing(
  path: string,
  query: Readonly<Record<string, string | readonly string[]>>,
  pageSize = 99,
): TokenPagedRequest<Page> {
  return {
    path,
    query: { ...query, page_size: String(pageSize) },
    tokenParameter: "page_token",
    // Some members have no ID.
    keys: ({ data }) =>
      data.map((body) => ("id" in body && typeof body["id"] === "string" ? body["id"] : JSON.stringify(body))),
    next: ({ metadata }) => pageTokens.fromUrl(metadata?.next, "page_token"),
  };
}

/** The values of an object that do not follow from the wire names. */
export interface Parts<F extends Fields> {
  /** Outputs in a response body. Without an operation, it only checks whether the body can be read. */
  readonly outputs?: (body: Body, op?: ReadOperation<F> & Clients) => Partial<Outputs<F>>;
  /** Additional body of a create, or of an update of some properties. */
  readonly request?: (values: Values, changed?: (path: string) => boolean, state?: Values) => Body;
  /** A rule for the inputs. */
  readonly rule?: Rule;
  /** Additional body of a create that is prepared before each attempt: an upload. */
  readonly prepare?: (op: CreateOperation<F> & Clients) => Promise<Body>;
}

/**
 * The definition of an ordinary object of the control plane, with its fields, check and handlers: created with POST, read with GET, updated with a PATCH of the
 * changes, deleted with DELETE. Bodies follow from the fields' wire names. Refreshes read the list instead of its members.
 * In a collection with phases, a create waits until the object is ready, and a delete until it no longer exists.
 */
export function controlPlaneObject<F extends Fields>(fields: F, collection: Collection, parts: Parts<F> = {}) {
  const { phases } = collection;
  const outputs = (body: Body, op?: ReadOperation<F> & Clients): ReadOutputs<F> => ({
    ...fromWire(fields, body),
    ...parts.outputs?.(body, op),
  });
  const expects = expectation(factsOf(collection), (body) => outputs(body));
  return {
    fields,
    ...(parts.rule ? { rules: [parts.rule] } : {}),
    ...(collection.check ? { check: collection.check } : {}),

    async create(op: CreateOperation<F> & Clients): Promise<string> {
      const values = op.args as Values;
      const body = merged(toWire(fields, values), parts.request?.(values) ?? {});
      const reach = reaching(op, collection, op);
      const created = await createMember(reach, collection, values, body, () => parts.prepare?.(op));
      return created.id;
    },

    async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
      const { args, state, purpose } = op;
      const reach = reaching(op, collection, { args, state, importing: purpose === "import" });
      const body = await readMember(reach, collection, { ...args, ...state } as Values, op.id, {
        isRefresh: purpose === "refresh",
        expects,
      });
      return body && { ...outputs(body, op), ...reach.through?.service.imported };
    },

    ...(phases
      ? {
          ready: (op: ReadyOperation<F> & Clients) =>
            untilMemberReady(reaching(op, collection, op), collection, op.args as Values, op.id),
        }
      : {}),

    async update(op: UpdateOperation<F> & Clients): Promise<void> {
      const { changesWhole } = collection;
      const isSent = (path: string) => changesWhole !== undefined || op.changed(path as PathIn<F>);
      // An update of all properties keeps those that the program does not set.
      const values = { ...(changesWhole ? leftToPlatform(fields, op.state) : {}), ...op.args } as Values;
      const body = merged(toWire(fields, values, isSent), parts.request?.(values, isSent, op.state as Values) ?? {});
      if (Object.keys(body).length === 0) return;
      const path = pathOf(collection, op.state as Values, op.id);
      const whole = merged(body, collection.updateScope?.(values) ?? {});
      const { cloud } = reaching(op, collection, op);
      if (changesWhole === "PUT") await cloud.put(path, { body: whole });
      else await cloud.patch(path, { body: whole });
    },

    async delete(op: DeleteOperation<F> & Clients): Promise<void> {
      await deleteMember(reaching(op, collection, op), collection, op.state as Values, op.id);
    },

    list: {
      ...(collection.query ? { query: collection.query } : {}),
      run: (op: Operation & Clients & { readonly query: Values }) =>
        listMembers(reaching(op, collection, { args: op.query }), collection),
    },
  };
}

/**
 * The search of a create for a member that an interrupted run with lost creation notes has left: a recently created one
 * with the requested name, or without a name and with everything else in the request. Undefined if names are unique.
 */
function recentSearch(
  op: Operation & Clients & Reach,
  collection: Collection,
  values: Values,
  asked: Body,
): RecentSearch | undefined {
  const name = at(asked, collection.nameAt) ?? "";
  const query = scopeOf(collection, values, "list");
  // An environment that this run created contains no other objects.
  const isNew = op.memory.newEnvironments.has(String(query["environment"]));
  // The platform rejects a taken name if names are unique. A name with a random suffix is never rejected.
  const { named, timeless, uniqueNames } = collection;
  const isUnique = named !== undefined || timeless || (uniqueNames && !op.automaticNames?.has(String(name)));
  if (typeof name !== "string" || isNew || isUnique) return undefined;
  const { through, cloud } = op;
  return {
    key: listingName(through, collection.path(values), query),
    kind: collection.kind,
    name,
    async *list() {
      for await (const body of membersIn(cloud, collection, values, query)) {
        const { id, createdAt } = asFound(collection, values, body);
        const found = at(body, collection.nameAt);
        // The platform uses the ID as the name of a member without one.
        const isNameless = found === undefined || found === "" || found === at(body, "id");
        yield isNameless ? { id, createdAt, name: "", body } : { id, createdAt, name: String(found) };
      }
    },
    matches: (body) => isSame(collection, body as Body, asked),
    advice: (id) => ifLeftElsewhere(op.urn, importCommand(op.urn, importId(collection, values, id))),
  };
}

function leftToPlatform(fields: Fields, state: object): Values {
  return Object.fromEntries(Object.entries(state).filter(([name]) => fields[name]?.role === "computed"));
}

/** Lists the members of a collection for `List`. */
export async function* listMembers(
  op: Operation & Clients & Reach & { readonly query: Values },
  collection: Collection,
): AsyncGenerator<Listed> {
  for await (const body of membersIn(op.cloud, collection, op.query, scopeOf(collection, op.query, "list"))) {
    const id = idOf(collection, op.query, body);
    yield { id, name: String(at(body, collection.nameAt) ?? id), outputs: collection.listed?.(body) ?? {} };
  }
}

function membersIn(cloud: HttpClient, collection: Collection, values: Values, query: Query): AsyncGenerator<Body> {
  return listAll(cloud, collection.path(values), query, collection.pageSize, expectationsOf(collection).page);
}

/** The ID of a member: its own, or one that is built from its name. */
export function idOf(collection: Collection, values: Values, body: Body): string {
  const { named } = collection;
  return named ? named.id.build({ ...values, [named.by]: keyIn(collection, body) }) : keyIn(collection, body);
}

/** The key of a member within its collection: its ID, or its name. */
function keyIn(collection: Collection, body: Body): string {
  return String(at(body, keyPathOf(collection)));
}

function keyPathOf({ named, nameAt }: Pick<Collection, "named" | "nameAt">): string {
  return named ? nameAt : "id";
}

function keyOf({ named }: Collection, values: Values, id: string): string {
  return named ? String(values[named.by]) : id;
}

function pathOf(collection: Collection, values: Values, id: string): string {
  return `${collection.path(values)}/${encodeURIComponent(keyOf(collection, values, id))}`;
}

/** Waits until a member of a collection with phases is ready. */
export async function untilMemberReady(
  op: Operation & Clients & Reach,
  collection: Collection,
  values: Values,
  id: string,
): Promise<void> {
  if (!collection.phases) return;
  const read = () => readAlone(op.cloud, collection, values, id);
  await untilReady(op, collection.phases, { name: `${collection.kind} ${id}`, read });
}

/** Waits until a member shows a change that the platform applies after the request. */
export async function untilMember(
  op: Operation & Clients,
  collection: Collection,
  member: { readonly values: Values; readonly id: string },
  wanted: { readonly to: string; readonly test: (body: Body) => boolean },
): Promise<void> {
  await untilPhase(op, {
    what: `${collection.kind} ${member.id} to ${wanted.to}`,
    read: () => readAlone(op.cloud, collection, member.values, member.id),
    phase: (body) => body && (wanted.test(body) ? "changed" : "changing"),
    pending: ["changing"],
    done: ["changed"],
  });
}

/** Deletes a member of a collection, if it still exists. */
export async function deleteMember(
  op: Operation & Clients & Reach,
  collection: Collection,
  values: Values,
  id: string,
): Promise<void> {
  try {
    await op.cloud.delete(pathOf(collection, values, id), { query: scopeOf(collection, values, "read") });
  } catch (error) {
    if (!isMissingError(error)) throw error;
    // The platform also returns 403 for missing permissions.
    const isThere = async () => (await readIfExists(op, collection, values, id)) !== undefined;
    if (!isNotFound(error) && (await isThere().catch(() => true))) throw error;
    return;
  }
  if (collection.phases?.deletion !== "takes time") return;
  await untilDeleted(op, `${collection.kind} ${id}`, () => readAlone(op.cloud, collection, values, id));
}

/**
 * Creates an object with POST. After a lost response, finds it by its name, or by the whole request if it has none.
 * `prepare` returns the rest of the body before each attempt.
 */
export async function createMember(
  op: Operation & Clients & Reach,
  collection: Collection,
  values: Values,
  body: Body,
  prepare: () => Promise<Body> | undefined = () => undefined,
): Promise<{ readonly id: string; readonly createdAt?: number; readonly body: Body }> {
  const path = collection.path(values);
  const name = at(body, collection.nameAt);
  const command = (id: string) => importCommand(op.urn, importId(collection, values, id));
  const find = async () => {
    const found = [];
    const query = scopeOf(collection, values, "find");
    for await (const member of membersIn(op.cloud, collection, values, query)) {
      if (isSame(collection, member, body)) found.push(asFound(collection, values, member));
    }
    return found;
  };
  return createSafely(op, {
    what: name === undefined ? collection.kind : `${collection.kind} "${String(name)}"`,
    importCommand: command,
    ifTaken: (id) => ifTaken(op, id, command(id)),
    ...(collection.timeless ? { before: () => namesakes(op, collection, values, String(name), find) } : {}),
    ...(collection.named ? { deterministicId: true } : {}),
    recent: recentSearch(op, collection, values, body),
    post: async () => {
      const { created: expects } = expectationsOf(collection);
      const query = scopeOf(collection, values, "create");
      const whole = merged(body, (await prepare()) ?? {});
      const answer = await op.cloud.post<Body>(path, { query, body: whole, expects, ...creating });
      return asFound(collection, values, answer);
    },
    find,
  });
}

/** IDs of the members with the same name; undefined if the platform does not list them. */
async function namesakes(
  op: Operation & Clients & Reach,
  collection: Collection,
  values: Values,
  name: string,
  find: () => Promise<readonly Found[]>,
): Promise<readonly string[] | undefined> {
  const path = collection.path(values);
  const query = scopeOf(collection, values, "list");
  const isTaken = async () => (await find()).length > 0;
  const all = async () => {
    const names: string[] = [];
    for await (const member of membersIn(op.cloud, collection, values, query))
      names.push(String(at(member, collection.nameAt)));
    return names;
  };
  const taken = await op.memory.takenNames.isTaken({ key: listingName(op.through, path, query), isTaken, all }, name);
  if (taken === undefined) return undefined;
  return taken ? (await find()).map(({ id }) => id) : [];
}

/**
 * Reads one member. A refresh of many members reads the list, unless the list is incomplete. A refresh treats a member as
 * missing only if that is proven, because it is then removed from the state; other reads also if it cannot be read.
 */
export async function readMember(
  op: Operation & Clients & Reach,
  collection: Collection,
  values: Values,
  id: string,
  { isRefresh, expects }: { readonly isRefresh: boolean; readonly expects: Expectation },
): Promise<Body | undefined> {
  if (!isRefresh) return readAlone(op.cloud, collection, values, id, expects);
  return op.memory.members.read(membersOf(op, collection, values, expects), keyOf(collection, values, id), op);
}

function membersOf(
  { platform, through }: Reach,
  collection: Collection,
  values: Values,
  expects: Expectation,
): MemberCollection<Body> {
  const { named } = collection;
  const cloud = through?.service.shared ?? platform.cloud;
  const path = collection.path(values);
  const query = scopeOf(collection, values, "list");
  const isInScope = isInScopeOf(query);
  return listedMembers(cloud, {
    name: listingName(through, path, query),
    request: { ...listing(path, query, collection.pageSize), expects: expectationsOf(collection).page },
    keyOf: (body) => keyIn(collection, body),
    expects: (body) => expects(body) ?? isInScope(body),
    readOne: (key, operation) => {
      const control = platform.cloud.with(operation);
      const reach = {
        platform,
        cloud: cloud.with(operation),
        ...(through ? { through: { ...through, control } } : {}),
      };
      return readIfExists(reach, collection, named ? { ...values, [named.by]: key } : values, key, expects);
    },
  });
}

/** The members of a list, for refreshes, without those that the list shows incompletely. */
export function listedMembers(
  cloud: HttpClient,
  listed: Pick<MemberCollection<Body>, "name" | "readOne"> & {
    readonly request: TokenPagedRequest<Page> & { readonly expects: Expectation };
    readonly keyOf: (body: Body) => string;
    readonly expects: Expectation;
  },
): MemberCollection<Body> {
  const { name, request, keyOf, expects, readOne } = listed;
  return {
    name,
    what: request.path,
    changes: () => cloud.changes,
    readOne,
    readPage: async (token, operation) => {
      const { page, next } = await pageTokens.page(cloud.with(operation), request, token);
      const readable = page.data.filter((body) => expects(body) === undefined);
      return {
        members: new Map(readable.map((body) => [keyOf(body), body])),
        next: next === undefined ? [] : [next],
        total: page.metadata?.total_size,
      };
    },
  };
}

/** Identifies a list and its credentials. */
function listingName(through: Reach["through"], path: string, query: Query): string {
  return `${through?.service.key ?? ""}${path}?${JSON.stringify(query)}`;
}

/** Reads a member; undefined if it does not exist or cannot be read. */
function readAlone(
  cloud: HttpClient,
  collection: Collection,
  values: Values,
  id: string,
  expects: Expectation = expectationsOf(collection).member,
): Promise<Body | undefined> {
  return ifExists(getMember(cloud, collection, values, id, expects));
}

/**
 * Reads one member; undefined only if it is proven not to exist.
 *
 * @throws StatusError with 403 when the credentials may not read the member, and nothing proves that it does not exist.
 */
export async function readIfExists(
  reach: Reach,
  collection: Collection,
  values: Values,
  id: string,
  expects: Expectation = expectationsOf(collection).member,
): Promise<Body | undefined> {
  return unlessProvenDeleted(getMember(reach.cloud, collection, values, id, expects), () =>
    isProvenAbsent(reach, collection, values, id),
  );
}

/**
 * Reads an object; undefined only if it is proven not to exist.
 *
 * @param isProvenDeleted - After a 403, whether something proves that the object does not exist.
 * @throws StatusError with 403 when nothing does.
 */
export async function unlessProvenDeleted(
  read: Promise<Body>,
  isProvenDeleted: () => Promise<boolean>,
): Promise<Body | undefined> {
  try {
    return await read;
  } catch (error) {
    if (!isMissingError(error)) throw error;
    if (isNotFound(error) || (await isProvenDeleted())) return undefined;
    throw error;
  }
}

async function isProvenDeleted(reach: Reach, collection: Collection, values: Values, id: string): Promise<boolean> {
  try {
    return (await readIfExists(reach, collection, values, id)) === undefined;
  } catch (error) {
    // Nothing is known without a Cloud API key.
    if (error instanceof ConfigurationError || isMissingError(error)) return false;
    throw error;
  }
}

/** Requests one member. A response with another one is invalid. */
function getMember(
  cloud: HttpClient,
  collection: Collection,
  values: Values,
  id: string,
  expects: Expectation,
): Promise<Body> {
  const query = scopeOf(collection, values, "read");
  const identifies = isMember(collection, keyOf(collection, values, id), query);
  return cloud.get<Body>(pathOf(collection, values, id), { query, expects, identifies });
}

/** Expects the member with a key, in the environment and the cluster of the request. */
export function isMember(collection: Pick<Collection, "named" | "nameAt">, key: string, query: Query): Expectation {
  const isKey = expectationOfOwn(keyPathOf(collection), key);
  const isInScope = isInScopeOf(query);
  return (body) => isKey(body) ?? isInScope(body);
}

/** Expects a member in the environment and the cluster of the request. */
function isInScopeOf(query: Query): Expectation {
  const parents = Object.entries(query).filter(([parameter]) => /(^|\.)(environment|kafka_cluster)$/.test(parameter));
  const parts = parents.flatMap(([parameter, parent]) => {
    const name = parameter.replace(/^spec\./, "");
    const places = [name, `${name}.id`, `spec.${name}`, `spec.${name}.id`];
    return places.map((place) => expectationOfOwn(place, parent));
  });
  return (body) => {
    for (const part of parts) {
      const fault = part(body);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
}

/**
 * After a 403, whether a member is proven not to exist: a role proves that the credentials can read the whole collection,
 * and its lists do not contain the member; or its parent is proven not to exist.
 */
async function isProvenAbsent(reach: Reach, collection: Collection, values: Values, id: string): Promise<boolean> {
  const { platform, cloud, through } = reach;
  const path = collection.path(values);
  const { environment } = { ...scopeOf(collection, values, "list"), ...scopeOf(collection, values, "read") };
  if (await platform.permissions.seesAll(through?.service.signer ?? platform.signer(), environment)) {
    const queries = collection.allScopes?.(values) ?? [scopeOf(collection, values, "list")];
    const listings = await Promise.all(
      queries.map((query) =>
        platform.permissions.listed(listingName(through, path, query), () => keysIn(cloud, collection, values, query)),
      ),
    );
    const key = keyOf(collection, values, id);
    if (listings.every((listing) => listing !== undefined)) return !listings.some((listing) => listing.has(key));
  }
  const control = { platform, cloud: through?.control ?? cloud };
  const { within } = collection;
  if (within) return isProvenDeleted(control, within.collection, values, within.id(values));
  return environment !== undefined && isProvenDeleted(control, environmentsByRole, {}, environment);
}

/** The environments, to check whether one exists. */
const environmentsByRole: Collection = {
  kind: "Environment",
  path: () => "/org/v2/environments",
  nameAt: "display_name",
};

async function* keysIn(cloud: HttpClient, collection: Collection, values: Values, query: Query) {
  for await (const body of membersIn(cloud, collection, values, query)) yield keyIn(collection, body);
}

/** The fields of every member of a collection. */
export function factsOf(collection: Collection): Fields {
  const { phases } = collection;
  const member = keyFactsOf(collection);
  if (phases === undefined) return member;
  const phase = responseField.string({ wire: phases.at ?? "status.phase" });
  return { ...member, phase };
}

function keyFactsOf({ named, nameAt, timeless }: Collection): Fields {
  const key = named ? { id: responseField.string({ returned: "always", wire: nameAt }) } : {};
  return { ...(timeless ? idFacts : memberFacts), ...key };
}

/** The expected responses of a collection. */
interface Expectations {
  /** The fields that identify a member, and its creation time. */
  readonly key: Fields;
  /** The response with one member. */
  readonly member: Expectation;
  /** The response to a create. */
  readonly created: Expectation;
  /** A page of members. */
  readonly page: Expectation;
}

const expectations = new WeakMap<Collection, Expectations>();

function expectationsOf(collection: Collection): Expectations {
  const known = expectations.get(collection);
  if (known) return known;
  const key = keyFactsOf(collection);
  const all = { key, member: expectation(factsOf(collection)), created: expectation(key), page: pageOf(key) };
  expectations.set(collection, all);
  return all;
}

function scopeOf({ scope }: Collection, values: Values, verb: Verb): Query {
  return scope?.(values, verb) ?? {};
}

function importId(collection: Collection, values: Values, id: string): string {
  if (collection.named) return id;
  if (collection.importId) return collection.importId(values, id);
  return ownId.build({ environment: { id: scopeOf(collection, values, "read")["environment"] }, id });
}

const ownId = inEnvironment("<ID>", "", { optional: true });

function asFound(collection: Collection, values: Values, body: Body): { id: string; createdAt?: number; body: Body } {
  const id = idOf(collection, values, body);
  const { createdAt: time } = fromWire(expectationsOf(collection).key, body);
  const createdAt = Date.parse(String(time));
  return Number.isNaN(createdAt) ? { id, body } : { id, createdAt, body };
}

function isSame(collection: Collection, member: Body, asked: Body): boolean {
  if (collection.same) return collection.same(member, asked);
  const name = at(asked, collection.nameAt);
  return name === undefined ? holds(asAsked(collection, member), asked) : at(member, collection.nameAt) === name;
}

function asAsked(collection: Collection, member: Body): Body {
  return collection.asAsked?.(member) ?? member;
}
