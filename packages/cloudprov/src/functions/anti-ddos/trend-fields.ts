import { field } from "@org/core-provider";

/** An input that is a time, as the platform writes it. */
export function time(wire: string, docs: string) {
  return field.string({
    required: true,
    pattern: {
      match: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3])(:[0-5]\d){2}$/,
      says: "have the form YYYY-MM-DD hh:mm:ss",
    },
    wire,
    docs: `${docs}, \`YYYY-MM-DD hh:mm:ss\`.`,
  });
}

/** A span of time. */
export const span = {
  startTime: time("StartTime", "Start of the time range"),
  endTime: time("EndTime", "End of the time range"),
};

/** What a trend of all resources is asked for by, beside its metric. */
export const overviewTrend = {
  period: field.integer({
    required: true,
    wire: "Period",
    docs: "Interval between values, in seconds: 300, 3600 or 86400.",
  }),
  ...span,
  business: field.string({
    emptyIsUnset: true,
    wire: "Business",
    docs: "Product: `bgpip` (Advanced), `bgp-multip` (packages) or `basic`.",
  }),
  ipLists: field.set(field.string({ docs: "An IP address." }), {
    emptyIsUnset: true,
    wire: "IpList",
    docs: "IP addresses of the resources.",
  }),
};
