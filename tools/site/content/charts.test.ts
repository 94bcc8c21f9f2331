import { expect, it } from "vitest";
import { withCharts } from "./charts.ts";

const table = `| stack | operation | wall | floor | limit |
| --- | --- | --- | --- | --- |
| 100 topics | up | 5.8 s; before 14.5 s | 2.9 s |  |
| 100 topics | destroy | 2.9 s | 1.0 s | 2.0 s |
`;

it("draws a bar for each value of a row, in one scale", () => {
  const chart = withCharts(table);
  const lengths = [...chart.matchAll(/class="(wall|floor|limit)" x="\d+" y="\d+" width="(\d+)"/g)];
  expect(lengths.map(([, name, length]) => `${name} ${length}`)).toEqual([
    "wall 320",
    "floor 160",
    "wall 160",
    "floor 55",
    "limit 110",
  ]);
  expect(chart).toContain(">100 topics, up</text>");
  expect(chart.endsWith(table)).toBe(true);
});

it("leaves other tables alone", () => {
  const other = "| stack | wall |\n| --- | --- |\n| 100 topics | 2 s |\n";
  expect(withCharts(other)).toBe(other);
});
