import { isObject } from "@org/simulator";
import type { Exchange, PlatformName } from "./exchange.ts";
import { isIdentifier } from "./identifiers.ts";
import { protocols } from "./platforms.ts";

/** A summary of the exchanges with a platform. It contains no names, IDs and times. */
export interface Profile {
  /** By operation, such as `GET /apps/{id}`. */
  readonly routes: Readonly<Record<string, RouteProfile>>;
  /** By the operation that showed an object first, and the member that contains its state. */
  readonly states: Readonly<Record<string, StateProfile>>;
}

/** A summary of the states of a kind of object. */
export interface StateProfile {
  readonly values: readonly string[];
  /** The median time until a transition, such as `PROVISIONING → READY`, was seen, in milliseconds. */
  readonly transitions: Readonly<Record<string, number>>;
}

/** A summary of the exchanges of an operation. */
export interface RouteProfile {
  /** Statuses by what was done with the object before, such as `after DELETE`. */
  readonly statuses: Readonly<Record<string, readonly string[]>>;
  /** Responses by status. */
  readonly responses: Readonly<Record<string, ResponseProfile>>;
  /** Median time until the whole response was there, in milliseconds. */
  readonly ms: number;
}

/** A summary of the responses of an operation with one status. */
export interface ResponseProfile {
  /** The media type, and the headers about limits with the form of their values. */
  readonly headers: Readonly<Record<string, string>>;
  /** By path, such as `/data/[]/spec/display_name`. Names that are identifiers are `{}`. */
  readonly members: Readonly<Record<string, MemberProfile>>;
}

/** A summary of the values of a member. */
export interface MemberProfile {
  readonly types: readonly string[];
  /** The values of a member that has a closed set of them. */
  readonly values?: readonly string[];
}

const closedSets =
  /(?:^|_)(?:api_version|phase|status|state|kind|type|mode|class|package|availability|cloud|provider|protocol|code|level|permission)$|(?:Phase|Status|State|Kind|Type|Mode|Class|Protocol|Code|Level)$/;
const states = /^(?:phase|state|status|Phase|State|Status)$/;

/**
 * The profile of exchanges.
 *
 * @param identifiers - the names and IDs in these exchanges and in those that they are compared with
 */
export function profileOf(
  exchanges: readonly Exchange[],
  platform: PlatformName,
  identifiers: ReadonlySet<string>,
): Profile {
  const protocol = protocols[platform];
  const isParameter = (text: string) => isIdentifier(text, identifiers);
  const routes = new Map<string, RouteNotes>();
  const writes = new Map<string, string>();
  const entities = new Map<string, { readonly label: string; state: string; since: number }>();
  const kinds = new Map<string, StateNotes>();

  for (const { request, response, at, ms } of exchanges) {
    const route = protocol.routeOf(request, isParameter);
    const notes: RouteNotes = routes.get(route) ?? { statuses: new Map(), responses: new Map(), ms: [] };
    routes.set(route, notes);
    notes.ms.push(ms);
    const object = protocol.objectOf(request);
    const before = writes.get(object);
    const situation = before === undefined || !protocol.isRead(request) ? "" : `after ${before}`;
    add(notes.statuses, situation, response === undefined ? "no response" : String(response.status));
    if (response === undefined) continue;
    if (!protocol.isRead(request) && response.status < 300) {
      writes.set(object, request.method);
      const created = isObject(response.body) ? response.body["id"] : undefined;
      if (created !== undefined) writes.set(`${object}/${created}`, request.method);
    }
    const status = String(response.status);
    const responses: ResponseNotes = notes.responses.get(status) ?? { headers: new Map(), members: new Map() };
    notes.responses.set(status, responses);
    for (const [name, value] of Object.entries(response.headers)) {
      if (name === "content-type") add(responses.headers, name, value.split(";")[0]?.trim() ?? "");
      else if (/rate-?limit|retry-after/.test(name)) add(responses.headers, name, formOf(value));
    }
    const found = statesIn(response.body);
    noteMembers(response.body, "", {
      members: responses.members,
      isParameter,
      owners: new Set(found.map(({ owner }) => owner)),
    });
    for (const { id, member, state } of found) {
      const key = `${member} ${id}`;
      const time = at + ms;
      const entity = entities.get(key) ?? { label: `${route} ${member}`, state, since: time };
      entities.set(key, entity);
      const kind: StateNotes = kinds.get(entity.label) ?? { values: new Set(), transitions: new Map() };
      kinds.set(entity.label, kind);
      kind.values.add(state);
      if (entity.state === state) continue;
      const transition = `${entity.state} → ${state}`;
      kind.transitions.set(transition, [...(kind.transitions.get(transition) ?? []), time - entity.since]);
      entity.state = state;
      entity.since = time;
    }
  }
  return {
    routes: mapped(routes, ({ statuses, responses, ms }) => ({
      statuses: mapped(statuses, sorted),
      responses: mapped(responses, ({ headers, members }) => ({
        headers: mapped(headers, (forms) => sorted(forms).join(" or ")),
        members: mapped(members, ({ types, values }) => ({
          types: sorted(types),
          ...(values.size === 0 ? {} : { values: sorted(values) }),
        })),
      })),
      ms: median(ms),
    })),
    states: mapped(kinds, ({ values, transitions }) => ({
      values: sorted(values),
      transitions: mapped(transitions, median),
    })),
  };
}

interface RouteNotes {
  readonly statuses: Map<string, Set<string>>;
  readonly responses: Map<string, ResponseNotes>;
  readonly ms: number[];
}

interface StateNotes {
  readonly values: Set<string>;
  readonly transitions: Map<string, number[]>;
}

interface ResponseNotes {
  readonly headers: Map<string, Set<string>>;
  readonly members: Map<string, MemberNotes>;
}

interface MemberNotes {
  readonly types: Set<string>;
  readonly values: Set<string>;
}

/** Where members are noted. */
interface Noting {
  readonly members: Map<string, MemberNotes>;
  readonly isParameter: (name: string) => boolean;
  /** Objects with a state. Which of their states a response shows depends on when it was requested. */
  readonly owners: ReadonlySet<object>;
}

function noteMembers(value: unknown, path: string, noting: Noting): void {
  if (value === undefined) return;
  const { members, isParameter, owners } = noting;
  const notes = members.get(path) ?? { types: new Set(), values: new Set() };
  members.set(path, notes);
  notes.types.add(typeOf(value));
  if (Array.isArray(value)) {
    for (const one of value) noteMembers(one, `${path}/[]`, noting);
    return;
  }
  if (!isObject(value)) return;
  for (const [name, one] of Object.entries(value)) {
    const inside = `${path}/${isParameter(name) ? "{}" : name}`;
    noteMembers(one, inside, noting);
    const isState = owners.has(value) && states.test(name);
    if (!isState && closedSets.test(name) && isWord(one) && !isParameter(String(one))) {
      members.get(inside)?.values.add(String(one));
    }
  }
}

/** Values of closed sets are words, or numbers of few digits. */
function isWord(value: unknown): boolean {
  if (typeof value === "number") return Number.isInteger(value) && value < 100_000;
  return typeof value === "string" && /^[A-Za-z][\w./ -]{0,60}$/.test(value);
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length === 0 ? "empty array" : "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  if (typeof value === "string") return timeFormOf(value) ?? "string";
  return typeof value;
}

/** The form of a text that is a time, such as `0000-00-00T00:00:00Z`. Fractions of a second have any number of digits. */
function timeFormOf(text: string): string | undefined {
  return /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text) ? text.replace(/\.\d+/, ".0").replace(/\d/g, "0") : undefined;
}

function formOf(header: string): string {
  if (/^\d+$/.test(header)) return "integer";
  return Number.isNaN(Date.parse(header)) ? "text" : "date";
}

/** A state of an object in a response. */
interface FoundState {
  readonly id: string;
  readonly member: string;
  readonly state: string;
  /** The JSON object that contains the member. */
  readonly owner: object;
}

function statesIn(value: unknown): FoundState[] {
  if (Array.isArray(value)) return value.flatMap(statesIn);
  if (!isObject(value)) return [];
  const inside = Object.values(value).flatMap(statesIn);
  const id = idOf(value);
  if (id === undefined) return inside;
  const status = value["status"];
  const own = [value, ...(isObject(status) ? [status] : [])].flatMap((owner) =>
    Object.entries(owner).flatMap(([member, state]) =>
      states.test(member) && isWord(state) ? [{ id, member, state: String(state), owner }] : [],
    ),
  );
  return [...own, ...inside];
}

function idOf(object: Readonly<Record<string, unknown>>): string | undefined {
  const ids = Object.entries(object).filter(([name]) => name === "id" || /Id$/.test(name));
  const found = ids.length > 0 ? ids : Object.entries(object).filter(([name]) => name === "name");
  const texts = found.flatMap(([, value]) => (typeof value === "string" || typeof value === "number" ? value : []));
  return texts.length === 0 ? undefined : texts.join(" ");
}

function add(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(value));
}

function sorted(values: ReadonlySet<string>): string[] {
  return [...values].sort();
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function mapped<T, U>(map: ReadonlyMap<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries([...map].map(([key, value]): [string, U] => [key, change(value)]).sort(byName));
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
