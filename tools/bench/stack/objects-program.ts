import { resourceToken } from "@org/core-provider";
import * as pulumi from "@pulumi/pulumi";
import type { DeclaredObject } from "../packages/provider-package.ts";

/**
 * A program that makes objects. It registers them without the SDK's classes, so that the provider that does nothing
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
    }
    return {};
  };
}

class Declared extends pulumi.CustomResource {}
