import type { World } from "../../world.ts";
import { found } from "../action.ts";
import type { KafkaInstance } from "./kafka.ts";

/** @throws {PlatformError} if the region has no such instance. */
export function instanceWith(instance: KafkaInstance | undefined, id: string, region: string): KafkaInstance {
  const own = instance?.region === region ? instance : undefined;
  return found(own, "InvalidParameterValue.InstanceNotExist", `instance ${id}`);
}

/** An instance as it is, for those who change it. @throws {PlatformError} if the region has no such instance. */
export function presentInstance({ kafka }: World, id: string, region: string): KafkaInstance {
  return instanceWith(kafka.instances.get(id), id, region);
}

/** The result of a change that succeeded. */
export const succeeded = { ReturnCode: "0", ReturnMessage: "operation success", Data: null } as const;
