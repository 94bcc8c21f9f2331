import { url } from "@org/core-http";
import type { Op } from "./clients.ts";

/** How much of a log's end is shown. */
const lines = 20;
const characters = 3000;
/** How long the log may take: it must not hold up the error it belongs to. */
const patienceMs = 15_000;

/**
 * The end of an operation's log; empty when there is none to be had. The platform redirects to a presigned address on
 * another origin, which is asked without credentials.
 *
 * @param hidden Values that must not be shown: the log may quote an app's configuration.
 */
export async function operationLog(op: Op, id: string, hidden: readonly string[]): Promise<string> {
  try {
    const api = op.api.with({ deadline: Math.min(op.deadline, Date.now() + patienceMs) });
    return endOf(await api.get<string>(url`/operations/${id}/logs`, { responseType: "text" }), hidden);
  } catch {
    // The failure of the operation is the news, not that of its log.
    return "";
  }
}

/** The last lines of a log, without values that must not be shown. */
export function endOf(log: string, hidden: readonly string[]): string {
  let clean = log.replaceAll("\r\n", "\n").trimEnd();
  // Short values such as "1" or "true" are no secrets, and would blank out half the log. Longer ones may hold others.
  const values = hidden.filter((value) => value.length >= 4).sort((a, b) => b.length - a.length);
  for (const value of values) clean = clean.replaceAll(value, "[hidden]");
  const end = clean.split("\n").slice(-lines).join("\n");
  return end.length <= characters ? end : `…${end.slice(-characters)}`;
}
