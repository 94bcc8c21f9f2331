import {
  type Expectation,
  expectation,
  expectationOfEach,
  type Fields,
  field,
  fromWire,
  type ResponseReader,
  UnexpectedResponse,
} from "@org/core-provider";
import { idText, text } from "./response-fields.ts";
import { withWireNames } from "./wire-names.ts";

/** An object in a response. */
export type Body = Readonly<Record<string, unknown>>;

/** A list in a response: the member that contains it, and how it is read. */
export interface ResponseList {
  readonly member: string;
  /** The required form of a response that contains the list. */
  readonly expects: Expectation;
  /** The elements of the list in a response. */
  readonly of: (response: Body) => readonly Body[];
  /** The total number of elements, if the response contains it. */
  readonly total: (response: Body) => number | undefined;
}

/** The members that contain the total number of elements. */
const totalNames = ["TotalCount", "Total", "TotalNum"] as const;

const totalFacts = Object.fromEntries(
  totalNames.map((wire) => [wire, { total: field.integer({ output: true, optional: true, wire, docs: "" }) }]),
);

/** Some members of an object: those that have a value. */
export function pick(from: Body, ...names: readonly string[]): Body {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));
}

/** The total number of elements in a response; undefined if it contains none. */
export function totalIn(response: Body): number | undefined {
  for (const name of totalNames) {
    const facts = totalFacts[name];
    if (facts !== undefined && name in response) return fromWire(facts, response).total;
  }
  return undefined;
}

/**
 * A list whose elements must be readable in each of the given ways. Fields without `wire` get their wire names. The
 * platform returns null for an empty list; a response without the member counts as an empty list only if its total is
 * 0.
 *
 * @example
 * ```ts
 * const pluginSet = responseList("PluginSet", fields);
 * const plugins = await op.apigateway.list("DescribePlugins", {}, pluginSet);
 * ```
 */
export function responseList(member: string, ...readings: readonly ResponseReader[]): ResponseList {
  const elements = expectationOfEach(
    ...readings.map((one) => (typeof one === "function" ? one : withWireNames(one))),
    requireMembers,
  );
  return {
    member,
    total: totalIn,
    of: (response) => (response[member] ?? []) as readonly Body[],
    expects: expectation((response) => {
      const found = response[member];
      const count = totalIn(response) ?? (found === null ? 0 : undefined);
      if ((found ?? null) === null && count === 0) return;
      const fault = elements(found)?.within(member);
      if (fault !== undefined) throw fault;
    }),
  };
}

/** An empty element shows nothing about an object, even if its reader requires no member. */
function requireMembers(element: Body): void {
  if (Object.keys(element).length === 0) throw new UnexpectedResponse("", "is an empty object");
}

/** @throws UnexpectedResponse if an object lacks a member. Each may be null or empty. */
export function requirePresent(found: Body, ...members: readonly string[]): void {
  const missing = members.find((member) => !(member in found));
  if (missing !== undefined) throw new UnexpectedResponse(missing, "is missing");
}

/** The members of a listing's elements that identify an object: those of its ID and its name. */
export function memberFacts(id: string, name: string): Fields {
  return {
    id: idText("", { wire: id }),
    name: text("", { wire: name }),
    ...madeFacts,
  };
}

/** When an object was created, if its listing reports that. */
export const madeFacts = {
  createdAt: field.string({ output: true, optional: true, wire: "CreatedTime", docs: "" }),
};

/** Returns a function that reads a required text at a dotted path of a response. Call it once per kind of response. */
export function textAt(wire: string): (response: Body) => string {
  const facts = { text: idText("", { wire }) };
  return (response) => fromWire(facts, response).text;
}

/**
 * Returns a function that reads the first ID in a list of a response.
 *
 * @param member - The list: `DiskIdSet`.
 * @param kind - The kind of the object in errors: `disk`.
 */
export function firstIdIn(member: string, kind: string): (response: Body) => string {
  return ({ [member]: ids }) => {
    const [id] = Array.isArray(ids) ? (ids as readonly unknown[]) : [];
    if (typeof id !== "string" || id === "") throw new UnexpectedResponse(member, `contains no ${kind}`);
    return id;
  };
}

/** Whether a response says that an action succeeded. Some actions return a text. */
export function isTrue({ Result: result }: Body): boolean {
  return String(result).toLowerCase() === "true";
}

/** Expects a response that says whether an action succeeded. */
export const expectsSuccess: Expectation = expectation((response) => {
  const { Result: result } = response;
  if (typeof result === "boolean" || /^(true|false)$/i.test(String(result))) return;
  throw UnexpectedResponse.kind(result, "true or false").within("Result");
});

/** Accepts null in addition. Call it once per kind of response. */
export function orNull(expects: Expectation): Expectation {
  return (response) => (response === null ? undefined : expects(response));
}

/** The value if it is an object, otherwise undefined. */
export function recordOf(value: unknown): Body | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Body) : undefined;
}
