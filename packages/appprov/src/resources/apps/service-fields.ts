import { type Args, atMostOneOf, field, isUnknown, type Outputs, type Problem, type Rule } from "@org/core-provider";
import { containerProfile, isContainerSize } from "../../platform/container-fields.ts";
import { autoscalingFields, neededByType, type Policy } from "./autoscaling-fields.ts";
import { samePolicy } from "./autoscaling-policy.ts";

const policies = (facts: { readonly docs: string; readonly deprecated?: string }) =>
  field.set(field.object(autoscalingFields, { rules: [neededByType], docs: "The policy." }), { max: 1, ...facts });

const service = {
  processType: field.string({
    default: "cmd",
    min: 1,
    docs: "Process type, as in the image's Procfile. An image without a Procfile has the type `cmd`.",
  }),
  containerCount: field.integer({ default: 1, min: 0, docs: "Number of containers. 0 stops the service." }),
  containerMemoryLimit: field.integer({
    default: 1024,
    docs: "Memory of a container in MB. Must be one of the platform's container sizes.",
  }),
  containerProfile: containerProfile(),
  forceZeroDowntime: field.boolean({
    default: false,
    docs: "Whether to release without downtime even if the service has no endpoint. Two releases run at the same time for a while.",
  }),
  simpleHealthCheck: field.boolean({
    default: false,
    docs: "Whether a release without downtime only checks that containers stay up for 30 seconds.",
  }),
  restartFreeScaling: field.boolean({
    default: false,
    docs: "Whether to change the number of containers without a release.",
  }),
  stopTimeout: field.integer({
    default: 10,
    min: 0,
    docs: "Seconds that a container has to stop before it is killed. With 0 the platform decides.",
  }),
  autoscalingPolicies: policies({ docs: "How the platform scales the service automatically." }),
  serviceSizingPolicies: policies({
    deprecated: "use autoscalingPolicies, which has the same form",
    docs: "Former name of `autoscalingPolicies`.",
  }),
};

/** A service as a program requests it. */
export type Service = Args<typeof service>;
/** A service as it is. */
export type ActualService = Outputs<typeof service>;
/** How many containers a service has, and of which size. */
export type Size = Pick<ActualService, "containerCount" | "containerMemoryLimit" | "containerProfile">;
/** What inputs and state say about the size of a service. */
export type Sized = Pick<ActualService, "processType" | keyof Size> & {
  readonly serviceSizingPolicies?: readonly unknown[] | undefined;
};

/** Which properties of a service's size a policy scales, by its type. */
export const scaledBy: Readonly<Record<Policy["autoscalingType"], readonly (keyof Size)[]>> = {
  horizontal: ["containerCount"],
  vertical: ["containerMemoryLimit", "containerProfile"],
};

/** The property of an app with the services that the program manages. */
export const services = () =>
  field.set(
    field.object(service, {
      rules: [atMostOneOf("autoscalingPolicies", "serviceSizingPolicies"), isContainerSize("containerMemoryLimit")],
      docs: "A service.",
    }),
    {
      computed: true,
      emptyIsUnset: true,
      equality: (before, after) => includesAll(before as ActualService[], after as Service[]),
      // A new image may define other services. The image may also be set in config.
      changesWith: ["dockerImage", "config"],
      docs: "Services of the image, by process type. Services that are missing here stay as they are.",
    },
  );

/** Rejects two blocks for one process type. */
export const oneBlockPerService: Rule = {
  says: "services must not contain a processType twice.",
  fields: ["services"],
  test: ({ services: given }, shown) => {
    if (!Array.isArray(given)) return [];
    const seen = new Set<unknown>();
    return given.flatMap((block: unknown, i): Problem[] => {
      if (typeof block !== "object" || block === null) return [];
      const type = (block as Partial<Service>).processType;
      if (isUnknown(type) || !seen.has(type)) {
        seen.add(type);
        return [];
      }
      const path = `services[${i}].processType`;
      return [{ path, message: `is used twice: ${shown(path, type)}; remove one of the two blocks` }];
    });
  },
};

/** The policy of a service, under either of its names. */
export function policyOfBlock(block: Service): Policy | undefined {
  return block.autoscalingPolicies?.[0] ?? block.serviceSizingPolicies?.[0];
}

/** Whether all requested services are as requested. The program does not manage the others. */
function includesAll(actual: readonly ActualService[], wanted: readonly Service[]): boolean {
  return wanted.every((block) => actual.some((one) => isAsRequested(one, block)));
}

function isAsRequested(actual: ActualService, wanted: Service): boolean {
  const plain = Object.keys(service).filter((name) => !name.endsWith("Policies")) as (keyof Service)[];
  return (
    // A stopTimeout of 0 equals any value, because the platform decides.
    plain.every((name) => actual[name] === wanted[name] || (name === "stopTimeout" && wanted[name] === 0)) &&
    samePolicy(actual.autoscalingPolicies?.[0] ?? actual.serviceSizingPolicies?.[0], policyOfBlock(wanted))
  );
}
