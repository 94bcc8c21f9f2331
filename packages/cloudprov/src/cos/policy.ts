import { canonicalJson, type Expectation, UnexpectedResponse } from "@org/core-provider";
import { parsedJson } from "../platform/json.ts";
import { type Body, recordOf } from "../platform/responses.ts";

/** Whether two policies permit the same. The platform changes the case of members, and gives each statement an ID. */
export function samePolicy(before: unknown, after: unknown): boolean {
  const [one, other] = [before, after].map((text) => canonical(parsedJson(String(text))));
  return one !== undefined && one === other;
}

/** The policy of a response without the IDs of its statements, which the platform chooses. */
export function withoutIds(text: string): string {
  const policy = parsedJson(text) as Body;
  const statements = (value: unknown) => (value as readonly Body[]).map(({ Sid: _, ...statement }) => statement);
  return JSON.stringify(policy, (name, value: unknown) => (/^statement$/i.test(name) ? statements(value) : value));
}

/** Expects a policy whose statements are complete. */
export const expectsPolicy: Expectation = (text) => {
  const problem = problemOfPolicy(String(text), { isWhole: true });
  return problem === undefined ? undefined : new UnexpectedResponse("", `is no policy: it must ${problem}`);
};

/**
 * The problem with a text that must be a policy; completes "must ...". The platform returns lists, so a program must
 * contain them, too.
 *
 * @param options - `isWhole`: each statement must have its effect, actions, principal and resources.
 */
export function problemOfPolicy(text: string, { isWhole }: { readonly isWhole: boolean }): string | undefined {
  const policy = recordOf(parsedJson(text));
  const { statement, version } = lowerCased(policy ?? {});
  if (policy === undefined || !Array.isArray(statement))
    return 'be JSON such as {"version": "2.0", "statement": [...]}';
  if (version !== undefined && typeof version !== "string") return "have a text as version";
  for (const [index, one] of statement.entries()) {
    const problem = problemOfStatement(lowerCased(recordOf(one) ?? {}), isWhole);
    if (problem !== undefined) return `have ${problem} in statement ${index + 1}`;
  }
  return undefined;
}

function problemOfStatement({ effect, action, principal, resource }: Body, isWhole: boolean): string | undefined {
  const qcs = recordOf(principal)?.["qcs"];
  if (isWhole ? !isText(effect) : effect !== undefined && !isText(effect)) return "an effect";
  if (isWhole || action !== undefined) {
    if (!isText(action) && !isTexts(action)) return "an array or a text as action";
  }
  if (isWhole || principal !== undefined) {
    if (!isTexts(qcs)) return 'a principal such as {"qcs": ["qcs::cam::anyone:anyone"]}';
  }
  return (isWhole || resource !== undefined) && !isTexts(resource) ? "an array as resource" : undefined;
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function lowerCased(value: Body): Body {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name.toLowerCase(), one]));
}

function canonical(value: unknown): string | undefined {
  const policy = recordOf(value);
  if (policy === undefined) return undefined;
  const { statement, version = "2.0", ...rest } = lowerCased(policy);
  const statements = [statement].flat().map((one) => {
    const { sid: _, action, effect, ...members } = lowerCased(recordOf(one) ?? {});
    return { ...members, action: [action].flat(), effect: String(effect).toLowerCase() };
  });
  return canonicalJson(JSON.stringify({ ...rest, version, statement: statements }));
}
