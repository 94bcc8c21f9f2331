/** The ID that a message says to import: by a command, or by a resource option. */
export function importIdIn(error: unknown): string | undefined {
  return (/`pulumi import \S+ \S+ '?([^`']+)'?`/.exec(String(error)) ??
    /`\{ import: "([^"<]+)" \}`/.exec(String(error)))?.[1];
}
