import type { Upgrade } from "../../definition/resource.ts";
import type { Defaulted } from "../../diff/diff.ts";
import type { Decoded } from "../../value/codec.ts";
import { isRecord } from "../../value/record.ts";

/** Output of an object whose creation was interrupted before it could be used. */
const unready = "__unready";
/** Output of an object that was imported, and not written since. */
const imported = "__imported";
/** Input and output of an object that was imported, and that only a program tells how to read. */
const unread = "__unread";
/** Output: which creation the object comes from. Two state entries can have the same ID while one is to be deleted. */
const creation = "__creation";
/** Input: which values nobody wrote, with the value that was filled in. */
const defaults = "__defaults";
/** Input and output: how many upgrades the definition had when they were written. Left out while there are none. */
const version = "__version";

/** Inputs without what the provider notes in them for itself. */
export interface Inputs extends Decoded {
  /** The values that nobody wrote. */
  readonly defaulted: Defaulted;
}

/** Outputs without what the provider notes in them for itself. */
export interface State extends Decoded {
  /** It was made, but has not become ready. */
  readonly unready: boolean;
  /** It was imported, and not written since: what no read tells may be anything. */
  readonly imported: boolean;
  /** It was imported, and nothing but its ID is known: only the program says how it is read. */
  readonly unread: boolean;
  /** The creation that it comes from, where the same ID can be created twice. */
  readonly creation?: string | undefined;
}

/** What is kept of an object of which nothing but the ID is known, as inputs and as outputs. */
export const unreadMarker: Values = { [unread]: true };

/** Whether values are those of an object of which nothing but the ID is known. */
export function isUnread(values: Values): boolean {
  return values[unread] === true;
}

/** Takes the notes out of the inputs and outputs of a state, and brings it to today's form. */
export function readState(
  inputs: Decoded,
  outputs: Decoded,
  upgrades: readonly Upgrade[] = [],
): { readonly inputs: Inputs; readonly state: State } {
  const made = Math.max(versionOf(inputs.values), versionOf(outputs.values));
  const pending = Object.keys({ ...inputs.values, ...outputs.values }).length > 0 ? upgrades.slice(made) : [];
  let upgraded: { readonly inputs: Values; readonly outputs: Values } = {
    inputs: withoutBridgeMetadata(plain(inputs.values)) as Values,
    outputs: plain(outputs.values),
  };
  for (const upgrade of pending) upgraded = upgrade(upgraded);
  const defaulted = inputs.values[defaults];
  return {
    inputs: { values: upgraded.inputs, secrets: inputs.secrets, defaulted: isRecord(defaulted) ? defaulted : {} },
    state: {
      values: upgraded.outputs,
      secrets: outputs.secrets,
      unready: outputs.values[unready] === true,
      imported: outputs.values[imported] === true,
      unread: isUnread(outputs.values),
      creation: textIn(outputs.values, creation),
    },
  };
}

/** Inputs as they are kept in the state. */
export function inputsForState(
  values: Values,
  defaulted: Defaulted,
  upgrades: readonly Upgrade[] = [],
): Record<string, unknown> {
  const noted = Object.keys(defaulted).length > 0 ? { ...values, [defaults]: defaulted } : { ...values };
  return upgrades.length > 0 ? { ...noted, [version]: upgrades.length } : noted;
}

/** What is noted in outputs beside the version. */
export interface OutputMetadata {
  readonly unready?: boolean;
  readonly imported?: boolean;
  readonly creation?: string | undefined;
}

/** Outputs as they are kept in the state. */
export function outputsForState(
  values: Values,
  options: OutputMetadata & { readonly upgrades?: readonly Upgrade[] | undefined } = {},
): Record<string, unknown> {
  const { upgrades = [] } = options;
  return {
    ...values,
    ...(options.unready ? { [unready]: true } : {}),
    ...(options.imported ? { [imported]: true } : {}),
    ...(options.creation === undefined ? {} : { [creation]: options.creation }),
    ...(upgrades.length > 0 ? { [version]: upgrades.length } : {}),
  };
}

type Values = Readonly<Record<string, unknown>>;

function textIn(values: Values, name: string): string | undefined {
  const found = values[name];
  return typeof found === "string" ? found : undefined;
}

function versionOf(values: Values): number {
  const found = values[version];
  return typeof found === "number" ? found : 0;
}

/**
 * Inputs that a provider bridged from Terraform wrote list in every object what nobody wrote in it. Where an object is
 * secret as a whole, nobody but the engine can take that out when the state is taken over.
 */
function withoutBridgeMetadata(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBridgeMetadata);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => name !== defaults || !Array.isArray(inner))
      .map(([name, inner]) => [name, withoutBridgeMetadata(inner)]),
  );
}

/** Names that begin so are the engine's and the provider's own. */
function plain(values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith("__")));
}
