import { field } from "@org/core-provider";
import { answerList, type Body } from "../../platform/answers.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { waitUntil } from "../../platform/wait-until.ts";

const environmentList = answerList("EnvironmentList", {
  name: field.string({ output: true, answered: "always", wire: "EnvironmentName", docs: "Name of the environment." }),
  status: field.integer({ output: true, answered: "always", wire: "Status", docs: "0 when it is off line." }),
  version: field.string({ output: true, wire: "VersionName", docs: "The release that it runs." }),
});

/** The environments of a service as they are now. */
export function environmentsOf(op: Clients, service: unknown): Promise<Body[]> {
  return op.apigateway.list("DescribeServiceEnvironmentList", { ServiceId: service }, environmentList);
}

/** One of them. */
export async function environmentOf(op: Clients, service: unknown, environment: unknown): Promise<Body> {
  const all = await environmentsOf(op, service);
  return all.find((one) => one["EnvironmentName"] === environment) ?? {};
}

/** What an environment is to run. */
export interface Run {
  readonly service: unknown;
  readonly environment: unknown;
  readonly version: unknown;
  /** The error when it has not come to it. */
  readonly otherwise: string;
}

/** Waits until an environment runs a release. Until then it may run the one that is to be replaced. */
export async function untilRuns(op: Op, { service, environment, version, otherwise }: Run): Promise<void> {
  await waitUntil(op, {
    what: `the environment ${environment} of ${service} to be online`,
    read: () => environmentOf(op, service, environment),
    done: ({ VersionName: running }) => running === version,
    progress: "waiting until the environment is online",
    otherwise,
  });
}
