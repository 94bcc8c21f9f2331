/** Ends a command with a message for the user, who can resolve the problem. Other errors are defects. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
