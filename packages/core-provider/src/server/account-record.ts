import type { AccountIdentity } from "../definition/provider.ts";

/** Input of the provider resource: the IDs of the account that the stack's objects belong to. */
const recordKey = "__account";

/** How long to wait for the account before continuing without it. */
export const identityTimeoutMs = 10_000;

type Values = Readonly<Record<string, unknown>>;

/** Returns the account recorded in the inputs of a provider resource; empty if there is no record. */
export function recordedAccount(inputs: Values): readonly string[] {
  const recorded = inputs[recordKey];
  return typeof recorded === "string" && recorded !== "" ? recorded.split(",") : [];
}

/** The inputs of a provider resource without the record. */
export function withoutRecord(inputs: Values): Record<string, unknown> {
  const { [recordKey]: _, ...rest } = inputs;
  return rest;
}

/**
 * Returns the account to record: the recorded one, or the current one if there is no record or the user moves the
 * stack.
 */
export function accountRecord(recorded: readonly string[], current: readonly string[]): Record<string, unknown> {
  const ids = isShared(recorded, current) || current.length === 0 ? recorded : current;
  return ids.length === 0 ? {} : { [recordKey]: ids.join(",") };
}

/**
 * The sentence that refuses to work on a stack with the credentials of another account. Undefined when the account is
 * the recorded one, or when either is unknown.
 */
export function wrongAccount(
  { name, identity }: { readonly name: string; readonly identity: Pick<AccountIdentity, "what"> },
  recorded: readonly string[],
  current: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (recorded.length === 0 || current.length === 0 || isShared(recorded, current)) return undefined;
  const { what } = identity;
  const variable = acceptVariable(name);
  const accepted = env[variable] ?? "";
  if (accepted !== "" && isShared(accepted.split(","), current)) return undefined;
  const [before, now] = [recorded.join(", "), current.join(", ")];
  return `the objects of this stack belong to the ${what} ${before}, but the credentials belong to the ${what} ${now}. Nothing was changed. Use credentials of ${before}. To create the objects in ${now}, destroy the stack with the old credentials first, or use another stack or another provider resource. If the objects themselves have moved, set ${variable}=${current.join(",")} and run \`pulumi up\`: it records the new ${what}`;
}

/** The environment variable that confirms that a stack has moved: `STREAMPROV_ACCEPT_ACCOUNT`. */
function acceptVariable(name: string): string {
  return `${name.toUpperCase().replaceAll("-", "_")}_ACCEPT_ACCOUNT`;
}

function isShared(some: readonly string[], others: readonly string[]): boolean {
  return some.some((id) => others.includes(id));
}
