import { url } from "@org/core-http";
import type { Op } from "../../platform/clients.ts";
import { type Body, document, embeddedList, idOf, number, text } from "../../platform/hal.ts";
import { readExisting, untilVisible } from "../../platform/read-after-write.ts";
import type { Policy } from "./autoscaling-fields.ts";
import { readPolicy, syncPolicy } from "./autoscaling-policy.ts";
import { type ActualService, policyOfBlock, type Service, type Sized, scaledBy } from "./service-fields.ts";
import { currentSize, isServiceOf } from "./service-scaling.ts";

/** The services in the document of an app. */
export function servicesIn(app: Body): readonly Body[] {
  return embeddedList(app, "services");
}

/** The current services of an app. */
export async function servicesOf(op: Op, appId: string): Promise<readonly Body[]> {
  return servicesIn(await readExisting(op, () => document(op.api, "apps", appId)));
}

/** The services of a first release. They all become visible together, but reads may lag behind the release. */
export async function firstServices(op: Op, appId: string): Promise<readonly Body[]> {
  const visible = await untilVisible(op, async () => {
    const all = await servicesOf(op, appId);
    return all.length > 0 ? all : undefined;
  });
  return visible ?? [];
}

/**
 * Reads services. A property that a policy scales keeps its known value, so that scaling is no drift.
 *
 * @param all - The documents of the services.
 * @param known - The services in the program or the state. Others are left out. Undefined for all services.
 */
export function readServices(
  op: Op,
  all: readonly Body[],
  known: readonly Sized[] | undefined,
): Promise<ActualService[]> {
  const read = all.map((body) => ({ body, block: known?.find((one) => isServiceOf(one, body)) }));
  const managed = read.filter(({ block }) => known === undefined || block !== undefined);
  return Promise.all(managed.map(({ body, block }) => readService(op, body, block)));
}

/** Sends the settings that a release uses, before a deployment, to the services that exist by then. */
export async function configureServices(op: Op, all: readonly Body[], wanted: readonly Service[]): Promise<void> {
  await Promise.all(
    wanted.map(async (block) => {
      const body = all.find((one) => isServiceOf(block, one));
      if (body === undefined || isConfigured(body, block)) return;
      await op.api.request({
        method: "PUT",
        path: url`/services/${idOf(body)}`,
        body: {
          force_zero_downtime: block.forceZeroDowntime,
          naive_health_check: block.simpleHealthCheck,
          restart_free_scaling: block.restartFreeScaling,
          ...(block.stopTimeout > 0 ? { stop_timeout: block.stopTimeout } : {}),
        },
        responseType: "text",
      });
    }),
  );
}

/**
 * Creates, changes and deletes the autoscaling policies of services.
 *
 * @param options - Whether the app is new. The services of a new app have no policies.
 */
export async function syncPolicies(
  op: Op,
  all: readonly Body[],
  wanted: readonly Service[],
  { isNew }: { readonly isNew: boolean },
): Promise<void> {
  await Promise.all(
    wanted.map(async (block) => {
      const body = all.find((one) => isServiceOf(block, one));
      const policy = policyOfBlock(block);
      if (body && (policy !== undefined || !isNew)) await syncPolicy(op, idOf(body), policy);
    }),
  );
}

async function readService(op: Op, body: Body, known: Sized | undefined): Promise<ActualService> {
  const policy = await readPolicy(op, idOf(body));
  const isDeprecated = (known?.serviceSizingPolicies?.length ?? 0) > 0;
  const scaled = policy?.scalingEnabled ? (scaledBy[policy.autoscalingType as Policy["autoscalingType"]] ?? []) : [];
  return {
    processType: text(body, "process_type"),
    ...currentSize(body),
    ...(known && Object.fromEntries(scaled.map((name) => [name, known[name]]))),
    forceZeroDowntime: body["force_zero_downtime"] === true,
    simpleHealthCheck: body["naive_health_check"] === true,
    restartFreeScaling: body["restart_free_scaling"] === true,
    stopTimeout: number(body, "stop_timeout"),
    ...(policy === undefined ? {} : { [isDeprecated ? "serviceSizingPolicies" : "autoscalingPolicies"]: [policy] }),
  };
}

function isConfigured(body: Body, block: Service): boolean {
  return (
    (body["force_zero_downtime"] === true) === block.forceZeroDowntime &&
    (body["naive_health_check"] === true) === block.simpleHealthCheck &&
    (body["restart_free_scaling"] === true) === block.restartFreeScaling &&
    (block.stopTimeout === 0 || number(body, "stop_timeout") === block.stopTimeout)
  );
}
