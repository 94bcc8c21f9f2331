import { Refusal } from "../refusal.ts";
import { visibleLine } from "../visible-text.ts";

/** A stack's state as `pulumi stack export` writes it. Members that are missing here are kept unchanged. */
export interface Deployment {
  readonly version: number;
  readonly deployment: {
    readonly resources?: readonly ResourceState[];
    readonly pending_operations?: readonly { readonly resource?: { readonly urn?: string }; readonly type?: string }[];
  };
}

/** A resource of a state, with the members that commands use. */
export interface ResourceState {
  readonly urn: string;
  readonly type: string;
  readonly id?: string;
  readonly delete?: boolean;
  /** The program only reads it, with `get` of its class. */
  readonly external?: boolean;
  readonly inputs?: Properties;
  readonly outputs?: Properties;
  readonly parent?: string;
  readonly provider?: string;
  readonly dependencies?: readonly string[];
  readonly aliases?: readonly string[];
  readonly propertyDependencies?: Readonly<Record<string, readonly string[]>>;
}

/** Inputs or outputs of a resource. */
export type Properties = Readonly<Record<string, unknown>>;

/** Supported versions of the engine's format. */
const knownVersions = [3, 4];

/**
 * Reads an exported state.
 *
 * @param file - The file that it was read from. Absent if the CLI printed it.
 * @throws {Refusal} if it is not a state, or its version is not supported.
 */
export function readDeployment(text: string, file?: string): Deployment {
  const state = parsed(text);
  if (!isDeployment(state)) {
    throw new Refusal(
      "unsupported-state",
      file === undefined
        ? "`pulumi stack export` did not print the state of a stack."
        : `${file} is not the state of a stack. Pass a file that \`pulumi stack export\` wrote.`,
    );
  }
  if (!knownVersions.includes(state.version)) {
    throw new Refusal(
      "unsupported-state",
      `The state ${file === undefined ? "of the stack" : `in ${file}`} has version ${state.version} of the engine's format. Supported versions: ${knownVersions.join(" and ")}. ` +
        (state.version < 3
          ? "Run `pulumi up` with a current CLI first, which upgrades it."
          : "Use a newer version of this package."),
    );
  }
  return state;
}

/** @throws {Refusal} if operations on the stack were interrupted, so that the state of their objects is unknown. */
export function refusePending({ deployment: { pending_operations: pending = [] } }: Deployment): void {
  if (pending.length === 0) return;
  const which = pending.map(({ type, resource }) => [type, resource?.urn].join(" ").trim()).join(", ");
  throw new Refusal(
    "unsupported-state",
    `The state has interrupted operations (${visibleLine(which)}). Run \`pulumi refresh\` with the old package, which clears them, then run this command again.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isDeployment(value: unknown): value is Deployment {
  if (!isObject(value) || typeof value["version"] !== "number" || !isObject(value["deployment"])) return false;
  const { resources = [] } = value["deployment"];
  return Array.isArray(resources) && resources.every(isResource);
}

function isResource(value: unknown): boolean {
  return isObject(value) && typeof value["urn"] === "string" && typeof value["type"] === "string";
}

/** Whether a value is an object and not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
