import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stateBackend } from "./state-backend.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backend-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function loggedIn(home: string, current: string): { PULUMI_HOME: string } {
  const path = join(folder, home);
  mkdirSync(path);
  writeFileSync(join(path, "credentials.json"), JSON.stringify({ current, accessTokens: { [current]: "secret" } }));
  return { PULUMI_HOME: path };
}

function project(name: string, text: string): string {
  const path = join(folder, name, "src");
  mkdirSync(path, { recursive: true });
  writeFileSync(join(folder, name, "Pulumi.yaml"), text);
  return path;
}

describe("the identity of the state's backend", () => {
  it("comes from the variable, then from the project, then from the login", () => {
    const other = loggedIn("home", "https://login");
    const plain = project("plain", "name: a\nruntime: nodejs\n");
    const own = project("own", 'name: a\nbackend:\n  # ours\n  url: "https://project"\n');
    const set = { ...other, PULUMI_BACKEND_URL: "https://set" };

    const [bySetting, byProject, byLogin] = [
      stateBackend(set, own),
      stateBackend(other, own),
      stateBackend(other, plain),
    ];
    expect(new Set([bySetting, byProject, byLogin]).size).toBe(3);
    expect(byProject).toBe(stateBackend({ PULUMI_BACKEND_URL: "https://project/" }, folder));
    expect(byLogin).toBe(stateBackend({ PULUMI_BACKEND_URL: "https://login" }, folder));
    expect(byLogin).not.toContain("login");
  });

  it("differs for a relative path in another folder", () => {
    const env = { PULUMI_BACKEND_URL: "file://./state" };
    expect(stateBackend(env, "/one")).not.toBe(stateBackend(env, "/other"));
    expect(stateBackend({ PULUMI_BACKEND_URL: "file:///state" }, "/one")).toBe(
      stateBackend({ PULUMI_BACKEND_URL: "file:///state" }, "/other"),
    );
  });

  it("does not require a login", () => {
    expect(stateBackend({}, folder)).toBe(stateBackend({ HOME: folder }, folder));
    writeFileSync(join(folder, "credentials.json"), "{");
    expect(stateBackend({ PULUMI_HOME: folder }, folder)).toBe(stateBackend({}, folder));
  });
});
