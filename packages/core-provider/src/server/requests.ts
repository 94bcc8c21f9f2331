import { type HelpCode, withHelpCode } from "../definition/help-code.ts";
import { type Problem, sentence } from "../definition/problem.ts";
import type { Change } from "../diff/diff.ts";
import {
  autonamingModes,
  type CheckFailure,
  type CheckRequest,
  type DiffResponse,
  diffChanges,
  diffKinds,
} from "../protocol/provider-messages.ts";
import { steps } from "../value/path.ts";
import { RpcError } from "./failure.ts";
import { status } from "./grpc-status.ts";
import type { AutoNaming } from "./resource/auto-name.ts";

/** The autonaming options of a check, in words. */
export function autoNamingOf(request: CheckRequest): AutoNaming | undefined {
  const options = request.autonaming;
  if (!options) return undefined;
  const { enforce, disable } = autonamingModes;
  const mode = options.mode === enforce ? "enforce" : options.mode === disable ? "disable" : "propose";
  return { mode, proposed: options.proposedName };
}

/**
 * Converts problems for the engine. The path is part of the reason, not the failure's property, because the engine
 * would print that property's value, even a secret one.
 */
export function checkFailures(provider: string, helpCode: HelpCode, problems: readonly Problem[]): CheckFailure[] {
  return problems.map((problem) => ({
    property: "",
    reason: withHelpCode(provider, sentence(problem), { helpCode }),
  }));
}

/**
 * The error of a function's arguments. It is not a list of failures, because SDKs print a property in parentheses after
 * each of them, also if it is empty.
 */
export function invalidArguments(doing: string, problems: readonly Problem[]): RpcError {
  const sentences = problems.map(sentence);
  const list = sentences.length === 1 ? ` ${sentences.join()}` : sentences.map((each) => `\n  - ${each}`).join("");
  return new RpcError(status.invalidArgument, "invalid-input", `${doing}:${list}`);
}

/** Changes as the engine takes them. */
export function diffResponseOf(
  changes: readonly Change[],
  options: { readonly deleteBeforeReplace: boolean },
): DiffResponse {
  return {
    replaces: topLevel(changes.filter((c) => c.replace)),
    deleteBeforeReplace: options.deleteBeforeReplace,
    changes: changes.length === 0 ? diffChanges.none : diffChanges.some,
    diffs: topLevel(changes),
    detailedDiff: Object.fromEntries(
      changes.map(({ path, kind, replace }) => [
        path,
        { kind: diffKinds[replace ? (`${kind}Replace` as const) : kind] },
      ]),
    ),
    hasDetailedDiff: true,
  };
}

/** The top-level properties that changes are about. */
export function topLevel(changes: readonly Change[]): string[] {
  return [...new Set(changes.map((c) => String(steps(c.path)[0] ?? c.path)))];
}
