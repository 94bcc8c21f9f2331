import { elementPath, isUnknown, memberPath, type Problem } from "@org/core-provider";
import { recordOf } from "../platform/responses.ts";
import { isEmpty } from "./equivalence.ts";
import { memberAt, within } from "./member-path.ts";
import { isPlaceholder, namedIn, type PlaceholderName, wrongPlaceholders } from "./placeholders.ts";

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
  ["delete.parameters", ["id", "properties"]],
  ["delete.task.parameters", ["id", "properties", "task"]],
];

/** Mistakes in the definition of an object of any type. */
export function specificationProblems(args: Values): Problem[] {
  const entries = Array.isArray(args["update"]) ? args["update"] : [];
  const ofUpdates = entries.flatMap((entry: unknown, at: number) => [
    ...placeholderProblems(entry, "parameters", ["id", "properties"], { args, place: `update[${at}]` }),
    ...placeholderProblems(entry, "task.parameters", ["id", "properties", "task"], { args, place: `update[${at}]` }),
  ]);
  return [
    ...templates.flatMap(([path, names]) => placeholderProblems(args, path, names, { args })),
    ...ofUpdates,
    ...idProblems(args),
    ...findProblems(args),
    ...whereProblems(args),
    ...(["properties", "secretProperties"] as const).flatMap((name) => largeNumbers(args[name], name)),
    ...twiceGiven(args["properties"], args["secretProperties"], "secretProperties"),
  ];
}

function placeholderProblems(
  values: unknown,
  path: string,
  names: readonly PlaceholderName[],
  { args, place }: { readonly args: Values; readonly place?: string },
): Problem[] {
  const template = memberAt(values, path);
  const at = place === undefined ? path : `${place}.${path}`;
  const known = names.map((name) => (name === "properties" ? "{properties.Name}" : `{${name}}`));
  return [
    ...wrongPlaceholders(template, names).map((text) => ({
      path: at,
      message: `contains the unknown placeholder ${text}; known placeholders are ${known.join(", ")}`,
    })),
    ...misnamedProblems(args, at, namedIn(template)),
  ];
}

/** An unknown placeholder would be removed silently. */
function misnamedProblems(
  { create, properties, secretProperties }: Values,
  path: string,
  { parts, properties: named }: ReturnType<typeof namedIn>,
): Problem[] {
  const { id, idFromTask = [] } = recordOf(create) ?? {};
  const places = [id ?? idFromTask].flat().map(String);
  // An ID that the program gives may have any number of parts.
  const count = places.length === 0 || places.some(isPlaceholder) ? Number.POSITIVE_INFINITY : places.length;
  const given = [properties, secretProperties].flatMap((members) => Object.keys(recordOf(members) ?? {}));
  const meant = ([name = ""]: readonly string[]) =>
    given.includes(name) ? undefined : given.find((one) => one.toLowerCase() === name.toLowerCase());
  return [
    ...parts
      .filter((part) => part >= count)
      .map((part) => ({
        path,
        message: `contains {id[${part}]}, but the ID has ${count} part${count === 1 ? "" : "s"}`,
      })),
    ...named.flatMap((name) => {
      const other = meant(name.split("."));
      return other === undefined ? [] : [{ path, message: `contains {properties.${name}}; did you mean ${other}?` }];
    }),
  ];
}

/** A search without criteria would find any object. */
function findProblems(args: Values): Problem[] {
  const by = memberAt(args, "create.find.by");
  if (!Array.isArray(by) || by.some((path) => isUnknown(path) || isGiven(args, String(path)))) return [];
  return [{ path: "create.find.by", message: `requires one of ${by.join(" and ")} in properties` }];
}

/** A property that is a part of the ID must be given. */
function idProblems(args: Values): Problem[] {
  const places = memberAt(args, "create.id");
  if (!Array.isArray(places)) return [];
  return places.flatMap((place: unknown, at) => notGiven(args, place, `create.id[${at}]`));
}

/** A property that selects an element must be given: otherwise any element would match. */
function whereProblems(args: Values): Problem[] {
  const where = recordOf(memberAt(args, "read.where")) ?? {};
  return Object.values(where).flatMap((value) => notGiven(args, value, "read.where"));
}

function notGiven(args: Values, text: unknown, path: string): Problem[] {
  if (typeof text !== "string" || !isPlaceholder(text)) return [];
  const missing = namedIn(text).properties.filter((name) => !isGiven(args, name));
  return missing.map((name) => ({ path, message: `requires ${name} in properties` }));
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
function twiceGiven(members: unknown, others: unknown, path: string, name = ""): Problem[] {
  const [one, other] = [recordOf(members), recordOf(others)];
  if (one === undefined || other === undefined) {
    const isTwice = name !== "" && members !== undefined && others !== undefined && !Array.isArray(others);
    return isTwice ? [{ path, message: `is given in properties.${name} too: remove one of the two` }] : [];
  }
  return Object.keys(other).flatMap((key) =>
    twiceGiven(one[key], other[key], memberPath(path, key), within(name, key)),
  );
}
