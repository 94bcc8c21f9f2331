import { expect, it } from "vitest";
import { shellWord } from "./shell-word.ts";

const urn = "urn:pulumi:dev::shop::zoo:index/house:House$zoo:index/animal:Animal::leo";

it.each([
  ["linux", "state.json", "state.json"],
  ["linux", "my state.json", "'my state.json'"],
  ["linux", "leo's", "'leo'\\''s'"],
  ["linux", "leo's\n\u202eden\\", "$'leo\\'s\\n\\u202eden\\\\'"],
  ["linux", urn, `'${urn}'`],
  ["win32", "..\\state.json", "..\\state.json"],
  ["win32", "C:\\my states\\leo's.json", '"C:\\my states\\leo\'s.json"'],
  ["win32", "a,b", '"a,b"'],
  ["win32", urn, `'${urn}'`],
  ["win32", "leo's $tate", "'leo''s $tate'"],
] as const)("on %s %s is one word of a command as %s", (platform, word, written) => {
  expect(shellWord(word, platform)).toBe(written);
});
