/**
 * SQL without its layout: white space and comments outside of texts and quoted names count as one blank. Hints, which
 * stand in comments, are no layout.
 */
export function withoutLayout(sql: string): string {
  return sql
    .replace(pieces, (piece) => (/^\s|^--|^\/\*(?!\+)/.test(piece) ? " " : piece))
    .replace(outside, same)
    .trim();
}

/** A text, a quoted name, a comment, or white space. */
const pieces = /'[^']*'|`[^`]*`|--[^\n]*|\/\*[\s\S]*?\*\/|\s+/g;
/** The same without comments: blanks that have come together. */
const outside = /'[^']*'|`[^`]*`| +/g;

function same(piece: string): string {
  return piece.startsWith(" ") ? " " : piece;
}

/** True when two statements differ in nothing but their layout. */
export function sameSql(before: unknown, after: unknown): boolean {
  return withoutLayout(String(before)) === withoutLayout(String(after));
}

/** True when two queries differ in nothing but their layout and in how names are quoted: the platform writes them anew. */
export function sameQuery(before: unknown, after: unknown): boolean {
  return sameSql(withoutQuotes(String(before)), withoutQuotes(String(after)));
}

function withoutQuotes(sql: string): string {
  return sql.replace(/'[^']*'|--[^\n]*|\/\*[\s\S]*?\*\/|`/g, (piece) => (piece === "`" ? "" : piece));
}
