import { url } from "@org/core-http";
import { type Args, atMostOneOf, field, isUnknown, type Outputs, type Problem, type Rule } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { containerProfile, isContainerSize, profileOf, sizeOf } from "../../platform/container-fields.ts";
import { type Body, document, embeddedList, idOf, number, text } from "../../platform/hal.ts";
import { runOperation } from "../../platform/operations.ts";
import { onceSeen, readExisting } from "../../platform/read-lag.ts";
import { sentence } from "../../platform/what-there-is.ts";
import {
  autoscalingPolicy,
  neededByType,
  type Policy,
  policyOf,
  samePolicy,
  syncPolicy,
} from "./autoscaling-policy.ts";

const policies = (facts: { readonly docs: string; readonly deprecated?: string }) =>
  field.set(field.object(autoscalingPolicy, { rules: [neededByType], docs: "The policy." }), { max: 1, ...facts });

const service = {
  processType: field.string({
    default: "cmd",
    min: 1,
    docs: "Process that it runs, as the image's process file names it; `cmd` for an image without one.",
  }),
  containerCount: field.integer({ default: 1, min: 0, docs: "Number of containers; 0 stops it." }),
  containerMemoryLimit: field.integer({
    default: 1024,
    docs: "Memory of a container in MB, in one of the platform's sizes.",
  }),
  containerProfile: containerProfile(),
  forceZeroDowntime: field.boolean({
    default: false,
    docs: "Release without downtime even when it has no endpoint. Only for services that may run twice.",
  }),
  simpleHealthCheck: field.boolean({
    default: false,
    docs: "In a release without downtime, only see that containers stay up for 30 seconds.",
  }),
  restartFreeScaling: field.boolean({ default: false, docs: "Change the number of containers without a release." }),
  stopTimeout: field.integer({
    default: 10,
    min: 0,
    docs: "Seconds that a container has to stop before it is killed; 0 leaves it to the platform.",
  }),
  autoscalingPolicies: policies({ docs: "How the platform scales it by itself: at most one policy." }),
  serviceSizingPolicies: policies({
    deprecated: "use autoscalingPolicies, which is the same",
    docs: "Former name of `autoscalingPolicies`.",
  }),
};

/** A service as a program wants it. */
export type Service = Args<typeof service>;
/** A service as it is. */
export type ActualService = Outputs<typeof service>;
/** What of a service in the inputs or the state tells how it was sized. */
type Sized = Pick<ActualService, "processType" | keyof Size> & {
  readonly serviceSizingPolicies?: readonly unknown[] | undefined;
};
/** How many containers a service has, and of what kind. */
type Size = Pick<ActualService, "containerCount" | "containerMemoryLimit" | "containerProfile">;

/** What of a service's size a policy scales, by its type. */
const scaledBy: Readonly<Record<Policy["autoscalingType"], readonly (keyof Size)[]>> = {
  horizontal: ["containerCount"],
  vertical: ["containerMemoryLimit", "containerProfile"],
};
const sizeNames = Object.values(scaledBy).flat();

/** The property of an app that holds its services: those that it names, the others are left alone. */
export const services = () =>
  field.set(
    field.object(service, {
      rules: [atMostOneOf("autoscalingPolicies", "serviceSizingPolicies"), isContainerSize("containerMemoryLimit")],
      docs: "A service.",
    }),
    {
      computed: true,
      emptyIsUnset: true,
      equality: (before, after) => areAs(before as ActualService[], after as Service[]),
      // Another image, which config may name too, may define others.
      changesWith: ["dockerImage", "config"],
      docs: "Services that the image defines, by their process types. A service that is not named here is left as it is.",
    },
  );

/** Each process type may be named once. */
export const oneBlockEach: Rule = {
  says: "Each processType may be named once in services.",
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
      return [{ path, message: `is named twice: ${shown(path, type)}; keep one of the two` }];
    });
  },
};

/** The services of an app, as its document holds them. */
export function servicesIn(app: Body): readonly Body[] {
  return embeddedList(app, "services");
}

/** The services of an app, as they are now. */
export async function servicesOf(op: Op, appId: string): Promise<readonly Body[]> {
  return servicesIn(await readExisting(op, () => document(op.api, "apps", appId)));
}

/** The services of a first release: reads may lag behind it. They come all at once. */
export async function seenServices(op: Op, appId: string): Promise<readonly Body[]> {
  const seen = await onceSeen(op, async () => {
    const all = await servicesOf(op, appId);
    return all.length > 0 ? all : undefined;
  });
  return seen ?? [];
}

/**
 * The services as they are. Where a policy scales a service, its size is what `answered` says: that is no drift.
 *
 * @param all The services as the platform has them.
 */
export function readServices(
  op: Op,
  all: readonly Body[],
  told: readonly Sized[] | undefined,
): Promise<ActualService[]> {
  // The services of a program are told apart from those that it leaves alone.
  const named = told === undefined ? all : all.filter((body) => told.some((block) => isOf(block, body)));
  return Promise.all(
    named.map((body) =>
      readService(
        op,
        body,
        told?.find((block) => isOf(block, body)),
      ),
    ),
  );
}

/** Sets what a release uses: sent before a deployment, for the services that exist by then. */
export async function setUp(op: Op, all: readonly Body[], wanted: readonly Service[]): Promise<void> {
  await Promise.all(
    wanted.map(async (block) => {
      const body = all.find((one) => isOf(block, one));
      if (body === undefined || hasSettings(body, block)) return;
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
 * Scales services, each by itself and all at once.
 *
 * @param before The services as they were at the last update: what a policy scales stays as it is now while the
 * program does not change it.
 * @throws Error naming the process types that the app does not have.
 */
export async function scale(
  op: Op,
  app: { readonly what: string; readonly hidden: readonly string[] },
  all: readonly Body[],
  wanted: readonly Service[],
  before: readonly Sized[],
): Promise<void> {
  const missing = wanted.filter((block) => !all.some((body) => isOf(block, body)));
  if (missing.length > 0) throw new Error(notDefined(app.what, missing, all));
  await settleAll(
    wanted.map(async (block) => {
      const body = all.find((one) => isOf(block, one)) as Body;
      const former = before.find(({ processType }) => processType === block.processType);
      const size = sizeWanted(body, block, former);
      if (hasSize(body, size)) return;
      await runOperation(op, {
        collection: "services",
        id: idOf(body),
        what: `the service ${block.processType} of ${app.what}`,
        gone: "error",
        hidden: app.hidden,
        body: {
          type: "scale",
          container_count: size.containerCount,
          container_size: size.containerMemoryLimit,
          instance_profile: size.containerProfile,
        },
      });
    }),
  );
}

/**
 * Brings the policies of services to what is wanted.
 *
 * @param options Whether the app is new: nobody has given its services a policy.
 */
export async function syncPolicies(
  op: Op,
  all: readonly Body[],
  wanted: readonly Service[],
  { isNew }: { readonly isNew: boolean },
): Promise<void> {
  await Promise.all(
    wanted.map(async (block) => {
      const body = all.find((one) => isOf(block, one));
      const policy = policyGivenBy(block);
      if (body && (policy !== undefined || !isNew)) await syncPolicy(op, idOf(body), policy);
    }),
  );
}

async function readService(op: Op, body: Body, told: Sized | undefined): Promise<ActualService> {
  const policy = await policyOf(op, idOf(body));
  const deprecated = (told?.serviceSizingPolicies?.length ?? 0) > 0;
  const scaled = policy?.scalingEnabled ? (scaledBy[policy.autoscalingType as Policy["autoscalingType"]] ?? []) : [];
  const toldOfScaled = Object.fromEntries(scaled.flatMap((name) => (told ? [[name, told[name]]] : [])));
  return {
    processType: text(body, "process_type"),
    ...sizeNow(body),
    ...toldOfScaled,
    forceZeroDowntime: body["force_zero_downtime"] === true,
    simpleHealthCheck: body["naive_health_check"] === true,
    restartFreeScaling: body["restart_free_scaling"] === true,
    stopTimeout: number(body, "stop_timeout"),
    ...(policy === undefined ? {} : { [deprecated ? "serviceSizingPolicies" : "autoscalingPolicies"]: [policy] }),
  };
}

/** Every service that is wanted is as it is wanted. Others do not matter. */
function areAs(actual: readonly ActualService[], wanted: readonly Service[]): boolean {
  return wanted.every((block) => actual.some((one) => isAs(one, block)));
}

function isAs(actual: ActualService, wanted: Service): boolean {
  const plain = Object.keys(service).filter((name) => !name.endsWith("Policies")) as (keyof Service)[];
  return (
    // A stopTimeout of 0 leaves it to the platform, whatever it is.
    plain.every((name) => actual[name] === wanted[name] || (name === "stopTimeout" && wanted[name] === 0)) &&
    samePolicy(actual.autoscalingPolicies?.[0] ?? actual.serviceSizingPolicies?.[0], policyGivenBy(wanted))
  );
}

function policyGivenBy(block: Service): Policy | undefined {
  return block.autoscalingPolicies?.[0] ?? block.serviceSizingPolicies?.[0];
}

function isOf(block: Pick<Service, "processType">, body: Body): boolean {
  return text(body, "process_type") === block.processType;
}

function hasSettings(body: Body, block: Service): boolean {
  return (
    (body["force_zero_downtime"] === true) === block.forceZeroDowntime &&
    (body["naive_health_check"] === true) === block.simpleHealthCheck &&
    (body["restart_free_scaling"] === true) === block.restartFreeScaling &&
    (block.stopTimeout === 0 || number(body, "stop_timeout") === block.stopTimeout)
  );
}

function hasSize(body: Body, size: Size): boolean {
  return sizeNames.every((name) => sizeNow(body)[name] === size[name]);
}

/** The size that the program gives, but for what a policy scales and the program has not changed. */
function sizeWanted(body: Body, block: Service, former: Sized | undefined): Size {
  const type = policyGivenBy(block)?.autoscalingType;
  const now = sizeNow(body);
  const kept = (type === undefined ? [] : scaledBy[type]).filter((name) => former?.[name] === block[name]);
  const { containerCount, containerMemoryLimit, containerProfile } = block;
  return {
    containerCount,
    containerMemoryLimit,
    containerProfile,
    ...Object.fromEntries(kept.map((name) => [name, now[name]])),
  };
}

function sizeNow(body: Body): Size {
  return {
    containerCount: number(body, "container_count"),
    containerMemoryLimit: sizeOf(body),
    containerProfile: profileOf(body),
  };
}

function notDefined(app: string, missing: readonly Service[], all: readonly Body[]): string {
  const names = missing.map(({ processType }) => `"${processType}"`).join(", ");
  const found = all.map((body) => ({ name: text(body, "process_type") }));
  return `${app} has no service of the processType ${names}. ${
    found.length === 0
      ? "It has no services at all: they exist after a first deployment, so give a dockerImage"
      : `${sentence(found, missing[0]?.processType)}. The image's process file must define it; an image without one has the service cmd`
  }`;
}

/** Waits for all, also when one fails: what was begun must not be left unseen. */
async function settleAll(work: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).filter((one) => one.status === "rejected");
  const [only] = failed;
  if (only && failed.length === 1) throw only.reason;
  if (failed.length > 1) {
    const reasons = failed.map(({ reason }) => (reason instanceof Error ? reason.message : String(reason)));
    throw new Error(reasons.join("\n"), { cause: only?.reason });
  }
}
