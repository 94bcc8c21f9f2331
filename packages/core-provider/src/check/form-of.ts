import { type Field, type Fields, isInput } from "../definition/field.ts";

/** The form of an object for a message: `, such as { id: "env-abc123" }`. Empty if the object has no inputs. */
export function formOf({ fields = {} }: Field): string {
  const form = objectText(fields);
  return form === "{}" ? "" : `, such as ${form}`;
}

/** An object with its required members, or with its first member if none is required. */
function objectText(fields: Fields): string {
  const inputs = Object.entries(fields).filter(([, field]) => isInput(field));
  const required = inputs.filter(([, { facts }]) => facts.required);
  const shown = required.length > 0 ? required : inputs.slice(0, 1);
  const members = shown.map(([name, field]) => `${name}: ${valueText(field)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function valueText({ kind, facts, fields, item }: Field): string {
  switch (kind) {
    case "integer":
    case "number":
      return String(facts.min ?? 1);
    case "boolean":
      return "true";
    case "list":
    case "set":
      return `[${item === undefined ? "" : valueText(item)}]`;
    case "map":
      return item === undefined ? "{}" : `{ "...": ${valueText(item)} }`;
    case "object":
      return objectText(fields ?? {});
    case "string": {
      // IDs are documented by their prefix: "ID of the environment, `env-...`."
      const prefix = /`([a-z]+-)\.\.\.`/.exec(facts.docs)?.[1];
      return JSON.stringify(facts.values?.[0] ?? (prefix === undefined ? "..." : `${prefix}abc123`));
    }
    case "any":
      return '"..."';
  }
}
