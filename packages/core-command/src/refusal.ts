/** Names the entry of a message in the troubleshooting pages. Codes are stable: users search for them. */
export type HelpCode =
  | "invalid-arguments"
  | "invalid-file"
  | "file-exists"
  | "unsupported-state"
  | "unsupported-project"
  | "no-counterpart"
  | "nothing-found"
  | "not-found"
  | "unknown-member"
  | "left-out"
  | "missing-tool"
  | "command-failed";

/** Ends a command with a message for the user, who can resolve the problem. Other errors are defects. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly helpCode: HelpCode;

  constructor(helpCode: HelpCode, message: string) {
    super(message);
    this.helpCode = helpCode;
  }
}

/**
 * A message with the code of its entry in the troubleshooting pages: `... [streamprov/invalid-file]`. A message of the
 * plugin keeps its own code.
 *
 * @param packageName - Name of the npm package, such as `@org/streamprov`.
 */
export function coded(packageName: string, helpCode: HelpCode, message: string): string {
  if (/ \[[a-z]+\/[a-z-]+\]$/.test(message)) return message;
  return `${message} [${packageName.slice(packageName.lastIndexOf("/") + 1)}/${helpCode}]`;
}
