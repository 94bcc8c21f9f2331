import type { DescribedService } from "./installed-sdk.ts";
import type { Models } from "./models.ts";
import type { UsedAction, WrittenValue } from "./program-actions.ts";
import { hasAction } from "./written-types.ts";

/** What a program says of an action that the installed SDK does not know, in sentences. It is sent all the same. */
export function unknownIn(described: DescribedService, { service, action, at, given }: UsedAction): string[] {
  if (!hasAction(described, action)) {
    return [`${at}: ${service} ${described.version} has no action ${action} in ${described.source}.`];
  }
  return given.flatMap((value) =>
    [...unknownMembers(described.models, `${action}Request`, value, "")].map((unknown) => {
      const advice = unknown.meant === undefined ? "" : ` Do you mean ${unknown.meant}?`;
      return `${unknown.at}: ${action} of ${service} has no member ${unknown.path} in ${described.source}.${advice}`;
    }),
  );
}

interface Unknown {
  readonly at: string;
  readonly path: string;
  readonly meant: string | undefined;
}

function* unknownMembers(models: Models, name: string, value: WrittenValue, path: string): Generator<Unknown> {
  for (const element of value.elements ?? []) yield* unknownMembers(models, name, element, path);
  const model = models.get(name);
  if (model === undefined) return;
  for (const [member, inside] of Object.entries(value.members ?? {})) {
    const known = model.get(member);
    const at = path === "" ? member : `${path}.${member}`;
    if (known !== undefined) yield* unknownMembers(models, known.type.name, inside, at);
    else yield { at: inside.at, path: at, meant: nearest(member, [...model.keys()]) };
  }
}

// The same letters in another order or case are a slip of the keyboard.
function nearest(member: string, known: readonly string[]): string | undefined {
  const letters = (name: string) => [...name.toLowerCase()].sort().join("");
  return known.find((one) => letters(one) === letters(member));
}
