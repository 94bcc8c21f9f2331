/** A setting of a class of connectors. */
interface Setting {
  readonly type: "STRING" | "INT" | "LIST" | "PASSWORD";
  /** It must be given, always or by what other settings say. */
  readonly required?: boolean | ((config: Config) => boolean);
  /** What it may be. Default: anything. */
  readonly values?: readonly string[];
}

type Config = Readonly<Record<string, string>>;

/** A class of connectors that the platform runs by itself. */
interface ConnectorClass {
  readonly type: "source" | "sink";
  /** What it takes beside what all take. */
  readonly settings: Readonly<Record<string, Setting>>;
}

const byKey = (config: Config) => config["kafka.auth.mode"] !== "SERVICE_ACCOUNT";

const ofAll: Readonly<Record<string, Setting>> = {
  name: { type: "STRING", required: true },
  "connector.class": { type: "STRING", required: true },
  "kafka.auth.mode": { type: "STRING", values: ["KAFKA_API_KEY", "SERVICE_ACCOUNT"] },
  "kafka.api.key": { type: "PASSWORD", required: byKey },
  "kafka.api.secret": { type: "PASSWORD", required: byKey },
  "kafka.service.account.id": { type: "STRING", required: (config) => !byKey(config) },
  "tasks.max": { type: "INT", required: true },
};

const formats = ["AVRO", "JSON", "JSON_SR", "PROTOBUF"];

const classes: Readonly<Record<string, ConnectorClass>> = {
  DatagenSource: {
    type: "source",
    settings: {
      "kafka.topic": { type: "STRING", required: true },
      quickstart: { type: "STRING", required: true, values: ["ORDERS", "USERS", "PAGEVIEWS", "CLICKSTREAM"] },
      "output.data.format": { type: "STRING", required: true, values: formats },
    },
  },
  GcsSink: {
    type: "sink",
    settings: {
      topics: { type: "LIST", required: true },
      "input.data.format": { type: "STRING", required: true, values: [...formats, "BYTES"] },
      "gcs.bucket.name": { type: "STRING", required: true },
      "gcs.credentials.config": { type: "PASSWORD", required: true },
      "time.interval": { type: "STRING", required: true, values: ["HOURLY", "DAILY"] },
    },
  },
  MySqlCdcSourceV2: {
    type: "source",
    settings: {
      "database.hostname": { type: "STRING", required: true },
      "database.port": { type: "INT", required: true },
      "database.user": { type: "STRING", required: true },
      "database.password": { type: "PASSWORD", required: true },
      "topic.prefix": { type: "STRING", required: true },
      "output.data.format": { type: "STRING", required: true, values: formats },
    },
  },
};

/** The class of a custom connector, whose settings only its plugin knows. */
const ofOnesOwn: ConnectorClass = { type: "source", settings: {} };

/** Whether settings are those of a connector whose plugin is one's own. */
export function isCustom(config: Config): boolean {
  return config["confluent.connector.type"] === "CUSTOM";
}

/** The class of a connector; undefined when the platform has none of that name. */
export function classOf(config: Config): ConnectorClass | undefined {
  return isCustom(config) ? ofOnesOwn : classNamed(config["connector.class"] ?? "");
}

/** A class by its name. */
export function classNamed(name: string): ConnectorClass | undefined {
  return Object.hasOwn(classes, name) ? classes[name] : undefined;
}

/** Each setting that a class takes, with what is wrong with its value. */
export function validated(of: ConnectorClass, config: Config) {
  return Object.entries({ ...ofAll, ...of.settings }).map(([name, setting]) => {
    const isRequired = typeof setting.required === "function" ? setting.required(config) : setting.required === true;
    const value = config[name] ?? "";
    return {
      name,
      type: setting.type,
      isRequired,
      values: setting.values ?? [],
      errors: errorsOf(setting, isRequired, value),
      value,
    };
  });
}

function errorsOf({ type, values }: Setting, isRequired: boolean, value: string): string[] {
  if (value === "") return isRequired ? ["Missing required configuration"] : [];
  if (type === "INT" && !/^\d+$/.test(value)) return [`Invalid value ${value}: not a number of type INT`];
  if (values !== undefined && !values.includes(value)) return [`Value "${value}" must be one of ${values.join(", ")}`];
  return [];
}

const mask = "****************";

/** Whether the platform keeps a value to itself. */
export function isPassword(of: ConnectorClass, name: string): boolean {
  const setting = { ...ofAll, ...of.settings }[name];
  return setting === undefined ? /secret|password/.test(name) : setting.type === "PASSWORD";
}

/** Settings as answers show them: passwords by asterisks. */
export function masked(of: ConnectorClass, config: Config): Record<string, string> {
  return Object.fromEntries(Object.entries(config).map(([name, value]) => [name, isPassword(of, name) ? mask : value]));
}
