import { UnexpectedResponse } from "@org/core-provider";

/**
 * A time of the platform, `2023-01-11T23:00:06.28572Z`, in the form that states of this platform's objects have always
 * held: `2023-01-11 23:00:06.28572 +0000 UTC`. What is no such time stays as it is.
 */
export function asUtc(time: unknown): string {
  if (time === undefined || time === null) return "";
  if (typeof time !== "string") throw UnexpectedResponse.kind(time, "a time");
  const text = time;
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(\.\d+)?Z$/.exec(text);
  if (!parts) return text;
  const [, date, clock, fraction = ""] = parts;
  return `${date} ${clock}${fraction.replace(/\.?0+$/, "")} +0000 UTC`;
}
