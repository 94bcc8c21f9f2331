import { CodedError, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { functionState, functions, goneFunctionCodes } from "./scf-functions.ts";

/** The time limit of a change, in milliseconds: the platform may have to copy a large image. */
const longestChangeMs = 600_000;

const pending = ["Creating", "Updating", "Publishing"];

/** Waits until the platform has ended a change of a function, and returns its state; undefined if it does not exist. */
export async function untilSettled(op: Op, own: string) {
  const settled = await waitUntil(op, {
    what: `the function ${own} to be ready`,
    read: () => ifExists(functions.read(op, own, {}), goneFunctionCodes),
    done: (found) => !pending.includes(String(found?.["Status"])),
    progress: "waiting until the platform has deployed it",
    otherwise: `the platform is still deploying the function ${own}`,
    forMs: longestChangeMs,
  });
  return settled && fromWire(functionState, settled);
}

/** The same. @throws CodedError if the function is not active afterwards. */
export async function untilActive(op: Op, own: string): Promise<void> {
  const found = await untilSettled(op, own);
  if (found === undefined || found.status === "Active") {
    if (found?.codeError) op.warn(`the platform reports an error in the code of ${own}: ${found.codeError}`);
    return;
  }
  const { status, description, reasons = [] } = found;
  const texts = new Set([description, ...reasons.map(({ message }) => message)].filter(Boolean));
  const reason = texts.size > 0 ? `it says: ${[...texts].join("; ")}` : "it gives no reason";
  const advice =
    status === "CreateFailed"
      ? "Correct the function's code and recreate the function with `pulumi up --replace`"
      : "Correct the function's code and run `pulumi up` again";
  throw new CodedError("object-failed", `the function ${own} is ${status}; ${reason}. ${advice}`);
}
