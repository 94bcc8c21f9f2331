import { expect, it } from "vitest";
import { HiddenObjects } from "./hidden-objects.ts";

function reporting() {
  const messages: string[] = [];
  const hidden = new HiddenObjects();
  const warn = (helpCode: string, message: string) => messages.push(`${helpCode}: ${message}`);
  return { hidden, messages, report: () => hidden.report({ warn }) };
}

const box = (n: number) => ({ kind: "Box", id: `box-${n}`, urn: `urn:${n}` });

it("warns once about all objects, counts them, names three and both remedies", () => {
  const { hidden, messages, report } = reporting();
  for (let n = 1; n <= 5; n++) hidden.add(box(n));
  hidden.add(box(1));
  report();
  report();
  expect(messages).toEqual([
    "not-refreshed: 5 objects were not refreshed and stay in the state unchanged, because the credentials do not have permission to read them: Box box-1, Box box-2, Box box-3 and 2 more. If they still exist, restore the role of the credentials and run `pulumi refresh` again. If they no longer exist, remove each one from the state: `pulumi state delete 'urn:1'` (`pulumi stack --show-urns` lists the URNs).",
  ]);
});

it("reports nothing if every object was visible", () => {
  const { messages, report } = reporting();
  report();
  expect(messages).toEqual([]);
});
