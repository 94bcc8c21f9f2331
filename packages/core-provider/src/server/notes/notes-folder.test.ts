import { describe, expect, it } from "vitest";
import { accountFolder, areNotesOff, notesFolder } from "./notes-folder.ts";

describe("the folder of notes", () => {
  it.each([
    ["linux", { HOME: "/home/me" }, "/home/me/.cache/pulumi-creation-notes/zoo"],
    ["linux", { HOME: "/home/me", XDG_CACHE_HOME: "/cache" }, "/cache/pulumi-creation-notes/zoo"],
    ["darwin", { HOME: "/Users/me" }, "/Users/me/Library/Caches/pulumi-creation-notes/zoo"],
  ] as const)("is in the user's cache on %s", (platform, env, folder) => {
    expect(notesFolder("zoo", env, platform)).toBe(folder);
  });

  it("is in the user's cache on Windows", () => {
    const folder = notesFolder("zoo", { LOCALAPPDATA: "local", HOME: "/other" }, "win32");
    expect(folder?.split(/[\\/]/)).toEqual(["local", "pulumi-creation-notes", "zoo"]);
  });

  it("is the value of the variable", () => {
    expect(notesFolder("zoo", { HOME: "/home/me", PULUMI_CREATION_NOTES: "/notes" }, "linux")).toBe("/notes/zoo");
  });

  it("is disabled if the variable is off", () => {
    expect([{ PULUMI_CREATION_NOTES: "off" }, { PULUMI_CREATION_NOTES: "/off" }, {}].map(areNotesOff)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("is undefined without a cache folder", () => {
    for (const platform of ["linux", "darwin", "win32"] as const)
      expect(notesFolder("zoo", {}, platform)).toBeUndefined();
  });

  it("differs for each account, and does not reveal its name", () => {
    const folders = [["https://a"], ["https://a", ""], ["https://a", "key"], ["https://b"]].map(accountFolder);
    expect(new Set(folders).size).toBe(4);
    expect(folders.join()).toMatch(/^[0-9a-f,]+$/);
  });
});
