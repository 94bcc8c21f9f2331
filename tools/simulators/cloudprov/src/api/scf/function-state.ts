import { objectsOf } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { found } from "../action.ts";
import type { TaggedResource } from "../tag/tags.ts";
import type { FunctionSettings, ScfFunction } from "./functions.ts";
import { defaultName, namespaceId } from "./namespace-state.ts";

/** A function that a test creates. */
export type NewScfFunction = Pick<ScfFunction, "name"> & Partial<Omit<ScfFunction, "id">>;

/** The settings of a function for which a creation names none. */
export const usualSettings: FunctionSettings = {
  Description: "",
  MemorySize: 128,
  Timeout: 3,
  Environment: { Variables: [] },
  VpcConfig: { VpcId: "", SubnetId: "" },
  Role: "",
  InstallDependency: "FALSE",
  ClsLogsetId: "",
  ClsTopicId: "",
  L5Enable: "FALSE",
  Layers: [],
  PublicNetConfig: { PublicNetStatus: "ENABLE", EipConfig: { EipStatus: "DISABLE" } },
  CfsConfig: { CfsInsList: [] },
  InitTimeout: 65,
  InstanceConcurrencyConfig: null,
  DnsCache: "FALSE",
  IntranetConfig: { IpFixed: "DISABLE" },
  DeadLetterConfig: { Type: "", Name: "", FilterType: "" },
  ProtocolType: null,
  ProtocolParams: null,
};

/** A function with the usual settings. */
export function newScfFunction(world: World, fields: NewScfFunction): ScfFunction {
  const { region = "ap-guangzhou", namespace = defaultName, name } = fields;
  return {
    functionId: world.newId("lam"),
    type: "Event",
    runtime: "Python2.7",
    handler: "index.main_handler",
    asyncRun: "FALSE",
    settings: usualSettings,
    code: { size: 1_024, image: undefined },
    triggers: [],
    status: "Active",
    reason: "",
    codeError: "",
    createdAt: world.now(),
    updatedAt: world.now(),
    ...fields,
    id: functionKey(region, namespace, name),
    region,
    namespace,
  };
}

/** The key of a function in the store. */
export function functionKey(region: string, namespace: string, name: string): string {
  return `${namespaceId(region, namespace)}/${name}`;
}

/** How requests name a function. */
export interface NamedFunction {
  readonly FunctionName: string;
  readonly Namespace?: string;
}

/** @throws {PlatformError} if there is no such function. */
export function existingFunction(world: World, region: string, { FunctionName, Namespace }: NamedFunction) {
  const namespace = existingNamespace(world, region, Namespace);
  const one = world.scfFunctions.get(functionKey(region, namespace, FunctionName));
  return found(one, "ResourceNotFound.Function", `function ${FunctionName}`);
}

/** The name of a namespace, which defaults to that of the default one. @throws {PlatformError} if it does not exist. */
export function existingNamespace(world: World, region: string, name: string = defaultName): string {
  if (name === defaultName || world.scfNamespaces.get(namespaceId(region, name)) !== undefined) return name;
  throw new PlatformError("ResourceNotFound.Namespace", `The namespace ${name} does not exist.`);
}

/** The name of a function in the tag service. */
export function tagsOfFunction({ region, namespace, name }: Pick<ScfFunction, "region" | "namespace" | "name">) {
  const resource: TaggedResource = {
    service: "scf",
    prefix: "namespace",
    region,
    resourceId: `${namespace}/function/${name}`,
  };
  return resource;
}

/** Whether a resource is an existing function. */
export function isFunction(world: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  const [, namespace, name] = /^([^/]+)\/function\/([^/]+)$/.exec(resourceId) ?? [];
  if (service !== "scf" || prefix !== "namespace" || namespace === undefined || name === undefined) return false;
  return world.scfFunctions.get(functionKey(region, namespace, name)) !== undefined;
}

/** Deletes a function with its triggers and its tags. */
export function deleteScfFunction(world: World, one: ScfFunction): void {
  world.scfFunctions.remove(one.id);
  world.tags.clear(tagsOfFunction(one));
}

/** Opens the functions of a world to tests. Omitted values have defaults. */
export function functionState(world: World) {
  return {
    scfFunctions: objectsOf(
      world.hub.agenda,
      world.scfFunctions,
      (fields: NewScfFunction) => newScfFunction(world, fields),
      (id) => {
        const one = world.scfFunctions.get(id);
        if (one !== undefined) deleteScfFunction(world, one);
      },
    ),
  };
}
