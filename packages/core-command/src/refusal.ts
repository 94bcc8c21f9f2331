/** Why a command does not do what it was asked to: a sentence for the person who called it. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
