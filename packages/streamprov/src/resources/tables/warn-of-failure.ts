import { fromWire, type Operation, responseField } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";

const statusFacts = {
  phase: responseField.string({ wire: "status.phase" }),
  reason: responseField.string({ wire: "status.error_message" }),
};

/** Warns about a failed object during refresh: the platform starts its work after the create, and nothing waits for it. */
export function warnOfFailure(
  op: (Operation & { readonly purpose: string; readonly id: string }) | undefined,
  body: Body,
) {
  const { phase, reason } = fromWire(statusFacts, body);
  if (phase !== "FAILED" || op?.purpose !== "refresh") return;
  op.warn(`${op.id} is FAILED: ${reason || "the platform returned no reason"}`);
}
