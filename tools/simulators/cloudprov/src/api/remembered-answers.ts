import { noLags, type Store, type Stores } from "@org/simulator";
import { PlatformError } from "../errors.ts";
import type { Reply } from "./action.ts";

/** The answer to a request with a `ClientToken`, which the same request gets again. */
export interface RememberedAnswer {
  /** The token. */
  readonly id: string;
  /** The request, as JSON. */
  readonly asked: string;
  readonly answer: Reply;
}

/** Opens the store of the answers to requests with a token. */
export function openRememberedAnswers(stores: Stores): Store<RememberedAnswer> {
  return stores.open<RememberedAnswer>("rememberedAnswers", noLags);
}

/**
 * Answers a request, and the same request with the same token again without doing anything.
 *
 * @param request - `as` is the action, the region and the parameters; without a token, every request is new.
 * @param conflict - The code for a token that came with another request.
 */
export function answerOnce<A extends Reply>(
  answers: Store<RememberedAnswer>,
  { token, as, conflict }: { readonly token: string | undefined; readonly as: unknown; readonly conflict: string },
  answer: () => A,
): A {
  if (token === undefined) return answer();
  const asked = JSON.stringify(as);
  const remembered = answers.get(token);
  if (remembered === undefined) {
    const first = answer();
    answers.insert({ id: token, asked, answer: first });
    return first;
  }
  if (remembered.asked === asked) return remembered.answer as A;
  throw new PlatformError(conflict, "The ClientToken was sent with something else before.");
}
