import type { Trigger } from "@org/cloudprov-simulator";

/** An enabled trigger on the platform. */
export function givenTrigger(fields: Pick<Trigger, "type" | "name" | "desc">): Trigger {
  return {
    enabled: true,
    qualifier: "$LATEST",
    customArgument: "",
    description: "",
    createdAt: 0,
    updatedAt: 0,
    ...fields,
  };
}
