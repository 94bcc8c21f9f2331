/** The ID in the import command that a message tells. */
export function importIdIn(error: unknown): string | undefined {
  return /`pulumi import \S+ \S+ '?([^`']+)'?`/.exec(String(error))?.[1];
}
