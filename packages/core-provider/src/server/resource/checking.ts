import { isDeepStrictEqual } from "node:util";
import { check } from "../../check/check.ts";
import { withDefaults } from "../../check/defaults.ts";
import { shownOf } from "../../check/shown-of.ts";
import { importFormOf } from "../../definition/import-form.ts";
import { type Problem, sentence } from "../../definition/problem.ts";
import type { Rule } from "../../definition/rules.ts";
import type { CheckRequest, CheckResponse } from "../../protocol/provider-messages.ts";
import { decode } from "../../value/codec.ts";
import { isWithin, steps, valueAt } from "../../value/path.ts";
import { autoNamingOf, checkFailures } from "../requests.ts";
import { autoName } from "./auto-name.ts";
import { type Extra, nameOf, type ResourceContext } from "./context.ts";
import { isUnread } from "./state-metadata.ts";
import { withoutProgram } from "./unread-object.ts";

/** Check: applies defaults, then validates everything that does not need the platform. */
export async function handleCheck(context: ResourceContext, request: CheckRequest): Promise<CheckResponse> {
  const { fields, spec } = context;
  const news = decode(request.news);
  if (isUnread(news.values)) throw withoutProgram(context);
  const before = context.inputs(request.olds);
  // For a new resource the engine sends no old inputs, or empty ones.
  const olds = Object.keys(before.values).length > 0 ? before : undefined;
  const urn = request.urn;
  context.objects.declared(urn, { inState: olds !== undefined });
  const problems: Problem[] = [];
  const defaulted: Extra = {};
  const source = {
    logicalName: request.name || nameOf(request.urn),
    seed: request.randomSeed ?? new Uint8Array(),
    autoNaming: autoNamingOf(request),
  };
  // The object of an interrupted attempt is found by its name.
  const left = context.around.notes?.namesOf({ urn, replaces: context.objects.wasInState(urn) }) ?? {};
  const mayGoOn = source.autoNaming === undefined || source.autoNaming.mode === "propose";
  const filled = withDefaults(fields, news.values, {
    env: context.around.env,
    // A default stays the same for the life of an object, until the program sets a value.
    kept: olds?.defaulted,
    former: olds?.values,
    note: (path, value) => {
      defaulted[path] = value;
    },
    autoName: (property, rules) => {
      const kept = olds?.values[property];
      if (typeof kept === "string" && kept !== "") {
        // An automatic name that would be generated again counts as set.
        const isAutomatic = olds?.defaulted[property] === kept;
        return { name: kept, isAutomatic: isAutomatic && autoName(source, rules) !== kept };
      }
      // An object without a name, such as an imported one, does not get one implicitly.
      if (olds) return undefined;
      const made = (mayGoOn ? left[property] : undefined) ?? autoName(source, rules);
      if (made === undefined)
        problems.push({ path: property, message: "is required, because automatic naming is disabled" });
      return { name: made ?? "", isAutomatic: true };
    },
  });
  let values: Extra = filled;
  const sides = [news, { values: filled, secrets: news.secrets }, before];
  await context.run({ verb: "checking", urn: request.urn, sides }, async (op) => {
    const checked = check(fields, filled, rulesOf(context), news.secrets, olds?.values, news.values);
    values = (spec.normalize?.(checked.values) ?? checked.values) as Extra;
    problems.push(...checked.problems.filter((p) => !problems.some((q) => q.path === p.path)));
    if (spec.deprecated !== undefined) op.warn(`${context.definition.name} is deprecated: ${spec.deprecated}`);
    for (const warning of checked.warnings) op.warn(sentence(warning));
    // One mistake gets one message: the definition's own check may stumble over the same value.
    const covered = checked.covered.map(steps).filter((one) => one.length > 0);
    const isCovered = (path: string) => covered.some((one) => isWithin(one, steps(path)) || isWithin(steps(path), one));
    const found = await spec.check?.(
      context.bound(op, {
        args: values,
        given: checked.values,
        oldArgs: olds?.values,
        shown: shownOf(fields, ...sides),
        problem: (path: string, message: string, whole?: string) => {
          if (!isCovered(path)) problems.push({ path, message, ...(whole === undefined ? {} : { whole }) });
        },
        isReported: isCovered,
        malformed: (path: string, message: string) => {
          const value = valueAt(checked.values, path);
          const isUnchanged = olds !== undefined && isDeepStrictEqual(valueAt(olds.values, path), value);
          if (!isUnchanged && !isCovered(path)) problems.push({ path, message });
        },
      }),
    );
    values = { ...values, ...found };
  });
  const hide = context.hiding(sides);
  const printed = problems.map((found) => ({ ...found, message: hide(found.message) }));
  return {
    inputs: context.encodeInputs(values, defaulted, context.secrets(news)),
    failures: checkFailures(context.providerName, "invalid-input", printed),
  };
}

/** The rules of the definition and of its import ID. */
function rulesOf({ definition, spec }: ResourceContext): readonly Rule[] {
  const rule = importFormOf(definition)?.rule;
  return [...(spec.rules ?? []), ...(rule ? [rule] : [])];
}
