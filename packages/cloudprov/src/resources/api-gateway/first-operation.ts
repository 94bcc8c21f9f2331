import { parsedJson } from "../../platform/json.ts";

/** An operation of an OpenAPI document, which identifies an API in its service. */
export interface OpenApiOperation {
  readonly path: string;
  /** In upper case. */
  readonly method: string;
}

const methods = ["get", "put", "post", "delete", "head", "options", "patch", "trace"];

/**
 * The first operation of an OpenAPI document. YAML is supported in its usual form, with a line for each path and each
 * method. Returns undefined for any other form, in which the first operation cannot be determined.
 */
export function firstOperation(content: string): OpenApiOperation | undefined {
  const document = parsedJson(content);
  if (document === undefined) return inLines(content.split(/\r?\n/));
  for (const [path, item] of entries(entries(document).get("paths"))) {
    const method = [...entries(item).keys()].find((name) => methods.includes(name));
    if (method !== undefined) return { path, method: method.toUpperCase() };
  }
  return undefined;
}

/** A line that begins with a key: its indentation, the key, and the rest. */
const keyed = /^( *)(["']?)([^"'#\s][^"'#]*?)\2:(?:\s+(?!#)(.*))?(?:\s+#.*)?$/;

function inLines(lines: readonly string[]): OpenApiOperation | undefined {
  const start = lines.findIndex((one) => /^(["']?)paths\1:\s*(#.*)?$/.test(one));
  let ofPaths: number | undefined;
  let ofItem: number | undefined;
  let path: string | undefined;
  for (const line of start === -1 ? [] : lines.slice(start + 1)) {
    if (/^\s*(#.*)?$/.test(line)) continue;
    const [, , , key = "", value] = keyed.exec(line) ?? [];
    const indent = line.search(/[^ ]/);
    ofPaths ??= indent;
    if (indent === 0 || indent < ofPaths) return undefined;
    if (indent === ofPaths) {
      const isPath = key.startsWith("/");
      if (!key.startsWith("x-") && (!isPath || value !== undefined)) return undefined;
      path = isPath ? key : undefined;
      ofItem = undefined;
    } else if (path !== undefined) {
      ofItem ??= indent;
      if (indent === ofItem && methods.includes(key)) return { path, method: key.toUpperCase() };
    }
  }
  return undefined;
}

function entries(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}
