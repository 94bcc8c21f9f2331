import { nearest } from "@org/core-provider";
import type { DescribedService } from "./installed-sdk.ts";
import type { Models } from "./models.ts";
import type { UsedAction, WrittenValue } from "./program-actions.ts";
import { hasAction } from "./written-types.ts";

/** Sentences about members of an action that the installed SDK does not contain. They are sent nevertheless. */
export function unknownIn(described: DescribedService, { service, action, at, given }: UsedAction): string[] {
  if (!hasAction(described, action)) {
    return [`${at}: ${service} ${described.version} has no action ${action} in ${described.source}.`];
  }
  return given.flatMap((value) =>
    [...unknownMembers(described.models, `${action}Request`, value, "")].map((unknown) => {
      const advice = unknown.near === undefined ? "" : ` Did you mean ${unknown.near}?`;
      return `${unknown.at}: ${action} of ${service} has no member ${unknown.path} in ${described.source}.${advice}`;
    }),
  );
}

interface Unknown {
  readonly at: string;
  readonly path: string;
  readonly near: string | undefined;
}

function* unknownMembers(models: Models, name: string, value: WrittenValue, path: string): Generator<Unknown> {
  for (const element of value.elements ?? []) yield* unknownMembers(models, name, element, path);
  const model = models.get(name);
  if (model === undefined) return;
  for (const [member, inside] of Object.entries(value.members ?? {})) {
    const known = model.get(member);
    const at = path === "" ? member : `${path}.${member}`;
    if (known !== undefined) yield* unknownMembers(models, known.type.name, inside, at);
    else yield { at: inside.at, path: at, near: nearest(member, [...model.keys()]) };
  }
}
