import type { Upgrade } from "../../definition/resource.ts";
import type { Defaulted } from "../../diff/diff.ts";
import type { Decoded } from "../../value/codec.ts";
import { isRecord } from "../../value/record.ts";

/** Output of an object whose creation was interrupted before it could be used. */
const unready = "__unready";
/** Output of an object that was imported, and not written since. */
const imported = "__imported";
/** Input and output of an imported object that only a program can read. */
const unread = "__unread";
/** Output: which creation the object comes from. Two state entries can have the same ID, or one entry two URNs. */
const creation = "__creation";
/** Output: what the provider's configuration selected for the object, as far as its ID does not contain it. */
const placement = "__placement";
/** Input: values that the program did not set, and what was filled in. */
const defaults = "__defaults";
/** Input and output: how many upgrades the definition had when they were written. Omitted if there were none. */
const version = "__version";

/** Inputs without the provider's metadata. */
export interface Inputs extends Decoded {
  /** The values that the program did not set. */
  readonly defaulted: Defaulted;
}

/** Outputs without the provider's metadata. */
export interface State extends Decoded {
  /** It was created, but is not ready. */
  readonly unready: boolean;
  /** It was imported and not written since: values that no read returns are unknown. */
  readonly imported: boolean;
  /** It was imported, and nothing but its ID is known: only the program says how it is read. */
  readonly unread: boolean;
  /** The creation that it comes from; undefined if it was imported. */
  readonly creation?: string | undefined;
  /** What the provider's configuration selected for it, if that was recorded. */
  readonly placement?: Values | undefined;
}

/** The inputs and outputs of an object whose ID alone is known. */
export const unreadMarker: Values = { [unread]: true };

/** Whether values belong to an object whose ID alone is known. */
export function isUnread(values: Values): boolean {
  return values[unread] === true;
}

/** Separates the metadata from the inputs and outputs of a state, and upgrades it to today's format. */
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
      placement: isRecord(outputs.values[placement]) ? outputs.values[placement] : undefined,
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

/** Metadata in outputs, besides the version. */
export interface OutputMetadata {
  readonly unready?: boolean;
  readonly imported?: boolean;
  readonly creation?: string | undefined;
}

/** Outputs as they are kept in the state. */
export function outputsForState(
  values: Values,
  options: OutputMetadata & {
    readonly placement?: Values | undefined;
    readonly upgrades?: readonly Upgrade[] | undefined;
  } = {},
): Record<string, unknown> {
  const { upgrades = [] } = options;
  return {
    ...values,
    ...(options.unready ? { [unready]: true } : {}),
    ...(options.imported ? { [imported]: true } : {}),
    ...(options.creation === undefined ? {} : { [creation]: options.creation }),
    ...(options.placement === undefined ? {} : { [placement]: options.placement }),
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
 * Inputs written by a provider bridged from Terraform list in every object the values that the program did not set. If
 * an object is secret as a whole, only the engine could remove that list when the state is migrated.
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
