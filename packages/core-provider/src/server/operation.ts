import type { HelpCode } from "../definition/help-code.ts";
import type { Operation } from "../definition/operation.ts";
import type { Clock } from "./clock.ts";
import { duration } from "./duration.ts";
import type { Engine } from "./engine.ts";

/** An operation that runs, with what ends it. */
export interface RunningOperation {
  readonly op: Operation;
  /** Stops timers and listeners. */
  end(): void;
}

/** The settings of an operation. */
export interface OperationOptions {
  readonly doing: string;
  readonly urn: string;
  /** The help code of warnings without one. Defaults to `operation-warning`. */
  readonly warningCode?: HelpCode;
  /** Whether an object is already known. Defaults to false. */
  readonly isKnown?: (id: string) => boolean;
  /** Records that an object exists already. */
  readonly existsAlready?: (id: string) => void;
  /** The ID of the resource's current object. */
  readonly formerId?: string | undefined;
  /** Time limit in milliseconds, and where the user changes it. */
  readonly limitMs: number;
  readonly limitName: string;
  /** Whether requests fail within seconds if no connection to a host is possible. Defaults to false. */
  readonly failWhenUnreachable?: boolean;
  /** Aborted by the engine's Cancel. */
  readonly cancelled: AbortSignal;
  readonly engine: Engine;
  readonly clock: Clock;
  /** Removes secrets from messages. */
  readonly hide: Hide;
  /** Those of all operations that run. */
  readonly hiding: Set<Hide>;
}

/** Takes secrets out of a text. */
export type Hide = (text: string) => string;

/** Status is shown for operations that last longer than this, and repeated this often: logs of CI show every line. */
const quietMs = 2000;
const refreshMs = 5000;

/** Starts an operation: a deadline, an abort signal and a status line. */
export function startOperation(options: OperationOptions): RunningOperation {
  const { doing, urn, engine, clock, cancelled, hide, hiding } = options;
  const started = clock.now();
  const stop = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  hiding.add(hide);
  const after = (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms);
    timer.unref();
    timers.push(timer);
  };

  const onCancel = () => stop.abort(new Interrupted(`${doing} was interrupted`));
  if (cancelled.aborted) onCancel();
  else cancelled.addEventListener("abort", onCancel, { once: true });
  // Node's timers are limited to 2^31-1 ms.
  after(Math.min(options.limitMs, 2 ** 31 - 1), () => {
    const reason = new OperationTimeout(
      `${doing} timed out after ${duration(options.limitMs)} (set by ${options.limitName})`,
    );
    stop.abort(reason);
  });

  let phase: string | undefined;
  let ticking = false;
  let shown = false;
  const show = () => {
    shown = true;
    if (phase !== undefined)
      engine.log("info", `${hide(phase)} (${duration(clock.now() - started)})`, urn, { ephemeral: true });
  };
  const tick = () => {
    show();
    after(refreshMs, tick);
  };

  return {
    op: {
      doing,
      urn,
      formerId: options.formerId,
      isKnown: options.isKnown ?? (() => false),
      existsAlready: options.existsAlready ?? (() => {}),
      signal: stop.signal,
      failWhenUnreachable: options.failWhenUnreachable ?? false,
      started,
      deadline: started + options.limitMs,
      progress(next) {
        const changed = next !== phase;
        phase = next;
        if (!ticking) {
          ticking = true;
          after(Math.max(0, quietMs - (clock.now() - started)), tick);
        } else if (changed && clock.now() - started >= quietMs) show();
      },
      warn: (message, helpCode = options.warningCode ?? "operation-warning") =>
        engine.warn(helpCode, hide(message), urn),
      debug: (message) => engine.log("debug", hide(message), urn),
    },
    end() {
      // The engine would show the last status next to "created".
      if (shown) engine.log("info", "", urn, { ephemeral: true });
      for (const timer of timers) clearTimeout(timer);
      hiding.delete(hide);
      cancelled.removeEventListener("abort", onCancel);
    },
  };
}

/** The user interrupted. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
  readonly helpCode: HelpCode = "interrupted";
}

/** The operation timed out. */
export class OperationTimeout extends Error {
  override readonly name = "OperationTimeout";
  readonly helpCode: HelpCode = "timeout";
}

/**
 * Returns why an operation ended: the error itself, unless an interrupt or the time limit caused it. The time limit is
 * reported together with what the operation was waiting for.
 */
export function causeOfEnd(op: Operation, error: unknown): unknown {
  if (!op.signal.aborted) return error;
  const reason: unknown = op.signal.reason;
  const isTimeout = error instanceof Error && error !== reason && reason instanceof OperationTimeout;
  return isTimeout ? new OperationTimeout(`${reason.message}. ${error.message}`, { cause: error }) : reason;
}
