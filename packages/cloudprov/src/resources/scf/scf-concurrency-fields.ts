import { field } from "@org/core-provider";

const session = field.object(
  {
    sessionSource: field.string({
      computed: true,
      knownValues: ["HEADER", "COOKIE", "QUERY_STRING"],
      docs: "Where a request names its session.",
    }),
    sessionName: field.string({ computed: true, docs: "Name of the header, cookie or parameter." }),
    maximumConcurrencySessionPerInstance: field.integer({ computed: true, docs: "Most sessions of an instance." }),
    maximumTtlInSeconds: field.integer({
      computed: true,
      wire: "MaximumTTLInSeconds",
      docs: "Longest session, in seconds.",
    }),
    maximumIdleTimeInSeconds: field.integer({ computed: true, docs: "Longest idle time, in seconds." }),
    sessionPath: field.string({ computed: true, docs: "Path of the session." }),
    idleTimeoutStrategy: field.string({
      computed: true,
      knownValues: ["FATAL", "PAUSE"],
      docs: "What happens to an idle instance: `FATAL` destroys it, `PAUSE` pauses it. Requires isolated instances.",
    }),
  },
  { computed: true, docs: "Sessions, for the type `Session-Based`." },
);

/** The values of a switch that is a text. */
export const switchText = ["TRUE", "FALSE"] as const;

/** How many requests an instance of a function processes at the same time. */
export const concurrency = field.object(
  {
    dynamicEnabled: field.string({
      computed: true,
      values: switchText,
      docs: "Whether the platform determines the concurrency (`TRUE`), or `maxConcurrency` does (`FALSE`).",
    }),
    maxConcurrency: field.integer({ computed: true, min: 1, max: 100, docs: "Most concurrent requests." }),
    instanceIsolationEnabled: field.string({
      computed: true,
      values: switchText,
      docs: "Whether instances are isolated: `TRUE` or `FALSE`.",
    }),
    type: field.string({
      computed: true,
      knownValues: ["Session-Based", "Request-Based"],
      docs: "`Session-Based` or `Request-Based`.",
    }),
    mixNodeConfigs: field.list(
      field.object(
        {
          nodeSpec: field.string({ computed: true, docs: "Type of the GPU machine." }),
          num: field.integer({ computed: true, docs: "Number of concurrent requests." }),
        },
        { docs: "The concurrency on one type of machine." },
      ),
      { computed: true, wire: "MixNodeConfig", docs: "Concurrency by type of GPU machine." },
    ),
    sessionConfig: session,
  },
  {
    unsetAs: { DynamicEnabled: "" },
    omitEmptyOnCreate: true,
    docs: "How many requests an instance processes at the same time. Only for HTTP functions. Omitted members default to the platform's values.",
  },
);
