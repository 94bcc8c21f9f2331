import { readFile } from "node:fs/promises";
import { parse } from "yaml";

/** A topic of a team. */
export interface Topic {
  readonly partitions: number;
  readonly retentionDays: number;
}

/** A service account of a team, with the topics that its key may write and read. */
export interface Account {
  readonly writes: readonly string[];
  readonly reads: readonly string[];
}

/** A team, which is one stack. */
export interface Team {
  readonly environment: string;
  readonly region: string;
  readonly topics: Readonly<Record<string, Topic>>;
  readonly accounts: Readonly<Record<string, Account>>;
}

/** The teams by name, which is also the name of the stack. */
export type Teams = Readonly<Record<string, Team>>;

/**
 * Reads the table of teams.
 *
 * @throws {Error} that names the first invalid entry.
 */
export async function readTeams(file: string): Promise<Teams> {
  const table = object(parse(await readFile(file, "utf8")), file);
  return entries(table["teams"], "teams", (team, at, name) => {
    if (!/^[\w.-]{1,100}$/.test(name)) {
      throw new Error(`${at}: the name of a team may contain letters, digits, "-", "_" and ".".`);
    }
    const { environment, region, topics, accounts } = object(team, at);
    const declared = entries(topics ?? {}, `${at}.topics`, topicOf);
    return {
      environment: text(environment, `${at}.environment`),
      region: text(region, `${at}.region`),
      topics: declared,
      accounts: entries(accounts ?? {}, `${at}.accounts`, (account, path) => accountOf(account, path, declared)),
    };
  });
}

function topicOf(value: unknown, at: string): Topic {
  const { partitions = 3, retentionDays = 7 } = object(value, at);
  return {
    partitions: positive(partitions, `${at}.partitions`),
    retentionDays: positive(retentionDays, `${at}.retentionDays`),
  };
}

function accountOf(value: unknown, at: string, topics: Teams[string]["topics"]): Account {
  const { writes = [], reads = [] } = object(value, at);
  const known = (names: unknown, path: string) => {
    if (!Array.isArray(names)) throw new Error(`${path} must be a list of topics, such as [orders].`);
    return names.map((name: unknown) => {
      if (typeof name !== "string" || !(name in topics)) throw new Error(`${path}: the team has no topic "${name}".`);
      return name;
    });
  };
  return { writes: known(writes, `${at}.writes`), reads: known(reads, `${at}.reads`) };
}

function entries<T>(
  value: unknown,
  at: string,
  entry: (value: unknown, at: string, name: string) => T,
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(object(value, at)).map(([name, one]) => [name, entry(one, `${at}.${name}`, name)]),
  );
}

function object(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error(`${at} must be a mapping.`);
  return { ...value };
}

function text(value: unknown, at: string): string {
  if (typeof value !== "string" || value === "") throw new Error(`${at} must be a text that is not empty.`);
  return value;
}

function positive(value: unknown, at: string): number {
  if (!Number.isInteger(value) || Number(value) < 1) throw new Error(`${at} must be a positive integer.`);
  return Number(value);
}
