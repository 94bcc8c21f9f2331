import type { MysqlInstance } from "./mysql.ts";

/** A parameter of the engine. */
export interface EngineParameter {
  readonly name: string;
  readonly type: "integer" | "enum" | "string";
  readonly usual: string;
  readonly min: number;
  readonly max: number;
  readonly values: readonly string[];
  readonly needsRestart: boolean;
}

const plain = { min: 0, max: 0, values: [], needsRestart: false } as const;

/** Some parameters of the engine. */
export const engineParameters: readonly EngineParameter[] = [
  {
    ...plain,
    name: "character_set_server",
    type: "enum",
    usual: "utf8mb4",
    values: ["utf8", "latin1", "gbk", "utf8mb4"],
  },
  { ...plain, name: "long_query_time", type: "string", usual: "10" },
  { ...plain, name: "lower_case_table_names", type: "enum", usual: "0", values: ["0", "1"], needsRestart: true },
  { ...plain, name: "max_connections", type: "integer", usual: "2000", min: 1, max: 100_000 },
  { ...plain, name: "wait_timeout", type: "integer", usual: "3600", min: 1, max: 31_536_000 },
];

/** The value of a parameter of an instance. */
export function currentOf({ parameters }: Pick<MysqlInstance, "parameters">, { name, usual }: EngineParameter): string {
  return parameters[name] ?? usual;
}

/** Whether the engine accepts a value. */
export function accepts({ type, min, max, values }: EngineParameter, value: string): boolean {
  if (type === "enum") return values.includes(value);
  return type === "string" || (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max);
}
