import { type DiffOperation, type DiffVerdict, isUnknown, type Problem } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { outweighed } from "../../platform/flink.ts";
import type { flinkStatementFields } from "./statement-fields.ts";

/** The verdict on changes. The pool and the principal can be changed only when a stopped statement is resumed. */
export function verdictOnStatement(op: DiffOperation<typeof flinkStatementFields> & Clients): DiffVerdict {
  const { changes, args, state } = op;
  const same = outweighed(op);
  if (op.replacing) return { same };
  const isResumed = state.stopped && (args["stopped"] === false || isUnknown(args["stopped"]));
  const moved = ["computePool", "principal"].filter((name) => changes.has(name) && !same.includes(name));
  const reject: Problem[] = isResumed
    ? []
    : moved.map((name) => ({
        path: `${name}.id`,
        message: `can be changed only when the statement is resumed: ${state.stopped ? "set stopped to false in the same update" : "first stop the statement with stopped: true, and then change it together with stopped: false"}`,
      }));
  if (changes.has("propertiesSensitive")) {
    const because = "the platform keeps the values that the statement was created with";
    if (isResumed)
      reject.push({
        path: "propertiesSensitive",
        message: `cannot be changed while the statement is resumed: ${because}`,
      });
    else
      op.warn(
        `propertiesSensitive changes only in the state: ${because}. To use the new values, replace the statement with \`pulumi up --replace\``,
      );
  }
  return { same, reject };
}
