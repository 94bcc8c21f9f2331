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
import { ifExists, isNotFound } from "../../platform/errors.ts";
import {
  inRegistry,
  ofWholeRegistry,
  type RegistryService,
  registryOf,
  registryPart,
  schemaRegistryFields,
} from "../../platform/schema-registry.ts";
import { untilDeleted } from "../../platform/waits.ts";

type Values = Readonly<Record<string, unknown>>;

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

/** The subject of settings. */
export const subjectField = (what: string) =>
  field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    docs: `Subject of the ${what}. \`:.context:\` is a whole context, \`:.context:name\` a subject in it.`,
  });

/** The handlers for the settings of a whole registry. They always exist, so a deletion keeps them. */
export function settingsOfRegistry<F extends Fields>(settings: RegistrySettings<Partial<ReadOutputs<F>>>) {
  return {
    ...ofWholeRegistry(),
    // All resources of a registry share them, at every endpoint.
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
      op.warn(`the Schema Registry cluster ${op.id} keeps its ${settings.what}: only the resource is deleted`);
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

/** The handlers for the settings of a subject. They exist if the subject has its own. */
export function settingsOfSubject<F extends Fields>(settings: RegistrySettings<Partial<ReadOutputs<F>>>) {
  const ownId = (args: Values, { ids }: Pick<RegistryService, "ids">) =>
    subjectId.build({ ...args, schemaRegistryCluster: { id: ids.schemaRegistryCluster } });
  const readOwn = (client: HttpClient, subject: string) =>
    readSettings(client, { ...settings, showsGlobal: undefined }, subject);
  return {
    ...inRegistry(subjectId),
    // The settings are the same object at every endpoint: deleting the old ones after the create would delete both.
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
      await ifExists(client.delete(pathOf(settings, subject)), isNotFound);
      await untilDeleted(op, `${settings.what} of subject "${subject}"`, () => readOwn(client, subject));
    },

    list: {
      query: schemaRegistryFields(),
      async *run(op: Operation & Clients & { readonly query: Values }): AsyncGenerator<Listed> {
        const service = registryOf({ ...op, args: op.query });
        const subjects = await service.client.get<readonly string[]>("/subjects", { expects: namesResponse });
        const own = await Promise.all(subjects.map((subject) => readOwn(service.client, subject)));
        for (const [i, name] of subjects.entries()) {
          if (own[i]) yield { id: ownId({ subjectName: name }, service), name };
        }
      },
    },
  };
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
    : outputs(await client.get(pathOf(settings, subject), { query, expects }));
}

/** Reads settings; undefined if the subject has no own ones. */
export function readSettings<T extends object>(
  client: HttpClient,
  settings: Readable<T>,
  subject?: string,
): Promise<T | undefined> {
  return ifExists(requestSettings(client, settings, subject), isNotFound);
}

/** Expects a list of names. */
export function namesResponse(body: unknown) {
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
  // Properties that the program does not set are kept.
  const args = { ...op.state, ...op.args };
  await write(registryOf(op), settings, { path, args, body: settings.body(args, changed) });
}

/** Writes settings. The request can be repeated. */
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
