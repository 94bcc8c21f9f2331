/** An option of a simulator's command line, as `parseArgs` wants it, with its line of help. */
export interface CommandLineOption {
  readonly type: "string" | "boolean";
  /** What stands for the value in the help. */
  readonly value?: string;
  readonly help: string;
}

/** Options by their names. */
export type CommandLineOptions = Readonly<Record<string, CommandLineOption>>;

/** What options were given, as `parseArgs` reads them. */
export type GivenOptions = Readonly<Record<string, string | boolean | undefined>>;

/**
 * The number that an option was given; undefined when it was not given.
 *
 * @throws an error that names the option when the value is not a number.
 */
export function numberOption(values: GivenOptions, name: string): number | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || !/^\d+(\.\d+)?$/.test(value)) {
    throw new Error(`--${name} wants a number, not "${value}". See --help.`);
  }
  return Number(value);
}

/**
 * The integer that an option was given; undefined when it was not given.
 *
 * @throws an error that names the option when the value is not an integer in the range.
 */
export function integerOption(
  values: GivenOptions,
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  const number = numberOption(values, name);
  if (number === undefined || (Number.isInteger(number) && number >= min && number <= max)) return number;
  throw new Error(`--${name} wants an integer from ${min} to ${max}, not "${values[name]}". See --help.`);
}

/**
 * The time that an option was given, in milliseconds since 1970; undefined when it was not given.
 *
 * @throws an error that names the option when the value is not a time with its zone.
 */
export function timeOption(values: GivenOptions, name: string): number | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  const time = typeof value === "string" && /T.*(Z|[+-]\d\d:\d\d)$/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time))
    throw new Error(`--${name} wants a time such as 2030-01-31T12:00:00Z, not "${value}". See --help.`);
  return time;
}

/**
 * The numbers of those settings whose options were given.
 *
 * @param options the options' names, by those of the settings.
 * @throws an error that names the option whose value is not a number.
 * @example
 * numberSettings(values, { latencyMs: "latency" });
 */
export function numberSettings<K extends string>(
  values: GivenOptions,
  options: Readonly<Record<K, string>>,
): { [N in K]?: number } {
  const settings: { [N in K]?: number } = {};
  for (const setting of Object.keys(options) as K[]) {
    const number = numberOption(values, options[setting]);
    if (number !== undefined) settings[setting] = number;
  }
  return settings;
}

/** Those settings that are switched on, as their options were given. */
export function flagSettings<K extends string>(
  values: GivenOptions,
  options: Readonly<Record<K, string>>,
): { [N in K]?: true } {
  const settings: { [N in K]?: true } = {};
  for (const setting of Object.keys(options) as K[]) if (values[options[setting]] === true) settings[setting] = true;
  return settings;
}

/** The comma-separated values of an option; empty when it was not passed. */
export function listOption(values: GivenOptions, name: string): string[] {
  const list = values[name];
  return typeof list === "string" ? list.split(",").map((one) => one.trim()) : [];
}
