/** @throws Error if a message does not say what to do. */
export function assertAdvice(message: string, advice: RegExp): void {
  if (!advice.test(message)) throw new Error(`the message does not say what to do: ${message}`);
}
