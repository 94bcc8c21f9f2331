import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import { type HelpCode, withHelpCode } from "../definition/help-code.ts";
import { type Problem, sentence } from "../definition/problem.ts";
import type { Change } from "../diff/diff.ts";
import { steps } from "../value/path.ts";
import { RpcError } from "./failure.ts";
import { status } from "./grpc-status.ts";
import type { AutoNaming } from "./resource/auto-name.ts";

/** The autonaming options of a check, in words. */
export function autoNamingOf(request: providerPb.CheckRequest): AutoNaming | undefined {
  const options = request.getAutonaming();
  if (!options) return undefined;
  const modes = providerPb.CheckRequest.AutonamingOptions.Mode;
  const mode =
    options.getMode() === modes.ENFORCE ? "enforce" : options.getMode() === modes.DISABLE ? "disable" : "propose";
  return { mode, proposed: options.getProposedName() };
}

/**
 * Converts problems for the engine. The path is part of the reason, not the failure's property, because the engine
 * would print that property's value, even a secret one.
 */
export function checkFailures(
  provider: string,
  helpCode: HelpCode,
  problems: readonly Problem[],
): providerPb.CheckFailure[] {
  return problems.map((problem) => {
    const failure = new providerPb.CheckFailure();
    failure.setReason(withHelpCode(provider, sentence(problem), { helpCode }));
    return failure;
  });
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
export function diffResponse(
  changes: readonly Change[],
  options: { readonly deleteBeforeReplace: boolean },
): providerPb.DiffResponse {
  const response = new providerPb.DiffResponse();
  response.setHasdetaileddiff(true);
  response.setDeletebeforereplace(options.deleteBeforeReplace);
  if (changes.length === 0) {
    response.setChanges(providerPb.DiffResponse.DiffChanges.DIFF_NONE);
    return response;
  }
  const kinds = providerPb.PropertyDiff.Kind;
  const details = response.getDetaileddiffMap();
  for (const change of changes) {
    const detail = new providerPb.PropertyDiff();
    const kind = {
      add: [kinds.ADD, kinds.ADD_REPLACE],
      update: [kinds.UPDATE, kinds.UPDATE_REPLACE],
      delete: [kinds.DELETE, kinds.DELETE_REPLACE],
    } as const;
    detail.setKind(kind[change.kind][change.replace ? 1 : 0]);
    details.set(change.path, detail);
  }
  response.setChanges(providerPb.DiffResponse.DiffChanges.DIFF_SOME);
  response.setDiffsList(topLevel(changes));
  response.setReplacesList(topLevel(changes.filter((c) => c.replace)));
  return response;
}

/** The top-level properties that changes are about. */
export function topLevel(changes: readonly Change[]): string[] {
  return [...new Set(changes.map((c) => String(steps(c.path)[0] ?? c.path)))];
}
