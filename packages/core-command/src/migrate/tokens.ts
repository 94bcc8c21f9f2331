import type { Edit } from "./files/edits.ts";
import type { Takeover } from "./takeover.ts";

/** The type of a package's providers. */
export function providerType(provider: string): string {
  return `pulumi:providers:${provider}`;
}

/** Whether a type is one of the package that is left. */
export function isLeft(type: string, { from }: Takeover): boolean {
  return type === providerType(from.provider) || type.startsWith(`${from.provider}:`);
}

/** The same type in the other package; a type of neither stays as it is. Short forms of YAML programs stay short. */
export function renamedType(type: string, takeover: Takeover): string {
  const { from, to } = takeover;
  if (!isLeft(type, takeover)) return type;
  return type === providerType(from.provider)
    ? providerType(to.provider)
    : `${to.provider}${type.slice(from.provider.length)}`;
}

/**
 * The types in full that a text names, such as a URN, in the names of the other package.
 *
 * @param start Where the text stands in the one that is edited.
 */
export function typeEdits(text: string, start: number, takeover: Takeover): readonly Edit[] {
  const { provider } = takeover.from;
  const types = new RegExp(`${providerType(provider)}(?!\\w)|(?<![\\w-])${provider}:index/\\w+:\\w+`, "g");
  return [...text.matchAll(types)].map(({ 0: type, index }) => ({
    start: start + index,
    end: start + index + type.length,
    text: renamedType(type, takeover),
  }));
}

/** Whether the new package has a type or function, however it is written: in full, or short as in YAML programs. */
export function hasCounterpart(token: string, takeover: Takeover): boolean {
  const { provider, schema } = takeover.to;
  const renamed = renamedType(token, takeover);
  if (renamed === providerType(provider)) return true;
  const full = inFull(renamed);
  return Object.hasOwn(schema.resources, full) || Object.hasOwn(schema.functions, full);
}

/** `p:Thing` and `p:index:Thing` are `p:index/thing:Thing`. */
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
