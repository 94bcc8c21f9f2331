import { isSecretName } from "./secret-names.ts";

/** The text in place of a secret. */
export const redacted = "[redacted]";

/** The text without what is a secret by the place it stands in. */
export function redactTellingPlaces(text: string): string {
  const clean = text
    .replace(privateKey, redacted)
    .replace(urlQuery, (query) => (signedQuery.test(query) ? `?${redacted}` : query))
    .replace(userInfo, `$1${redacted}@`)
    .replace(jsonWebToken, redacted)
    .replace(authorizationHeader, `$1${redacted}`)
    .replace(authorizationScheme, (all, scheme: string, word: string, parameters: string) =>
      parameters !== "" || looksLikeCredential(word) ? `${scheme}${redacted}` : all,
    );
  return redactJsonValues(clean).replace(namedValue, (pair, name: string, value: string) =>
    value !== "" && isSecretName(decoded(name)) ? `${name}=${redacted}` : pair,
  );
}

const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g;

const urlQuery = /(?<=https?:\/\/[^\s"'<>?\\]{1,2000})\?[^\s"'<>\\]+/gi;

/** Parameters by which storage services sign a URL: the whole query grants access. */
const signedQuery =
  /[?&;](?:x-amz-(?:signature|credential|security-token)|x-goog-(?:signature|credential)|awsaccesskeyid|x-cos-security-token|q-signature|signature|sign|sig)=/i;

const userInfo = /([a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/?#"'<>\\]+@/gi;

const jsonWebToken = /\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g;

/** The header in a dump of a request: its value is removed except for the scheme. */
const authorizationHeader = /\b((?:proxy-)?authorization["']?\s*[:=]\s*["']?(?:[\w-]+[ \t]+(?=[^\s"']))?)[^"'\r\n]+/gi;

/** A scheme, what follows it, and further parameters of a signature. */
const authorizationScheme =
  /\b((?:basic|bearer|negotiate|digest|tc3-hmac-sha256|aws4-hmac-sha256)\s+)([^\s"'\\<>,]+)((?:,\s*\w+=[^\s"'\\<>,]+)*)/gi;

/** Ordinary prose ("bearer of", "basic auth.") has neither marks within a word, nor such a length, nor mixed case. */
function looksLikeCredential(word: string): boolean {
  return word.length >= 16 || /[\d+/=_.-]./.test(word) || /\d$|=$/.test(word) || /[a-z][A-Z]/.test(word);
}

/** `name=value` of a form, a query or a properties text. */
const namedValue = /([\w.%-]{1,100})=("[^"]*"?|'[^']*'?|[^\s&;,"'<>]*)/g;

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** `"key":`, also inside a JSON text that is itself a string (`\"key\":`). */
const jsonKey = /(?<!\\)(\\*)"([^"\\]{1,100})\1"\s*:\s*/g;

function redactJsonValues(text: string): string {
  let clean = "";
  let copied = 0;
  jsonKey.lastIndex = 0;
  for (let match = jsonKey.exec(text); match !== null; match = jsonKey.exec(text)) {
    if (!isSecretName(match[2] ?? "")) continue;
    const start = jsonKey.lastIndex;
    const end = endOfValue(text, start, (match[1] ?? "").length);
    if (text.slice(start, end) === "null") continue;
    const quote = `${match[1]}"`;
    clean += `${text.slice(copied, start)}${quote}${redacted}${quote}`;
    copied = end;
    jsonKey.lastIndex = end;
  }
  return clean + text.slice(copied);
}

/**
 * Where the JSON value that begins at `start` ends, or the text's end when it is cut off.
 *
 * @param depth - The number of backslashes before each quote of this JSON text.
 */
function endOfValue(text: string, start: number, depth: number): number {
  if (text.startsWith('"', start + depth)) return endOfString(text, start + depth + 1, depth);
  const opening = text[start];
  if (opening !== "{" && opening !== "[") {
    const rest = /[\s,}\]]/.exec(text.slice(start));
    return rest === null ? text.length : start + rest.index;
  }
  let open = 0;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === "{" || character === "[") open++;
    else if (character === "}" || character === "]") {
      open--;
      if (open === 0) return at + 1;
    } else if (character === '"') at = endOfString(text, at + 1, depth) - 1;
  }
  return text.length;
}

function endOfString(text: string, start: number, depth: number): number {
  for (let at = text.indexOf('"', start); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === "\\") backslashes++;
    if (depth === 0 ? backslashes % 2 === 0 : backslashes <= depth) return at + 1;
  }
  return text.length;
}
