const plain = /^[A-Za-z_$][\w$]*$/;

/** Extends a property path in the engine's notation: `a.b`, `a["x.y"]`. */
export function member(path: string, key: string): string {
  if (!plain.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === "" ? key : `${path}.${key}`;
}

/** Extends a property path by a list position: `a[0]`. */
export function element(path: string, index: number): string {
  return `${path}[${index}]`;
}

/** Extends a property path by a step that matches every element of a list, set or map: `a[*]`. */
export function anyElement(path: string): string {
  return `${path}[*]`;
}

/** The steps of a path in the engine's notation. A step is a member's name or a list position. */
export function steps(path: string): (string | number)[] {
  const found: (string | number)[] = [];
  for (const match of path.matchAll(/\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|([^.[\]]+)/g)) {
    if (match[1] !== undefined) found.push(Number(match[1]));
    else if (match[2] !== undefined) found.push(JSON.parse(`"${match[2]}"`) as string);
    else if (match[3] !== undefined) found.push(match[3]);
  }
  return found;
}

/** Returns the value at a path; undefined if the path does not exist. */
export function valueAt(value: unknown, path: string): unknown {
  let at = value;
  for (const step of steps(path)) {
    if (typeof at !== "object" || at === null) return undefined;
    at = (at as Record<string | number, unknown>)[step];
  }
  return at;
}

/** Returns true if the path equals the outer path or is inside it. A step `*` of the outer path matches any step. */
export function isWithin(path: readonly (string | number)[], outer: readonly (string | number)[]): boolean {
  return outer.length <= path.length && outer.every((step, i) => step === path[i] || step === "*");
}
