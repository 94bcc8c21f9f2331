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

/** An object as the platform answers it. */
export type Body = Readonly<Record<string, unknown>>;

/** A list in an answer: the member that it stands in, and how it is read. */
export interface AnswerList {
  readonly member: string;
  /** What an answer must be that holds the list. */
  readonly expects: Expectation;
  /** Its elements in an answer. */
  readonly of: (answer: Body) => readonly Body[];
  /** How many elements there are in all, where the answer tells. */
  readonly total: (answer: Body) => number | undefined;
}

/** The members by which the services say how many elements there are in all. */
const totalNames = ["TotalCount", "Total", "TotalNum"] as const;

const totalFacts = Object.fromEntries(
  totalNames.map((wire) => [
    wire,
    { total: field.integer({ output: true, optional: true, wire, docs: "How many elements there are." }) },
  ]),
);

/** How many elements an answer counts in all; undefined where it does not tell. */
export function totalIn(answer: Body): number | undefined {
  for (const name of totalNames) {
    const facts = totalFacts[name];
    if (facts !== undefined && name in answer) return fromWire(facts, answer).total;
  }
  return undefined;
}

/**
 * A list whose elements can be read in all these ways. The platform gives null for one that is empty; an answer without
 * the member tells of none only when it says that there are none.
 *
 * @example
 * ```ts
 * const pluginSet = answerList("PluginSet", fields);
 * const plugins = await op.apigateway.list("DescribePlugins", {}, pluginSet);
 * ```
 */
export function answerList(member: string, ...readings: readonly ResponseReader[]): AnswerList {
  const elements = expectationOfEach(...readings);
  return {
    member,
    total: totalIn,
    of: (answer) => (answer[member] ?? []) as readonly Body[],
    expects: expectation((answer) => {
      const found = answer[member];
      const count = totalIn(answer) ?? (found === null ? 0 : undefined);
      if ((found ?? null) === null && count === 0) return;
      const fault = elements(found)?.within(member);
      if (fault !== undefined) throw fault;
    }),
  };
}

/** What a listing tells of an object, by the names of its ID and its name. */
export function memberFacts(id: string, name: string): Fields {
  return {
    id: field.string({ output: true, answered: "always", wire: id, docs: "Its ID." }),
    name: field.string({ output: true, wire: name, docs: "Its name." }),
    ...madeFacts,
  };
}

/** When an object was made, where its listing tells. */
export const madeFacts = {
  createdAt: field.string({ output: true, optional: true, wire: "CreatedTime", docs: "When it was made." }),
};

/** Reads a text that must stand at a dotted path of an answer. Made once for an answer. */
export function textAt(wire: string): (answer: Body) => string {
  const facts = { text: field.string({ output: true, answered: "always", wire, docs: "A text." }) };
  return (answer) => fromWire(facts, answer).text;
}

/** Whether an answer says that something was done. Some actions say it by a text. */
export function isTrue({ Result: result }: Body): boolean {
  return String(result).toLowerCase() === "true";
}

/** Expects an answer that says whether something was done. */
export const saysWhether: Expectation = expectation((answer) => {
  const { Result: result } = answer;
  if (typeof result === "boolean" || /^(true|false)$/i.test(String(result))) return;
  throw UnexpectedResponse.kind(result, "true or false").within("Result");
});

/** Expects the same, or null. Made once for a kind of answer. */
export function orNull(expects: Expectation): Expectation {
  return (answer) => (answer === null ? undefined : expects(answer));
}

/** An object, or undefined for anything else. */
export function recordOf(value: unknown): Body | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Body) : undefined;
}
