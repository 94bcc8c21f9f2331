import { OutcomeUnknownError, url } from "@org/core-http";
import { fromWire, toWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { type Body, members, pageOf } from "../../platform/hal.ts";
import { type ActualPolicy, autoscalingFields, foreignProperties, type Policy } from "./autoscaling-fields.ts";

/** Whether two policies are equal. */
export function samePolicy(before: ActualPolicy | undefined, after: Policy | undefined): boolean {
  if (before === undefined || after === undefined) return before === after;
  return Object.entries(autoscalingFields).every(([name, { facts }]) => {
    if (facts.ignored || foreignProperties[after.autoscalingType].includes(name)) return true;
    const [old, now] = [before[name as keyof Policy], after[name as keyof Policy]];
    return typeof old === "number" || typeof now === "number"
      ? isSameNumber(Number(old ?? 0), Number(now ?? 0))
      : (old || undefined) === (now || undefined);
  });
}

const policies = pageOf("service_sizing_policies", (body) => fromWire(autoscalingFields, normalized(body)));

/** The policy of a service; undefined if it has none. */
export async function readPolicy(op: Op, serviceId: string): Promise<ActualPolicy | undefined> {
  for await (const body of members(op.api, pathOf(serviceId), "service_sizing_policies", policies)) {
    return {
      ...(fromWire(autoscalingFields, normalized(body)) as ActualPolicy),
      scalingEnabled: body["scaling_enabled"] === true,
    };
  }
  return undefined;
}

/** Creates, changes or deletes the policy of a service. Sends nothing if it is as requested. */
export async function syncPolicy(op: Op, serviceId: string, wanted: Policy | undefined): Promise<void> {
  const actual = await readPolicy(op, serviceId);
  if (samePolicy(actual, wanted) && actual?.scalingEnabled !== false) return;
  if (actual !== undefined && wanted !== undefined && setsAllOf(actual, wanted)) {
    return changePolicy(op, serviceId, wanted);
  }
  if (actual !== undefined) await op.api.delete(`${url`/services/${serviceId}`}/service_sizing_policy`);
  if (wanted === undefined) return;
  try {
    await createPolicy(op, serviceId, wanted);
  } catch (error) {
    if (!(error instanceof OutcomeUnknownError)) throw error;
    // If the request with the lost response created the policy, the platform would reject a second one.
    const created = await readPolicy(op, serviceId);
    await (created === undefined ? createPolicy(op, serviceId, wanted) : changePolicy(op, serviceId, wanted));
  }
}

async function createPolicy(op: Op, serviceId: string, wanted: Policy): Promise<void> {
  // The response may be empty.
  await op.api.request({ method: "POST", path: pathOf(serviceId), body: bodyOf(wanted), responseType: "text" });
}

async function changePolicy(op: Op, serviceId: string, wanted: Policy): Promise<void> {
  const body = { ...bodyOf(wanted), scaling_enabled: true };
  await op.api.request({ method: "PUT", path: pathOf(serviceId), body, responseType: "text" });
}

/** Whether a policy sets everything that the current one has. The platform may keep what a change does not contain. */
function setsAllOf(before: ActualPolicy, policy: Policy): boolean {
  const body = bodyOf(policy);
  return Object.keys(bodyOf(before as Policy)).every((name) => name in body);
}

function pathOf(serviceId: string): string {
  return `${url`/services/${serviceId}`}/service_sizing_policies`;
}

function bodyOf(policy: Policy): Body {
  const foreign = foreignProperties[policy.autoscalingType];
  const given = Object.entries(policy).filter(([name]) => !foreign.includes(name));
  return toWire(autoscalingFields, { useHorizontalScale: false, ...Object.fromEntries(given) });
}

/** Removes 0 and null, which mean that a value is not set, and the digits that 32-bit fractions add. */
function normalized(body: Body): Body {
  return Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== 0 && value !== null)
      // 32 bits store seven digits.
      .map(([name, value]) => [name, isFraction(value) ? Number(value.toPrecision(7)) : value]),
  );
}

/** Compares numbers that the platform stores as 32-bit fractions. */
function isSameNumber(a: number, b: number): boolean {
  return Math.abs(a - b) < 5e-7 || Math.fround(a) === Math.fround(b);
}

function isFraction(value: unknown): value is number {
  return typeof value === "number" && !Number.isInteger(value);
}
