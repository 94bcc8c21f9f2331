import { creatingIdempotently, type HttpClient, url } from "@org/core-http";
import type { Expectation, Fields, PathIn, ReadOutputs, UpdateOperation } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import { type RegistryService, registryOf } from "../../platform/schema-registry.ts";
import type { Values } from "../../platform/values.ts";

/** Settings of a whole registry, which a subject can override. */
export interface RegistrySettings<T extends object> {
  /** Their name in messages: `settings`. */
  readonly what: string;
  /** The path of the registry's settings; a subject's are below it. */
  readonly path: string;
  /** The names of the properties that are written. */
  readonly written: readonly string[];
  /** The expected response, and the outputs in it. */
  readonly expects: Expectation;
  readonly outputs: (body: Body) => T;
  /** The body with all given settings, or with the changed ones. An empty body is not sent. */
  readonly body: (values: Values, changed?: (name: string) => boolean) => Body;
  readonly query?: (args: Values) => Readonly<Record<string, string>>;
  /** Explains an error. */
  readonly explained?: (error: unknown, args: Values) => unknown;
  /** Whether a subject without its own settings shows the registry's. */
  readonly showsGlobal?: true;
}

/** The parts that a read of settings needs. */
type Readable<T extends object> = Pick<RegistrySettings<T>, "path" | "expects" | "outputs"> & {
  readonly showsGlobal?: true | undefined;
};

/** Reads the settings of a registry or one of its subjects. */
export async function requestSettings<T extends object>(
  client: HttpClient,
  settings: Readable<T>,
  subject?: string,
): Promise<T> {
  const { path, expects, outputs, showsGlobal = false } = settings;
  const query = { defaultToGlobal: String(showsGlobal) };
  return subject === undefined
    ? outputs(await client.get(path, { expects }))
    : outputs(await client.get(subjectSettingsPath(settings, subject), { query, expects }));
}

/** Reads settings; undefined if the subject has no settings. */
export function readSettings<T extends object>(
  client: HttpClient,
  settings: Readable<T>,
  subject?: string,
): Promise<T | undefined> {
  return ifExists(requestSettings(client, settings, subject), isNotFound);
}

/** Writes the settings that have changed. */
export async function updateSettings<F extends Fields>(
  op: UpdateOperation<F> & Clients,
  settings: RegistrySettings<Partial<ReadOutputs<F>>>,
  path: string,
): Promise<void> {
  const changed = (name: string) => op.changed(name as PathIn<F>);
  if (!settings.written.some(changed)) return;
  // Properties that the program does not set are kept.
  const args = { ...op.state, ...op.args };
  await writeSettings(registryOf(op), settings, { path, args, body: settings.body(args, changed) });
}

/** Writes settings. The request can be repeated. */
export async function writeSettings<T extends object>(
  { client }: RegistryService,
  { query, explained }: RegistrySettings<T>,
  { path, args, body }: { readonly path: string; readonly args: Values; readonly body: Body },
): Promise<void> {
  if (Object.keys(body).length === 0) return;
  await client.put(path, { body, query: query?.(args) ?? {}, ...creatingIdempotently }).catch((error: unknown) => {
    throw explained?.(error, args) ?? error;
  });
}

/** The path of the settings of a subject. */
export function subjectSettingsPath({ path }: Pick<RegistrySettings<object>, "path">, subject: string): string {
  return `${path}${url`/${subject}`}`;
}
