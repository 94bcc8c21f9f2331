import { CodedError } from "../definition/coded-error.ts";
import { checkRequest, createRequest, readRequest } from "../protocol/provider-messages.ts";
import { decode, encode } from "../value/codec.ts";
import { element, member, valueAt } from "../value/path.ts";
import { isRecord } from "../value/record.ts";
import type { ProviderService } from "./service.ts";

/** The properties of an object, without its secrets. */
export interface ObjectProperties {
  readonly id: string;
  /** Secret texts are replaced by {@link notCopied}. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Without secret properties. */
  readonly outputs: Readonly<Record<string, unknown>>;
  /** The paths of the inputs that are secret. */
  readonly secrets: readonly string[];
}

/** A simulator has no delays. Even on a busy machine, a create that waits longer lacks something. */
const createSeconds = 30;

/** The text in place of each secret text. */
export const notCopied = "not_copied";

/** Reads an object as an import does. Undefined if it does not exist. */
export async function readObject<P>(
  service: ProviderService<P>,
  token: string,
  importId: string,
): Promise<ObjectProperties | undefined> {
  const response = await service.read({ ...readRequest.defaults, id: importId, urn: urnOf(token), type: token });
  if (response.id === "") return undefined;
  const [inputs, outputs] = [decode(response.inputs), decode(response.properties)];
  return {
    id: response.id,
    inputs: withoutNotes(replaced(inputs.values, inputs.secrets, concealed)),
    outputs: withoutNotes(replaced(outputs.values, outputs.secrets, () => undefined)),
    secrets: [...inputs.secrets].filter((path) => valueAt(inputs.values, path) !== undefined),
  };
}

/**
 * Creates an object as an `up` does.
 *
 * @throws RpcError if the inputs are invalid, or if the object is not created or does not become ready.
 */
export async function createObject<P>(
  service: ProviderService<P>,
  token: string,
  inputs: Readonly<Record<string, unknown>>,
): Promise<Pick<ObjectProperties, "id" | "outputs">> {
  const urn = urnOf(token, `copy-${++created}`);
  const news = encode(inputs, new Set());
  const resource = { urn, type: token };
  const checked = await service.check({ ...checkRequest.defaults, ...resource, news });
  const failures = checked.failures.map(({ reason }) => reason);
  if (failures.length > 0) throw new CodedError("invalid-input", failures.join("; "));
  const response = await service.create({
    ...createRequest.defaults,
    ...resource,
    properties: checked.inputs,
    timeout: createSeconds,
  });
  const { values, secrets } = decode(response.properties);
  return { id: response.id, outputs: withoutNotes(replaced(values, secrets, () => undefined)) };
}

/** The number of created objects. Two of one name would be the same resource, whose create is repeated. */
let created = 0;

function urnOf(token: string, name = "copy"): string {
  return `urn:pulumi:copy::copy::${token}::${name}`;
}

/** The properties without those that the provider keeps for itself. */
function withoutNotes(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith("__")));
}

/** Replaces the values at secret paths. */
function replaced(
  values: Readonly<Record<string, unknown>>,
  secrets: ReadonlySet<string>,
  replace: (value: unknown) => unknown,
): Readonly<Record<string, unknown>> {
  const copy = (value: unknown, path: string): unknown => {
    if (secrets.has(path)) return replace(value);
    if (Array.isArray(value)) return value.map((inner, at) => copy(inner, element(path, at)));
    return isRecord(value) ? membersOf(value, (inner, name) => copy(inner, member(path, name))) : value;
  };
  return copy(values, "") as Readonly<Record<string, unknown>>;
}

/** A value whose texts are replaced by {@link notCopied}. */
function concealed(value: unknown): unknown {
  if (typeof value === "string") return notCopied;
  if (Array.isArray(value)) return value.map(concealed);
  return isRecord(value) ? membersOf(value, concealed) : value;
}

function membersOf(value: Readonly<Record<string, unknown>>, map: (inner: unknown, name: string) => unknown) {
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(inner, name)]));
}
