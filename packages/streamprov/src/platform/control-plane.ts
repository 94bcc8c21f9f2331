import {
  ConfigurationError,
  createSafely,
  creating,
  type Found,
  type HttpClient,
  isAutomaticName,
  type MemberCollection,
  pageTokens,
  type RecentSearch,
  type TokenPagedRequest,
} from "@org/core-http";
import {
  type CompositeId,
  type CreateOperation,
  type DeleteOperation,
  type Expectation,
  expectation,
  type Fields,
  field,
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
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { idFacts, memberFacts, pageOf } from "./answers.ts";
import { at, type Body, holds, merged } from "./body.ts";
import type { Clients } from "./clients.ts";
import type { Service } from "./data-plane.ts";
import { isGone, isNotFound, unlessGone } from "./errors.ts";
import { inEnvironment } from "./import-ids.ts";
import { type Phases, untilReady } from "./phases.ts";
import { untilGone, untilPhase } from "./waits.ts";

/** Values of a resource, checked elsewhere. */
type Values = Readonly<Record<string, unknown>>;
type Query = Readonly<Record<string, string>>;

/** A control-plane collection: where it is, how its members are told apart, and how they come and go. */
export interface Collection {
  /** Resource name for messages: `Environment`. */
  readonly kind: string;
  /** Path of the collection: `/org/v2/environments`. May depend on a parent's ID. */
  readonly path: (values: Values) => string;
  /** Query of reads, deletes and listings: `{ environment: "env-1" }`. */
  readonly scope?: (values: Values) => Readonly<Record<string, string>>;
  /** Query of creations. Default: none. */
  readonly createScope?: (values: Values) => Readonly<Record<string, string>>;
  /** Members of a page; most collections take at most 99. */
  readonly pageSize?: number;
  /** How its members become ready and go. Left out where they do so at once. */
  readonly phases?: Phases;
  /** How a change is sent whole: every property again, changed or not. Default: a PATCH of what changed. */
  readonly changesWhole?: "PATCH" | "PUT";
  /** Body of a PATCH besides what changed: the scope again, where the platform wants it. */
  readonly patchScope?: (values: Values) => Body;
  /** What a listing must be told: the fields that `scope` and `path` take their values from. */
  readonly query?: Fields;
  /** Where the body holds the name that a lost object is found by: `display_name`, `spec.display_name`. */
  readonly nameAt: string;
  /**
   * The platform rejects a second member of the same name. Otherwise a creation searches for a member of its name that
   * was created recently: one listing for all creations of a run.
   */
  readonly uniqueNames?: true;
  /** Whether a member is the object that a body asks for. Default: both have the name at `nameAt`. */
  readonly same?: (member: Body, asked: Body) => boolean;
  /** The platform does not report when a member was created: its name is looked up before the creation. */
  readonly timeless?: true;
  /** A member as a request would write it, where answers use other words. Default: as it is. */
  readonly asAsked?: (member: Body) => Body;
  /** Query of listings, where it is not the `scope`. */
  readonly listScope?: (values: Values) => Readonly<Record<string, string>>;
  /** Queries of listings that together show every member. Default: that of listings. */
  readonly allScopes?: (values: Values) => readonly Readonly<Record<string, string>>[];
  /** Query of the search for an object whose creation lost its answer, where it is not that of listings. */
  readonly findScope?: (values: Values) => Readonly<Record<string, string>>;
  /** ID that a member is imported by. Default: `<environment>/<ID>` in an environment, else the ID. */
  readonly importId?: (values: Values, id: string) => string;
  /** Its members have no IDs: the name at `nameAt`, which a property holds, stands in paths, and IDs are made of it. */
  readonly named?: { readonly by: string; readonly id: CompositeId };
  /** The object that it is in, besides an environment: of what is gone with that nothing can be listed any more. */
  readonly within?: { readonly collection: Collection; readonly id: (values: Values) => string };
  /** The service that it is reached through, where that takes credentials of its own. */
  readonly through?: (op: Operation & Clients, from: Origins) => Through;
}

/** A service that a collection is reached through. */
type Through = Pick<Service, "client" | "shared" | "key" | "signer"> & { readonly imported: object };

/** Where an operation finds what leads to a service: see `connect`. */
interface Origins {
  readonly args: object;
  readonly state?: object;
  readonly importing?: boolean;
}

/** What a collection is reached by. */
interface Reach extends Pick<Clients, "platform" | "cloud"> {
  /** Where `cloud` leads through a service: that service, and the control plane's own client. */
  readonly through?: { readonly service: Through; readonly control: HttpClient };
}

/** An operation with what a collection is reached by. */
export function reaching<O extends Operation & Clients>(op: O, collection: Collection, from: Origins): O & Reach {
  const service = collection.through?.(op, from);
  return service ? { ...op, cloud: service.client, through: { service, control: op.cloud } } : op;
}

/** A page of a listing. */
export interface Page {
  readonly data: readonly Body[];
  readonly metadata?: { readonly next?: string | null; readonly total_size?: number };
}

/** All members of a listing, page by page. `expects` says what a page must hold; default: members with their IDs. */
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

/** The same, once all pages are there. */
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

/** The request for the pages of a listing. */
export function listing(
  path: string,
  query: Readonly<Record<string, string | readonly string[]>>,
  pageSize = 99,
): TokenPagedRequest<Page> {
  return {
    path,
    query: { ...query, page_size: String(pageSize) },
    tokenParameter: "page_token",
    // Not every member has an ID.
    keys: ({ data }) =>
      data.map((body) => ("id" in body && typeof body["id"] === "string" ? body["id"] : JSON.stringify(body))),
    next: ({ metadata }) => pageTokens.fromUrl(metadata?.next, "page_token"),
  };
}

/** What of an object does not follow its fields one to one. */
export interface Parts<F extends Fields> {
  /** Outputs, of a body of the platform. Without an operation: whether the body can be read at all. */
  readonly outputs?: (body: Body, op?: ReadOperation<F> & Clients) => Partial<Outputs<F>>;
  /** What stands in the body of a request besides: of a creation, or of a change of some properties of what is there. */
  readonly request?: (values: Values, changed?: (path: string) => boolean, state?: Values) => Body;
  /** What stands in the body of a creation and is prepared right before it, anew for each attempt: an upload. */
  readonly prepare?: (op: CreateOperation<F> & Clients) => Promise<Body>;
}

/**
 * The handlers of an ordinary control-plane object: made by POST, read by GET, changed by PATCH with what changed,
 * removed by DELETE. Bodies are derived from the fields' wire names. Refreshes read the collection, not its members.
 * Where the collection has phases, it is waited for until the object is ready, and until it is gone.
 */
export function controlPlaneObject<F extends Fields>(fields: F, collection: Collection, parts: Parts<F> = {}) {
  const { phases } = collection;
  const outputs = (body: Body, op?: ReadOperation<F> & Clients): ReadOutputs<F> => ({
    ...fromWire(fields, body),
    ...parts.outputs?.(body, op),
  });
  const expects = expectation(factsOf(collection), (body) => outputs(body));
  return {
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
      // Sent whole, what the program leaves to the platform stays as it is. What it leaves out otherwise goes.
      const values = { ...(changesWhole ? leftToPlatform(fields, op.state) : {}), ...op.args } as Values;
      const body = merged(toWire(fields, values, isSent), parts.request?.(values, isSent, op.state as Values) ?? {});
      if (Object.keys(body).length === 0) return;
      const path = pathOf(collection, op.state as Values, op.id);
      const whole = merged(body, collection.patchScope?.(values) ?? {});
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
 * How a creation finds a member that an interrupted run whose notes are lost has left: one that was created recently with
 * the requested name, or without a name and with everything else that is requested. Undefined where names are unique.
 */
function recentSearch(
  op: Operation & Reach,
  collection: Collection,
  values: Values,
  asked: Body,
): RecentSearch | undefined {
  const name = at(asked, collection.nameAt) ?? "";
  const query = listQuery(collection, values);
  // An environment that this run has created contains nothing else.
  const isNew = op.platform.newEnvironments.has(String(query["environment"]));
  // The platform rejects a unique name that is taken. One with a random end never is.
  const { named, timeless, uniqueNames } = collection;
  const isUnique = named !== undefined || timeless || (uniqueNames && !isAutomaticName(String(name)));
  if (typeof name !== "string" || isNew || isUnique) return undefined;
  const { platform, through, cloud } = op;
  return {
    recent: platform.recent,
    key: listingName(through, collection.path(values), query),
    kind: collection.kind,
    name,
    async *list() {
      for await (const body of membersIn(cloud, collection, values, query)) {
        const { id, createdAt } = asFound(collection, values, body);
        const found = at(body, collection.nameAt);
        // The platform gives its ID for a name to a member without one.
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
  op: Operation & Reach & { readonly query: Values },
  collection: Collection,
): AsyncGenerator<Listed> {
  for await (const body of membersIn(op.cloud, collection, op.query, listQuery(collection, op.query))) {
    const id = idOf(collection, op.query, body);
    yield { id, name: String(at(body, collection.nameAt) ?? id) };
  }
}

function membersIn(cloud: HttpClient, collection: Collection, values: Values, query: Query): AsyncGenerator<Body> {
  return listAll(cloud, collection.path(values), query, collection.pageSize, expectationsOf(collection).page);
}

/** The ID of a member: its own, or one that is made of its name. */
export function idOf(collection: Collection, values: Values, body: Body): string {
  const { named } = collection;
  return named ? named.id.build({ ...values, [named.by]: keyIn(collection, body) }) : keyIn(collection, body);
}

/** What tells a member apart from others of its collection: its ID, or its name. */
function keyIn({ named, nameAt }: Collection, body: Body): string {
  return String(at(body, named ? nameAt : "id"));
}

function keyOf({ named }: Collection, values: Values, id: string): string {
  return named ? String(values[named.by]) : id;
}

function pathOf(collection: Collection, values: Values, id: string): string {
  return `${collection.path(values)}/${encodeURIComponent(keyOf(collection, values, id))}`;
}

/** Waits until a member can be used, in a collection with phases. */
export async function untilMemberReady(
  op: Operation & Reach,
  collection: Collection,
  values: Values,
  id: string,
): Promise<void> {
  if (!collection.phases) return;
  const read = () => readAlone(op.cloud, collection, values, id);
  await untilReady(op, collection.phases, { name: `${collection.kind} ${id}`, read });
}

/** Waits until a member is as a change wants it, where the platform takes the request and makes the change later. */
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

/** Removes a member of a collection; one that is gone already is no error. */
export async function deleteMember(
  op: Operation & Reach,
  collection: Collection,
  values: Values,
  id: string,
): Promise<void> {
  try {
    await op.cloud.delete(pathOf(collection, values, id), { query: collection.scope?.(values) ?? {} });
  } catch (error) {
    if (!isGone(error)) throw error;
    // 403 is also the answer to a key that may not delete, or see.
    const isThere = async () => (await readUnlessGone(op, collection, values, id)) !== undefined;
    if (!isNotFound(error) && (await isThere().catch(() => true))) throw error;
    return;
  }
  if (collection.phases?.deletion !== "takes time") return;
  await untilGone(op, `${collection.kind} ${id}`, () => readAlone(op.cloud, collection, values, id));
}

/**
 * POSTs an object; when the answer is lost, finds it by its name, or by all that was asked for when it has none. `prepare`
 * gives the rest of the body, before each attempt.
 */
export async function createMember(
  op: Operation & Reach,
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
    const query = collection.findScope?.(values) ?? listQuery(collection, values);
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
      const { made: expects } = expectationsOf(collection);
      const query = collection.createScope?.(values) ?? {};
      const whole = merged(body, (await prepare()) ?? {});
      const answer = await op.cloud.post<Body>(path, { query, body: whole, expects, ...creating });
      return asFound(collection, values, answer);
    },
    find,
  });
}

/** IDs of the members that have a name already; undefined when the platform does not say. */
async function namesakes(
  op: Operation & Reach,
  collection: Collection,
  values: Values,
  name: string,
  find: () => Promise<readonly Found[]>,
): Promise<readonly string[] | undefined> {
  const path = collection.path(values);
  const query = listQuery(collection, values);
  const isTaken = async () => (await find()).length > 0;
  const all = async () => {
    const names: string[] = [];
    for await (const member of membersIn(op.cloud, collection, values, query))
      names.push(String(at(member, collection.nameAt)));
    return names;
  };
  const taken = await op.platform.takenNames.isTaken({ key: listingName(op.through, path, query), isTaken, all }, name);
  if (taken === undefined) return undefined;
  return taken ? (await find()).map(({ id }) => id) : [];
}

/**
 * Reads one member. In a refresh it comes from a listing when many are asked for at once, unless the listing does not
 * show it as it must be, and is missing only when it is proven to be gone: it would leave the state. Elsewhere it is
 * missing when it cannot be seen.
 */
export async function readMember(
  op: Operation & Reach,
  collection: Collection,
  values: Values,
  id: string,
  { isRefresh, expects }: { readonly isRefresh: boolean; readonly expects: Expectation },
): Promise<Body | undefined> {
  if (!isRefresh) return readAlone(op.cloud, collection, values, id, expects);
  return op.platform.members.read(membersOf(op, collection, values, expects), keyOf(collection, values, id), op);
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
  const query = listQuery(collection, values);
  return listedMembers(cloud, {
    name: listingName(through, path, query),
    request: { ...listing(path, query, collection.pageSize), expects: expectationsOf(collection).page },
    keyOf: (body) => keyIn(collection, body),
    expects,
    readOne: (key, operation) => {
      const control = platform.cloud.with(operation);
      const reach = {
        platform,
        cloud: cloud.with(operation),
        ...(through ? { through: { ...through, control } } : {}),
      };
      return readUnlessGone(reach, collection, named ? { ...values, [named.by]: key } : values, key, expects);
    },
  });
}

/** The members of a listing, for refreshes: one that the listing does not show as it must be is not among them. */
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

/** The same for the same listing, read with the same credentials. */
function listingName(through: Reach["through"], path: string, query: Query): string {
  return `${through?.service.key ?? ""}${path}?${JSON.stringify(query)}`;
}

/** A member as far as it can be seen. */
function readAlone(
  cloud: HttpClient,
  collection: Collection,
  values: Values,
  id: string,
  expects: Expectation = expectationsOf(collection).member,
): Promise<Body | undefined> {
  return unlessGone(getMember(cloud, collection, values, id, expects));
}

/**
 * Reads one member; undefined only when it is proven gone.
 *
 * @throws StatusError with 403 when the credentials may not see the member, and nothing proves that it is gone.
 */
export async function readUnlessGone(
  reach: Reach,
  collection: Collection,
  values: Values,
  id: string,
  expects: Expectation = expectationsOf(collection).member,
): Promise<Body | undefined> {
  return unlessProvenGone(getMember(reach.cloud, collection, values, id, expects), () =>
    isProvenAbsent(reach, collection, values, id),
  );
}

/**
 * Reads something that may be gone: undefined only when it is proven gone.
 *
 * @param isProvenGone - Whether something proves that it is gone, of which the platform says 403.
 * @throws StatusError with 403 when nothing does.
 */
export async function unlessProvenGone(
  read: Promise<Body>,
  isProvenGone: () => Promise<boolean>,
): Promise<Body | undefined> {
  try {
    return await read;
  } catch (error) {
    if (!isGone(error)) throw error;
    if (isNotFound(error) || (await isProvenGone())) return undefined;
    throw error;
  }
}

async function isProvenGone(reach: Reach, collection: Collection, values: Values, id: string): Promise<boolean> {
  try {
    return (await readUnlessGone(reach, collection, values, id)) === undefined;
  } catch (error) {
    // Without a Cloud API key nothing can be told.
    if (error instanceof ConfigurationError || isGone(error)) return false;
    throw error;
  }
}

/** @throws Error when the response identifies another object, of which nothing may reach the state. */
async function getMember(
  cloud: HttpClient,
  collection: Collection,
  values: Values,
  id: string,
  expects: Expectation,
): Promise<Body> {
  const body = await cloud.get<Body>(pathOf(collection, values, id), {
    query: collection.scope?.(values) ?? {},
    expects,
  });
  const [asked, found] = [keyOf(collection, values, id), keyIn(collection, body)];
  if (asked === found) return body;
  throw new Error(
    `the platform answered a request for ${collection.kind} ${asked} with ${found}. Nothing of the response was used. Run the command again; when that does not help, check the endpoint and any proxy on the way`,
  );
}

/**
 * Whether a member of which the platform says 403 is proven gone: a role proves that the credentials see the whole
 * collection, and its listings do not hold the member; or what it was in is proven gone.
 */
async function isProvenAbsent(reach: Reach, collection: Collection, values: Values, id: string): Promise<boolean> {
  const { platform, cloud, through } = reach;
  const path = collection.path(values);
  const { environment } = { ...listQuery(collection, values), ...collection.scope?.(values) };
  if (await platform.sight.seesAll(through?.service.signer ?? platform.signer(), environment)) {
    const queries = collection.allScopes?.(values) ?? [listQuery(collection, values)];
    const listings = await Promise.all(
      queries.map((query) =>
        platform.sight.listed(listingName(through, path, query), () => keysIn(cloud, collection, values, query)),
      ),
    );
    const key = keyOf(collection, values, id);
    if (listings.every((listing) => listing !== undefined)) return !listings.some((listing) => listing.has(key));
  }
  const control = { platform, cloud: through?.control ?? cloud };
  const { within } = collection;
  if (within) return isProvenGone(control, within.collection, values, within.id(values));
  return environment !== undefined && isProvenGone(control, environmentsByRole, {}, environment);
}

/** The environments, to find out whether one is gone. */
const environmentsByRole: Collection = {
  kind: "Environment",
  path: () => "/org/v2/environments",
  nameAt: "display_name",
};

async function* keysIn(cloud: HttpClient, collection: Collection, values: Values, query: Query) {
  for await (const body of membersIn(cloud, collection, values, query)) yield keyIn(collection, body);
}

/** What is read of every member of a collection. */
export function factsOf(collection: Collection): Fields {
  const { phases } = collection;
  const member = toldOf(collection);
  if (phases === undefined) return member;
  const phase = field.string({ output: true, wire: phases.at ?? "status.phase", docs: "Its phase." });
  return { ...member, phase };
}

function toldOf({ named, nameAt, timeless }: Collection): Fields {
  const key = named ? { id: field.string({ output: true, answered: "always", wire: nameAt, docs: "Its name." }) } : {};
  return { ...(timeless ? idFacts : memberFacts), ...key };
}

/** What the answers about a collection are held against. */
interface Expectations {
  /** What tells members apart, and when they were made. */
  readonly told: Fields;
  /** Of a member by itself. */
  readonly member: Expectation;
  /** Of one that has just been made. */
  readonly made: Expectation;
  /** Of a page of members. */
  readonly page: Expectation;
}

const expectations = new WeakMap<Collection, Expectations>();

function expectationsOf(collection: Collection): Expectations {
  const known = expectations.get(collection);
  if (known) return known;
  const told = toldOf(collection);
  const all = { told, member: expectation(factsOf(collection)), made: expectation(told), page: pageOf(told) };
  expectations.set(collection, all);
  return all;
}

function listQuery(collection: Collection, values: Values): Query {
  return collection.listScope?.(values) ?? collection.scope?.(values) ?? {};
}

function importId(collection: Collection, values: Values, id: string): string {
  if (collection.named) return id;
  if (collection.importId) return collection.importId(values, id);
  return ownId.build({ environment: { id: collection.scope?.(values)["environment"] }, id });
}

const ownId = inEnvironment("<ID>", "", { optional: true });

function asFound(collection: Collection, values: Values, body: Body): { id: string; createdAt?: number; body: Body } {
  const id = idOf(collection, values, body);
  const { createdAt: time } = fromWire(expectationsOf(collection).told, body);
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
