import type { Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { startWithRegistry } from "./registry.ts";

/** A subject whose settings are looked at. */
export const subject = "orders/value";

/** A registry, and a resource that has some settings of one of its subjects. */
export async function startWithSubject(type: string, ordinary: Values, settings: StreamprovOptions) {
  const test = await startWithRegistry(settings);
  const inputs = (changes: Values = {}): Values => ({
    ...test.connection,
    subjectName: subject,
    ...ordinary,
    ...changes,
  });
  const resource = test.host.resource(type, "orders");
  const made = async (changes: Values = {}) => {
    await resource.create(inputs(changes));
    test.platform.journal.clear();
    return resource;
  };
  return { ...test, inputs, resource, made, id: `${test.registry.id}/${subject}` };
}
