import {
  type CheckOperation,
  type CreateOperation,
  compositeId,
  type DeleteOperation,
  expectation,
  type Fields,
  field,
  fromWire,
  type Operation,
  type Outputs,
  type ReadOperation,
  responseField,
  type UpdateOperation,
} from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import {
  catalog,
  catalogImport,
  catalogName,
  nameFacts,
  removeIfExists,
  writeElement,
} from "../../platform/catalog.ts";
import type { Clients } from "../../platform/clients.ts";
import { createById } from "../../platform/create-by-id.ts";
import { checkConnection, connect, connectToRead, importWithin } from "../../platform/data-plane.ts";
import { ifExists, isBadRequest, isConflict } from "../../platform/errors.ts";
import { warnOfUnusualIds } from "../../platform/ids.ts";
import {
  type RegistryService,
  registryPart,
  registryPlacement,
  schemaRegistryFields,
} from "../../platform/schema-registry.ts";
import type { Values } from "../../platform/values.ts";
import { untilDeleted } from "../../platform/waits.ts";
import { allDefinitions, definitionIfExists, memberPath, membersOf } from "./definition-requests.ts";

/** A kind of definition in the catalog: tags or business metadata. */
export interface Definitions {
  /** Resource name for messages: `Tag`. */
  readonly kind: string;
  /** Path of the definitions. */
  readonly path: string;
  /** Properties whose changes are sent. */
  readonly sent: readonly string[];
  /** A definition in requests. */
  readonly element: (values: Values, how: { readonly isNew: boolean }) => Body;
}

/** The name of a definition. */
export const definitionName = (docs: string) =>
  field.string({
    autoName: { maxLength: 255, separator: "_", allowed: /[a-zA-Z0-9_]/ },
    replaceOnChange: true,
    ...catalogName,
    returned: "always",
    wire: "name",
    docs,
    inputDocs: "Defaults to a name generated from the resource's name.",
  });

/** The ID of a definition. */
export const definitionId = compositeId({
  separator: "/",
  parts: [registryPart, { property: "name", form: "<name>", wire: "name", example: "PII" }],
});

/**
 * The parts of a definition's resource, except its fields and documentation. Refreshes read the list, which is a single
 * response.
 */
export function definitionObject<F extends Fields>(fields: F, definitions: Definitions) {
  const { kind, path, element } = definitions;
  const expects = expectation(fields);
  const nameIn = (values: object) => String((values as Values)["name"]);
  const idIn = ({ args }: { readonly args: object }, { ids }: Pick<RegistryService, "ids">) =>
    definitionId.build({ schemaRegistryCluster: { id: ids.schemaRegistryCluster }, name: nameIn(args) });
  return {
    naturalKey: ["schemaRegistryCluster.id", "name"],
    // Other servers of the catalog see a write later.
    readBackSeconds: 60,
    import: { ...importWithin(catalog, definitionId), ...catalogImport },
    placement: registryPlacement,

    check(op: CheckOperation & Clients): void {
      checkConnection(catalog, op);
      warnOfUnusualIds(op, { "schemaRegistryCluster.id": "schemaRegistryCluster" });
    },

    async create(op: CreateOperation<F> & Clients): Promise<string> {
      const service = connect(catalog, op, { args: op.args });
      const name = nameIn(op.args);
      const read = (one: string) => definitionIfExists(op, service, { path, name: one, expects: madeResponse });
      const createdAt = (found: Body) => fromWire(madeFacts, found).createdAt;
      return createById(op, idIn(op, service), {
        service,
        what: `${kind} "${name}"`,
        post: () => writeElement(service.client, "POST", path, element(op.args, { isNew: true })),
        read: () => read(name),
        // The response to a taken name is not documented.
        isConflict: (error) => isBadRequest(error) || isConflict(error),
        createdAt,
        name: {
          text: name,
          readTime: async (one) => {
            const found = await read(one);
            return found && createdAt(found);
          },
          key: `${service.key} ${path}`,
          all: async () => (await allDefinitions(service.client, path)).map((found) => fromWire(nameFacts, found).name),
        },
      });
    },

    async read(op: ReadOperation<F> & Clients): Promise<Outputs<F> | undefined> {
      const { clusterId: schemaRegistryCluster, name = "" } = definitionId.key(op.id);
      const service = connectToRead(catalog, op, { schemaRegistryCluster });
      const found =
        op.purpose === "refresh"
          ? await op.memory.members.read(membersOf(op, service, path, expects), name, op)
          : await definitionIfExists(op, service, { path, name, expects });
      return found && ({ ...fromWire(fields, found), ...service.imported } as Outputs<F>);
    },

    async update(op: UpdateOperation<F> & Clients): Promise<void> {
      if (!definitions.sent.some((property) => op.changed(property as never))) return;
      const service = connect(catalog, op, { args: op.args, state: op.state });
      // All properties are sent: those that the program does not set are kept.
      const left = Object.keys(fields).filter((name) => fields[name]?.role === "computed");
      const values = { ...picked(op.state, left), ...op.args };
      await writeElement(service.client, "PUT", path, element(values, { isNew: false }));
    },

    async delete(op: DeleteOperation<F> & Clients): Promise<void> {
      const { clusterId: schemaRegistryCluster, name = "" } = definitionId.key(op.id);
      const service = connect(catalog, op, { args: op.args, state: op.state, ids: { schemaRegistryCluster } });
      const read = () => definitionIfExists(op, service, { path, name, expects: namedResponse });
      await removeIfExists(service.client.delete(memberPath(path, name)), read);
      // After an accepted deletion, a 403 means that the definition does not exist.
      await untilDeleted(op, `${kind} "${name}"`, () => ifExists(read()));
    },

    list: {
      query: schemaRegistryFields(),
      async *run(op: Operation & Clients & { readonly query: Values }) {
        const service = connect(catalog, op, { args: op.query });
        const schemaRegistryCluster = { id: service.ids.schemaRegistryCluster };
        for (const found of await allDefinitions(service.client, path)) {
          const { name } = fromWire(nameFacts, found);
          yield { id: definitionId.build({ schemaRegistryCluster, name }), name };
        }
      },
    },
  };
}

const madeFacts = {
  ...nameFacts,
  createdAt: responseField.integer({ wire: "createTime" }),
};
const madeResponse = expectation(madeFacts);
const namedResponse = expectation(nameFacts);

function picked(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
