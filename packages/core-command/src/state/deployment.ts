import { Refusal } from "../refusal.ts";
import { visibleLine } from "../visible-text.ts";

/** A stack's state as `pulumi stack export` writes it. What is not named here stays as it is. */
export interface Deployment {
  readonly version: number;
  readonly deployment: {
    readonly resources?: readonly ResourceState[];
    readonly pending_operations?: readonly { readonly resource?: { readonly urn?: string }; readonly type?: string }[];
  };
}

/** A resource of a state, as far as it is looked at here. */
export interface ResourceState {
  readonly urn: string;
  readonly type: string;
  readonly id?: string;
  readonly delete?: boolean;
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

/** The versions of the engine's format that are known here. */
const knownVersions = [3, 4];

/**
 * Reads an exported state.
 *
 * @param file The file that it was read from; none where the CLI printed it.
 * @throws {Refusal} when it is no state, or of a version that is not known.
 */
export function readDeployment(text: string, file?: string): Deployment {
  const state = parsed(text);
  if (!isDeployment(state)) {
    throw new Refusal(
      file === undefined
        ? "`pulumi stack export` printed no state of a stack."
        : `${file} holds no state of a stack: give what \`pulumi stack export\` writes.`,
    );
  }
  if (!knownVersions.includes(state.version)) {
    throw new Refusal(
      `The state ${file === undefined ? "of the stack" : `in ${file}`} has version ${state.version} of the engine's format; known here are ${knownVersions.join(" and ")}. ` +
        (state.version < 3
          ? "Run `pulumi up` with a current CLI first, which writes it anew."
          : "Use a newer version of this package."),
    );
  }
  return state;
}

/** @throws {Refusal} when operations on the stack never ended, so that nobody knows what became of their objects. */
export function refusePending({ deployment: { pending_operations: pending = [] } }: Deployment): void {
  if (pending.length === 0) return;
  const which = pending.map(({ type, resource }) => [type, resource?.urn].join(" ").trim()).join(", ");
  throw new Refusal(
    `The state has operations that never ended (${visibleLine(which)}): run \`pulumi refresh\` with the package it was made by, which clears them, and come back.`,
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

/** Whether a value is an object, and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
