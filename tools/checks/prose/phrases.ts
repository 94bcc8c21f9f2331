import type { TextlintRuleModule } from "@textlint/types";
import type { Phrase } from "./read-rules.ts";

/** A rule of textlint that reports phrases, each with a better wording. */
export const ruleOfPhrases = (phrases: readonly Phrase[]): TextlintRuleModule => {
  return ({ Syntax, RuleError, report }) => ({
    [Syntax.Str](node) {
      for (const { pattern, write } of phrases) {
        for (const { 0: found, index } of node.value.matchAll(pattern)) {
          const lead = found.length - found.trimStart().length;
          const message = `"${found.trim().replace(/[\s:]+/g, " ")}": ${write}`;
          report(node, new RuleError(message, { index: index + lead }));
        }
      }
    },
  });
};
