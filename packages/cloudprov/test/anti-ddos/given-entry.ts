import type { Values } from "@org/core-provider/testing";
import { type GivenResource, givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";
import { protectionLives } from "./protection-lives.ts";

/** A simulated platform with a protected instance, and an entry of it that is not made yet. */
export interface GivenEntry extends GivenResource {
  readonly inputs: Values;
  readonly changed: Values;
}

/** Starts a separate platform with the objects that an entry of a kind requires. */
export async function givenEntry(kind: string, settings: CloudprovOptions = {}): Promise<GivenEntry> {
  const test = await givenResource(kind, settings);
  const { inputs, changed = inputs } = (await protectionLives[kind]?.(test.platform)) ?? { inputs: {} };
  return { ...test, inputs, changed };
}
