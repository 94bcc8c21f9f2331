import { processRedactor, url } from "@org/core-http";
import type { Op } from "./clients.ts";
import type { HiddenValues } from "./hidden-values.ts";

/** How much of a log's end is shown. */
const lines = 20;
const characters = 3000;
/** So much of it is looked through for values that must not be shown. */
const searched = 100_000;
/** How long the log may take: it must not hold up the error it belongs to. */
const patienceMs = 15_000;

/**
 * The end of an operation's log; empty when there is none to be had. The platform redirects to a presigned address on
 * another origin, which is asked without credentials.
 *
 * @param hidden Values that must not be shown: the log may quote an app's configuration. When they cannot be found out,
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
    // The failure of the operation is the news, not that of its log.
    return "";
  }
}

/** The last lines of a log, without values that must not be shown, and without what looks like a secret. */
export function endOf(log: string, hidden: readonly string[]): string {
  let clean = log.replaceAll("\r\n", "\n").trimEnd().slice(-searched);
  // Longer ones may hold others.
  const values = hidden.flatMap(withItsLines).filter(isTelling);
  for (const value of values.sort((a, b) => b.length - a.length)) clean = clean.replaceAll(value, "[hidden]");
  const end = processRedactor.text(clean).split("\n").slice(-lines).join("\n");
  return end.length <= characters ? end : `…${end.slice(-characters)}`;
}

/** A log shows a value of several lines with its own line ends, or only some of the lines. */
function withItsLines(value: string): string[] {
  const all = value.split(/\r?\n/).map((line) => line.trim());
  return all.length === 1 ? [value] : [all.join("\n"), ...all];
}

/** Short values such as "1" or "true" are no secrets, and would blank out half the log. */
function isTelling(value: string): boolean {
  return value.length >= 4 && !/^(?:true|false|null|none)$/i.test(value);
}
