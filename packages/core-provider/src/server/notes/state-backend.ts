import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Returns a hash of where the engine keeps its state. Stacks with the same name in two backends have the same URNs, so
 * a note applies only to the backend it was written for. Plugins do not receive the backend from the engine, so this
 * function searches where the CLI does, in the same order.
 */
export function stateBackend(env: Env, folder: string): string {
  const url = env["PULUMI_BACKEND_URL"] || projectBackend(folder) || loggedInTo(env) || "";
  return createHash("sha256").update(absolute(url, folder)).digest("hex").slice(0, 16);
}

/** `backend: { url }` of the project that a folder is in. */
function projectBackend(folder: string): string | undefined {
  for (const name of ["Pulumi.yaml", "Pulumi.yml"]) {
    const text = textOf(join(folder, name));
    if (text !== undefined) return projectUrl.exec(text)?.[1]?.replaceAll(/["']/g, "");
  }
  const parent = dirname(folder);
  return parent === folder ? undefined : projectBackend(parent);
}

const projectUrl = /^backend:[ \t]*\r?\n(?:(?:[ \t].*)?\r?\n)*?[ \t]+url:[ \t]*(\S+)/m;

/** Returns the backend of `pulumi login`. Everything else in the file, which also contains tokens, is ignored. */
function loggedInTo({ PULUMI_HOME: home, HOME: user, USERPROFILE: profile }: Env): string | undefined {
  const base = user || profile;
  const folder = home || (base && join(base, ".pulumi"));
  const text = folder && textOf(join(folder, "credentials.json"));
  if (!text) return undefined;
  try {
    const { current } = JSON.parse(text) as { readonly current?: unknown };
    return typeof current === "string" ? current : undefined;
  } catch {
    return undefined;
  }
}

/** The path of a local backend may be relative to the project's folder. */
function absolute(url: string, folder: string): string {
  const path = /^file:\/\/(?![~/\\])(.*)$/.exec(url)?.[1];
  return path === undefined ? url.replace(/\/+$/, "") : `file://${resolve(folder, path)}`;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
