import { readFile } from "node:fs/promises";
import { isRecord } from "../base/json-value.ts";
import { CredentialsError } from "../errors/credentials-error.ts";
import type { Redactor } from "../redaction/redactor.ts";
import type { TokenSource } from "./token-source.ts";

/** A file in which a platform's own tool keeps its tokens: one flat JSON object, token by service. */
export interface TokenFileOptions {
  /** Absolute path of the file. */
  readonly path: string;
  /** The key of the token in the file, compared exactly. */
  readonly key: string;
  /** What the user calls the credential. Defaults to `the token file <path>`. */
  readonly name?: string;
  /** What to do if the file has no token or the platform rejects it, as a sentence. */
  readonly advice: string;
}

/**
 * Reads the token that a platform's own tool stored in a file. The file is read for the first request, and again if the
 * platform rejects the token, because the user may have signed in again.
 */
export function tokenFile({ path, key, name = `the token file ${path}`, advice }: TokenFileOptions): TokenSource {
  const redactors = new Set<Redactor>();
  let current: Promise<string> | undefined;
  let known: string | undefined;
  const read = async () => {
    known = await tokenIn(path, key, name, advice);
    for (const redactor of redactors) redactor.add(known);
    return known;
  };
  return {
    name,
    advice,
    async token() {
      current ??= read();
      try {
        return { value: await current, expiresAt: Number.POSITIVE_INFINITY };
      } catch (error) {
        current = undefined;
        throw error;
      }
    },
    invalidate(rejected) {
      if (rejected === undefined || rejected === known) current = undefined;
      return true;
    },
    registerSecrets(redactor) {
      redactors.add(redactor);
      redactor.add(known);
    },
  };
}

async function tokenIn(path: string, key: string, name: string, advice: string): Promise<string> {
  const fail = (reason: string) => new CredentialsError(name, reason, { hint: advice });
  let tokens: unknown;
  try {
    tokens = JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    // The text of a JSON error would quote the file.
    if (error instanceof SyntaxError) throw fail("it is not JSON");
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
    throw fail(code === "ENOENT" ? "the file does not exist" : `it cannot be read (${code})`);
  }
  const token = isRecord(tokens) && Object.hasOwn(tokens, key) ? tokens[key] : undefined;
  if (typeof token === "string" && /^[\x21-\x7e]+$/.test(token)) return token;
  throw fail(token === undefined ? `it has no entry for ${key}` : `its entry for ${key} is not a token`);
}
