import { expect, it } from "vitest";
import { sameQuery, sameSql } from "./sql-layout.ts";

it.each([
  ["lines and indents", "SELECT a\n  FROM t\n", "SELECT a FROM t"],
  ["comments", "-- all of them\nSELECT a /* the first */ FROM t", "SELECT a FROM t"],
  ["an apostrophe in a comment", "SELECT a -- it's the first\nFROM t", "SELECT a FROM t"],
])("treats statements as equal that differ in %s", (_name, a, b) => {
  expect(sameSql(a, b)).toBe(true);
});

it.each([
  ["a string", "SELECT 'a  b' FROM t", "SELECT 'a b' FROM t"],
  ["text like a comment in a string", "SELECT '-- a' FROM t", "SELECT '-- b' FROM t"],
  ["a quoted name", "SELECT `a  b` FROM t", "SELECT `a b` FROM t"],
  ["a hint", "SELECT a FROM t /*+ OPTIONS('k'='1') */", "SELECT a FROM t /*+ OPTIONS('k'='2') */"],
  ["a word", "SELECT a FROM t", "SELECT b FROM t"],
  ["the end of a string", "SELECT 'a''  b' FROM t", "SELECT 'a'' b' FROM t"],
])("treats statements as different that differ in %s", (_name, a, b) => {
  expect(sameSql(a, b)).toBe(false);
});

it("treats queries as equal regardless of quoted names, but not with other texts", () => {
  expect(sameQuery("SELECT `a`\nFROM `t` WHERE b = '`'", "SELECT a FROM t WHERE b = '`'")).toBe(true);
  expect(sameQuery("SELECT a FROM t WHERE b = '`'", "SELECT a FROM t WHERE b = ''")).toBe(false);
});
