import type { HttpClient } from "@org/core-http";
import {
  type CompositeId,
  type CreateOperation,
  compositeId,
  type DeleteOperation,
  type Fields,
  field,
  type Listed,
  type Operation,
  type ReadOperation,
  type ReadOutputs,
  type UpdateOperation,
} from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import { listOfNames } from "../../platform/responses.ts";
import {
  inRegistry,
  ofWholeRegistry,
  type RegistryService,
  registryOf,
  registryPart,
  schemaRegistryFields,
} from "../../platform/schema-registry.ts";
import type { Values } from "../../platform/values.ts";
import { untilDeleted } from "../../platform/waits.ts";
import {
  type RegistrySettings,
  readSettings,
  subjectSettingsPath,
  updateSettings,
  writeSettings,
} from "./settings-requests.ts";

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
      await writeSettings(service, settings, { path: settings.path, args: op.args, body: settings.body(op.args) });
      return service.ids.schemaRegistryCluster;
    },

    async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
      const service = registryOf(op);
      const found = await readSettings(service.client, settings);
      return found && ({ ...found, ...service.imported } as ReadOutputs<F>);
    },

    update: (op: UpdateOperation<F> & Clients) => updateSettings(op, settings, settings.path),

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
      const path = subjectSettingsPath(settings, subjectOf(op.args));
      await writeSettings(service, settings, { path, args: op.args, body: settings.body(op.args) });
      return ownId(op.args, service);
    },

    async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
      const service = registryOf(op);
      const subjectName = subjectOf({ ...op.args, ...op.state });
      const found = await readSettings(service.client, settings, subjectName);
      return found && ({ ...found, subjectName, ...service.imported } as ReadOutputs<F>);
    },

    update: (op: UpdateOperation<F> & Clients) =>
      updateSettings(op, settings, subjectSettingsPath(settings, subjectOf(op.state))),

    async delete(op: DeleteOperation<F> & Clients): Promise<void> {
      const { client } = registryOf(op);
      const subject = subjectOf(op.state);
      await ifExists(client.delete(subjectSettingsPath(settings, subject)), isNotFound);
      await untilDeleted(op, `${settings.what} of subject "${subject}"`, () => readOwn(client, subject));
    },

    list: {
      query: schemaRegistryFields(),
      async *run(op: Operation & Clients & { readonly query: Values }): AsyncGenerator<Listed> {
        const service = registryOf({ ...op, args: op.query });
        const subjects = await service.client.get<readonly string[]>("/subjects", { expects: listOfNames });
        const own = await Promise.all(subjects.map((subject) => readOwn(service.client, subject)));
        for (const [i, name] of subjects.entries()) {
          if (own[i]) yield { id: ownId({ subjectName: name }, service), name };
        }
      },
    },
  };
}

const subjectId: CompositeId = compositeId({
  separator: "/",
  parts: [
    registryPart,
    { property: "subjectName", form: "<subject>", mayHoldSeparator: true, example: "orders-value" },
  ],
});

function subjectOf({ subjectName }: { readonly subjectName?: unknown }): string {
  return String(subjectName ?? "");
}
