import { field } from "@org/core-provider";

/** What an alarm threshold is about. */
export const alarmType = {
  required: true,
  min: 1,
  max: 2,
  wire: "AlarmType",
  docs: "What is held against the threshold: 1 for incoming traffic, 2 for attack traffic that was cleaned.",
} as const;

/** The threshold itself. */
export const alarmThreshold = field.integer({
  required: true,
  min: 0,
  wire: "AlarmThreshold",
  docs: "From how much traffic on there is an alarm, in Mbps. 0 takes the threshold away.",
});

/** What a program is told that deletes a threshold. */
export function thresholdStays(what: string, { alarmThreshold: mbps }: { readonly alarmThreshold?: unknown }) {
  if (mbps === 0) return undefined;
  return `${what} stays on the platform, at ${String(mbps)} Mbps. To have none, set alarmThreshold to 0 and run \`pulumi up\` first`;
}
