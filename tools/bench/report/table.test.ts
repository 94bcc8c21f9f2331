import { expect, test } from "vitest";
import { alignedText, markdownTable } from "./table.ts";

const table = {
  headings: ["operation", "s", "note"],
  rows: [
    ["up", "7.2", "fine"],
    ["refresh", "12.25", ""],
  ],
};

test("on the screen columns are aligned, numbers to the right", () => {
  expect(alignedText(table)).toBe(
    ["operation      s  note", "---------  -----  ----", "up           7.2  fine", "refresh    12.25"].join("\n"),
  );
});

test("in Markdown columns of numbers are marked as right-aligned", () => {
  expect(markdownTable(table)).toBe(
    ["| operation | s | note |", "| --- | --: | --- |", "| up | 7.2 | fine |", "| refresh | 12.25 |  |"].join("\n"),
  );
});

test("a column with a text in it is not a column of numbers", () => {
  expect(alignedText({ headings: ["limit"], rows: [["50"], ["none"]] })).toBe("limit\n-----\n50\nnone");
});
