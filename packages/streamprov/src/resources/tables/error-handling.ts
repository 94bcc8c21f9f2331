import { type CheckOperation, field, fromWire, type Outputs } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { outputText } from "../../platform/texts.ts";

/** The properties for records that cannot be written to the table. */
export const errorHandlingFields = {
  errorHandling: field.object(
    {
      mode: field.string({
        computed: true,
        emptyIsUnset: true,
        equality: "case-insensitive",
        pattern: { match: /^(suspend|skip|log)?$/i, says: "be SUSPEND, SKIP or LOG" },
        docs: "`SUSPEND` suspends the table, `SKIP` skips the record, and `LOG` writes the record to another topic and continues.",
      }),
      logTarget: field.string({
        computed: true,
        emptyIsUnset: true,
        changesWith: ["errorHandling"],
        docs: "Topic for failed records with `LOG`. Defaults to `error_log`.",
      }),
    },
    {
      computed: true,
      docs: "Handling of records that cannot be written to the table.",
      inputDocs: "Can be changed in place. Cannot be combined with recordFailureStrategy.",
    },
  ),
  recordFailureStrategy: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["SUSPEND", "SKIP"],
    deprecated: "use errorHandling",
    wire: "spec.config.record_failure_strategy",
    docs: "Former name of errorHandling.mode.",
  }),
};

type Given = { readonly [K in keyof Handling]?: Handling[K] | undefined };
type Handling = Outputs<typeof errorHandlingFields>["errorHandling"];

const handlingFacts = {
  mode: outputText("spec.config.error_handling.mode"),
  target: outputText("spec.config.error_handling.target"),
};

/** The error handling in a response body; undefined if the body contains none. */
export function handlingOf(body: Body): Handling | undefined {
  const { mode, target } = fromWire(handlingFacts, body);
  return mode === "" ? undefined : { mode, logTarget: mode === "LOG" ? target : "" };
}

/** The same, completed with the known values. */
export function handlingIn(body: Body, known: unknown): Handling {
  const { mode = "", logTarget = "" } = (known ?? {}) as Given;
  const now = handlingOf(body);
  return now === undefined ? { mode, logTarget } : { ...now, logTarget: now.logTarget || logTarget };
}

/** The error handling in a request. */
export function configRequest(values: Readonly<Record<string, unknown>>, changed?: (path: string) => boolean): Body {
  const { mode, logTarget } = (values["errorHandling"] ?? {}) as Given;
  if (mode && (changed?.("errorHandling") ?? true)) {
    const isLog = mode.toUpperCase() === "LOG";
    const target = isLog && logTarget ? { target: logTarget } : {};
    return { spec: { config: { error_handling: { mode: mode.toUpperCase(), ...target } } } };
  }
  // The platform requires an empty configuration when only the formats change.
  return changed?.("tableFormats") ? { spec: { config: {} } } : {};
}

/** Rejects values that exclude each other, and warns of a topic that is not used. */
export function checkErrorHandling(op: CheckOperation): void {
  const { mode, logTarget } = (op.args["errorHandling"] ?? {}) as Readonly<Record<string, unknown>>;
  const isGiven = (value: unknown) => typeof value === "string" && value !== "";
  if (isGiven(mode) && isGiven(op.args["recordFailureStrategy"]))
    op.problem("recordFailureStrategy", "cannot be combined with errorHandling.mode, and is deprecated: remove it");
  const isLog = typeof mode === "string" && mode.toUpperCase() === "LOG";
  if (typeof logTarget === "string" && (mode === undefined || typeof mode === "string") && !isLog)
    op.warn("errorHandling.logTarget has no effect without mode: LOG, and is not sent");
}
