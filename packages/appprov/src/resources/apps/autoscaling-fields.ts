import { type Args, field, isUnknown, type Outputs, type Problem, type Rule } from "@org/core-provider";

/** No number of a policy is ever 0. */
const size = { emptyIsUnset: true, min: 0 } as const;
const integer = (wire: string, docs: string, fallback: number) =>
  field.integer({ ...size, wire, default: fallback, docs });
const number = (wire: string, docs: string, fallback: number) =>
  field.number({ ...size, wire, default: fallback, docs });

/** The properties of an autoscaling policy. */
export const autoscalingFields = {
  autoscalingType: field.string({
    required: true,
    values: ["horizontal", "vertical"],
    wire: "autoscaling",
    docs: "`horizontal` changes the number of containers, `vertical` their memory and machine type.",
  }),
  scalingEnabled: field.boolean({ computed: true, ignored: true, docs: "Whether the policy is enabled." }),
  metricLookbackSeconds: integer("metric_lookback_seconds", "Period of the metrics in seconds.", 1800),
  percentile: number("percentile", "Percentile of the metrics to evaluate.", 99),
  postScaleUpCooldownSeconds: integer("post_scale_up_cooldown_seconds", "Pause after scaling up, in seconds.", 60),
  postScaleDownCooldownSeconds: integer(
    "post_scale_down_cooldown_seconds",
    "Pause after scaling down, in seconds.",
    300,
  ),
  postReleaseCooldownSeconds: integer("post_release_cooldown_seconds", "Pause after a release, in seconds.", 60),
  memCpuRatioRThreshold: number(
    "mem_cpu_ratio_r_threshold",
    "Ratio of memory to CPU above which the machine type `r` is used.",
    4,
  ),
  memCpuRatioCThreshold: number(
    "mem_cpu_ratio_c_threshold",
    "Ratio of memory to CPU below which the machine type `c` is used.",
    2,
  ),
  memScaleUpThreshold: number(
    "mem_scale_up_threshold",
    "Fraction of the memory in use above which the service scales up.",
    0.9,
  ),
  memScaleDownThreshold: number(
    "mem_scale_down_threshold",
    "Fraction of the next smaller memory size below which the service scales down.",
    0.75,
  ),
  minimumMemory: integer("minimum_memory", "Minimum memory in MB.", 2048),
  maximumMemory: field.integer({
    ...size,
    wire: "maximum_memory",
    docs: "Maximum memory in MB. Defaults to the largest container size.",
  }),
  minCpuThreshold: field.number({
    ...size,
    wire: "min_cpu_threshold",
    docs: "Fraction of the CPU in use below which containers are removed. For `horizontal`.",
  }),
  maxCpuThreshold: field.number({
    ...size,
    wire: "max_cpu_threshold",
    docs: "Fraction of the CPU in use above which containers are added. For `horizontal`.",
  }),
  minContainers: field.integer({
    ...size,
    wire: "min_containers",
    docs: "Minimum number of containers. For `horizontal`.",
  }),
  maxContainers: field.integer({
    ...size,
    wire: "max_containers",
    docs: "Maximum number of containers. For `horizontal`.",
  }),
  scaleUpStep: integer("scale_up_step", "Number of containers to add at a time.", 1),
  scaleDownStep: integer("scale_down_step", "Number of containers to remove at a time.", 1),
  useHorizontalScale: field.boolean({
    wire: "use_horizontal_scale",
    docs: "Whether horizontal scaling depends on memory only.",
  }),
};

/** A policy as a program requests it. */
export type Policy = Args<typeof autoscalingFields>;
/** A policy as it is. */
export type ActualPolicy = Outputs<typeof autoscalingFields>;

const horizontalOnly = ["minContainers", "maxContainers", "minCpuThreshold", "maxCpuThreshold"] as const;

/** Properties that a type of policy does not have. They are neither sent nor compared. */
export const foreignProperties: Readonly<Record<Policy["autoscalingType"], readonly string[]>> = {
  horizontal: ["maximumMemory"],
  vertical: horizontalOnly,
};

/** Some properties are required for horizontal autoscaling and not allowed otherwise. */
export const neededByType: Rule = {
  says: "minContainers, maxContainers, minCpuThreshold and maxCpuThreshold are required for horizontal autoscaling, and not allowed otherwise.",
  fields: ["autoscalingType", ...horizontalOnly],
  test: (values, shown) => {
    const type = values["autoscalingType"];
    if (type !== "horizontal" && type !== "vertical") return [];
    return horizontalOnly.flatMap((path): Problem[] => {
      const value = values[path];
      if (isUnknown(value) || Boolean(value) === (type === "horizontal")) return [];
      const message = type === "horizontal" ? "is required (and must not be 0)" : "is not allowed";
      return [{ path, message: `${message} when autoscalingType is ${shown("autoscalingType", type)}` }];
    });
  },
};
