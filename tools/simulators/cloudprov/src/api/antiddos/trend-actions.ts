import { integer, listOf, object, oneOf, optional, type Shape, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { moment } from "./moment.ts";
import type { CcTrend, DdosTrend } from "./records.ts";

/** The actions that show what was measured. Where a test has put nothing, it is zero at every point in time. */
export function trendActions(world: World): Action[] {
  return [
    describeBgpBizTrend(world),
    describeOverviewAttackTrend(world),
    describeOverviewCcTrend(world),
    describeOverviewDdosTrend(world),
  ];
}

function describeBgpBizTrend({ protection }: World): Action {
  return defineAction({
    name: "DescribeBgpBizTrend",
    simplified: "All values are 0 until a test adds others to the state.",
    params: object({
      Business: text({ min: 1 }),
      StartTime: moment,
      EndTime: moment,
      MetricName: oneOf("intraffic", "outtraffic", "inpkg", "outpkg"),
      InstanceId: text({ min: 1 }),
      Flag: integer({ min: 0, max: 1 }),
    }),
    run({ params: { InstanceId, MetricName, StartTime, EndTime } }) {
      const seconds = 300;
      if ((millisecondsOf(StartTime) / 1000) % seconds !== 0) {
        throw new PlatformError("InvalidParameterValue", "StartTime must be a multiple of 5 minutes.");
      }
      const measured = protection.bizTrends
        .all()
        .filter(({ instanceId, metricName }) => instanceId === InstanceId && metricName === MetricName);
      const values = sum(measured) ?? zeros({ StartTime, EndTime, seconds });
      return { DataList: values, Total: values.length, MetricName, MaxData: Math.max(0, ...values) };
    },
  });
}

function describeOverviewAttackTrend({ protection }: World): Action {
  return defineAction({
    name: "DescribeOverviewAttackTrend",
    simplified: "All values are 0 until a test adds others to the state.",
    params: object({
      Type: oneOf("cc", "ddos"),
      Dimension: oneOf("attackcount"),
      Period: integer({ min: 86_400, max: 86_400 }),
      StartTime: moment,
      EndTime: moment,
    }),
    run({ params: { Type, Period, StartTime, EndTime } }) {
      const measured = protection.attackTrends.all().filter(({ type }) => type === Type);
      const values = sum(measured) ?? zeros({ StartTime, EndTime, seconds: Period });
      return { Type, StartTime, EndTime, Period, Count: values.length, Data: values };
    },
  });
}

function describeOverviewCcTrend({ protection }: World): Action {
  return overviewTrend("DescribeOverviewCCTrend", {
    members: {},
    metrics: ["inqps", "dropqps", "incount", "dropcount"],
    measured: () => protection.ccTrends.all(),
  });
}

function describeOverviewDdosTrend({ protection }: World): Action {
  return overviewTrend("DescribeOverviewDDoSTrend", {
    members: { Id: optional(text({ min: 1 })) },
    metrics: ["bps", "pps"],
    measured: () => protection.ddosTrends.all(),
  });
}

interface OverviewTrend {
  /** Members of the request that not all have. */
  readonly members: Readonly<Record<string, Shape<unknown>>>;
  readonly metrics: readonly string[];
  readonly measured: () => readonly (CcTrend | DdosTrend)[];
}

// The measurements of all addresses, or of some.
function overviewTrend(name: string, { members, metrics, measured }: OverviewTrend): Action {
  return defineAction({
    name,
    params: object({
      ...members,
      Period: integer(),
      StartTime: moment,
      EndTime: moment,
      MetricName: text({ min: 1 }),
      Business: optional(text({ min: 1 })),
      IpList: optional(listOf(text({ min: 1 }), { min: 1 })),
    }),
    run({ params: { Period, StartTime, EndTime, MetricName, Business, IpList } }) {
      if (![300, 3_600, 86_400].includes(Period)) {
        throw new PlatformError("InvalidParameterValue", "Period must be 300, 3600 or 86400.");
      }
      if (!metrics.includes(MetricName)) {
        const last = metrics.at(-1);
        const says = `MetricName must be ${metrics.slice(0, -1).join(", ")} or ${last}.`;
        throw new PlatformError("InvalidParameterValue", says);
      }
      const values =
        sum(
          measured().filter(
            ({ metricName, business, ip }) =>
              metricName === MetricName && business === (Business ?? business) && (IpList?.includes(ip) ?? true),
          ),
        ) ?? zeros({ StartTime, EndTime, seconds: Period });
      return { Count: values.length, Data: values };
    },
  });
}

// The values of several added up point by point; undefined when there are none.
function sum(trends: readonly { readonly values: readonly number[] }[]): number[] | undefined {
  if (trends.length === 0) return undefined;
  const points = Math.max(...trends.map(({ values }) => values.length));
  return Array.from({ length: points }, (_, point) =>
    trends.reduce((total, { values }) => total + (values[point] ?? 0), 0),
  );
}

interface Span {
  readonly StartTime: string;
  readonly EndTime: string;
  /** Between two points in time. */
  readonly seconds: number;
}

function zeros({ StartTime, EndTime, seconds }: Span): number[] {
  const length = Math.floor((millisecondsOf(EndTime) - millisecondsOf(StartTime)) / (seconds * 1000)) + 1;
  if (length < 1) throw new PlatformError("InvalidParameterValue", "EndTime must not be before StartTime.");
  return Array.from({ length }, () => 0);
}

function millisecondsOf(time: string): number {
  const ms = Date.parse(`${time.replace(" ", "T")}Z`);
  if (Number.isNaN(ms)) throw new PlatformError("InvalidParameterValue", `There is no time ${time}.`);
  return ms;
}
