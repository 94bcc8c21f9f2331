import { field, requiredWith } from "@org/core-provider";
import type { Op } from "../platform/clients.ts";
import { ServiceClient } from "../platform/service-client.ts";
import { type Service, services } from "../platform/services.ts";

/** The service and place of an action. */
export interface ServiceArgs {
  readonly service: string;
  readonly version: string;
  readonly region?: string | undefined;
  readonly domain?: string | undefined;
  readonly retryCodes?: readonly string[] | undefined;
}

/** Facts of the properties for the service and place of an action. */
export const serviceFacts = {
  service: {
    required: true,
    pattern: { match: /^[a-z][a-z0-9-]*$/, says: "be the first label of the service's host, such as vpc" },
    docs: "The service: the first label of its host, such as `vpc`.",
  },
  version: {
    required: true,
    pattern: { match: /^\d{4}-\d{2}-\d{2}$/, says: "be a version of the service's API, such as 2017-03-12" },
    docs: "Version of the service's API, such as `2017-03-12`.",
  },
  region: {
    emptyIsUnset: true,
    docs: "Region of the request. Defaults to the provider's region.",
  },
  domain: {
    emptyIsUnset: true,
    pattern: {
      match: /^[A-Za-z0-9.-]+(:\d+)?(\/[^?#\s]*)?$/,
      says: "be a domain without a scheme, such as intl.tencentcloudapi.com",
    },
    docs: "Root domain of the API; the service is a host below it. Defaults to the provider's domain.",
  },
  retryCodes: {
    docs: "Error codes that are retried, in addition to those of every service. `ResourceInUse` includes all codes that begin with `ResourceInUse.`.",
  },
} as const;

/** The service of one call, if it differs from the service of the object. */
export interface CallService {
  readonly service?: string | undefined;
  readonly version?: string | undefined;
  readonly region?: string | undefined;
}

/** The properties for the service of one call. */
export const callServiceFields = {
  service: field.string({
    pattern: serviceFacts.service.pattern,
    docs: "Service of this action, if it is another one, such as `tag`. Requires `version`.",
  }),
  version: field.string({
    pattern: serviceFacts.version.pattern,
    docs: "Version of the API of this action. Defaults to the resource's `version`.",
  }),
  region: field.string({ emptyIsUnset: true, docs: "Region of this action. Defaults to the resource's `region`." }),
};

/** Another service has its own versions. */
export const callServiceRule = requiredWith("service", "version");

/** The name of an action, as field facts. */
export const actionFacts = {
  required: true,
  pattern: { match: /^[A-Z]\w*$/, says: "be the name of an action, such as DescribeInstances" },
} as const;

/** Names of error codes. */
export const code = field.string({ docs: "A code." });

/**
 * The client of a service that a program names. What this package knows about the service also applies.
 *
 * @param options.call - The service of the call, if it differs.
 * @param options.finalWrites - Error codes that are not retried, although other services retry them.
 */
export function clientFor(
  op: Op,
  args: ServiceArgs,
  {
    call = {},
    finalWrites = [],
  }: { readonly call?: CallService; readonly finalWrites?: readonly string[] | undefined } = {},
): ServiceClient {
  const { service = args.service, version = args.version, region = args.region } = call;
  return new ServiceClient(op.platform, op, { ...serviceOf({ ...args, service, version, region }), finalWrites });
}

function serviceOf({ service: host, version, region, domain, retryCodes = [] }: ServiceArgs): Service {
  const known: Service | undefined = Object.values(services).find((one) => one.host === host);
  const { busyReads = [], busyWrites = [], busyBy = [], hints = {} } = known?.version === version ? known : {};
  return {
    host,
    version,
    place: { region, domain },
    busyReads: [...busyReads, ...retryCodes],
    busyWrites: [...busyWrites, ...retryCodes],
    busyBy,
    hints,
  };
}
