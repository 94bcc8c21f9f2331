import type { FunctionDefinition } from "../../definition/function.ts";
import type { ResourceDefinition } from "../../definition/resource.ts";
import type { Values } from "../marks.ts";
import type { Life } from "../survival/setup.ts";
import { type Alteration, memberAlterations, wholeAlterations } from "./alteration.ts";
import { AnsweredLookup } from "./answered-lookup.ts";
import { AnsweredResource, type Chapter } from "./answered-resource.ts";
import type { AlterablePlatform, AnswerSetup, Asked } from "./answering-platform.ts";
import { demands } from "./demanded.ts";

/** How many trials go on at a time. */
const atOnce = 8;

/** An answer of the platform without an envelope of its own, or an element of a list. */
const plainEnvelope = /^(data)?(\[\])?$/;

/** A wrong answer to a request of a chapter, and how often it comes. */
interface Trial<C extends string> {
  readonly chapter: C;
  readonly asked: Asked;
  readonly alteration: Alteration;
  readonly times: "once" | "always";
}

/** What trials are made with. */
interface Subject<C extends string> {
  /** What it asks in a chapter, with the answers; everything is as before afterwards. */
  record(chapter: C): Promise<Asked[]>;
  /** Tries one; everything is as before afterwards. Throws what is wrong. */
  run(trial: Trial<C> & { readonly isDemanded: boolean }): Promise<void>;
  close(): Promise<void>;
}

/**
 * Gives a resource wrong answers: each kind of request of its creation, refresh, import, change and deletion is answered
 * once by nothing, `{}`, `[]`, null, half an answer and a page of HTML (what is read beside a refresh by two of them);
 * where it is refreshed or made, each member of the
 * answer is missing once and of another type once; and some of that comes again and again.
 *
 * @returns what it does not survive, a sentence each: an object that leaves the state, a property that is emptied, a
 * second object on the platform, a message that blames the provider. Empty when it survives all.
 */
export function answerFlaws<P extends AlterablePlatform>(
  setup: AnswerSetup<P>,
  { name, spec }: ResourceDefinition<never>,
  prepare: (platform: P) => Promise<Life>,
): Promise<string[]> {
  const open = () => AnsweredResource.open(setup, name, prepare);
  const chapters: readonly Chapter[] = ["refresh", "create", "change", "import", "delete"];
  const { isWrite = ({ method }) => method !== "GET" } = setup;
  return flawsOf(open, chapters, demands(spec.fields, setup.envelope ?? plainEnvelope), (chapter, asked) => ({
    once: [
      // What is read is held in one place: a few show that an operation goes through it.
      ...(chapter === "refresh" || isWrite(asked) ? wholeAlterations : wholeAlterations.slice(1, 3)),
      ...(chapter === "refresh" || (chapter === "create" && isWrite(asked)) ? memberAlterations(asked.answer) : []),
    ],
    always: chapter === "refresh" ? wholeAlterations.slice(0, 2) : [],
  }));
}

/** The same for a function, whose `args` are called with what exists then. */
export function lookupAnswerFlaws<P extends AlterablePlatform>(
  setup: AnswerSetup<P>,
  { name, spec }: FunctionDefinition<never>,
  prepare: (platform: P) => Promise<Values>,
): Promise<string[]> {
  const open = () => AnsweredLookup.open(setup, name, prepare);
  return flawsOf(open, ["lookup"], demands(spec.outputs, setup.envelope ?? plainEnvelope), (_chapter, asked) => ({
    once: [...wholeAlterations, ...memberAlterations(asked.answer)],
    always: wholeAlterations.slice(0, 2),
  }));
}

async function flawsOf<C extends string>(
  open: () => Promise<Subject<C>>,
  chapters: readonly C[],
  isDemanded: (member: string) => boolean,
  plan: (chapter: C, asked: Asked) => Readonly<Record<Trial<C>["times"], readonly Alteration[]>>,
): Promise<string[]> {
  const trials: Trial<C>[] = [];
  const first = await open();
  try {
    for (const chapter of chapters) {
      for (const asked of await first.record(chapter)) {
        const { always, ...plans } = plan(chapter, asked);
        // An answer that is a list may well be empty.
        const once = plans.once.filter(({ what }) => !(what === "an empty list" && asked.answer.startsWith("[")));
        const demanded = once.filter(({ kind, member = "" }) => kind === "missing" && isDemanded(member)).slice(0, 1);
        const lasting = always.length === 0 ? [] : [...always, ...demanded];
        trials.push(...once.map((alteration) => ({ chapter, asked, alteration, times: "once" as const })));
        trials.push(...lasting.map((alteration) => ({ chapter, asked, alteration, times: "always" as const })));
      }
    }
  } finally {
    await first.close();
  }
  const flaws: string[] = [];
  const worker = async () => {
    let subject: Subject<C> | undefined;
    for (let trial = trials.shift(); trial; trial = trials.shift()) {
      subject ??= await open();
      try {
        await subject.run({ ...trial, isDemanded: isDemanded(trial.alteration.member ?? "") });
      } catch (error) {
        flaws.push(`${described(trial)}: ${error instanceof Error ? error.message : String(error)}`);
        await subject.close();
        subject = undefined;
      }
    }
    await subject?.close();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return flaws.sort();
}

function described({ chapter, asked, alteration, times }: Trial<string>): string {
  return `${chapter}, ${asked.method} ${asked.route} answered ${times} with ${alteration.what}`;
}
