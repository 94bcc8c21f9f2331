/** The normalized beginning of a statement. */
function beginning(sql: string): string {
  return sql
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toUpperCase();
}

/** Whether a statement runs until somebody stops it, and may be resumed then. */
export function isResumable(sql: string): boolean {
  return /^(INSERT INTO|EXECUTE STATEMENT SET|CREATE TABLE .* AS )/.test(beginning(sql));
}

/** Whether a statement ends by itself. */
export function isBounded(sql: string): boolean {
  return !isResumable(sql) && !beginning(sql).startsWith("SELECT");
}

/** The error of a statement, in the words of the platform's parser; undefined for a valid one. */
export function parseFailure(sql: string): string | undefined {
  const [word = ""] = beginning(sql).split(" ");
  if (["INSERT", "EXECUTE", "CREATE", "SELECT", "ALTER", "DROP", "SHOW", "DESCRIBE", "SET"].includes(word))
    return undefined;
  return `SQL parse failed. Encountered "${word}" at line 1, column 1.`;
}

const keywords = new Set(
  "SELECT FROM WHERE GROUP BY AS AND OR NOT JOIN LEFT ON COUNT SUM MAX MIN CAST STRING INT BIGINT".split(" "),
);

/** A query as the platform writes it: names in backticks, each part on a separate line. */
export function inPlatformsForm(query: string): string {
  const quoted = query.replace(/'[^']*'|`[^`]*`|\b[A-Za-z_]\w*\b/g, (piece) =>
    /^['`]/.test(piece) || keywords.has(piece.toUpperCase()) ? piece : `\`${piece}\``,
  );
  return quoted.replace(/\s+(?=(FROM|WHERE|GROUP BY)\b)/gi, "\n").trim();
}

/** The names by which a query groups. */
export function groupedBy(query: string): string[] {
  const [, names = ""] = /\bGROUP\s+BY\s+([^;]*)/i.exec(query) ?? [];
  return names.split(",").flatMap((name) => name.replace(/`/g, "").trim() || []);
}

/** The columns that follow from a query. */
export function columnsOf(query: string) {
  const [, list = ""] = /\bSELECT\s+([\s\S]*?)\s+FROM\b/i.exec(query) ?? [];
  return list.split(",").map((one) => ({
    kind: "Physical",
    name: (one.trim().split(/\s+/).at(-1) ?? "").replace(/`/g, ""),
    type: { type: "STRING", nullable: true },
  }));
}
