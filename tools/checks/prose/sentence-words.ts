import type { TextlintRuleModule } from "@textlint/types";
import { split } from "sentence-splitter";

/** A rule of textlint that reports sentences with more than `max` words. */
export const ruleOfSentenceWords = (max: number): TextlintRuleModule => {
  return ({ Syntax, RuleError, report }) => ({
    [Syntax.Paragraph](node) {
      if (wordsIn(node.raw) <= max) return;
      for (const sentence of split(node.raw)) {
        const words = sentence.type === "Sentence" ? wordsIn(sentence.raw) : 0;
        if (words > max) {
          const message = `a sentence of ${words} words: at most ${max} words in a sentence`;
          report(node, new RuleError(message, { index: sentence.range[0] }));
        }
      }
    },
  });
};

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}
