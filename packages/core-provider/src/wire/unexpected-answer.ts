/** An answer of the platform is not as its definition says. The message is a sentence, and quotes no value. */
export class UnexpectedAnswer extends Error {
  override readonly name = "UnexpectedAnswer";
  /** The path of the member in the platform's JSON, as `data[0].spec.display_name`; empty for the answer as a whole. */
  readonly member: string;
  /** Completes a sentence about the member: `is missing`, `is a number, not a text`. */
  readonly problem: string;

  constructor(member: string, problem: string) {
    super(`the platform's answer is not what it must be: ${member === "" ? "it" : member} ${problem}`);
    this.member = member;
    this.problem = problem;
  }

  /** The same, seen from what holds the member. */
  within(place: string): UnexpectedAnswer {
    const joint = this.member === "" || this.member.startsWith("[") ? "" : ".";
    return new UnexpectedAnswer(`${place}${joint}${this.member}`, this.problem);
  }
}
