/**
 * SQL without its layout: white space and comments outside of literals and quoted names become one space. Hints, which
 * are written as comments, are kept.
 */
export function withoutLayout(sql: string): string {
  return sql
    .replace(pieces, (piece) => (/^\s|^--|^\/\*(?!\+)/.test(piece) ? " " : piece))
    .replace(outside, same)
    .trim();
}

/** A literal, a quoted name, a comment, or white space. */
const pieces = /'[^']*'|`[^`]*`|--[^\n]*|\/\*[\s\S]*?\*\/|\s+/g;
/** The same without comments: adjacent spaces. */
const outside = /'[^']*'|`[^`]*`| +/g;

function same(piece: string): string {
  return piece.startsWith(" ") ? " " : piece;
}

/** True when two statements differ only in layout. */
export function sameSql(before: unknown, after: unknown): boolean {
  return withoutLayout(String(before)) === withoutLayout(String(after));
}

/** True when two queries differ only in layout and in the quotes of names, which the platform rewrites. */
export function sameQuery(before: unknown, after: unknown): boolean {
  return sameSql(withoutQuotes(String(before)), withoutQuotes(String(after)));
}

function withoutQuotes(sql: string): string {
  return sql.replace(/'[^']*'|--[^\n]*|\/\*[\s\S]*?\*\/|`/g, (piece) => (piece === "`" ? "" : piece));
}
