/** Attributes by path: `{ "environment.#": "1", "environment.0.id": "env-1" }`. */
type FlatAttributes = Readonly<Record<string, unknown>>;

/**
 * Expands the attributes of a state of version 3, which stores all values as texts by their paths. A list or set has its
 * length at `name.#` and its elements at `name.<index or hash>`; a map has its size at `name.%`, and its keys may contain
 * dots.
 */
export function expandedAttributes(flat: FlatAttributes, path = ""): Record<string, unknown> {
  return Object.fromEntries(segmentsAt(flat, path).map((name) => [name, valueAt(flat, path + name)]));
}

function valueAt(flat: FlatAttributes, path: string): unknown {
  const within = `${path}.`;
  if (`${within}#` in flat) {
    const indices = segmentsAt(flat, within).filter((each) => each !== "#");
    return indices.sort((a, b) => Number(a) - Number(b)).map((index) => valueAt(flat, within + index));
  }
  if (`${within}%` in flat) {
    const own = Object.entries(flat).filter(([each]) => each.startsWith(within) && each !== `${within}%`);
    return Object.fromEntries(own.map(([each, value]) => [each.slice(within.length), value]));
  }
  return path in flat ? flat[path] : expandedAttributes(flat, within);
}

/** The names, indices and hashes that follow a path. */
function segmentsAt(flat: FlatAttributes, path: string): string[] {
  const below = Object.keys(flat).filter((each) => each.startsWith(path));
  return [...new Set(below.map((each) => each.slice(path.length).split(".", 1)[0] ?? ""))];
}
