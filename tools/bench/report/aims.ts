import type { Figures, OperationFigures, OperationName } from "./figures.ts";
import type { Table } from "./table.ts";
import { floorOf } from "./tables.ts";

/** What we want of a figure. */
export interface Aim {
  readonly aim: string;
  /** What was measured, with its unit. */
  readonly measured: string;
  readonly met: boolean;
}

const megabyte = 1e6;

/** Compares what was measured with what we aim at; aims whose figures are missing are left out. */
export function aimsOf(figures: Figures): readonly Aim[] {
  return [
    ...startAims(figures),
    ...sizeAims(figures),
    ...cpuAims(figures),
    ...refreshAims(figures),
    ...memoryAims(figures),
    ...wallAims(figures),
    ...limitAims(figures),
  ];
}

/** The aims as a table. */
export function aimsTable(figures: Figures): Table {
  return {
    headings: ["aim", "measured", "met"],
    rows: aimsOf(figures).map(({ aim, measured, met }) => [aim, measured, met ? "yes" : "NO"]),
  };
}

/**
 * What one more topic costs the plugin, in milliseconds of CPU: the slope between two numbers of topics, so that the
 * start of the plugin is not in it. Undefined when one of the two was not measured.
 */
export function cpuPerTopic(figures: Figures, operation: OperationName, from: number, to: number): number | undefined {
  const of = (topics: number) =>
    calm(figures).find((f) => f.operation === operation && f.topics === topics)?.pluginCpuSeconds;
  const few = of(from);
  const many = of(to);
  return few === undefined || many === undefined ? undefined : ((many - few) * 1000) / (to - from);
}

function startAims({ singles }: Figures): Aim[] {
  const of = (what: string) => singles.find((single) => single.what === what)?.value;
  const own = of("start: streamprov");
  const empty = of("start: an empty Node");
  const idle = of("idle memory: streamprov");
  const imports = singles.filter(({ what }) => what.startsWith("SDK import"));
  return [
    ...(own === undefined || empty === undefined
      ? []
      : [
          {
            aim: "starts within 100 ms where an empty Node takes 37 ms",
            measured: `${own.toFixed(0)} ms where an empty Node takes ${empty.toFixed(0)} ms`,
            met: own / empty <= 100 / 37,
          },
        ]),
    ...(idle === undefined
      ? []
      : [{ aim: "at most 80 MB when idle", measured: `${idle.toFixed(0)} MB`, met: idle <= 80 }]),
    ...imports.map(({ what, value }) => ({
      aim: `${what}: a few milliseconds`,
      measured: `${value.toFixed(1)} ms`,
      met: value <= 10,
    })),
  ];
}

function sizeAims({ singles }: Figures): Aim[] {
  const plugin = singles.find(({ what }) => what === "plugin.cjs")?.value;
  return plugin === undefined
    ? []
    : [{ aim: "plugin under 1 MB", measured: `${(plugin / 1000).toFixed(2)} MB`, met: plugin < 1000 }];
}

function cpuAims(figures: Figures): Aim[] {
  const limits = { preview: 2, refresh: 3 } as const;
  const what = { preview: "check and diff", refresh: "a refresh" } as const;
  return (["preview", "refresh"] as const).flatMap((operation) => {
    const some = cpuPerTopic(figures, operation, 10, 100);
    const many = cpuPerTopic(figures, operation, 100, 1000);
    const each = many ?? some;
    if (each === undefined) return [];
    const linear =
      many === undefined || some === undefined
        ? []
        : [
            {
              aim: `cost of ${what[operation]} linear in the number of topics`,
              measured: `${some.toFixed(2)} ms each from 10 to 100, ${many.toFixed(2)} ms each from 100 to 1,000`,
              met: many <= some * 1.2,
            },
          ];
    return [
      {
        aim: `plugin CPU below ${limits[operation]} ms a topic for ${what[operation]}`,
        measured: `${each.toFixed(2)} ms`,
        met: each < limits[operation],
      },
      ...linear,
    ];
  });
}

function refreshAims(figures: Figures): Aim[] {
  return thousands(figures)
    .filter(({ operation }) => operation === "refresh")
    .flatMap((own) => {
      const where = conditionsOf(own);
      const floor = floorOf(own, figures);
      return [
        {
          aim: `refresh of 1,000, ${where}: at most 15 requests, 16 connections`,
          measured: `${own.requests} requests, ${own.connections} connections`,
          met: own.requests <= 15 && own.connections <= 16,
        },
        ...(floor === undefined
          ? []
          : [
              {
                aim: `refresh of 1,000, ${where}: at most 2 s more than a provider that does nothing`,
                measured: `${own.seconds.toFixed(1)} s, ${(own.seconds - floor.seconds).toFixed(1)} s more`,
                met: own.seconds - floor.seconds <= 2,
              },
            ]),
      ];
    });
}

function memoryAims(figures: Figures): Aim[] {
  const own = thousands(figures).filter(({ operation }) => operation === "refresh" || operation === "preview");
  const most = Math.max(...own.map(({ peakBytes }) => peakBytes));
  if (own.length === 0) return [];
  return [
    {
      aim: "preview and refresh of 1,000: at most 120 MB",
      measured: `${(most / megabyte).toFixed(0)} MB`,
      met: most <= 120 * megabyte,
    },
  ];
}

function wallAims(figures: Figures): Aim[] {
  const hundred = calm(figures).filter(
    ({ topics, operation }) => topics === 100 && (operation === "up" || operation === "destroy"),
  );
  const quickstart = figures.operations.filter(
    ({ scenario, operation }) => scenario === "quickstart" && (operation === "up" || operation === "destroy"),
  );
  return [
    ...hundred.map(({ operation, seconds }) => ({
      aim: `${operation} of 100 topics under 8 s`,
      measured: `${seconds.toFixed(1)} s`,
      met: seconds < 8,
    })),
    ...quickstart.map(({ operation, seconds }) => ({
      aim: `${operation} of the quickstart in about 12 s`,
      measured: `${seconds.toFixed(1)} s`,
      met: seconds <= 13,
    })),
  ];
}

function limitAims(figures: Figures): Aim[] {
  return products(figures)
    .filter(({ perSecond, requests }) => perSecond > 0 && requests >= 100)
    .map((own) => ({
      aim: `${own.operation} of ${own.topics}, ${conditionsOf(own)}: at most 2% refused`,
      measured: `${own.refused} of ${own.requests}`,
      met: own.refused <= own.requests * 0.02,
    }));
}

function products({ operations }: Figures): OperationFigures[] {
  return operations.filter(({ subject }) => subject === "streamprov");
}

function thousands(figures: Figures): OperationFigures[] {
  return products(figures).filter(({ topics }) => topics === 1000);
}

/** Operations on a platform that answers at once and limits nothing. */
function calm(figures: Figures): OperationFigures[] {
  return products(figures).filter(({ latencyMs, perSecond }) => latencyMs === 0 && perSecond === 0);
}

function conditionsOf({ latencyMs, perSecond, parallel }: OperationFigures): string {
  return `${latencyMs} ms, ${perSecond === 0 ? "no limit" : `${perSecond}/s`}, parallel ${parallel}`;
}
