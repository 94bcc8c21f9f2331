import { expect, it } from "vitest";
import { decodedKey, isPlainKey } from "./object-key.ts";

it.each([
  ["a%20b/%E6%BC%A2.txt", "a b/漢.txt"],
  ["a%2Bb", "a+b"],
  ["a+b", "a+b"],
  ["100%25", "100%"],
  ["%2541", "%41"],
  ["%01%0A", "\u0001\n"],
  ["100%", "100%"],
  ["%zz%4", "%zz%4"],
  ["a%FFb", "a%FFb"],
  ["%ED%A0%80", "%ED%A0%80"],
])("%s in a listing is the name %j", (text, key) => {
  expect(decodedKey(text)).toBe(key);
});

it.each([
  ["a b/漢 & <c>.txt", true],
  ["a+b%20", true],
  ["", true],
  ["a\u0001b", false],
  ["a\u007F", false],
  ["a\nb", false],
  ["a\r", false],
  [" a", false],
  ["a ", false],
  ["a\uFFFF", false],
])("whether a document can contain the name %j: %s", (key, isPlain) => {
  expect(isPlainKey(key)).toBe(isPlain);
});
