import { expect, it } from "vitest";
import { sampleKind } from "../discover/sample-kind.ts";
import { missingInGuide, reasonInGuide } from "./guide-reasons.ts";

const guide = `Some kinds are not copied:

- \`Door\`, \`Gate\`: the platform has no
  listing of them.
- \`Key\`: set \`lock\`.
`;

it("finds the reason of a kind in the lists of a guide", () => {
  expect(reasonInGuide(guide, "Gate")).toBe("the platform has no listing of them");
  expect(reasonInGuide(guide, "Key")).toBe("set lock");
  expect(reasonInGuide(guide, "Wall")).toBeUndefined();
});

it("reports kinds that the guide does not list, or lists with another reason", async () => {
  const kinds = [
    sampleKind("Door", { refusal: "the platform has no listing of them" }),
    sampleKind("Key", { refusal: "it cannot be imported" }),
    sampleKind("Wall", {
      within: [{ property: "side", kind: undefined, required: true, values: undefined, of: () => undefined }],
    }),
    sampleKind("Roof"),
  ];
  const discovery = {
    name: "house",
    inside: { option: "house", kind: "House", example: "h-1" },
    kinds: async () => kinds,
  };

  expect(await missingInGuide(guide, discovery)).toEqual([
    "- `Key`: it cannot be imported.",
    "- `Wall`: listing them requires side, which discover cannot determine.",
  ]);
});
