import { isUnknown, memberPath, type Problem } from "@org/core-provider";
import { recordOf } from "../platform/answers.ts";
import { memberAt, within } from "./member-path.ts";
import { type PlaceholderName, wrongPlaceholders } from "./placeholders.ts";

type Values = Readonly<Record<string, unknown>>;

/** Where texts may name something, as dotted paths, and what. */
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

/** What is wrong with what a program says of an object of any kind. */
export function specificationProblems(args: Values): Problem[] {
  const entries = Array.isArray(args["update"]) ? args["update"] : [];
  const ofUpdates = entries.flatMap((entry: unknown, at: number) => [
    ...placeholderProblems(entry, "parameters", ["id", "properties"], `update[${at}]`),
    ...placeholderProblems(entry, "task.parameters", ["id", "properties", "task"], `update[${at}]`),
  ]);
  return [
    ...templates.flatMap(([path, names]) => placeholderProblems(args, path, names)),
    ...ofUpdates,
    ...idProblems(args),
    ...twiceGiven(args["properties"], args["secretProperties"], "secretProperties"),
  ];
}

function placeholderProblems(
  values: unknown,
  path: string,
  names: readonly PlaceholderName[],
  place?: string,
): Problem[] {
  const known = names.map((name) => (name === "properties" ? "{properties.Name}" : `{${name}}`));
  return wrongPlaceholders(memberAt(values, path), names).map((text) => ({
    path: place === undefined ? path : `${place}.${path}`,
    message: `holds ${text}, which names nothing there; known are ${known.join(", ")}`,
  }));
}

/** A property that is a part of the ID must be given. */
function idProblems({ create, properties, secretProperties }: Values): Problem[] {
  const places = recordOf(create)?.["id"];
  if (!Array.isArray(places) || isUnknown(properties) || isUnknown(secretProperties)) return [];
  return places.flatMap((place: unknown, at) => {
    const [, path = ""] = /^\{properties\.([\w.]+)\}$/.exec(String(isUnknown(place) ? "" : place)) ?? [];
    const value = memberAt(properties, path) ?? memberAt(secretProperties, path);
    if (path === "" || (value !== undefined && value !== "")) return [];
    return [{ path: `create.id[${at}]`, message: `names ${path}, which properties must give then` }];
  });
}

/** Members that both give, of which one would be lost. */
function twiceGiven(members: unknown, others: unknown, path: string, name = ""): Problem[] {
  const [one, other] = [recordOf(members), recordOf(others)];
  if (one === undefined || other === undefined) {
    const isTwice = name !== "" && members !== undefined && others !== undefined && !Array.isArray(others);
    return isTwice ? [{ path, message: `is given as properties.${name}, too: keep one of the two` }] : [];
  }
  return Object.keys(other).flatMap((key) =>
    twiceGiven(one[key], other[key], memberPath(path, key), within(name, key)),
  );
}
