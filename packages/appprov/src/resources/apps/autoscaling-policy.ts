import { OutcomeUnknownError, url } from "@org/core-http";
import {
  type Args,
  field,
  fromWire,
  isUnknown,
  type Outputs,
  type Problem,
  type Rule,
  toWire,
} from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { type Body, members, pageOf } from "../../platform/hal.ts";

/** No number of a policy is ever 0. */
const size = { emptyIsUnset: true, min: 0 } as const;
const integer = (wire: string, docs: string, fallback: number) =>
  field.integer({ ...size, wire, default: fallback, docs });
const number = (wire: string, docs: string, fallback: number) =>
  field.number({ ...size, wire, default: fallback, docs });

/** When and how far a service is scaled by the platform. */
export const autoscalingPolicy = {
  autoscalingType: field.string({
    required: true,
    values: ["horizontal", "vertical"],
    wire: "autoscaling",
    docs: "`horizontal` changes the number of containers, `vertical` their memory and profile.",
  }),
  scalingEnabled: field.boolean({
    computed: true,
    ignored: true,
    docs: "Whether the policy is in force.",
  }),
  metricLookbackSeconds: integer("metric_lookback_seconds", "Time in seconds that metrics are taken from.", 1800),
  percentile: number("percentile", "Percentile of the metrics that is looked at.", 99),
  postScaleUpCooldownSeconds: integer("post_scale_up_cooldown_seconds", "Pause in seconds after scaling up.", 60),
  postScaleDownCooldownSeconds: integer(
    "post_scale_down_cooldown_seconds",
    "Pause in seconds after scaling down.",
    300,
  ),
  postReleaseCooldownSeconds: integer("post_release_cooldown_seconds", "Pause in seconds after a release.", 60),
  memCpuRatioRThreshold: number(
    "mem_cpu_ratio_r_threshold",
    "Memory to CPU ratio from which the profile `r` is taken.",
    4,
  ),
  memCpuRatioCThreshold: number(
    "mem_cpu_ratio_c_threshold",
    "Memory to CPU ratio below which the profile `c` is taken.",
    2,
  ),
  memScaleUpThreshold: number("mem_scale_up_threshold", "Part of the memory in use from which it is scaled up.", 0.9),
  memScaleDownThreshold: number(
    "mem_scale_down_threshold",
    "Part of the next smaller memory below which it is scaled down.",
    0.75,
  ),
  minimumMemory: integer("minimum_memory", "Least memory in MB that it is scaled down to.", 2048),
  maximumMemory: field.integer({
    ...size,
    wire: "maximum_memory",
    docs: "Most memory in MB that it is scaled up to. Left out, the largest size.",
  }),
  minCpuThreshold: field.number({
    ...size,
    wire: "min_cpu_threshold",
    docs: "Part of the CPU in use below which containers are taken away. For `horizontal`.",
  }),
  maxCpuThreshold: field.number({
    ...size,
    wire: "max_cpu_threshold",
    docs: "Part of the CPU in use above which containers are added. For `horizontal`.",
  }),
  minContainers: field.integer({
    ...size,
    wire: "min_containers",
    docs: "Least number of containers. For `horizontal`.",
  }),
  maxContainers: field.integer({
    ...size,
    wire: "max_containers",
    docs: "Most number of containers. For `horizontal`.",
  }),
  scaleUpStep: integer("scale_up_step", "Containers that are added at a time.", 1),
  scaleDownStep: integer("scale_down_step", "Containers that are taken away at a time.", 1),
  useHorizontalScale: field.boolean({
    wire: "use_horizontal_scale",
    docs: "Whether memory alone decides on horizontal scaling.",
  }),
};

/** A policy as a program gives it. */
export type Policy = Args<typeof autoscalingPolicy>;
/** A policy as it is. */
export type ActualPolicy = Outputs<typeof autoscalingPolicy>;

const horizontalOnly = ["minContainers", "maxContainers", "minCpuThreshold", "maxCpuThreshold"] as const;

/** What a policy of a type does not have: never sent, never compared. */
const foreign: Readonly<Record<Policy["autoscalingType"], readonly string[]>> = {
  horizontal: ["maximumMemory"],
  vertical: horizontalOnly,
};

/** What a policy needs depends on its type. */
export const neededByType: Rule = {
  says: "minContainers, maxContainers, minCpuThreshold and maxCpuThreshold must be given for horizontal autoscaling, and for no other.",
  fields: ["autoscalingType", ...horizontalOnly],
  test: (values, shown) => {
    const type = values["autoscalingType"];
    if (type !== "horizontal" && type !== "vertical") return [];
    return horizontalOnly.flatMap((path): Problem[] => {
      const value = values[path];
      if (isUnknown(value) || Boolean(value) === (type === "horizontal")) return [];
      const message = type === "horizontal" ? "must be given (and not 0)" : "cannot be given";
      return [{ path, message: `${message} when autoscalingType is ${shown("autoscalingType", type)}` }];
    });
  },
};

/** True when two policies say the same. */
export function samePolicy(before: ActualPolicy | undefined, after: Policy | undefined): boolean {
  if (before === undefined || after === undefined) return before === after;
  return Object.entries(autoscalingPolicy).every(([name, { facts }]) => {
    if (facts.ignored || foreign[after.autoscalingType].includes(name)) return true;
    const [then, now] = [before[name as keyof Policy], after[name as keyof Policy]];
    return typeof then === "number" || typeof now === "number"
      ? sameNumber(Number(then ?? 0), Number(now ?? 0))
      : (then || undefined) === (now || undefined);
  });
}

const policies = pageOf("service_sizing_policies", (body) => fromWire(autoscalingPolicy, tidy(body)));

/** The policy of a service; undefined when it has none. */
export async function policyOf(op: Op, serviceId: string): Promise<ActualPolicy | undefined> {
  for await (const body of members(op.api, pathOf(serviceId), "service_sizing_policies", policies)) {
    return {
      ...(fromWire(autoscalingPolicy, tidy(body)) as ActualPolicy),
      scalingEnabled: body["scaling_enabled"] === true,
    };
  }
  return undefined;
}

/** Gives a service the policy that is wanted, or takes the one away that is not. Nothing is sent when all is right. */
export async function syncPolicy(op: Op, serviceId: string, wanted: Policy | undefined): Promise<void> {
  const actual = await policyOf(op, serviceId);
  if (samePolicy(actual, wanted) && actual?.scalingEnabled !== false) return;
  if (actual !== undefined && wanted !== undefined && saysAll(wanted, actual)) {
    return changePolicy(op, serviceId, wanted);
  }
  if (actual !== undefined) await op.api.delete(`${url`/services/${serviceId}`}/service_sizing_policy`);
  if (wanted === undefined) return;
  try {
    await makePolicy(op, serviceId, wanted);
  } catch (error) {
    if (!(error instanceof OutcomeUnknownError)) throw error;
    // A service has one policy: when the lost request has made it, a second one would be refused.
    const made = await policyOf(op, serviceId);
    await (made === undefined ? makePolicy(op, serviceId, wanted) : changePolicy(op, serviceId, wanted));
  }
}

async function makePolicy(op: Op, serviceId: string, wanted: Policy): Promise<void> {
  // The answer may be empty.
  await op.api.request({ method: "POST", path: pathOf(serviceId), body: bodyOf(wanted), responseType: "text" });
}

async function changePolicy(op: Op, serviceId: string, wanted: Policy): Promise<void> {
  const body = { ...bodyOf(wanted), scaling_enabled: true };
  await op.api.request({ method: "PUT", path: pathOf(serviceId), body, responseType: "text" });
}

/** Whether a policy says everything that another one does: the platform may keep what a change leaves out. */
function saysAll(policy: Policy, before: ActualPolicy): boolean {
  const body = bodyOf(policy);
  return Object.keys(bodyOf(before as Policy)).every((name) => name in body);
}

function pathOf(serviceId: string): string {
  return `${url`/services/${serviceId}`}/service_sizing_policies`;
}

function bodyOf(policy: Policy): Body {
  const other = foreign[policy.autoscalingType];
  const given = Object.entries(policy).filter(([name]) => !other.includes(name));
  return toWire(autoscalingPolicy, { useHorizontalScale: false, ...Object.fromEntries(given) });
}

/** What is 0 or null counts as not given; fractions lose what 32 bits add to them. */
function tidy(body: Body): Body {
  return Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== 0 && value !== null)
      // 32 bits hold seven digits.
      .map(([name, value]) => [name, isFraction(value) ? Number(value.toPrecision(7)) : value]),
  );
}

/** The platform keeps fractions in 32 bits. */
function sameNumber(a: number, b: number): boolean {
  return Math.abs(a - b) < 5e-7 || Math.fround(a) === Math.fround(b);
}

function isFraction(value: unknown): value is number {
  return typeof value === "number" && !Number.isInteger(value);
}
