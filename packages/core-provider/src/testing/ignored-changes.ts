import { steps } from "../value/path.ts";
import { isRecord } from "../value/record.ts";
import type { Values } from "./marks.ts";

/** Applies `ignoreChanges` to new inputs, as the engine does: the values at these paths stay unchanged. */
export function withIgnoredChanges(wanted: Values, before: Values, paths: readonly string[]): Values {
  return paths.reduce((values, path) => kept(values, before, steps(path)) as Values, wanted);
}

function kept(wanted: unknown, before: unknown, path: readonly (string | number)[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return before;
  if (step === "*") {
    return keysOf(before).reduce((values: unknown, key) => kept(values, before, [key, ...rest]), wanted);
  }
  const old = isContainer(before) ? before[step] : undefined;
  if (Array.isArray(wanted) && typeof step === "number") {
    return old === undefined ? wanted : wanted.map((item, i) => (i === step ? kept(item, old, rest) : item));
  }
  if (!isRecord(wanted)) return wanted;
  const { [step]: now, ...others } = wanted;
  const next = rest.length > 0 && now === undefined ? undefined : kept(now, old, rest);
  return next === undefined ? others : { ...others, [step]: next };
}

function isContainer(value: unknown): value is Record<string | number, unknown> {
  return typeof value === "object" && value !== null;
}

function keysOf(value: unknown): (string | number)[] {
  if (Array.isArray(value)) return [...value.keys()];
  return isRecord(value) ? Object.keys(value) : [];
}
