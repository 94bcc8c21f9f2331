import { field } from "@org/core-provider";

/** The traffic of an alarm. */
export const alarmType = {
  required: true,
  min: 1,
  max: 2,
  wire: "AlarmType",
  docs: "The traffic that is compared with the threshold: 1 for incoming traffic, 2 for scrubbed attack traffic.",
} as const;

export const alarmThreshold = field.integer({
  required: true,
  min: 0,
  wire: "AlarmThreshold",
  docs: "Traffic that triggers an alarm, in Mbps. 0 removes the threshold.",
});

/** A warning for the delete of a threshold. */
export function thresholdStays(what: string, { alarmThreshold: mbps }: { readonly alarmThreshold?: unknown }) {
  if (mbps === 0) return undefined;
  return `${what} stays on the platform, at ${String(mbps)} Mbps. To have none, set alarmThreshold to 0 and run \`pulumi up\` first`;
}
