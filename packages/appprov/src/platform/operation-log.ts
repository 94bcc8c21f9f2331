import { processRedactor, url } from "@org/core-http";
import type { Op } from "./clients.ts";
import type { HiddenValues } from "./hidden-values.ts";

/** How much of the end of a log is shown. */
const lines = 20;
const characters = 3000;
/** How much of the end of a log is searched for values that must not be shown. */
const searched = 100_000;
/** Timeout for the log. It must not delay the error it belongs to. */
const patienceMs = 15_000;

/**
 * The end of an operation's log; empty if it is not available. The platform redirects to a presigned address on another
 * origin, which gets no credentials.
 *
 * @param hidden - Values that must not be shown: the log may quote an app's configuration. If they cannot be determined,
 * the log is not shown either.
 */
export async function operationLog(op: Op, id: string, hidden: readonly string[] | HiddenValues): Promise<string> {
  try {
    const api = op.api.with({ deadline: Math.min(op.deadline, Date.now() + patienceMs) });
    const log = await api.get<string>(url`/operations/${id}/logs`, {
      responseType: "text",
      crossOriginRedirects: "follow",
    });
    return endOf(log, typeof hidden === "function" ? await hidden() : hidden);
  } catch {
    // The message is about the failed operation, so a failure to read its log is ignored.
    return "";
  }
}

/** The last lines of a log, without hidden values and without anything that looks like a secret. */
export function endOf(log: string, hidden: readonly string[]): string {
  let clean = log.replaceAll("\r\n", "\n").trimEnd().slice(-searched);
  const values = hidden.flatMap(withLines).filter(isWorthHiding);
  // The longest first, because a value may contain another one.
  for (const value of values.sort((a, b) => b.length - a.length)) clean = clean.replaceAll(value, "[hidden]");
  const end = processRedactor.text(clean).split("\n").slice(-lines).join("\n");
  return end.length <= characters ? end : `…${end.slice(-characters)}`;
}

/** A value and each of its lines: a log may show only some of them, or with other line ends. */
function withLines(value: string): string[] {
  const all = value.split(/\r?\n/).map((line) => line.trim());
  return all.length === 1 ? [value] : [all.join("\n"), ...all];
}

/** Short values such as "1" or "true" are no secrets. Hiding them would make the log unreadable. */
function isWorthHiding(value: string): boolean {
  return value.length >= 4 && !/^(?:true|false|null|none)$/i.test(value);
}
