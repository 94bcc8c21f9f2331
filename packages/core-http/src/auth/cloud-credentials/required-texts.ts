import { ConfigurationError } from "../../errors/configuration-error.ts";

/**
 * @param texts - The values that the source requires, by the names that users know.
 * @throws {@link ConfigurationError} that names the empty ones.
 */
export function requireTexts(source: string, texts: Readonly<Record<string, string>>): void {
  const missing = Object.keys(texts).filter((name) => texts[name] === "");
  if (missing.length > 0) throw new ConfigurationError(`Credentials from ${source} require ${missing.join(" and ")}`);
}
