import { field } from "@org/core-provider";
import { withWireNames } from "../../platform/wire-names.ts";
import { chosen, flag, number, word, writeOnly } from "./optional-fields.ts";

const microService = field.object(
  {
    clusterId: field.string({ required: true, docs: "Cluster of the microservice." }),
    namespaceId: field.string({ required: true, docs: "Namespace of the microservice." }),
    microServiceName: field.string({
      required: true,
      docs: "Name of the microservice.",
    }),
  },
  { docs: "A microservice." },
);

const targetService = field.object(
  {
    vmIp: field.string({ required: true, docs: "IP address of the machine." }),
    vpcId: field.string({ required: true, docs: "VPC of the machine." }),
    vmPort: field.integer({ required: true, docs: "Port of the machine." }),
    hostIp: field.string({
      required: true,
      docs: "IP address of the machine's host.",
    }),
    dockerIp: word("IP address of the container."),
  },
  { docs: "A machine." },
);

/** The health check of backends. */
const isHealthCheck = flag("Whether the health of backends is checked.");
const healthCheck = {
  requestVolumeThreshold: "Minimum number of calls for a health check to count.",
  sleepWindowInMilliseconds: "Time after which a failed backend is tried again, in milliseconds.",
  errorThresholdPercentage: "Percentage of calls that may fail.",
} as const;

/** Settings that can be disabled, but not removed. */
const switchedOff = { emptyIsUnset: true, omitEmptyOnCreate: true } as const;

/** Backends that are microservices or machines. */
export const microServiceFields = withWireNames({
  microServices: field.set(microService, {
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: [],
    docs: "The microservices behind the API.",
  }),
  serviceTsfLoadBalanceConf: field.object(
    {
      isLoadBalance: flag("Whether load balancing is enabled."),
      method: field.string({ computed: true, emptyIsUnset: true, docs: "Load balancing method." }),
      sessionStickRequired: flag("Whether sessions stick to a backend."),
      sessionStickTimeout: chosen("How long sessions stick to a backend, in seconds."),
    },
    {
      ...switchedOff,
      unsetAs: { IsLoadBalance: false },
      docs: "Load balancing of the microservices. Removing it from your program disables load balancing.",
    },
  ),
  serviceTsfHealthCheckConf: field.object(
    {
      isHealthCheck,
      requestVolumeThreshold: chosen(healthCheck.requestVolumeThreshold),
      sleepWindowInMilliseconds: chosen(healthCheck.sleepWindowInMilliseconds),
      errorThresholdPercentage: chosen(healthCheck.errorThresholdPercentage),
    },
    {
      ...switchedOff,
      unsetAs: { IsHealthCheck: false },
      docs: "Health check of the microservices. Removing it from your program disables the check.",
    },
  ),
  targetServices: field.list(targetService, {
    ...writeOnly,
    emptyIsUnset: true,
    replaceOnChange: true,
    docs: "The machines behind the API. The platform does not return them.",
  }),
  targetServicesLoadBalanceConf: field.integer({
    ...writeOnly,
    docs: "Load balancing method of the machines, as a number. The platform does not return it.",
  }),
  targetServicesHealthCheckConf: field.object(
    {
      isHealthCheck,
      requestVolumeThreshold: number(healthCheck.requestVolumeThreshold),
      sleepWindowInMilliseconds: number(healthCheck.sleepWindowInMilliseconds),
      errorThresholdPercentage: number(healthCheck.errorThresholdPercentage),
    },
    {
      ...writeOnly,
      docs: "Health check of the machines. The platform does not return it.",
    },
  ),
});
