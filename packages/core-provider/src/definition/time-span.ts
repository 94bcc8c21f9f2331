const span = /(\d+(?:\.\d+)?)(ms|h|m|s)/g;
const unitMs: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

/** The form of a time span such as `30m` or `1h30m`, as the fact `pattern` of a property. */
export const timeSpan = {
  match: /^(?:\d+(?:\.\d+)?(?:ms|h|m|s))+$/,
  says: "be a time span such as 30m or 1h30m",
} as const;

/** Converts a time span to milliseconds; undefined if it is invalid. */
export function timeSpanMs(text: unknown): number | undefined {
  if (typeof text !== "string" || !timeSpan.match.test(text)) return undefined;
  return [...text.matchAll(span)].reduce((sum, [, count, unit]) => sum + Number(count) * (unitMs[unit ?? ""] ?? 0), 0);
}
