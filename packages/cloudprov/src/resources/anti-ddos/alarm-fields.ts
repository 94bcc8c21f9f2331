import { field } from "@org/core-provider";

/** What an alarm threshold is about. */
export const alarmType = {
  required: true,
  min: 1,
  max: 2,
  wire: "AlarmType",
  docs: "The traffic that is compared with the threshold: 1 for incoming traffic, 2 for scrubbed attack traffic.",
} as const;

/** The threshold itself. */
export const alarmThreshold = field.integer({
  required: true,
  min: 0,
  wire: "AlarmThreshold",
  docs: "Traffic that triggers an alarm, in Mbps. 0 removes the threshold.",
});

/** What a program is told that deletes a threshold. */
export function thresholdStays(what: string, { alarmThreshold: mbps }: { readonly alarmThreshold?: unknown }) {
  if (mbps === 0) return undefined;
  return `${what} stays on the platform, at ${String(mbps)} Mbps. To have none, set alarmThreshold to 0 and run \`pulumi up\` first`;
}
