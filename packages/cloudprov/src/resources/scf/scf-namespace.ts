import { type DeleteOperation, field, fromWire, type Rule } from "@org/core-provider";
import { type ActionObject, actionObject } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { codeOf, ifExists } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const fields = withWireNames({
  namespace: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    docs: "Name of the namespace, unique in the region. Every region has the namespace `default`, which cannot be created.",
  }),
  description: field.string({ default: "", omitEmptyOnCreate: true, docs: "Description of the namespace." }),
  createTime: field.string({ output: true, wire: "AddTime", docs: "Time of creation, in the platform's time zone." }),
  modifyTime: field.string({
    output: true,
    wire: "ModTime",
    changesWith: ["description"],
    docs: "Time of the last change, in the platform's time zone.",
  }),
  type: field.string({ output: true, docs: "Type of the namespace: `default` or `TCB`." }),
});

const listed = { name: idText("", { wire: "Name" }) };
const all = responseList("Namespaces", listed, (found) => fromWire(fields, asRead(found)));

/** The namespace that every region has. */
const standard = "default";

function pageOf(op: Op, offset: number | undefined) {
  return op.scf.page("ListNamespaces", {}, all, { pageSize: 20, offset });
}

/** The namespaces of the region. */
export async function* listNamespaces(op: Op): AsyncGenerator<Body> {
  for await (const found of op.scf.pages("ListNamespaces", {}, all, { pageSize: 20 })) yield asRead(found);
}

const namespaces: ActionObject = {
  service: "scf",
  create: "CreateNamespace",
  update: "UpdateNamespace",
  delete: "DeleteNamespace",
  deterministicId: () => true,
  // The response to a creation contains nothing about the namespace.
  idOf: (found, { namespace }) => ("Name" in found ? fromWire(listed, found).name : String(namespace)),
  key: (id) => ({ Namespace: id }),
  async read(op, id) {
    for await (const found of listNamespaces(op)) if (found["Namespace"] === id) return found;
    return undefined;
  },
  listing: {
    name: "Namespace",
    createdAt: "AddTime",
    uniqueNames: true,
    takenCodes: ["ResourceInUse.Namespace"],
    whole: { page: pageOf, asRead },
    async *find(op) {
      for await (const found of listNamespaces(op)) {
        // Every region has it, and nobody can create or delete it.
        if (found["Namespace"] !== standard) yield found;
      }
    },
  },
};

const handlers = actionObject({ ...namespaces, fields });

/** Error codes of a deletion while the platform still removes the functions of the namespace. */
const stillUsedCode = "ResourceInUse.Namespace";

export const scfNamespace = resource("ScfNamespace", {
  docs: "A namespace of functions in a region. It can be deleted only when it contains no function.",
  example: `const shop = new cloudprov.ScfNamespace("shop", { namespace: "shop", description: "Functions of the shop" });`,
  errors: {
    ...remedies("scf", "LimitExceeded.Namespace", "FailedOperation.DeleteNamespace"),
    "ResourceInUse.Namespace":
      "Another namespace of the region has this name: choose another `namespace`, or import that one.",
  },
  import: { form: "<namespace>", example: "shop" },
  naturalKey: ["namespace"],
  rules: [notDefault()],
  ...handlers,

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await waitUntil(op, {
      what: `the platform to delete the namespace ${op.id}`,
      read: () => deleteNamespace(op, op.id),
      done: (deleted) => deleted,
      progress: "waiting until its functions are deleted",
      otherwise: `the namespace ${op.id} still contains functions: delete them first`,
    });
  },
});

/** Deletes a namespace. Returns false while the platform still removes its functions. */
async function deleteNamespace(op: Op, id: string): Promise<boolean> {
  try {
    await ifExists(op.scf.write("DeleteNamespace", { Namespace: id }));
    return true;
  } catch (error) {
    if (codeOf(error) === stillUsedCode) return false;
    throw error;
  }
}

function notDefault(): Rule {
  return {
    says: "namespace must not be default, which every region has.",
    fields: ["namespace"],
    test: ({ namespace }) =>
      namespace === standard
        ? [
            {
              path: "namespace",
              message: "must not be default, which every region has: use that one without creating it",
            },
          ]
        : [],
  };
}

/** A namespace of a response with its name as requests have it. */
function asRead(found: Body): Body {
  return { ...found, Namespace: found["Name"] };
}
