/**
 * What the CLI printed on a command that must fail.
 *
 * @throws {Error} when the command succeeds.
 */
export async function failureOf(command: Promise<unknown>): Promise<string> {
  try {
    await command;
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("The command was to fail, but it succeeded.");
}
