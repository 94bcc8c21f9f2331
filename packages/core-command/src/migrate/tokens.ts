import type { Edit } from "./files/edits.ts";
import type { Takeover } from "./takeover.ts";

/** The type of a package's providers. */
export function providerType(provider: string): string {
  return `pulumi:providers:${provider}`;
}

/** Whether a type belongs to the old package. */
export function isOldType(type: string, { from }: Takeover): boolean {
  return type === providerType(from.provider) || type.startsWith(`${from.provider}:`);
}

/** The type in the new package. Other types do not change, and short forms of YAML programs stay short. */
export function renamedType(type: string, takeover: Takeover): string {
  const { from, to } = takeover;
  if (!isOldType(type, takeover)) return type;
  return type === providerType(from.provider)
    ? providerType(to.provider)
    : `${to.provider}${type.slice(from.provider.length)}`;
}

/**
 * Renames the types in a text, such as a URN. Of the short forms, only those that the new package has are types.
 *
 * @param start - Offset of the text in the edited one.
 */
export function typeEdits(text: string, start: number, takeover: Takeover): readonly Edit[] {
  const { provider } = takeover.from;
  const types = new RegExp(
    `${providerType(provider)}(?!\\w)|${beginning}${provider}:(?:index(?:/\\w+)?:)?\\w+(?![\\w/])`,
    "g",
  );
  const isType = (type: string) => /:index(?:\/\w+)?:/.test(type) || hasCounterpart(type, takeover);
  return [...text.matchAll(types)]
    .filter(({ 0: type }) => isType(type))
    .map(({ 0: type, index }) => ({
      start: start + index,
      end: start + index + type.length,
      text: renamedType(type, takeover),
    }));
}

/** Renames the beginnings of types in a text: `p:index` anywhere, and `p:` at the end of the text. */
export function prefixEdits(text: string, start: number, takeover: Takeover): readonly Edit[] {
  const { provider } = takeover.from;
  return renamedProviders(text, start, takeover, new RegExp(`${beginning}${provider}(?=:index(?:/|$)|:$)`, "g"));
}

/** Renames the types in a regular expression: `p:`, also as one of several names, as in `(aws|p):`. */
export function patternEdits(pattern: string, start: number, takeover: Takeover): readonly Edit[] {
  const { provider } = takeover.from;
  const names = new RegExp(`(?:(?<=\\\\[bBdDsSwW])|${beginning})${provider}(?=\\\\?:|(?:\\|[^()]*)?\\)\\\\?:)`, "g");
  return renamedProviders(pattern, start, takeover, names);
}

/** Not in a longer name, such as that of the npm package. */
const beginning = "(?<![\\w@/.-])";

function renamedProviders(text: string, start: number, { to }: Takeover, names: RegExp): readonly Edit[] {
  return [...text.matchAll(names)].map(({ 0: name, index }) => ({
    start: start + index,
    end: start + index + name.length,
    text: to.provider,
  }));
}

/** Whether the new package has a type or function, given in full or in the short form of YAML programs. */
export function hasCounterpart(token: string, takeover: Takeover): boolean {
  const { provider, schema } = takeover.to;
  const renamed = renamedType(token, takeover);
  if (renamed === providerType(provider)) return true;
  const full = inFull(renamed);
  return Object.hasOwn(schema.resources, full) || Object.hasOwn(schema.functions, full);
}

/** Expands `p:Thing` and `p:index:Thing` to `p:index/thing:Thing`. */
export function inFull(token: string): string {
  const [provider = "", ...rest] = token.split(":");
  const [module, name] = rest.length === 1 ? ["index", rest[0] ?? ""] : [rest[0] ?? "", rest[1] ?? ""];
  if (module.includes("/")) return token;
  return `${provider}:${module}/${name.slice(0, 1).toLowerCase()}${name.slice(1)}:${name}`;
}

/** The last part of a type: `KafkaTopic`. */
export function nameOfType(type: string): string {
  return type.slice(type.lastIndexOf(":") + 1);
}
