import { describe, expect, it } from "vitest";
import { type Attempt, decide, type Sources, ToolNotFoundError } from "./decide.ts";
import { pulumiCli } from "./tool.ts";

describe("decide", () => {
  it("takes what is on PATH and looks no further", async () => {
    const { sources, asked } = sourcesWith({ onPath: found("/usr/bin/pulumi") });

    expect((await decide(pulumiCli, sources)).path).toBe("/usr/bin/pulumi");
    expect(asked).toEqual(["onPath"]);
  });

  it("takes what is in the cache before it gets anything", async () => {
    const { sources, asked } = sourcesWith({ inCache: found("/cache/pulumi") });

    expect((await decide(pulumiCli, sources)).path).toBe("/cache/pulumi");
    expect(asked).toEqual(["onPath", "inCache"]);
  });

  it("lets the vendor's installer try before Go", async () => {
    const { sources, asked } = sourcesWith({ byInstaller: found("/cache/pulumi"), byGo: found("/other") });

    expect((await decide(pulumiCli, sources)).path).toBe("/cache/pulumi");
    expect(asked).toEqual(["onPath", "inCache", "alone", "inCache", "byInstaller"]);
  });

  it("builds with Go when nothing else works", async () => {
    const { sources, asked } = sourcesWith({ byGo: found("/cache/pulumi") });

    expect((await decide(pulumiCli, sources)).path).toBe("/cache/pulumi");
    expect(asked).toEqual(["onPath", "inCache", "alone", "inCache", "byInstaller", "byGo"]);
  });

  it("uses what another process put into the cache while this one waited", async () => {
    const { sources, asked } = sourcesWith({ byGo: found("/built/again") });
    let looks = 0;
    const cacheFilledMeanwhile: Sources = {
      ...sources,
      inCache: async () => {
        looks += 1;
        return looks === 1 ? missing("empty") : found("/cache/pulumi");
      },
    };

    expect((await decide(pulumiCli, cacheFilledMeanwhile)).path).toBe("/cache/pulumi");
    expect(asked).not.toContain("byGo");
  });

  it("lists everything it tried, and what to do, when nothing worked", async () => {
    const { sources } = sourcesWith({
      onPath: missing("/usr/bin/pulumi is 3.100.0, older than 3.200.0"),
      byInstaller: missing("the site did not answer"),
      byGo: missing("no `go` on PATH"),
    });

    const failure = decide(pulumiCli, sources);

    await expect(failure).rejects.toThrow(ToolNotFoundError);
    await expect(failure).rejects.toThrow(/3\.100\.0.*in the cache.*did not answer.*no `go`.*go\.dev\/dl/s);
  });
});

function found(path: string): Attempt {
  return { path, version: "3.259.0" };
}

function missing(why: string): Attempt {
  return { missing: why };
}

function sourcesWith(answers: Partial<Record<"onPath" | "inCache" | "byInstaller" | "byGo", Attempt>>) {
  const asked: string[] = [];
  const answer = (name: keyof typeof answers) => async () => {
    asked.push(name);
    return answers[name] ?? missing("not here");
  };
  const sources: Sources = {
    onPath: answer("onPath"),
    inCache: answer("inCache"),
    byInstaller: answer("byInstaller"),
    byGo: answer("byGo"),
    alone: (work) => {
      asked.push("alone");
      return work();
    },
  };
  return { sources, asked };
}
