import { creatingIdempotently, type HttpClient, url } from "@org/core-http";
import {
  type CompositeId,
  type CreateOperation,
  compositeId,
  type DeleteOperation,
  type Expectation,
  type Fields,
  field,
  type Listed,
  type Operation,
  type PathIn,
  type ReadOperation,
  type ReadOutputs,
  type UpdateOperation,
} from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { isNotFound, unlessGone } from "../../platform/errors.ts";
import {
  inRegistry,
  ofWholeRegistry,
  type RegistryService,
  registryOf,
  registryPart,
  schemaRegistryFields,
} from "../../platform/schema-registry.ts";
import { untilGone } from "../../platform/waits.ts";

type Values = Readonly<Record<string, unknown>>;

/** Settings that a registry has as a whole, and of which a subject may have some of its own. */
export interface RegistrySettings<T extends object> {
  /** What they are, for messages: `settings`. */
  readonly what: string;
  /** Where those of the registry are; a subject's are below. */
  readonly path: string;
  /** Names of the properties that are written. */
  readonly written: readonly string[];
  /** What an answer must hold, and what is read of it. */
  readonly expects: Expectation;
  readonly outputs: (body: Body) => T;
  /** The body that sets all that is given, or changes what has changed; without members there is nothing to write. */
  readonly body: (values: Values, changed?: (name: string) => boolean) => Body;
  readonly query?: (args: Values) => Readonly<Record<string, string>>;
  /** What a refusal means. */
  readonly explained?: (error: unknown, args: Values) => unknown;
  /** A subject without any of its own shows those of the registry. */
  readonly showsGlobal?: true;
}

/** The property that says whose settings they are. */
export const subjectField = (what: string) =>
  field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    docs: `Subject that the ${what} of. \`:.context:\` means a whole context, \`:.context:name\` a subject in it.`,
  });

/** The handlers of the settings of a whole registry. They always exist: a deletion leaves them as they are. */
export function settingsOfRegistry<F extends Fields>(settings: RegistrySettings<Partial<ReadOutputs<F>>>) {
  return {
    ...ofWholeRegistry(),
    // There is one of them, wherever the registry is reached.
    oneAtATime: true as const,

    async create(op: CreateOperation<F> & Clients): Promise<string> {
      const service = registryOf(op);
      await write(service, settings, { path: settings.path, args: op.args, body: settings.body(op.args) });
      return service.ids.schemaRegistryCluster;
    },

    async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
      const service = registryOf(op);
      const found = await readSettings(service.client, settings);
      return found && ({ ...found, ...service.imported } as ReadOutputs<F>);
    },

    update: (op: UpdateOperation<F> & Clients) => change(op, settings, settings.path),

    async delete(op: DeleteOperation<F> & Clients): Promise<void> {
      op.warn(`the Schema Registry cluster ${op.id} keeps its ${settings.what}: only the resource goes`);
    },

    list: {
      query: schemaRegistryFields(),
      async *run(op: Operation & Clients & { readonly query: Values }): AsyncGenerator<Listed> {
        const { client, ids } = registryOf({ ...op, args: op.query });
        const id = ids.schemaRegistryCluster;
        if (await readSettings(client, settings)) yield { id, name: id };
      },
    },
  };
}

/** The handlers of the settings of one subject. They exist when the subject has any of its own. */
export function settingsOfSubject<F extends Fields>(settings: RegistrySettings<Partial<ReadOutputs<F>>>) {
  const ownId = (args: Values, { ids }: Pick<RegistryService, "ids">) =>
    subjectId.build({ ...args, schemaRegistryCluster: { id: ids.schemaRegistryCluster } });
  const readOwn = (client: HttpClient, subject: string) =>
    readSettings(client, { ...settings, showsGlobal: undefined }, subject);
  return {
    ...inRegistry(subjectId),
    // The settings are one object however it is reached: deleting the old after writing the new would delete both.
    naturalKey: ["schemaRegistryCluster.id", "subjectName"],

    findExisting: {
      id: (op: CreateOperation<F> & Clients) => ownId(op.args, registryOf(op)),
      exists: async (op: CreateOperation<F> & Clients) =>
        (await readOwn(registryOf(op).client, subjectOf(op.args))) !== undefined,
    },

    async create(op: CreateOperation<F> & Clients): Promise<string> {
      const service = registryOf(op);
      const path = pathOf(settings, subjectOf(op.args));
      await write(service, settings, { path, args: op.args, body: settings.body(op.args) });
      return ownId(op.args, service);
    },

    async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
      const service = registryOf(op);
      const subjectName = subjectOf({ ...op.args, ...op.state });
      const found = await readSettings(service.client, settings, subjectName);
      return found && ({ ...found, subjectName, ...service.imported } as ReadOutputs<F>);
    },

    update: (op: UpdateOperation<F> & Clients) => change(op, settings, pathOf(settings, subjectOf(op.state))),

    async delete(op: DeleteOperation<F> & Clients): Promise<void> {
      const { client } = registryOf(op);
      const subject = subjectOf(op.state);
      await unlessGone(client.delete(pathOf(settings, subject)), isNotFound);
      await untilGone(op, `${settings.what} of subject "${subject}"`, () => readOwn(client, subject));
    },

    list: {
      query: schemaRegistryFields(),
      async *run(op: Operation & Clients & { readonly query: Values }): AsyncGenerator<Listed> {
        const service = registryOf({ ...op, args: op.query });
        const subjects = await service.client.get<readonly string[]>("/subjects", { expects: namesAnswer });
        const own = await Promise.all(subjects.map((subject) => readOwn(service.client, subject)));
        for (const [i, name] of subjects.entries()) {
          if (own[i]) yield { id: ownId({ subjectName: name }, service), name };
        }
      },
    },
  };
}

/** What a request needs to know of settings to read them. */
type Readable<T extends object> = Pick<RegistrySettings<T>, "path" | "expects" | "outputs"> & {
  readonly showsGlobal?: true | undefined;
};

/** The settings of a registry, or of one of its subjects, as the registry tells them. */
export async function askSettings<T extends object>(
  client: HttpClient,
  settings: Readable<T>,
  subject?: string,
): Promise<T> {
  const { path, expects, outputs, showsGlobal = false } = settings;
  const query = { defaultToGlobal: String(showsGlobal) };
  return subject === undefined
    ? outputs(await client.get(path, { expects }))
    : outputs(await client.get(pathOf(settings, subject), { query, expects }));
}

/** The same; undefined where there are none. */
export function readSettings<T extends object>(
  client: HttpClient,
  settings: Readable<T>,
  subject?: string,
): Promise<T | undefined> {
  return unlessGone(askSettings(client, settings, subject), isNotFound);
}

/** Expects a list of names. */
export function namesAnswer(body: unknown) {
  const isListOfNames = Array.isArray(body) && body.every((name) => typeof name === "string");
  return isListOfNames ? undefined : { member: "", problem: "is not a list of names" };
}

const subjectId: CompositeId = compositeId({
  separator: "/",
  parts: [
    registryPart,
    { property: "subjectName", form: "<subject>", mayHoldSeparator: true, example: "orders-value" },
  ],
});

async function change<F extends Fields>(
  op: UpdateOperation<F> & Clients,
  settings: RegistrySettings<Partial<ReadOutputs<F>>>,
  path: string,
): Promise<void> {
  const changed = (name: string) => op.changed(name as PathIn<F>);
  if (!settings.written.some(changed)) return;
  // What the program leaves to the platform stays as it is.
  const args = { ...op.state, ...op.args };
  await write(registryOf(op), settings, { path, args, body: settings.body(args, changed) });
}

/** Writes settings. Writing them twice is writing them once. */
async function write<T extends object>(
  { client }: RegistryService,
  { query, explained }: RegistrySettings<T>,
  { path, args, body }: { readonly path: string; readonly args: Values; readonly body: Body },
): Promise<void> {
  if (Object.keys(body).length === 0) return;
  await client.put(path, { body, query: query?.(args) ?? {}, ...creatingIdempotently }).catch((error: unknown) => {
    throw explained?.(error, args) ?? error;
  });
}

function pathOf({ path }: Pick<RegistrySettings<object>, "path">, subject: string): string {
  return `${path}${url`/${subject}`}`;
}

function subjectOf({ subjectName }: { readonly subjectName?: unknown }): string {
  return String(subjectName ?? "");
}
