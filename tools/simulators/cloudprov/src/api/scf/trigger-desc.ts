import { invalid } from "./function-checks.ts";

/** The parameters of a trigger. */
type Parameters = Readonly<Record<string, unknown>>;

/** @throws {PlatformError} if a type of triggers does not have names of this form. */
export function checkTriggerName(type: string, name: string): void {
  const forms: Readonly<Record<string, RegExp>> = {
    timer: /^[\w-]{1,100}$/,
    ckafka: /^[\w-]+-[\w.-]+$/,
    cos: /^[\w-]+-\d+\.cos\.[a-z0-9-]+\.myqcloud\.com$/,
  };
  if (forms[type]?.test(name) === false) {
    invalid("InvalidParameterValue.TriggerName", `${name} is not a name of a trigger of the type ${type}.`);
  }
}

/** The parameters of a trigger in the form that the platform returns, with what it adds. */
export function storedDesc(type: string, name: string, desc: string | undefined): string {
  if (type === "timer") return JSON.stringify({ cron: checkedCron(desc) });
  const given = parsed(desc);
  const added: Readonly<Record<string, Parameters>> = {
    cos: { bucketUrl: name, filter: { Prefix: "", Suffix: "" } },
    ckafka: { consumerGroupName: "" },
  };
  return JSON.stringify({ ...added[type], ...given });
}

function checkedCron(desc: string | undefined): string {
  const json = desc?.startsWith("{") ? parsed(desc)["cron"] : desc;
  if (typeof json === "string" && json.trim().split(/\s+/).length === 7) return json.trim();
  return invalid("InvalidParameterValue.TriggerCronConfig", "A timer has a cron expression of seven fields.");
}

function parsed(desc = ""): Parameters {
  try {
    const value: unknown = JSON.parse(desc);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Parameters;
  } catch {
    // Reported below.
  }
  return invalid("InvalidParameterValue.TriggerDesc", "TriggerDesc is not a JSON object.");
}
