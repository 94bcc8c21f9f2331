/**
 * One call of an action. A text `$name` in its parameters stands for a value that was found before, and `#name` for the
 * same as a number.
 */
export interface Step {
  readonly service:
    | "vpc"
    | "cvm"
    | "cbs"
    | "api"
    | "antiddos"
    | "apigateway"
    | "tdmq"
    | "dnspod"
    | "privatedns"
    | "tag"
    | "cam"
    | "cdb"
    | "clb"
    | "ckafka"
    | "cls"
    | "postgres"
    | "redis"
    | "scf"
    | "ssl"
    | "tke"
    | "as"
    | "sts";
  readonly action: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Values of the answer that later steps use: their paths by the names they get. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** The required values in the response, by path. For a list, its length. */
  readonly holds?: Readonly<Record<string, unknown>>;
  /** The code that it is refused with. */
  readonly refused?: string;
  /** Another party identifies the caller, and the request is not signed. */
  readonly unsigned?: true;
}

/** Returns a function that makes steps of one service. */
export function stepsOf(service: Step["service"]) {
  return (action: string, params: object, more: Partial<Step> = {}): Step => ({
    service,
    action,
    params: params as Step["params"],
    ...more,
  });
}
