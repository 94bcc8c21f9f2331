import { field } from "@org/core-provider";

/** A time as an input, in the platform's format. */
export function time(docs: string) {
  return field.string({
    required: true,
    pattern: {
      match: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3])(:[0-5]\d){2}$/,
      says: "have the form YYYY-MM-DD hh:mm:ss",
    },
    docs: `${docs}, \`YYYY-MM-DD hh:mm:ss\`.`,
  });
}

/** A time range. */
export const span = {
  startTime: time("Start of the time range"),
  endTime: time("End of the time range"),
};

/** The inputs of a trend of all resources, except its metric. */
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
