/** What a statement begins with, in one form. */
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

/** What is wrong with a statement, in the words of the platform's parser; undefined when nothing is. */
export function parseFailure(sql: string): string | undefined {
  const [word = ""] = beginning(sql).split(" ");
  if (["INSERT", "EXECUTE", "CREATE", "SELECT", "ALTER", "DROP", "SHOW", "DESCRIBE", "SET"].includes(word))
    return undefined;
  return `SQL parse failed. Encountered "${word}" at line 1, column 1.`;
}
