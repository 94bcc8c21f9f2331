import { isObject } from "@org/simulator";

const day = 86_400_000;
/** Numbers this near to the time of a recording are times. */
const nearMs = 400 * day;
const time = /^(\d{4})-(\d\d)-(\d\d)([T ])(\d\d):(\d\d):(\d\d)(.*)$/;

/**
 * Moves all times in a JSON value: texts such as `2030-01-31T12:00:00Z`, and numbers of seconds or milliseconds since 1970.
 *
 * @param byMs - whole seconds, so that fractions of a second stay as they are
 * @param recordedAt - the time of the recording, in milliseconds since 1970
 */
export function shiftTimes(value: unknown, byMs: number, recordedAt: number): unknown {
  if (typeof value === "string") return shiftText(value, byMs);
  if (typeof value === "number") return shiftNumber(value, byMs, recordedAt);
  if (Array.isArray(value)) return value.map((one) => shiftTimes(one, byMs, recordedAt));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shiftTimes(one, byMs, recordedAt)]));
}

function shiftText(text: string, byMs: number): string {
  const [, year, month, date, separator = "", hours, minutes, seconds, rest = ""] = time.exec(text) ?? [];
  if (year === undefined || Number(year) < 2000) return text;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(date), Number(hours), Number(minutes), Number(seconds));
  const [newDate = "", newTime = ""] = new Date(at + byMs).toISOString().slice(0, 19).split("T");
  return `${newDate}${separator}${newTime}${rest}`;
}

function shiftNumber(number: number, byMs: number, recordedAt: number): number {
  const unit = [1, 1000].find((ms) => Number.isInteger(number) && Math.abs(number * ms - recordedAt) < nearMs);
  return unit === undefined ? number : number + byMs / unit;
}
