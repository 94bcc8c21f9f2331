/** An operation of an OpenAPI document: what an API is found by in its service. */
export interface OpenApiOperation {
  readonly path: string;
  /** In capitals. */
  readonly method: string;
}

const methods = ["get", "put", "post", "delete", "head", "options", "patch", "trace"];

/**
 * The first operation of an OpenAPI document. Of YAML it reads the usual form, a line for each path and each method;
 * undefined for any other.
 */
export function firstOperation(content: string): OpenApiOperation | undefined {
  const document = parsed(content);
  if (document === undefined) return inLines(content.split(/\r?\n/));
  for (const [path, item] of entries(entries(document).get("paths"))) {
    const method = [...entries(item).keys()].find((name) => methods.includes(name));
    if (method !== undefined) return { path, method: method.toUpperCase() };
  }
  return undefined;
}

function inLines(lines: readonly string[]): OpenApiOperation | undefined {
  let path: string | undefined;
  for (const line of lines.slice(lines.findIndex((one) => /^paths:\s*$/.test(one)) + 1)) {
    path = /^\s+(["']?)(\/[^"']*)\1:\s*$/.exec(line)?.[2] ?? path;
    const method = /^\s+(\w+):\s*$/.exec(line)?.[1];
    if (path !== undefined && method !== undefined && methods.includes(method)) {
      return { path, method: method.toUpperCase() };
    }
  }
  return undefined;
}

function entries(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
