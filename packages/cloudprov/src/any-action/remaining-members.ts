import type { Body } from "../platform/responses.ts";
import type { AnyObject } from "./any-object.ts";
import { type Difference, differences } from "./differences.ts";
import { isWithinOneOf } from "./member-path.ts";
import { picked } from "./picked.ts";
import { namedIn } from "./placeholders.ts";
import type { ActionArgs } from "./resource-fields.ts";

/** The members that the action which creates an object receives, besides its parameters. */
export function sentOnCreate({ args, properties }: Pick<AnyObject, "args" | "properties">): Body {
  const { sends, members } = args.create;
  if (sends === "nothing") return {};
  return members === undefined ? properties : (picked(properties, { only: members }) as Body);
}

/** The members that the action which creates an object does not receive. Entries of `update` set them. */
export function remainingMembers(args: Pick<ActionArgs, "properties" | "secretProperties" | "create">): Difference[] {
  const { members, parameters } = args.create;
  if (members === undefined) return [];
  const sent = [...members, ...namedIn(JSON.stringify(parameters ?? {})).properties];
  return (["properties", "secretProperties"] as const)
    .flatMap((holder) => differences(holder, args[holder], undefined))
    .filter(({ member }) => !isWithinOneOf(sent, member));
}

/** Whether a value, by its path in the engine's notation, is one that the create action does not receive. */
export function isRemaining(path: string, args: Parameters<typeof remainingMembers>[0]): boolean {
  const member = path.replaceAll(/\[\d+\]/g, "").replace(/^\w+\./, "");
  return remainingMembers(args).some(
    (one) => isWithinOneOf([member], one.member) || isWithinOneOf([one.member], member),
  );
}
