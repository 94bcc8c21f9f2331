import { noteMissingMember, UnexpectedResponse } from "@org/core-provider";

/**
 * Converts a time of the platform, `2023-01-11T23:00:06.28572Z`, to the form that is used in states:
 * `2023-01-11 23:00:06.28572 +0000 UTC`. Other texts are returned unchanged.
 */
export function asUtc(time: unknown): string {
  if (time === undefined) noteMissingMember();
  if (time === undefined || time === null) return "";
  if (typeof time !== "string") throw UnexpectedResponse.kind(time, "a time");
  const text = time;
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(\.\d+)?Z$/.exec(text);
  if (!parts) return text;
  const [, date, clock, fraction = ""] = parts;
  return `${date} ${clock}${fraction.replace(/\.?0+$/, "")} +0000 UTC`;
}
