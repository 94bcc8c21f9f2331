import { errorGroups } from "@org/site/error-codes";
import { describe, expect, it } from "vitest";
import { codesInSource } from "./codes-in-source.ts";
import { messageSources, withoutCodes } from "./message-sources.ts";

const entries = errorGroups.flatMap(({ codes }) => codes);

describe("the codes in the code", () => {
  const files = messageSources().map(({ file, source }) => ({ file, ...codesInSource(source, file) }));
  const declared = new Set(files.flatMap((file) => file.declared));
  const used = new Set(files.flatMap((file) => file.used));

  it("are those of the page about error codes", () => {
    expect([...declared].sort()).toEqual(entries.map(({ code }) => code).sort());
  });

  it("are all used", () => {
    expect([...declared].filter((code) => !used.has(code))).toEqual([]);
  });

  it("are part of each error that a user can see", () => {
    const uncoded = files.filter(({ file, uncoded: lines }) => lines.length > 0 && !(file in withoutCodes));
    expect(uncoded.map(({ file, uncoded: lines }) => `${file}:${lines.join()}`)).toEqual([]);
  });

  it("are missing only in files that still need an exception", () => {
    const exceptions = files.filter(({ file, uncoded }) => uncoded.length > 0 && file in withoutCodes);
    expect(exceptions.map(({ file }) => file).sort()).toEqual(Object.keys(withoutCodes).sort());
  });
});

describe("an entry", () => {
  it.each(entries)("about $code has an example with the code at the end of a line", ({ code, example }) => {
    expect(example).toMatch(new RegExp(` \\[(?:streamprov|appprov|cloudprov)/${code}\\]$`, "m"));
  });
});

describe("the codes in a file", () => {
  it("are the members of the type, and the texts that errors take", () => {
    const { declared, used } = codesInSource(
      `
        export type HelpCode = "not-found" | "timeout";
        type Color = "red";
        class Late extends Error { readonly helpCode = "timeout"; }
        const helpCodes = { 404: "not-found" };
        throw new CodedError(isOld ? "deleted" : "not-found", "it is missing");
        const other = "conflict";
      `,
      "sample.ts",
    );
    expect(declared).toEqual(["not-found", "timeout"]);
    expect(used).toEqual(["timeout", "not-found", "deleted", "not-found", "it is missing"]);
  });

  it("are missing where an error is created without one", () => {
    const { uncoded } = codesInSource(
      [
        'throw new Error("x");',
        'throw new TypeError("a defect");',
        "class Late extends Error {}",
        'class Coded extends Error { readonly helpCode = "timeout"; }',
        "log(`warning: it is late`);",
        'progress("Error: it failed");',
        'progress("Searching for errors");',
        'warn("timeout", "it is late");',
      ].join("\n"),
      "sample.ts",
    );
    expect(uncoded).toEqual([1, 3, 5, 6]);
  });
});
