import { containsUnknown, elementPath, isUnknown, memberPath, type Problem } from "@org/core-provider";
import { recordOf } from "../platform/responses.ts";
import { isEmpty } from "./equivalence.ts";
import { memberAt, within } from "./member-path.ts";
import { isPlaceholder, isWrongPlaceholder, namedIn, type PlaceholderName, propertyAt } from "./placeholders.ts";
import { remainingMembers } from "./remaining-members.ts";
import { isUpdatable } from "./update.ts";

type Values = Readonly<Record<string, unknown>>;

/** Where texts may contain placeholders, as dotted paths, and which ones. */
const templates: readonly (readonly [path: string, names: readonly PlaceholderName[]])[] = [
  ["create.parameters", ["properties"]],
  ["create.id", ["properties"]],
  ["create.idFromTask", ["properties"]],
  ["create.find.parameters", ["properties"]],
  ["create.find.id", ["properties"]],
  ["create.task.parameters", ["properties", "task"]],
  ["read.parameters", ["id", "properties"]],
  ["read.where", ["id", "properties"]],
  ["read.map", ["id", "properties"]],
  ["tagResource", ["id", "properties"]],
  ["delete.parameters", ["id", "properties"]],
  ["delete.task.parameters", ["id", "properties", "task"]],
];

/** Mistakes in the definition of an object of any type. */
export function specificationProblems(args: Values): Problem[] {
  const entries = Array.isArray(args["update"]) ? args["update"] : [];
  const { properties, secretProperties } = args;
  const problems = (path: string, names: readonly PlaceholderName[]) =>
    placeholderProblems(templateAt(args, path), path, {
      names,
      parts: partsOfId(args),
      properties: [properties, secretProperties],
      places: "properties or secretProperties",
    });
  const ofUpdates = entries.flatMap((_, at) => [
    ...problems(`update[${at}].parameters`, ["id", "properties"]),
    ...problems(`update[${at}].task.parameters`, ["id", "properties", "task"]),
  ]);
  const others = memberAt(args, "read.also");
  const ofOtherReads = (Array.isArray(others) ? others : []).flatMap((_, at) => [
    ...problems(`read.also[${at}].parameters`, ["id", "properties"]),
    ...problems(`read.also[${at}].where`, ["id", "properties"]),
  ]);
  return [
    ...ofOtherReads,
    ...remainingProblems(args),
    ...doubleOutputs(args),
    ...templates.flatMap(([path, names]) => problems(path, names)),
    ...ofUpdates,
    ...emptyProblems(args),
    ...findProblems(args),
    ...comparedProblems(args),
    ...(["properties", "secretProperties"] as const).flatMap((name) => largeNumbers(args[name], name)),
    ...duplicateMembers(args["properties"], args["secretProperties"], "secretProperties"),
  ];
}

/** The value at a path such as `update[0].parameters`. */
function templateAt(args: Values, path: string): unknown {
  return memberAt(args, path.replaceAll(/\[(\d+)\]/g, ".$1"));
}

/** What the placeholders of a template may refer to. */
interface Allowed {
  readonly names: readonly PlaceholderName[];
  /** The number of parts of the ID; infinite if it is not known. */
  readonly parts?: number;
  /** The properties by name; whole paths are names too. */
  readonly properties: readonly unknown[];
  /** The program's properties that contain them. */
  readonly places: string;
}

/** Mistakes in the placeholders of the template at a path, with the path of each text. */
export function placeholderProblems(template: unknown, path: string, allowed: Allowed): Problem[] {
  if (isUnknown(template)) return [];
  if (typeof template === "string") return textProblems(template, path, allowed);
  if (Array.isArray(template))
    return template.flatMap((one, at) => placeholderProblems(one, elementPath(path, at), allowed));
  const members = Object.entries(recordOf(template) ?? {});
  return members.flatMap(([name, one]) => placeholderProblems(one, memberPath(path, name), allowed));
}

function textProblems(text: string, path: string, allowed: Allowed): Problem[] {
  const { names, parts: count = Number.POSITIVE_INFINITY, properties, places } = allowed;
  const known = names.map((name) => (name === "properties" ? "{properties.Name}" : `{${name}}`)).join(", ");
  const { parts, properties: named } = namedIn(text);
  return [
    ...(isWrongPlaceholder(text, names)
      ? [{ path, message: `contains the unknown placeholder ${text}: use ${known}, or remove it` }]
      : []),
    ...parts
      .filter((part) => part >= count)
      .map((part) => ({
        path,
        message: `contains {id[${part}]}, but the ID has ${count} part${count === 1 ? "" : "s"}`,
      })),
    ...named
      .filter((name) => !properties.some((members) => mayHave(members, name)))
      .map((name) => ({
        path,
        message: `contains {properties.${name}}, which is not in ${places}: ${advice(name, properties, places)}`,
      })),
  ];
}

function advice(name: string, properties: readonly unknown[], places: string): string {
  const all = properties.flatMap((members) => Object.keys(recordOf(members) ?? {}));
  const similar = all.find((one) => one.toLowerCase() === name.toLowerCase());
  if (similar !== undefined) return `did you mean {properties.${similar}}?`;
  const known = all.length === 0 ? "it is empty" : `there ${all.length === 1 ? "is" : "are"} ${all.join(", ")}`;
  return `${known}. Add ${name} to ${places}, or correct the placeholder`;
}

/** Whether an object has a value at a path, or may have it: an unknown value may contain any member. */
function mayHave(members: unknown, path: string): boolean {
  if (isUnknown(members)) return true;
  const prefixes = path.split(".").map((_, at, steps) => steps.slice(0, at + 1).join("."));
  return propertyAt(members, path) !== undefined || prefixes.some((one) => isUnknown(propertyAt(members, one)));
}

/** The number of parts of the ID. An ID that the program gives may have any number of parts. */
function partsOfId({ create }: Values): number {
  const { id, idFromTask = [] } = recordOf(create) ?? {};
  const places = [id ?? idFromTask].flat().map(String);
  return places.length === 0 || places.some(isPlaceholder) ? Number.POSITIVE_INFINITY : places.length;
}

/** A member that no action receives would never be set. */
function remainingProblems({ create, update, properties, secretProperties }: Values): Problem[] {
  const members = memberAt(create, "members");
  const entries = update ?? [];
  if (!Array.isArray(members) || !Array.isArray(entries) || [create, entries].some(containsUnknown)) return [];
  const args = { create, properties, secretProperties } as Parameters<typeof remainingMembers>[0];
  return remainingMembers(args)
    .filter(({ member }) => !isUpdatable(entries, member))
    .map(({ path, member }) => ({
      path,
      message: `is sent by no action: add ${member} to create.members or to the members of an update`,
    }));
}

/** A value that two responses contain could be either. */
function doubleOutputs(args: Values): Problem[] {
  return (["outputs", "secretOutputs"] as const).flatMap((name) => {
    const ofCreate = memberAt(args, `create.${name}`);
    const ofRead = args[name];
    if (!Array.isArray(ofCreate) || !Array.isArray(ofRead)) return [];
    return ofCreate.flatMap((path, at) =>
      ofRead.includes(path)
        ? [{ path: `create.${name}[${at}]`, message: `is listed in ${name} too: remove one of the two` }]
        : [],
    );
  });
}

/** A search without criteria would find any object. */
function findProblems(args: Values): Problem[] {
  const by = memberAt(args, "create.find.by");
  if (!Array.isArray(by) || by.some((path) => isUnknown(path) || isGiven(args, String(path)))) return [];
  return [{ path: "create.find.by", message: `requires one of ${by.join(" and ")} in properties` }];
}

/** A comparison for a member that differs from a property only in its case would have no effect. */
function comparedProblems({ compareAs, properties, secretProperties }: Values): Problem[] {
  const all = [properties, secretProperties].flatMap((members) => Object.keys(recordOf(members) ?? {}));
  return Object.keys(recordOf(compareAs) ?? {}).flatMap((path) => {
    const [name = ""] = path.split(".");
    const similar = all.find((one) => one.toLowerCase() === name.toLowerCase());
    if (similar === undefined || all.includes(name)) return [];
    return [{ path: memberPath("compareAs", path), message: `is not in properties: did you mean ${similar}?` }];
  });
}

/** A property that is a part of the ID or selects an element must not be empty: it would fit any object. */
function emptyProblems(args: Values): Problem[] {
  const { properties, secretProperties } = args;
  const places = memberAt(args, "create.id");
  const ids = (Array.isArray(places) ? places : []).map((place: unknown, at) => [`create.id[${at}]`, place] as const);
  const where = Object.values(recordOf(memberAt(args, "read.where")) ?? {}).map((one) => ["read.where", one] as const);
  return [...ids, ...where].flatMap(([path, text]) => {
    if (typeof text !== "string" || !isPlaceholder(text)) return [];
    const empty = namedIn(text).properties.filter(
      (name) => [properties, secretProperties].some((members) => mayHave(members, name)) && !isGiven(args, name),
    );
    return empty.map((name) => ({ path, message: `requires ${name} in properties: it is empty` }));
  });
}

/** Whether a program gives a property, or may give it: an unknown value may contain it. */
function isGiven({ properties, secretProperties }: Values, path: string): boolean {
  const steps = path.split(".");
  return [properties, secretProperties].some(
    (members) =>
      !isEmpty(memberAt(members, path)) ||
      steps.some((_, end) => isUnknown(memberAt(members, steps.slice(0, end).join(".")))),
  );
}

/** Whole numbers that JavaScript has rounded. */
function largeNumbers(value: unknown, path: string): Problem[] {
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    return [{ path, message: "is too large for an exact whole number: give it as a text" }];
  }
  if (Array.isArray(value)) return value.flatMap((one, at) => largeNumbers(one, elementPath(path, at)));
  return Object.entries(recordOf(value) ?? {}).flatMap(([name, one]) => largeNumbers(one, memberPath(path, name)));
}

/** Members that are given twice, of which one would be lost. */
function duplicateMembers(members: unknown, others: unknown, path: string, name = ""): Problem[] {
  const [one, other] = [recordOf(members), recordOf(others)];
  if (one === undefined || other === undefined) {
    const isTwice = name !== "" && members !== undefined && others !== undefined && !Array.isArray(others);
    return isTwice ? [{ path, message: `is given in properties.${name} too: remove one of the two` }] : [];
  }
  return Object.keys(other).flatMap((key) =>
    duplicateMembers(one[key], other[key], memberPath(path, key), within(name, key)),
  );
}
