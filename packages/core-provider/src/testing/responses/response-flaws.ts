import type { Fields } from "../../definition/field.ts";
import type { FunctionDefinition } from "../../definition/function.ts";
import { isNoImport } from "../../definition/import-form.ts";
import type { ResourceDefinition } from "../../definition/resource.ts";
import type { Values } from "../marks.ts";
import type { Life } from "../survival/setup.ts";
import type { AlterablePlatform, RecordedRequest, ResponseSetup } from "./alterable-platform.ts";
import {
  type Alteration,
  envelopeAlterations,
  memberAlterations,
  otherObjectAlterations,
  wholeAlterations,
} from "./alteration.ts";
import { requiredMembers } from "./required-members.ts";
import { type Phase, type Recorded, ResponseTrials } from "./response-trials.ts";
import { TestedLookup } from "./tested-lookup.ts";

/** The number of trials at a time. */
const atOnce = 4;

/** A response without an envelope, or an element of a list. */
const plainEnvelope = /^(data)?(\[\])?$/;

/** Responses that a platform or a proxy may send instead of the object, again and again. */
const withoutObject = wholeAlterations.filter(({ what }) =>
  ["an empty body", "an empty object", "an empty list", "null"].includes(what),
);

const telling = wholeAlterations.filter(({ what }) => ["an empty object", "a page of HTML"].includes(what));

/** An altered response to a request in a phase, and how often it occurs. */
interface Trial<C extends string> {
  readonly phase: C;
  readonly asked: RecordedRequest;
  readonly alteration: Alteration;
  readonly times: "once" | "always";
}

/** The subject of trials. */
interface Subject<C extends string> {
  /** Records the requests of a phase with their responses, and restores the initial situation. */
  record(phase: C): Promise<Recorded>;
  /** Runs one trial and restores the initial situation. Throws an error that describes the defect. */
  run(trial: Trial<C> & { readonly isDemanded: boolean }): Promise<void>;
  close(): Promise<void>;
}

/**
 * Sends invalid responses to a resource. Each kind of request in its create, refresh, import, change and delete gets
 * `{}` and an HTML page once. During a refresh and a create, it also gets an empty body, `[]`, null and half a
 * response, and each member is missing once and has another type once. Without the members that identify the object, a
 * response is invalid and must be retried; all other members may be missing together. A read also gets the response
 * about another object, which must be retried, and must fail a refresh and an import that get no other.
 *
 * @returns one sentence for each defect: an object that leaves the state, a property that is cleared, a create that
 *   fails although the object exists, a second object on the platform, a message that reports a bug in the provider.
 *   Empty without defects.
 */
export function responseFlaws<P extends AlterablePlatform>(
  setup: ResponseSetup<P>,
  resource: ResourceDefinition<never>,
  prepare: (platform: P) => Promise<Life>,
): Promise<string[]> {
  const { spec } = resource;
  const open = () => ResponseTrials.open(setup, resource, prepare);
  const importing: readonly Phase[] = isNoImport(spec.import) ? [] : ["import"];
  const phases: readonly Phase[] = ["refresh", "create", "change", ...importing, "delete"];
  const { isWrite = ({ method }) => method !== "GET", envelope = plainEnvelope } = setup;
  return flawsOf(open, phases, demandsOf(setup, spec.fields), (phase, asked, ids) => {
    const isRefresh = phase === "refresh";
    const isThorough = isRefresh || (phase === "create" && isWrite(asked));
    const others = isWrite(asked) ? [] : otherObjectAlterations(asked, asked.response, ids);
    const inEnvelope = isRefresh && !setup.isUnrelated?.(asked) ? envelopeAlterations(asked.response, envelope) : [];
    return {
      // Responses are validated in one place, so a few samples show that the other operations use it.
      once: [
        ...(isThorough ? [...wholeAlterations, ...inEnvelope, ...memberAlterations(asked.response)] : telling),
        ...others,
      ],
      always: [
        ...(isRefresh ? [...withoutObject, ...inEnvelope] : []),
        ...(isRefresh || phase === "import" ? others : []),
      ],
    };
  });
}

/** The same for a function, whose `args` are called with what exists then. */
export function lookupResponseFlaws<P extends AlterablePlatform>(
  setup: ResponseSetup<P>,
  { name, spec }: FunctionDefinition<never>,
  prepare: (platform: P) => Promise<Values>,
): Promise<string[]> {
  const open = () => TestedLookup.open(setup, name, prepare);
  return flawsOf(open, ["lookup"], demandsOf(setup, spec.outputs), (_phase, asked, ids) => {
    const others = otherObjectAlterations(asked, asked.response, ids);
    return {
      once: [...wholeAlterations, ...memberAlterations(asked.response), ...others],
      always: [...withoutObject, ...others],
    };
  });
}

/** Whether a response must contain a member. */
type Demands = (asked: RecordedRequest, member: string) => boolean;

function demandsOf<P extends AlterablePlatform>(
  { envelope = plainEnvelope, isUnrelated = () => false }: ResponseSetup<P>,
  fields: Fields,
): Demands {
  const isDemanded = requiredMembers(fields, envelope);
  return (asked, member) => !isUnrelated(asked) && isDemanded(member);
}

async function flawsOf<C extends string>(
  open: () => Promise<Subject<C>>,
  phases: readonly C[],
  isDemanded: Demands,
  plan: (
    phase: C,
    asked: RecordedRequest,
    ids: readonly string[],
  ) => Readonly<Record<Trial<C>["times"], readonly Alteration[]>>,
): Promise<string[]> {
  const trials: Trial<C>[] = [];
  const first = await open();
  try {
    for (const phase of phases) {
      const { requests, ids } = await first.record(phase);
      for (const asked of requests) {
        const { always, ...plans } = plan(phase, asked, ids);
        // A list in a response may be empty.
        const isPossible = ({ what }: Alteration) => !(what === "an empty list" && asked.response.startsWith("["));
        const possible = plans.once.filter(isPossible);
        const missing = possible.filter(({ kind }) => kind === "missing");
        const demanded = missing.filter(({ member = "" }) => isDemanded(asked, member));
        const left = missing.filter((one) => !demanded.includes(one));
        const once = left.length > 0 ? [...possible, allOf(left)] : possible;
        const lasting = always.length === 0 ? [] : [...always.filter(isPossible), ...demanded.slice(0, 1)];
        trials.push(...once.map((alteration) => ({ phase, asked, alteration, times: "once" as const })));
        trials.push(...lasting.map((alteration) => ({ phase, asked, alteration, times: "always" as const })));
      }
    }
  } catch (error) {
    await first.close();
    throw error;
  }
  const flaws: string[] = [];
  const worker = async (opened?: Subject<C>) => {
    let subject = opened;
    for (let trial = trials.shift(); trial; trial = trials.shift()) {
      subject ??= await open();
      try {
        await subject.run({ ...trial, isDemanded: isDemanded(trial.asked, trial.alteration.member ?? "") });
      } catch (error) {
        flaws.push(`${described(trial)}: ${error instanceof Error ? error.message : String(error)}`);
        await subject.close();
        subject = undefined;
      }
    }
    await subject?.close();
  };
  await Promise.all(Array.from({ length: atOnce }, (_, at) => worker(at === 0 ? first : undefined)));
  return flaws.sort();
}

/** Removes all optional members at once, so that no member hides the effect of another one. */
function allOf(left: readonly Alteration[]): Alteration {
  const alter: Alteration["alter"] = (body, request) => left.reduce((rest, one) => one.alter(rest, request), body);
  return { what: "all that may be missing is missing", member: undefined, kind: "emptied", alter };
}

function described({ phase, asked, alteration, times }: Trial<string>): string {
  return `${phase}, ${asked.method} ${asked.route} answered ${times} with ${alteration.what}`;
}
