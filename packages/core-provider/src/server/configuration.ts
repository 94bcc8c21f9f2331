import { check } from "../check/check.ts";
import { withDefaults } from "../check/defaults.ts";
import { nearest } from "../check/nearest.ts";
import { envNames, type Field, type Fields } from "../definition/field.ts";
import { fieldAt } from "../definition/field-at.ts";
import type { Problem } from "../definition/problem.ts";
import type { ConfigSpec } from "../definition/provider.ts";
import { secretPaths, secretTexts } from "../definition/secrets.ts";
import type { Decoded } from "../value/codec.ts";
import { steps, valueAt } from "../value/path.ts";
import { own } from "../value/record.ts";
import { isUnknown } from "../value/unknown.ts";
import { printable } from "./failure.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Keys that the engine adds to a provider's inputs for itself. */
const engineKeys = new Set(["version", "pluginDownloadURL", "pluginChecksums"]);

/** The provider's configuration, checked, with fallbacks from the environment filled in. */
export interface CheckedConfig {
  readonly values: Record<string, unknown>;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/**
 * Checks configuration as the engine sends it: all values except strings may be JSON texts. An explicit empty string
 * hides the environment variable and then counts as unset, so a default applies.
 */
export function checkConfig(spec: ConfigSpec<Fields>, decoded: Decoded, env: Environment): CheckedConfig {
  const given: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(decoded.values)) {
    if (engineKeys.has(name)) continue;
    const field = own(spec.fields, name);
    const parsed = field ? parse(field, value) : value;
    if (parsed === notJson) problems.push({ path: name, message: `must be ${structureOf(field)}` });
    else given[name] = parsed;
  }
  const explicitlyEmpty = Object.keys(given).filter(
    (name) => given[name] === "" && !own(spec.fields, name)?.facts.emptyIsUnset,
  );
  const filled = withDefaults(spec.fields, given, { env });
  for (const name of explicitlyEmpty) {
    delete filled[name];
    const { default: otherwise } = own(spec.fields, name)?.facts ?? {};
    if (otherwise !== undefined) filled[name] = otherwise;
  }
  const checked = check(spec.fields, filled, spec.rules ?? [], decoded.secrets);
  const further = spec.check?.(checked.values, env) ?? [];
  const secrets = configurationSecrets(spec.fields, checked.values, decoded.secrets);
  const hint = (p: Problem): Problem => ({
    ...p,
    message: printable(p.message, secrets) + source(spec.fields, p.path, given, env),
  });
  return {
    values: checked.values,
    problems: [...problems, ...checked.problems, ...further].map(hint),
    warnings: checked.warnings,
  };
}

/**
 * Explains problems with unknown settings: what to write, or how to remove them.
 *
 * @param name - The provider's name.
 * @param from - Where the settings are from: the stack's configuration, or the arguments of an explicit provider.
 */
export function withRemoval(
  problems: readonly Problem[],
  fields: Fields,
  name: string,
  from: "stack" | "arguments",
): Problem[] {
  return problems.map((problem) => {
    const [setting, ...inner] = steps(problem.path).map(String);
    if (setting === undefined || inner.length > 0 || Object.hasOwn(fields, setting)) return problem;
    const meant = nearest(setting, Object.keys(fields));
    const advice =
      from === "stack" ? `remove it with \`pulumi config rm ${name}:${setting}\`` : "remove it from the arguments";
    const hint = meant === undefined ? advice : `did you mean ${meant}? If not, ${advice}`;
    return { path: problem.path, message: `is not a setting of ${name}; ${hint}` };
  });
}

/** Paths of configuration that are secret: by definition, or because something inside is. */
export function configSecrets(fields: Fields, decoded: Decoded): ReadonlySet<string> {
  const secrets = new Set(decoded.secrets);
  for (const [name, field] of Object.entries(fields)) {
    if (decoded.values[name] !== undefined && holdsSecret(field)) secrets.add(name);
  }
  return secrets;
}

/**
 * Returns the texts of a configuration that messages must not contain. An SDK can only mark a block as secret as a
 * whole. Inside a block, the definition decides, so that messages can name a missing file or a rejected role.
 */
export function configurationSecrets(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  marked: ReadonlySet<string>,
): string[] {
  const isBlock = (name: string) => {
    const field = fields[name];
    return field !== undefined && !field.facts.secret && holdsSecret(field);
  };
  const marks = new Set([...marked].filter((path) => !isBlock(path)));
  const paths = [...secretPaths(fields, values, marks)].filter((path) => !fieldAt(fields, path)?.facts.identifier);
  return [...secretTexts(values, new Set(paths))];
}

const notJson = Symbol("not JSON");

function parse(field: Field, value: unknown): unknown {
  if (field.kind === "string" || typeof value !== "string" || isUnknown(value)) return value;
  const read = json(value);
  if (field.kind === "integer" || field.kind === "number" || field.kind === "boolean") {
    // SDKs write every value as JSON, a text between its quotes.
    const bare = typeof read === "string" ? read : value;
    return bare === "" ? undefined : bare;
  }
  if (read === null) return undefined;
  const isList = field.kind === "list" || field.kind === "set";
  return typeof read === "object" && Array.isArray(read) === isList ? read : notJson;
}

/** Parses JSON; returns `notJson` if the text is invalid. */
function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return notJson;
  }
}

/** Describes how to set a structured value in a stack's configuration. */
function structureOf(field: Field | undefined): string {
  const isList = field?.kind === "list" || field?.kind === "set";
  const [what, parts, path] = isList ? ["a list", "each element", "[0]"] : ["an object", "each property", ".<name>"];
  return `${what}: set it as JSON, or set ${parts} with \`pulumi config set --path\` and ${path} after the name`;
}

function holdsSecret(field: Field): boolean {
  return (
    field.facts.secret === true ||
    Object.values(field.fields ?? {}).some(holdsSecret) ||
    (field.item !== undefined && holdsSecret(field.item))
  );
}

/** Names the source of a value that the program did not set. */
function source(fields: Fields, path: string, given: Record<string, unknown>, env: Environment): string {
  const field = fieldAt(fields, path);
  const value = valueAt(given, path);
  if (field === undefined || (value !== undefined && value !== "")) return "";
  const names = envNames(field.facts);
  const which = names.find((variable) => env[variable]) ?? names.join(" or ");
  return which === "" ? "" : ` (environment variable ${which})`;
}
