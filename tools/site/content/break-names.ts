/** Between a small letter or digit and a capital, and after a dot, slash, colon or underscore. */
const breaks = /(?<=[a-z0-9])(?=[A-Z])|(?<=[./:_])(?=\w)/g;

/**
 * Lets the names in a table's cell break between their words, so that a narrow column shows `kafka` and `Cluster` and
 * not `kafkaCl` and `uster`.
 */
export function breakNames(cell: string): string {
  return cell
    .replace(/`([^`\\]+)`/g, (_, name: string) => `<code>${breakable(name)}</code>`)
    .replace(/\[(\w+)\]\(/g, (_, name: string) => `[${breakable(name)}](`);
}

function breakable(name: string): string {
  return name.split(breaks).map(escaped).join("<wbr>");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("*", "&#42;").replaceAll("_", "&#95;");
}
