import { type Parameters, requiredParameter } from "@org/simulator";
import type { KeptObject } from "../records.ts";
import type { World } from "../world.ts";
import { forbidden } from "./errors.ts";
import { environmentOf, environmentParameter, readInEnvironment } from "./in-environment.ts";
import { idAt } from "./kept-kind.ts";
import type { ControlCall } from "./objects.ts";

const parameter = "spec.kafka_cluster";

/** The parameters by which every call about objects in a Kafka cluster names it. */
export const clusterParameters: Parameters = { ...environmentParameter, [parameter]: requiredParameter };

/** The Kafka cluster that a call names. */
export function clusterOf({ query }: ControlCall<unknown>): string {
  return query.text(parameter) ?? "";
}

/** Refuses a Kafka cluster that is not in the environment, as one that the caller may not see. */
export function checkCluster(world: World, environmentId: string, id: string): void {
  if (world.kafkaClusters.get(id)?.environmentId !== environmentId)
    throw forbidden(`Access to the Kafka cluster '${id}' is forbidden.`);
}

/** The common parts of reading collections whose objects are in a Kafka cluster, named at a place of their bodies. */
export function readInCluster(world: World, place: string) {
  const environment = readInEnvironment(world);
  return {
    readQuery: clusterParameters,
    guard: (call: ControlCall) => {
      environment.guard(call);
      checkCluster(world, environmentOf(call), clusterOf(call));
    },
    reads: (one: KeptObject, call: ControlCall) =>
      environment.reads(one, call) && idAt(one.body, place) === clusterOf(call),
  };
}
