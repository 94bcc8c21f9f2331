import { ConfigurationError } from "../../errors/configuration-error.ts";

/**
 * @param texts - What a way to credentials cannot do without, by the name the user knows it by.
 * @throws {@link ConfigurationError} naming those that are empty.
 */
export function requireTexts(way: string, texts: Readonly<Record<string, string>>): void {
  const missing = Object.keys(texts).filter((name) => texts[name] === "");
  if (missing.length > 0) throw new ConfigurationError(`Credentials from ${way} require ${missing.join(" and ")}`);
}
