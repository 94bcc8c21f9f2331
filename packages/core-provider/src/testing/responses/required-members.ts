import { type Field, type Fields, isRequiredInResponse } from "../../definition/field.ts";

/** Whether every response must contain a member, as a table of fields says: because it identifies the object. */
export function requiredMembers(fields: Fields, envelope: RegExp): (member: string) => boolean {
  const demanded = demandedIn(fields);
  return (member) =>
    demanded.some(
      (wire) => member === wire || (member.endsWith(`.${wire}`) && envelope.test(member.slice(0, -wire.length - 1))),
    );
}

function demandedIn(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => {
    const { wire, writeOnly } = field.facts;
    if (wire === undefined || writeOnly) return [];
    return [...(isRequiredInResponse(field) ? [wire] : []), ...within(field).map((inner) => `${wire}${inner}`)];
  });
}

function within(field: Field): string[] {
  if (field.fields) return demandedIn(field.fields).map((wire) => `.${wire}`);
  if (field.item && (field.kind === "list" || field.kind === "set"))
    return within(field.item).map((wire) => `[]${wire}`);
  return [];
}
