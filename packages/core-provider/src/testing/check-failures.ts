import type providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import { steps } from "../value/path.ts";
import type { CheckFailure } from "./request-failed.ts";

const leadingPath = /^((?:[^\s."[\]]+|\.|\[\d+\]|\["(?:[^"\\]|\\.)*"\])+) /;

/**
 * Failures as plain data. Providers name the property at the beginning of the reason, not beside it, because the
 * engine would print its value there; a first word that is none of the `known` properties is part of the sentence.
 */
export function checkFailures(failures: readonly providerPb.CheckFailure[], known: readonly string[]): CheckFailure[] {
  return failures.map((failure) => {
    const reason = failure.getReason();
    const path = leadingPath.exec(reason)?.[1] ?? "";
    const property = failure.getProperty() || (known.includes(String(steps(path)[0])) ? path : "");
    return { property, reason };
  });
}
