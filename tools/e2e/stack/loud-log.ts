/** Everything that the CLI, the engine, the program's SDK and the plugin write at their highest verbosity. */
export class LoudLog {
  #text = "";

  /** Options for a command of a stack. */
  get options() {
    const onOutput = (text: string) => {
      this.#text += text;
    };
    return {
      color: "never",
      debug: true,
      logFlow: true,
      logToStdErr: true,
      logVerbosity: 9,
      onOutput,
      onError: onOutput,
    } as const;
  }

  get text(): string {
    return this.#text;
  }

  /** The beginnings of lines that contain a secret, except those that a plugin cannot prevent. */
  telling(secrets: readonly string[]): string[] {
    return this.#text
      .split("\n")
      .filter((line) => secrets.some((secret) => line.includes(secret)) && !isOfOthers(line))
      .map((line) => line.slice(0, 200));
  }
}

/**
 * At this verbosity the engine writes down every value that it sends or gets, and the program's SDK every registration
 * and every function's result, secrets included.
 */
function isOfOthers(line: string): boolean {
  return (
    /"msg":"(Unm|M)arshaling property for RPC\[/.test(line) || /(RegisterResource|Invoke) RPC finished:/.test(line)
  );
}
