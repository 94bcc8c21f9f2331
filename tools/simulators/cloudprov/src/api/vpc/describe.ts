import { flag, listOf, object, oneOf, optional, type Shape, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";

/** What the Describe actions of templates take. Numbers are texts there. */
export type DescribeParams = Static<ReturnType<typeof describeShapeOf>>;

/** The parameters of a Describe whose filters are `{filter}-id` and `{filter}-name`. */
export function describeShape(filter: string): Shape<DescribeParams> {
  return describeShapeOf(filter);
}

/** An object that a Describe finds. */
export interface Described {
  readonly id: string;
  readonly region: string;
  readonly name: string;
}

/** How objects are found. */
export interface Search {
  /** The beginning of the filters' names. */
  readonly filter: string;
  readonly region: string;
  readonly nameMatch: "exact" | "contains";
  isId(text: string): boolean;
}

/** The objects that pass all filters, each of which lets through what has one of its values. */
export function search<T extends Described>(all: readonly T[], params: DescribeParams, how: Search): T[] {
  const inRegion = all.filter(({ region }) => region === how.region);
  return (params.Filters ?? []).reduce((left, { Name, Values }) => {
    if (Name === `${how.filter}-name`) {
      const matches = (name: string, value: string) =>
        how.nameMatch === "exact" ? name === value : name.includes(value);
      return left.filter(({ name }) => Values.some((value) => matches(name, value)));
    }
    const wrong = Values.find((value) => !how.isId(value));
    if (wrong !== undefined) throw malformedId(wrong);
    return left.filter(({ id }) => Values.includes(id));
  }, inRegion);
}

/** Cuts a page out of what was found. */
export function pageOf<T>(
  found: readonly T[],
  { Offset = "0", Limit = "20" }: Pick<DescribeParams, "Offset" | "Limit">,
): readonly T[] {
  return found.slice(Number(Offset), Number(Offset) + Number(Limit));
}

/** The error for an ID of another form. */
export function malformedId(id: string): PlatformError {
  return new PlatformError("InvalidParameterValue.Malformed", `The ID \`${id}\` does not have the form of such an ID.`);
}

/** The members that request a page of a list. Numbers are strings there. */
export function textPageMembers() {
  return {
    Offset: optional(text({ pattern: /^\d{1,9}$/, form: "a number in a text" })),
    Limit: optional(text({ pattern: /^([1-9]\d?|100)$/, form: "a number from 1 to 100 in a text" })),
  };
}

function describeShapeOf(filter: string) {
  return object({
    Filters: optional(
      listOf(
        object({ Name: oneOf(`${filter}-id`, `${filter}-name`), Values: listOf(text({ min: 1 }), { min: 1, max: 5 }) }),
        { min: 1, max: 10 },
      ),
    ),
    ...textPageMembers(),
    NeedMemberInfo: optional(flag()),
    OrderField: optional(text({ min: 1 })),
    OrderDirection: optional(oneOf("ASC", "DESC")),
  });
}
