import { expect, test } from "vitest";
import { type CpuProfile, sharesBy } from "./cpu-profile.ts";

const frame = (functionName: string) => ({ functionName, url: "plugin.cjs", lineNumber: 0 });

/** (root) calls check, which calls decode, which calls itself; and idles. */
const profile: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame("(root)"), children: [2, 5] },
    { id: 2, callFrame: frame("check"), children: [3] },
    { id: 3, callFrame: frame("decode"), children: [4] },
    { id: 4, callFrame: frame("decode") },
    { id: 5, callFrame: frame("(idle)") },
  ],
  samples: [2, 3, 4, 4, 5],
  timeDeltas: [1000, 2000, 3000, 4000, 90_000],
};

test("time is counted once for each function on the stack, and idle time is not", () => {
  expect(sharesBy(profile, ({ functionName }) => functionName)).toEqual([
    { name: "(root)", self: 0, total: 10 },
    { name: "check", self: 1, total: 10 },
    { name: "decode", self: 9, total: 9 },
  ]);
});

test("functions without a name are passed over, but not what they call", () => {
  const shares = sharesBy(profile, ({ functionName }) => (functionName === "decode" ? "codec" : undefined));

  expect(shares).toEqual([{ name: "codec", self: 9, total: 9 }]);
});
