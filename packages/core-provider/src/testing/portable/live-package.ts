import type { ProviderDefinition } from "../../definition/provider.ts";
import type { ProviderOutline } from "../../definition/provider-outline.ts";
import type { Values } from "../marks.ts";
import type { PortableLife } from "./portable-life.ts";

/** A package whose resources are tested on the real platform. */
export interface LivePackage {
  readonly provider: ProviderDefinition;
  readonly outline: ProviderOutline;
  readonly lives: Readonly<Record<string, PortableLife>>;
  /** Why resources without such a life cannot have one, by resource: `it requires ...`. Default: none. */
  readonly notLive?: Readonly<Record<string, string>>;
  /**
   * The properties that name a service with its own credentials, such as `kafkaCluster`. A sweep does not search such
   * services, because it deletes the objects that contain them. Default: none.
   */
  readonly services?: readonly string[];
  /** Resources in such a service that have other properties with its address and its credentials. Default: none. */
  readonly inServices?: readonly string[];
  /**
   * The environment variables that the import of an object reads, such as the endpoint and credentials of its cluster.
   * By default, imports read no more variables than other operations.
   *
   * @param inputs - The inputs of the object.
   */
  importVariables?(inputs: Values): Readonly<Record<string, string>>;
}
