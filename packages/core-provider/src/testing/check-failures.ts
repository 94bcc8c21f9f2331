import type { CheckResponse } from "../protocol/provider-messages.ts";
import { steps } from "../value/path.ts";
import { codedText } from "./help-code-in.ts";
import type { CheckFailure } from "./request-failed.ts";

const leadingPath = /^((?:[^\s.,"[\]]+|\.|\[\d+\]|\["(?:[^"\\]|\\.)*"\])+),? /;

/**
 * Converts failures to plain data, without the help codes of their reasons. Providers put the property at the beginning of
 * the reason, because the engine would print its value otherwise. Of several properties, the first one counts. A first
 * word that is not one of the `known` properties is part of the sentence.
 *
 * @throws Error if a reason has no help code.
 */
export function checkFailures(failures: CheckResponse["failures"], known: readonly string[]): CheckFailure[] {
  return failures.map((failure) => {
    const { text: reason } = codedText(failure.reason);
    const path = leadingPath.exec(reason)?.[1] ?? "";
    const property = failure.property || (known.includes(String(steps(path)[0])) ? path : "");
    return { property, reason };
  });
}
