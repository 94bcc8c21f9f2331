import { setImmediate as nextTurn } from "node:timers/promises";
import { resourceToken } from "@org/core-provider";
import * as pulumi from "@pulumi/pulumi";
import type { DeclaredObject } from "../packages/provider-package.ts";

/**
 * A program that makes objects, in the order in which they are given. It registers them without the SDK's classes, so that the provider that does nothing
 * gets the very same ones.
 *
 * @param provider - Name of the provider: that of a package, or `floor`.
 */
export function objectsProgram(
  provider: string,
  objects: readonly DeclaredObject[],
): () => Promise<Record<string, never>> {
  return async () => {
    for (const { type, name, inputs, secret = [] } of objects) {
      const secrets = secret.map((property) => [property, pulumi.secret(inputs[property])]);
      new Declared(resourceToken(provider, type), name, { ...inputs, ...Object.fromEntries(secrets) });
      // Inputs that hold less are ready sooner: the engine would get the objects of one kind before those of another.
      await nextTurn();
    }
    return {};
  };
}

class Declared extends pulumi.CustomResource {}
