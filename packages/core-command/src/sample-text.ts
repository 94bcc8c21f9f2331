import fc from "fast-check";

/** Characters that control a terminal, including line breaks. */
export const obeyed = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

/** Strings with many of them, for tests. */
export const textForTerminals: fc.Arbitrary<string> = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      "\n",
      "\r",
      "\t",
      "\u001b",
      "[2J",
      "\u0007",
      "\u009b",
      "\u007f",
      "\u202e",
      "\u2066",
      "\u200f",
      "\u2028",
    ),
    fc.constantFrom("a", "b", " ", '"', "'", "\\", "é", "注"),
  ),
  minLength: 1,
  maxLength: 12,
});
