import { Refusal } from "../../refusal.ts";
import type { Edit } from "../files/edits.ts";
import { lineOf } from "../files/edits.ts";
import type { ConfigFile } from "../files/stack-config.ts";
import { elementsOf, isText, memberOf, membersOf, type Placed, replaced } from "../files/yaml-file.ts";
import type { Takeover } from "../takeover.ts";
import { hasCounterpart, isOldType, renamedType, typeEdits } from "../tokens.ts";

/** The sections of a YAML program that contain types and functions. */
const parts = ["resources", "variables", "outputs", "components"];

/**
 * Migrates a YAML program to the names of the new package: types and functions in full or short form, and the plugin
 * version of resources that have one.
 *
 * @throws {Refusal} if it uses something that the new package lacks.
 */
export function programEdits(root: unknown, { name, text }: ConfigFile, takeover: Takeover): readonly Edit[] {
  const nodes = parts.flatMap((part) => memberOf(root, part)?.value ?? []);
  const names = nodes.flatMap(namesIn).filter((each) => isOldType(tokenOf(each), takeover));
  const lacking = names.filter((each) => !hasCounterpart(tokenOf(each), takeover));
  if (lacking.length > 0) {
    const which = lacking.map((each) => `${tokenOf(each)} (${name}:${lineOf(text, each.range[0])})`).join(", ");
    throw new Refusal(
      "no-counterpart",
      `${takeover.to.npmName} has no counterpart for ${which}. Remove it from the program first.`,
    );
  }
  return [
    ...names.map((each) => replaced(text, each, renamedText(each.value, takeover))),
    ...nodes.flatMap((node) => versionEdits(node, text, takeover)),
    ...nodes.flatMap((node) => providerKeysIn(node, takeover)).map((key) => replaced(text, key, takeover.to.provider)),
    ...nodes
      .flatMap(aliasesIn)
      .flatMap(({ range: [start, end] }) => typeEdits(text.slice(start, end), start, takeover)),
  ];
}

/** All strings in a node that name a type or a function: the values of `type` and `function`, and short calls. */
function namesIn(node: unknown): readonly Placed[] {
  const inElements = elementsOf(node).flatMap(namesIn);
  const inMembers = membersOf(node).flatMap(({ key, value }) => [
    ...(key.value.startsWith(call) ? [key] : []),
    ...(["type", "function"].includes(key.value) && isText(value) ? [value] : []),
    ...namesIn(value),
  ]);
  return [...inElements, ...inMembers];
}

/** The URNs in the aliases of resources. */
function aliasesIn(node: unknown): readonly Placed[] {
  const inElements = elementsOf(node).flatMap(aliasesIn);
  const inMembers = membersOf(node).flatMap(({ key, value }) => [
    ...(key.value === "aliases" ? elementsOf(value).filter(isText) : []),
    ...aliasesIn(value),
  ]);
  return [...inElements, ...inMembers];
}

/** The old provider's name in the option `providers` of components. */
function providerKeysIn(node: unknown, takeover: Takeover): readonly Placed[] {
  const inElements = elementsOf(node).flatMap((each) => providerKeysIn(each, takeover));
  const inMembers = membersOf(node).flatMap(({ key, value }) => {
    const providers = key.value === "options" ? memberOf(value, "providers")?.value : undefined;
    const named = memberOf(providers, takeover.from.provider);
    return [...(named === undefined ? [] : [named.key]), ...providerKeysIn(value, takeover)];
  });
  return [...inElements, ...inMembers];
}

/** `fn::p:getThing` is the short form of a call. */
const call = "fn::";

function tokenOf({ value }: Placed): string {
  return value.startsWith(call) ? value.slice(call.length) : value;
}

function renamedText(text: string, takeover: Takeover): string {
  return text.startsWith(call)
    ? `${call}${renamedType(text.slice(call.length), takeover)}`
    : renamedType(text, takeover);
}

/** The edits of options that set the version or the download address of the plugin. */
function versionEdits(node: unknown, text: string, takeover: Takeover): readonly Edit[] {
  const { to } = takeover;
  return membersOf(node).flatMap(({ value }) => {
    const token = [memberOf(value, "type"), memberOf(value, "function")].map((each) => each?.value).find(isText);
    const inner = versionEdits(value, text, takeover);
    if (token === undefined || !isOldType(tokenOf(token), takeover)) return inner;
    const options = memberOf(value, "options")?.value;
    const wanted = { version: to.version, pluginDownloadURL: to.pluginDownloadUrl };
    const own = Object.entries(wanted).flatMap(([option, now]) => {
      const old = memberOf(options, option)?.value;
      return isText(old) && now !== undefined ? [replaced(text, old, now)] : [];
    });
    return [...own, ...inner];
  });
}
