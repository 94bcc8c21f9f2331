import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KeyPair, Session } from "@org/cloudprov-simulator";
import {
  type CloudprovOptions,
  type CloudprovSimulator,
  type SimulatedProvider,
  startSimulatedProvider,
} from "../simulated-provider.ts";

/** Texts by their names: an environment, or files of a folder. */
export type Texts = Readonly<Record<string, string>>;

/** Everything that a way to sign in may take. Nothing of it is there unless a test gives it. */
export interface Given {
  /** The provider's configuration. */
  readonly config?: (platform: CloudprovSimulator, folder: string) => Readonly<Record<string, unknown>>;
  /** The environment. */
  readonly env?: (platform: CloudprovSimulator, folder: string) => Texts;
  /** The files of `folder`, which is where shared profiles are looked for too. */
  readonly files?: (platform: CloudprovSimulator) => Texts;
  /** How the platform behaves. */
  readonly settings?: CloudprovOptions;
}

/** A provider that is to sign in, and what it takes. */
export interface SigningIn extends SimulatedProvider {
  /** Whose keys signed the last call of those that looking for templates takes. */
  caller(): Promise<KeyPair | Session>;
  /** The actions of the token service that were called, in their order. */
  tokenActions(): readonly string[];
}

/** Starts a platform, and a provider that knows no credentials but those that are given here. */
export async function startSigningIn(given: Given): Promise<SigningIn> {
  const folder = mkdtempSync(join(tmpdir(), "cloudprov-sign-in-"));
  const remove = () => rmSync(folder, { recursive: true });
  try {
    const simulated = await startSimulatedProvider(given.settings, {
      config: (platform) => ({ sharedCredentialsDir: folder, ...given.config?.(platform, folder) }),
      env: (platform) => {
        for (const [name, text] of Object.entries(given.files?.(platform) ?? {})) {
          writeFileSync(join(folder, name), text);
        }
        return given.env?.(platform, folder) ?? {};
      },
    });
    const { platform, host } = simulated;
    return {
      ...simulated,
      async caller() {
        await host.invoke("getAddressTemplates");
        const { authorization } = platform.calls({ service: "vpc" }).at(-1) ?? {};
        const id = authorization?.key ?? "";
        const caller = platform.state.sessions.get(id) ?? platform.state.keys.get(id);
        if (caller === undefined) throw new Error("nobody is known by the keys of the last call");
        return caller;
      },
      tokenActions: () => platform.calls({ service: "sts" }).map(({ action }) => action),
      async [Symbol.asyncDispose]() {
        await simulated[Symbol.asyncDispose]();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The platform's own keys, as the configuration names them. */
export function ownKeys({ credentials }: CloudprovSimulator) {
  return { secretId: credentials.secretId, secretKey: credentials.secretKey };
}

/** An environment with the same keys. */
export function keysInEnvironment({ credentials }: CloudprovSimulator): Texts {
  return { CLOUDPROV_SECRET_ID: credentials.secretId, CLOUDPROV_SECRET_KEY: credentials.secretKey };
}
