/** What Kafka knows about the values of a setting. */
export interface SettingType {
  readonly type: "boolean" | "double" | "int" | "list" | "long" | "string";
  readonly min?: number;
  readonly max?: number;
  readonly values?: readonly string[];
}

/** The error of a value, in Kafka's words; undefined for a valid one. */
export function problemOf(setting: SettingType, value: string): string | undefined {
  switch (setting.type) {
    case "boolean":
      return /^(true|false)$/i.test(value) ? undefined : "Expected value to be either true or false";
    case "int":
    case "long":
      if (!/^[+-]?\d+$/.test(value)) return `Not a number of type ${setting.type.toUpperCase()}`;
      return outOfBounds(setting, value);
    case "double":
      if (value.trim() === "" || Number.isNaN(Number(value))) return "Not a number of type DOUBLE";
      return outOfBounds(setting, value);
    case "list": {
      const unknown = value.split(",").find((one) => setting.values?.includes(one.trim()) === false);
      return unknown === undefined ? undefined : `String must be one of: ${setting.values?.join(", ")}`;
    }
    case "string":
      if (setting.values === undefined || setting.values.includes(value)) return undefined;
      return `String must be one of: ${setting.values.join(", ")}`;
  }
}

function outOfBounds(setting: SettingType, value: string): string | undefined {
  if (setting.min !== undefined && Number(value) < setting.min) return `Value must be at least ${setting.min}`;
  if (setting.max !== undefined && Number(value) > setting.max) return `Value must be no more than ${setting.max}`;
  return undefined;
}
