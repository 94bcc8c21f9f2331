import { isDeepStrictEqual } from "node:util";
import { shownOf } from "../../check/shown-of.ts";
import { fieldAt } from "../../definition/field-at.ts";
import { needsProgram } from "../../definition/import-form.ts";
import type { Operation } from "../../definition/operation.ts";
import { type Problem, type Shown, sentence } from "../../definition/problem.ts";
import type { DiffVerdict } from "../../definition/resource-operations.ts";
import { type Change, diff } from "../../diff/diff.ts";
import { equal } from "../../diff/equal.ts";
import type { DiffRequest, DiffResponse, UpdateRequest } from "../../protocol/provider-messages.ts";
import { isWithin, steps, valueAt } from "../../value/path.ts";
import { containsUnknown } from "../../value/unknown.ts";
import { RpcError } from "../failure.ts";
import { status } from "../grpc-status.ts";
import type { Hide } from "../operation.ts";
import { diffResponseOf, topLevel } from "../requests.ts";
import type { Comparison } from "./comparison.ts";
import type { ResourceContext } from "./context.ts";
import { completeDeferredImport } from "./deferred-import.ts";
import { requirePlacement } from "./misplaced.ts";
import { withActualDefaults, withRecordedDefaults } from "./unapplied-defaults.ts";
import { rejectedReplacement, undeletable } from "./undeletable.ts";
import { rejectedImport } from "./unread-object.ts";

/** The sides that a request of the engine compares. */
export async function comparisonOf(
  context: ResourceContext,
  request: DiffRequest | UpdateRequest,
): Promise<Comparison> {
  const { inputs: before, state } = context.state(request.olds, request.oldInputs);
  const { fields } = context;
  const args = withRecordedDefaults(fields, context.inputs(request.news));
  const { urn } = request;
  const id = context.idOf(request, state);
  context.attempt({ verb: "comparing", urn, sides: [before, state] }, () =>
    requirePlacement(context, { id, urn, state }),
  );
  return completeDeferredImport(context, {
    urn,
    id,
    args: withActualDefaults(fields, args, state.values),
    before: withRecordedDefaults(fields, before),
    state,
    ignore: request.ignoreChanges,
  });
}

/** The result of a comparison. Diff, previews and updates act on it. */
export interface Verdict {
  /** The differences, including those of the definition's own comparison. */
  readonly changes: readonly Change[];
  /** A change cannot be made in place. */
  readonly replaces: boolean;
  /** Why the change is rejected; empty if it is not. */
  readonly rejections: readonly Problem[];
  /** Warnings to show before the change is made. */
  readonly warnings: readonly string[];
}

/**
 * Diff: classifies changes. It neither fails nor warns, because the engine also requests it in a refresh. Only an
 * import that would replace the object fails, because a refresh has no program to detect that with.
 */
export async function handleDiff(
  context: ResourceContext,
  request: DiffRequest,
): Promise<{ readonly response: DiffResponse; readonly verdict: Verdict }> {
  const compared = await comparisonOf(context, request);
  const verdict = await compare(context, compared);
  // The engine would refuse the import without a reason, or replace an object that never was the program's.
  const isImport = compared.learned !== undefined && needsProgram(context.spec.import);
  if (isImport && verdict.replaces) throw rejectedImport(context, compared.urn, compared.id, replacedBy(verdict));
  const { creation } = compared.state;
  context.objects.named(compared.id, compared.urn, { kept: !verdict.replaces, compared: true, creation });
  return {
    response: diffResponseOf(verdict.changes, { deleteBeforeReplace: deletesFirst(context, compared) }),
    verdict,
  };
}

function replacedBy({ changes }: Verdict): string[] {
  return changes.filter(({ replace }) => replace).map(({ path }) => path);
}

/** Compares by the facts of the fields, then by the definition's own comparison. */
export async function compare(context: ResourceContext, compared: Comparison): Promise<Verdict> {
  const { args, before, state, urn, ignore, learned = [] } = compared;
  const task = { verb: "comparing", urn, sides: [args, before, state] };
  const found = context.attempt(task, () =>
    diff(context.fields, {
      wanted: args.values,
      before: before.values,
      actual: state.values,
      ignore,
      defaulted: { wanted: args.defaulted, before: before.defaulted },
      imported: state.imported,
    }),
  );
  const differing = topLevel(found);
  const generic = [
    ...found,
    ...learned
      .filter((path) => !differing.includes(path))
      .map((path) => ({ path, kind: "add", replace: false, learned: true }) as const),
  ];
  if (generic.length === 0) return nothing;
  const own = context.spec.diff as ((op: unknown) => DiffVerdict | Promise<DiffVerdict>) | undefined;
  const shown = shownOf(context.fields, args, before, state);
  const hide = context.hiding(task.sides);
  const all = { urn, generic, ignore, shown, hide };
  // The object has not been read yet, because the program does not contain all values that the read needs. So nothing
  // is known about it.
  if (state.unread) return verdictOf(context, { ...all, generic: generic.map(inPlace) }, {}, []);
  if (own === undefined) return verdictOf(context, all, {}, []);
  return context.run(task, async (op) => {
    const warnings: string[] = [];
    const word = await own(context.bound(...diffOperation(op, { ...compared, generic, shown }, warnings)));
    return verdictOf(context, all, word, warnings);
  });
}

function inPlace(change: Change): Change {
  return { ...change, replace: false };
}

const nothing: Verdict = { changes: [], replaces: false, rejections: [], warnings: [] };

function verdictOf(
  context: ResourceContext,
  found: {
    readonly urn: string;
    readonly generic: readonly Change[];
    readonly ignore: readonly string[];
    readonly shown: Shown;
    readonly hide: Hide;
  },
  word: DiffVerdict,
  ownWarnings: readonly string[],
): Verdict {
  const [same = [], replacing = [], ignored = []] = [word.same, word.replace, found.ignore].map((paths) =>
    paths?.map(steps),
  );
  const isAbout = (change: Change, paths: readonly ReturnType<typeof steps>[]) => {
    const at = steps(change.path);
    return paths.some((path) => isWithin(at, path));
  };
  const inside = Object.values(word.inside ?? {}).flat();
  const known = [
    ...found.generic.filter(({ path }) => !Object.hasOwn(word.inside ?? {}, String(steps(path)[0]))),
    ...inside.map((change): Change => ({ replace: false, ...change })).filter((change) => !isAbout(change, ignored)),
  ];
  const changes = known
    .filter((change) => !isAbout(change, same))
    .map((change) => (isAbout(change, replacing) ? { ...change, replace: true } : change));
  const replaces = changes.some((change) => change.replace);
  const byFact = changes.flatMap(({ path, rejection }) =>
    rejection ? [{ path, message: rejection(found.shown) }] : [],
  );
  const none = undeletable(context);
  return {
    changes,
    replaces,
    // The object is replaced anyway, so the new one gets the requested values.
    rejections: [
      ...(replaces ? [] : byFact),
      ...(none ? rejectedReplacement(none, found.urn, changes) : []),
      ...(word.reject ?? []),
    ].map((problem) => ({ ...problem, message: found.hide(problem.message) })),
    warnings: [
      ...changes.flatMap(({ path, warning }) => (warning === undefined ? [] : [`${path}: ${warning}`])),
      ...ownWarnings,
    ].map(found.hide),
  };
}

/** Shows the consequences of a change. @throws RpcError if it is rejected. */
export function announce({ rejections, warnings }: Pick<Verdict, "rejections" | "warnings">, op: Operation): void {
  if (rejections.length > 0)
    throw new RpcError(status.invalidArgument, "change-rejected", rejections.map(sentence).join("\n"));
  for (const warning of warnings) op.warn(warning, "change-warning");
}

/**
 * Returns true if a change affects one of the paths: the path itself, a part of it, or a containing value that changes
 * it.
 */
export function changedAt(changes: readonly Change[], sides: readonly unknown[], paths: readonly string[]): boolean {
  return paths.some((path) => {
    const asked = steps(path);
    return changes.some((change) => {
      const at = steps(change.path);
      if (isWithin(at, asked)) return true;
      if (!isWithin(asked, at)) return false;
      const [a, b] = sides.map((side) => valueAt(side, path));
      return !isDeepStrictEqual(a, b);
    });
  });
}

function diffOperation(
  op: Operation,
  compared: Comparison & { readonly generic: readonly Change[]; readonly shown: Shown },
  warnings: string[],
) {
  const { id, args, before, state, generic, shown } = compared;
  const quiet = { ...op, warn: (message: string) => void warnings.push(message) };
  return [
    quiet,
    {
      id,
      args: args.values,
      oldArgs: before.values,
      state: state.values,
      changes: new Set(topLevel(generic)),
      replacing: generic.some((c) => c.replace),
      imported: state.imported,
      shown,
    },
  ] as const;
}

/**
 * Whether a replacement must delete the old object before it creates the new one. Only what identifies the object
 * decides, because the engine also requests a diff for an unfinished or forced replacement.
 */
function deletesFirst({ spec, fields }: ResourceContext, { id, args, before, state }: Comparison): boolean {
  if (spec.oneAtATime || spec.idFromInputs?.(args.values) === id) return true;
  if (spec.collides?.(args.values, { ...before.values, ...state.values })) return true;
  const isKept = (path: string) => {
    const field = fieldAt(fields, path);
    // The engine generates a new automatic name for a replacement.
    if (field?.facts.autoName && Object.hasOwn(args.defaulted, path)) return false;
    const now = valueAt(args.values, path);
    // The platform chooses a new value for a computed property.
    if (now === undefined && field?.role === "computed") return false;
    if (containsUnknown(now)) return false;
    const then = valueAt(state.values, path) ?? valueAt(before.values, path);
    return now === undefined || (field === undefined ? now === then : equal(field, then, now));
  };
  return spec.naturalKey?.every(isKept) ?? false;
}
