import { CodedError } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { profileOf, sizeOf } from "../../platform/container-fields.ts";
import { type Body, idOf, number, text } from "../../platform/hal.ts";
import { listAvailable } from "../../platform/not-found.ts";
import { type OperationTarget, runOperation } from "../../platform/operations.ts";
import { policyOfBlock, type Service, type Size, type Sized, scaledBy } from "./service-fields.ts";

const sizeNames = Object.values(scaledBy).flat();

/** Whether a document describes the service of a block. */
export function isServiceOf(block: Pick<Service, "processType">, document: Body): boolean {
  return text(document, "process_type") === block.processType;
}

/** The current size of a service. */
export function currentSize(document: Body): Size {
  return {
    containerCount: number(document, "container_count"),
    containerMemoryLimit: sizeOf(document),
    containerProfile: profileOf(document),
  };
}

/**
 * Scales services in parallel, each by its own operation.
 *
 * @param before - The services after the last update. A property that a policy scales keeps its current value unless the
 * program changed it.
 * @throws Error naming the process types that the app does not have.
 */
export async function scale(
  op: Op,
  app: OperationTarget,
  all: readonly Body[],
  wanted: readonly Service[],
  before: readonly Sized[],
): Promise<void> {
  const missing = wanted.filter((block) => !all.some((document) => isServiceOf(block, document)));
  if (missing.length > 0) throw missingServices(app.what, missing, all);
  await settleAll(
    wanted.map(async (block) => {
      const document = all.find((one) => isServiceOf(block, one)) as Body;
      const former = before.find(({ processType }) => processType === block.processType);
      const size = requestedSize(document, block, former);
      const current = currentSize(document);
      if (sizeNames.every((name) => current[name] === size[name])) return;
      const what = `the service ${block.processType} of ${app.what}`;
      await runOperation(
        op,
        { ...app, collection: "services", id: idOf(document), what },
        {
          type: "scale",
          container_count: size.containerCount,
          container_size: size.containerMemoryLimit,
          instance_profile: size.containerProfile,
        },
      );
    }),
  );
}

/** The size in the program, with current values for properties that a policy scales and the program did not change. */
function requestedSize(document: Body, block: Service, former: Sized | undefined): Size {
  const type = policyOfBlock(block)?.autoscalingType;
  const current = currentSize(document);
  const kept = (type === undefined ? [] : scaledBy[type]).filter((name) => former?.[name] === block[name]);
  const { containerCount, containerMemoryLimit, containerProfile } = block;
  return {
    containerCount,
    containerMemoryLimit,
    containerProfile,
    ...Object.fromEntries(kept.map((name) => [name, current[name]])),
  };
}

function missingServices(app: string, missing: readonly Service[], all: readonly Body[]): Error {
  const names = missing.map(({ processType }) => `"${processType}"`).join(", ");
  const found = all.map((document) => ({ name: text(document, "process_type") }));
  const advice =
    found.length === 0
      ? "It has no services until its first deployment, so set dockerImage"
      : `${listAvailable(found, missing[0]?.processType)}. The image's Procfile must define it; an image without a Procfile has the service cmd`;
  return new CodedError("not-found", `${app} has no service with the processType ${names}. ${advice}`);
}

/** Waits for all, even if one fails, because the other operations have started too. */
async function settleAll(work: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).filter((one) => one.status === "rejected");
  const [only] = failed;
  if (only && failed.length === 1) throw only.reason;
  if (failed.length > 1) {
    const reasons = failed.map(({ reason }) => (reason instanceof Error ? reason.message : String(reason)));
    throw new CodedError("object-failed", reasons.join("\n"), { cause: only?.reason });
  }
}
