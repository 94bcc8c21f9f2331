import { readdirSync, readFileSync } from "node:fs";

/** The processes that a process has started, and those that they have started, each after its parent. */
export function descendantsOf(pid: number): number[] {
  const children = Map.groupBy(processes(), ({ parent }) => parent);
  const found: number[] = [];
  const walk = (parent: number) => {
    for (const child of children.get(parent) ?? []) {
      found.push(child.pid);
      walk(child.pid);
    }
  };
  walk(pid);
  return found;
}

function processes(): { readonly pid: number; readonly parent: number }[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const parent = parentOf(name);
      return parent === undefined ? [] : [{ pid: Number(name), parent }];
    });
}

/** Undefined for a process that has ended meanwhile. */
function parentOf(pid: string): number | undefined {
  try {
    // The program's name, in parentheses, may hold anything.
    const [, rest] = /^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return rest === undefined ? undefined : Number(rest);
  } catch {
    return undefined;
  }
}
