import type { Clients, Op } from "../../platform/clients.ts";
import { idText, requiredWhole, text } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";

const environmentList = responseList("EnvironmentList", {
  environmentName: idText(),
  status: requiredWhole(),
  versionName: text(),
});

/** The environments of a service. */
export function environmentsOf(op: Clients, service: unknown): Promise<Body[]> {
  return op.apigateway.list("DescribeServiceEnvironmentList", { ServiceId: service }, environmentList);
}

/** One environment of a service. */
export async function environmentOf(op: Clients, service: unknown, environment: unknown): Promise<Body> {
  const all = await environmentsOf(op, service);
  return all.find((one) => one["EnvironmentName"] === environment) ?? {};
}

/** The version that an environment must run. */
export interface Run {
  readonly service: unknown;
  readonly environment: unknown;
  readonly version: unknown;
  /** The error if the environment does not run the version in time. */
  readonly otherwise: string;
}

/** Waits until an environment runs a release. Until then, it may run the release that is replaced. */
export async function untilRuns(op: Op, { service, environment, version, otherwise }: Run): Promise<void> {
  await waitUntil(op, {
    what: `the environment ${environment} of ${service} to be online`,
    read: () => environmentOf(op, service, environment),
    done: ({ VersionName: running }) => running === version,
    progress: "waiting until the environment is online",
    otherwise,
  });
}
