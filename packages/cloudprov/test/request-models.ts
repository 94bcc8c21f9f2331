import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Problem, RequestCheck } from "@org/cloudprov-simulator";
import { nearest } from "@org/core-provider";
import { describedService } from "../src/commands/types/installed-sdk.ts";
import type { MemberType, Models } from "../src/commands/types/models.ts";

/** The package that has the platform's official SDK as a development dependency. */
const sdkFolder = dirname(createRequire(import.meta.url).resolve("@org/cloudprov-simulator/package.json"));

/**
 * Members that the SDK requires and the platform does not, by model: a filter may name a key or a value alone, and nodes
 * have few of their possible settings.
 */
const notRequired: Readonly<Record<string, readonly string[]>> = {
  TagInfo: ["TagKey", "TagValue"],
  InstanceAdvancedSettings: ["DesiredPodNumber", "GPUArgs", "PreStartUserScript", "Taints"],
  DataDisk: ["DiskType", "FileSystem", "DiskSize", "AutoFormatAndMount", "MountTarget", "DiskPartition"],
};

const read = new Map<string, Promise<Models>>();

/** Checks a request against the models of the platform's official SDK: unknown, missing and mistyped members. */
export const checkByModels: RequestCheck = async ({ service, version, action, params }) => {
  const models = await modelsOf(service, version);
  const name = `${action}Request`;
  if (!models.has(name)) return [{ at: "", kind: "unknown", message: `belongs to ${action}, which the SDK lacks` }];
  return [...problemsOf(models, { name, list: false }, params, "")];
};

/** The models of a version of a service. */
export function modelsOf(service: string, version: string): Promise<Models> {
  const key = `${service} ${version}`;
  const models = read.get(key) ?? describedService(sdkFolder, service, version).then((described) => described.models);
  read.set(key, models);
  return models;
}

/** The differences between a value and the type of a model's member. */
export function* problemsOf(models: Models, type: MemberType, value: unknown, at: string): Generator<Problem> {
  if (type.list) {
    if (!Array.isArray(value)) yield wrongType(at, "an array", value);
    else
      for (const [index, one] of value.entries())
        yield* problemsOf(models, { ...type, list: false }, one, `${at}/${index}`);
    return;
  }
  const members = models.get(type.name);
  if (members === undefined) {
    if (typeof value !== type.name) yield wrongType(at, `a ${type.name}`, value);
    return;
  }
  if (!isObject(value)) return yield wrongType(at, "an object", value);
  for (const [name, inside] of Object.entries(value)) {
    const member = members.get(name);
    if (member !== undefined) yield* problemsOf(models, member.type, inside, `${at}/${name}`);
    else
      yield {
        at: `${at}/${name}`,
        kind: "unknown",
        message: `is not a member of ${type.name}${advice(name, members)}`,
      };
  }
  for (const [name, { optional }] of members) {
    if (optional || Object.hasOwn(value, name) || notRequired[type.name]?.includes(name)) continue;
    yield { at: `${at}/${name}`, kind: "missing", message: `is missing, which ${type.name} requires` };
  }
}

function advice(name: string, members: ReadonlyMap<string, unknown>): string {
  const near = nearest(name, [...members.keys()]);
  return near === undefined ? "" : `: did you mean ${near}?`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function wrongType(at: string, wanted: string, value: unknown): Problem {
  const actual = value === null ? "null" : Array.isArray(value) ? "an array" : `a ${typeof value}`;
  return { at, kind: "type", message: `must be ${wanted}, not ${actual}` };
}
