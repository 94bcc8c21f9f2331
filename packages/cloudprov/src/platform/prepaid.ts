import {
  type CheckOperation,
  CodedError,
  type Condition,
  type DiffOperation,
  type Fields,
  isUnknown,
  oneOfNames,
  type Rule,
  type Unchecked,
  type UpdateOperation,
} from "@org/core-provider";
import { codeOf } from "./errors.ts";

/** The months that can be bought in advance, by their greatest number. */
const longerPeriods = [24, 36, 48, 60];

/** An object that may be paid in advance: its properties that matter only then. */
export interface PaidInAdvance {
  /** When it is paid in advance. */
  readonly condition: Condition;
  /** The property with the number of months, and the other ones. */
  readonly period: string;
  readonly others?: readonly string[];
  /** The longest period, in months. Defaults to 36. */
  readonly longest?: number;
}

/** What such an object has in common with others: a rule about the period, and properties that only then matter. */
export function paidInAdvance({ condition, period, others = [], longest = 36 }: PaidInAdvance) {
  const names = [period, ...others];
  const matters = (args: Unchecked) => condition.fields.some((name) => isUnknown(args[name])) || condition.test(args);
  const listed = longerPeriods.filter((months) => months <= longest);
  const says = `be ${oneOfNames(["1 to 12", ...listed.map(String)])}`;
  const periods: Rule = {
    says: `${period} must ${says}.`,
    fields: [period],
    test: ({ [period]: months }) =>
      typeof months !== "number" || listed.includes(months) || (months >= 1 && months <= 12)
        ? []
        : [{ path: period, message: `must ${says}` }],
  };
  return {
    periods,
    /** Removes what has no effect. */
    normalize: (args: Unchecked): Unchecked =>
      matters(args) ? args : Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name))),
    /** Warns about what has no effect. */
    check(op: Pick<CheckOperation, "given" | "warn">): void {
      if (matters(op.given)) return;
      for (const name of names) {
        if (op.given[name] !== undefined) op.warn(`${name} has no effect unless ${condition.says}: remove it`);
      }
    },
  };
}

/** The ways to renew an object, in the order of their numbers in services that have numbers for them. */
const renewFlags = ["NOTIFY_AND_MANUAL_RENEW", "NOTIFY_AND_AUTO_RENEW", "DISABLE_NOTIFY_AND_MANUAL_RENEW"];

/** The price of a purchase in advance, and the end of the period, for a warning at preview. */
export function purchaseOf(months: unknown, renewal?: unknown): string {
  const renewFlag = typeof renewal === "number" ? renewFlags[renewal] : renewal;
  const time = typeof months !== "number" ? "time" : months === 1 ? "1 month" : `${months} months`;
  const then = {
    NOTIFY_AND_AUTO_RENEW: ". Afterwards the platform renews it automatically each month",
    NOTIFY_AND_MANUAL_RENEW: ". Afterwards it expires unless you renew it",
    DISABLE_NOTIFY_AND_MANUAL_RENEW: ". Afterwards it expires without a notice unless you renew it",
  };
  const next = Object.entries(then).find(([flag]) => flag === renewFlag)?.[1] ?? "";
  return `this buys ${time} in advance, and the account is charged at once${next}`;
}

/** The object of an update, and its property with the months that were bought, which the platform does not return. */
export interface BoughtMonths {
  /** For messages: `the address eip-1`. */
  readonly what: string;
  readonly property: string;
}

/**
 * Records the months that an update buys, so that the next update repeats a purchase that fails, but never one that may
 * have succeeded. Call it before the first request of the update.
 */
export function boughtMonths(
  op: Pick<UpdateOperation<Fields>, "achieved" | "args" | "state" | "warn">,
  { what, property }: BoughtMonths,
) {
  const { [property]: before } = op.state;
  const record = (months: unknown) => op.achieved({ [property]: months });
  const bought = () => record(op.args[property]);
  record(before);
  return {
    /** Records that a change of the charge type has bought the months. */
    bought,
    /**
     * Buys additional months, unless an earlier update may have bought them.
     *
     * @param buy - Sends the request. Calls `accepted` when the platform has accepted it, if it does anything afterwards.
     */
    async renew(buy: (accepted: () => void) => Promise<void>): Promise<void> {
      if (before === undefined) {
        const advice = "check its orders in the console. If they do not contain the renewal, renew it there";
        op.warn(`an interrupted update may have renewed ${what}, so it is not renewed again: ${advice}`);
        return;
      }
      let isAccepted = false;
      // From here on they may have been bought, so they are not bought again unless the platform rejects it.
      record(undefined);
      try {
        await buy(() => {
          isAccepted = true;
          bought();
        });
        bought();
      } catch (error) {
        if (!isAccepted && isRejection(error)) record(before);
        // The order may have been paid.
        if (error instanceof CodedError && error.helpCode === "object-failed") record(undefined);
        throw error;
      }
    },
  };
}

/** Whether a create, or a change of the charge type or of the months, buys months. */
export function buysMonths<N extends string>(
  op: { readonly state: Readonly<Partial<Record<N, unknown>>> | undefined; changed(...names: N[]): boolean },
  { chargeType, property }: { readonly chargeType: N; readonly property: N },
): boolean {
  if (op.state === undefined || op.changed(chargeType)) return true;
  return op.changed(property) && op.state[property] !== undefined;
}

/** Whether the platform rejected the request, so that nothing was done. */
function isRejection(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && !code.startsWith("InternalError");
}

/** Warns that another size of an object that is paid in advance is charged at once. `names` are the properties of its size. */
export function warnOfSizeCharge(
  op: Pick<DiffOperation<Fields>, "changes" | "warn">,
  chargeType: string,
  names: readonly string[],
): void {
  if (chargeType !== "PREPAID" || !names.some((name) => op.changes.has(name))) return;
  op.warn("the change of the size is charged, or refunded, at once for the rest of the time that was paid in advance");
}
