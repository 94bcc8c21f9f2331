import type { PackageName } from "../packages/package-name.ts";
import { packages } from "../packages/table.ts";
import { type Conditions, calm } from "../platform/conditions.ts";
import { manyStacksFigures, manyStacksOf } from "../scenarios/many-stacks.ts";
import { simulatorOf } from "../scenarios/simulators.ts";
import type { Figures, OperationFigures, OperationName } from "./figures.ts";
import type { OperationAim } from "./operation-aim.ts";
import type { Table } from "./table.ts";
import { floorOf } from "./tables.ts";

/** What we want of a figure. */
export interface Aim {
  readonly aim: string;
  /** The measured value, with its unit. */
  readonly measured: string;
  readonly met: boolean;
}

const megabyte = 1e6;

/** Compares what was measured with what we aim at; aims whose figures are missing are left out. */
export function aimsOf(figures: Figures): readonly Aim[] {
  return Object.values(packages).flatMap((provider) =>
    [
      ...startAims(figures, provider.name),
      ...sizeAims(figures, provider.name),
      ...simulatorAims(figures, provider.name),
      ...manyStacksAims(figures, provider.name),
      ...cpuAims(figures, provider.name),
      ...memoryAims(figures, provider.name),
      ...provider.aims.flatMap((aim) => operationAims(figures, provider.name, aim)),
      ...quickstartAims(figures, provider.name),
      ...upAims(figures, provider.name),
      ...limitAims(figures, provider.name),
    ].map((aim) => ({ ...aim, aim: `${provider.name}: ${aim.aim}` })),
  );
}

/** The aims as a table. */
export function aimsTable(figures: Figures): Table {
  return {
    headings: ["aim", "measured", "met"],
    rows: aimsOf(figures).map(({ aim, measured, met }) => [aim, measured, met ? "yes" : "NO"]),
  };
}

/**
 * What one more object costs the plugin, in milliseconds of CPU: the slope between two numbers of objects, so that the
 * start of the plugin is not in it. Undefined when one of the two was not measured.
 */
export function cpuPerObject(
  figures: Figures,
  of: { readonly provider: PackageName; readonly operation: OperationName; readonly from: number; readonly to: number },
): number | undefined {
  const { provider, operation, from, to } = of;
  const cpuOf = (count: number) =>
    calmly(figures, provider).find((f) => f.operation === operation && f.objects === count)?.pluginCpuSeconds;
  const few = cpuOf(from);
  const many = cpuOf(to);
  return few === undefined || many === undefined ? undefined : ((many - few) * 1000) / (to - from);
}

function startAims({ singles }: Figures, name: PackageName): Aim[] {
  const of = (what: string, whom: string) =>
    singles.find((single) => single.what === what && single.of === whom)?.value;
  const own = of("start", name);
  const selfContained = of("start", `${name}, self-contained`);
  const empty = of("start", "an empty Node");
  const idle = of("idle memory", name);
  const imports = singles.filter((single) => single.what.startsWith("SDK import") && single.of === name);
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
    ...(selfContained === undefined || empty === undefined
      ? []
      : [
          {
            aim: "self-contained, starts within 60 ms where an empty Node takes 25 ms",
            measured: `${selfContained.toFixed(0)} ms where an empty Node takes ${empty.toFixed(0)} ms`,
            met: selfContained / empty <= 60 / 25,
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

function sizeAims({ singles }: Figures, name: PackageName): Aim[] {
  const plugin = singles.find(({ what, of }) => what === "plugin.cjs" && of === name)?.value;
  return plugin === undefined
    ? []
    : [{ aim: "plugin under 2 MB", measured: `${(plugin / 1000).toFixed(2)} MB`, met: plugin < 2000 }];
}

function simulatorAims(figures: Figures, name: PackageName): Aim[] {
  return singleAims(figures, simulatorOf(name), [
    { what: "npm package, packed", aim: "simulator: at most 1 MB packed", most: 1000, unit: "kB" },
    { what: "start", aim: "simulator: starts within 300 ms", most: 300, unit: "ms" },
    { what: "idle memory", aim: "simulator: at most 90 MB when idle", most: 90, unit: "MB" },
  ]);
}

function manyStacksAims(figures: Figures, name: PackageName): Aim[] {
  const { byLimit, refused, unevenness } = manyStacksFigures;
  return singleAims(figures, manyStacksOf(name, true), [
    {
      what: byLimit,
      aim: "stacks at once: at most 1.2 times the time of the limit",
      most: 1.2,
      unit: "times",
      digits: 2,
    },
    { what: refused, aim: "stacks at once: at most 1% of the requests rejected", most: 1, unit: "%", digits: 1 },
    { what: unevenness, aim: "stacks at once: done within 10% of one another", most: 1.1, unit: "times", digits: 2 },
  ]);
}

/** The aims for figures that are one number. */
function singleAims(
  { singles }: Figures,
  of: string,
  aims: readonly {
    readonly what: string;
    readonly aim: string;
    readonly most: number;
    readonly unit: string;
    /** Decimals to print. Default 0. */
    readonly digits?: number;
  }[],
): Aim[] {
  return aims.flatMap(({ what, aim, most, unit, digits = 0 }) => {
    const value = singles.find((single) => single.what === what && single.of === of)?.value;
    return value === undefined ? [] : [{ aim, measured: `${value.toFixed(digits)} ${unit}`, met: value <= most }];
  });
}

function cpuAims(figures: Figures, name: PackageName): Aim[] {
  const limits = { preview: 2, refresh: 3 } as const;
  const what = { preview: "check and diff", refresh: "a refresh" } as const;
  const [few, many, most] = packages[name].counts;
  return (["preview", "refresh"] as const).flatMap((operation) => {
    const first = cpuPerObject(figures, { provider: name, operation, from: few, to: many });
    const second = cpuPerObject(figures, { provider: name, operation, from: many, to: most });
    const each = second ?? first;
    if (each === undefined) return [];
    const linear =
      second === undefined || first === undefined
        ? []
        : [
            {
              aim: `cost of ${what[operation]} linear in the number of objects`,
              measured: `${first.toFixed(2)} ms each from ${few} to ${many}, ${second.toFixed(2)} ms each from ${many} to ${most}`,
              met: second <= first * 1.2,
            },
          ];
    return [
      {
        aim: `plugin CPU below ${limits[operation]} ms an object for ${what[operation]}`,
        measured: `${each.toFixed(2)} ms`,
        met: each < limits[operation],
      },
      ...linear,
    ];
  });
}

function memoryAims(figures: Figures, name: PackageName): Aim[] {
  const most = packages[name].counts[2];
  const own = products(figures, name).filter(
    ({ objects, operation }) => objects === most && (operation === "refresh" || operation === "preview"),
  );
  if (own.length === 0) return [];
  const peak = Math.max(...own.map(({ peakBytes }) => peakBytes));
  return [
    {
      aim: `preview and refresh of ${most}: at most 120 MB`,
      measured: `${(peak / megabyte).toFixed(0)} MB`,
      met: peak <= 120 * megabyte,
    },
  ];
}

/** The package's aims for each measured operation. */
function operationAims(figures: Figures, name: PackageName, aim: OperationAim): Aim[] {
  const { operations, objects, conditions } = aim;
  return products(figures, name)
    .filter((own) => operations.includes(own.operation) && own.objects === objects)
    .filter((own) => conditions === undefined || isUnder(own, conditions))
    .flatMap((own) => judge(own, floorOf(own, figures), aim));
}

function judge(own: OperationFigures, floor: OperationFigures | undefined, wanted: OperationAim): Aim[] {
  const aims: Aim[] = [];
  const add = (aim: string, measured: string, met: boolean) =>
    aims.push({ aim: `${own.operation} of ${own.objects}, ${conditionsOf(own)}: ${aim}`, measured, met });
  const { requests, connections, seconds, secondsOverFloor } = wanted;
  if (requests !== undefined) {
    add(`at most ${requests} requests`, `${own.requests} requests`, own.requests <= requests);
  }
  if (connections !== undefined) {
    add(`at most ${connections} connections`, `${own.connections} connections`, own.connections <= connections);
  }
  if (seconds !== undefined) {
    add(`under ${seconds} s`, `${own.seconds.toFixed(1)} s`, own.seconds < seconds);
  }
  if (secondsOverFloor !== undefined && floor !== undefined) {
    const more = own.seconds - floor.seconds;
    const measured = `${own.seconds.toFixed(1)} s, ${more.toFixed(1)} s more`;
    add(`at most ${secondsOverFloor} s more than a provider that does nothing`, measured, more <= secondsOverFloor);
  }
  return aims;
}

function quickstartAims(figures: Figures, name: PackageName): Aim[] {
  const most = packages[name].quickstart?.seconds;
  if (most === undefined) return [];
  return products(figures, name)
    .filter(({ scenario, operation }) => scenario === `${name}-quickstart` && /^(up|destroy)$/.test(operation))
    .map(({ operation, seconds }) => ({
      aim: `${operation} of the quickstart in about ${most} s`,
      measured: `${seconds.toFixed(1)} s`,
      met: seconds <= most + 1,
    }));
}

/** The allowed cost of an up without checkpoints, compared with the floor. */
function upAims(figures: Figures, name: PackageName): Aim[] {
  return products(figures, name)
    .filter(({ scenario }) => scenario === "up" || scenario.startsWith("up-"))
    .flatMap((own) => {
      const floor = floorOf(own, figures);
      if (floor === undefined) return [];
      const mostCpu = floor.pluginCpuSeconds * 1.5 + own.requests * 0.0005;
      return [
        {
          aim: `up of ${own.objects} without checkpoints: at most 1.15 times the floor's wall time`,
          measured: `${own.seconds.toFixed(1)} s, ${(own.seconds / floor.seconds).toFixed(2)} times`,
          met: own.seconds <= floor.seconds * 1.15,
        },
        {
          aim: `up of ${own.objects} without checkpoints: at most ${mostCpu.toFixed(1)} s of plugin CPU, 1.5 times the floor's and 0.5 ms a request`,
          measured: `${own.pluginCpuSeconds.toFixed(1)} s`,
          met: own.pluginCpuSeconds <= mostCpu,
        },
      ];
    });
}

function limitAims(figures: Figures, name: PackageName): Aim[] {
  return products(figures, name)
    .filter(({ perSecond, requests }) => perSecond > 0 && requests >= 100)
    .map((own) => ({
      aim: `${own.operation} of ${own.objects}, ${conditionsOf(own)}: at most 2% refused`,
      measured: `${own.refused} of ${own.requests}`,
      met: own.refused <= own.requests * 0.02,
    }));
}

function products({ operations }: Figures, name: PackageName): OperationFigures[] {
  return operations.filter(({ provider, subject }) => provider === name && subject === "product");
}

/** Operations on a platform that answers at once and limits nothing. */
function calmly(figures: Figures, name: PackageName): OperationFigures[] {
  return products(figures, name).filter((own) => isUnder(own, calm));
}

function isUnder(own: OperationFigures, { latencyMs, perSecond }: Conditions): boolean {
  return own.latencyMs === latencyMs && own.perSecond === perSecond;
}

function conditionsOf({ latencyMs, perSecond, parallel }: OperationFigures): string {
  return `${latencyMs} ms, ${perSecond === 0 ? "no limit" : `${perSecond}/s`}, parallel ${parallel}`;
}
