import { join } from "node:path";
import { ConfigurationError } from "../../errors/configuration-error.ts";
import { NoCredentialsError } from "../../errors/credentials-error.ts";
import type { Redactor } from "../../redaction/redactor.ts";
import { asCredentialsError } from "./as-credentials-error.ts";
import type { CredentialSource } from "./credential-source.ts";
import { expandHome, readJsonFile } from "./json-file.ts";
import { type KeyNames, usableKeys } from "./usable-keys.ts";

/** Options of {@link SharedProfile}. */
export interface SharedProfileOptions {
  /** Where the files are; a leading `~` is the home directory. Default `~/.tccli`. */
  readonly directory?: string | undefined;
  /** Name of the profile. Default `default`. */
  readonly profile?: string | undefined;
}

/** The content of a profile's files. Missing values are undefined. */
export interface ProfileContent {
  readonly secretId: string | undefined;
  readonly secretKey: string | undefined;
  readonly token: string | undefined;
  /** The role to assume with the keys, if the file contains both its ARN and a session name. */
  readonly role: { readonly roleArn: string; readonly sessionName: string } | undefined;
  readonly region: string | undefined;
}

/**
 * The files that the platform's command line shares with other tools: `<profile>.credential` and `<profile>.configure`.
 * They are read once, on first use.
 */
export class SharedProfile {
  /** Path of the file with the keys and the role. */
  readonly credentialFile: string;
  /** Path of the file with the region. */
  readonly configureFile: string;
  #content: Promise<ProfileContent | undefined> | undefined;

  constructor({ directory = "~/.tccli", profile = "default" }: SharedProfileOptions = {}) {
    const folder = expandHome(directory);
    this.credentialFile = join(folder, `${profile}.credential`);
    this.configureFile = join(folder, `${profile}.configure`);
  }

  /**
   * Reads the files. A missing file counts as empty.
   *
   * @returns Undefined if neither file exists.
   * @throws {@link ConfigurationError} with the path of a file that cannot be read or understood.
   */
  content(): Promise<ProfileContent | undefined> {
    if (this.#content === undefined) {
      const reading = this.#read();
      this.#content = reading;
      // A file that is corrected is read again.
      reading.catch(() => {
        this.#content = undefined;
      });
    }
    return this.#content;
  }

  async #read(): Promise<ProfileContent | undefined> {
    const [keys, settings] = await Promise.all([readJsonFile(this.credentialFile), readJsonFile(this.configureFile)]);
    if (keys === undefined && settings === undefined) return undefined;
    const key = (name: string) => textIn(keys, name, this.credentialFile);
    const roleArn = key("role-arn");
    const sessionName = key("role-session-name");
    return {
      secretId: key("secretId"),
      secretKey: key("secretKey"),
      token: key("token"),
      role: roleArn === undefined || sessionName === undefined ? undefined : { roleArn, sessionName },
      region: textIn(objectIn(settings, "_sys_param"), "region", this.configureFile),
    };
  }
}

/** The keys of a shared profile. */
export function profileCredentials(profile: SharedProfile): CredentialSource {
  const source = "shared profile";
  const file = profile.credentialFile;
  const names: KeyNames = { secretId: `secretId in ${file}`, secretKey: "secretKey", token: "token" };
  const redactors = new Set<Redactor>();
  return {
    source,
    async credentials() {
      const content = await profile.content().catch((error: unknown) => {
        throw asCredentialsError(source, error);
      });
      if (content === undefined) throw new NoCredentialsError([{ source, reason: `${file} does not exist` }]);
      for (const redactor of redactors) redactor.add(content.secretKey, content.token);
      return usableKeys(source, content, names);
    },
    invalidate: () => false,
    registerSecrets: (redactor) => {
      redactors.add(redactor);
    },
  };
}

function textIn(
  content: Readonly<Record<string, unknown>> | undefined,
  name: string,
  file: string,
): string | undefined {
  const value = content?.[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "string") throw new ConfigurationError(`${name} in the file ${file} is not a string`);
  const text = value.trim();
  return text === "" ? undefined : text;
}

function objectIn(
  content: Readonly<Record<string, unknown>> | undefined,
  name: string,
): Readonly<Record<string, unknown>> | undefined {
  const value = content?.[name];
  return value !== null && typeof value === "object" ? (value as Record<string, unknown>) : undefined;
}
