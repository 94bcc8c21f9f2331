import { field, fromWire, type Operation } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";

const statusFacts = {
  phase: field.string({ output: true, wire: "status.phase", docs: "Its phase." }),
  reason: field.string({ output: true, wire: "status.error_message", docs: "Why it has failed." }),
};

/**
 * Warns in a refresh of an object that has failed, in the platform's words: it begins its work after it was made, and
 * nothing waits for that.
 */
export function warnOfFailure(
  op: (Operation & { readonly purpose: string; readonly id: string }) | undefined,
  body: Body,
) {
  const { phase, reason } = fromWire(statusFacts, body);
  if (phase !== "FAILED" || op?.purpose !== "refresh") return;
  op.warn(`${op.id} is FAILED: ${reason || "the platform gives no reason"}`);
}
