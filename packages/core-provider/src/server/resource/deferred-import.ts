import { CodedError } from "../../definition/coded-error.ts";
import { containsUnknown } from "../../value/unknown.ts";
import { withCarried } from "./carried.ts";
import type { Comparison } from "./comparison.ts";
import type { ResourceContext } from "./context.ts";
import { readOutputs } from "./reading.ts";
import { forgetImport } from "./unread-object.ts";

/**
 * Reads an imported object, or one that another resource type stored, once the program contains the values that the
 * read needs. The object then counts as imported. The comparison reports at least one difference, so that the state is
 * updated: a local property, or the first property, which is not written.
 *
 * @throws RpcError if the object does not exist.
 */
export async function completeDeferredImport(context: ResourceContext, compared: Comparison): Promise<Comparison> {
  const { urn, id, args, state } = compared;
  const isSaid = Object.keys(args.values).length > 0 && !containsUnknown(args.values);
  if (!state.unread || !isSaid) return compared;
  const { definition, fields } = context;
  const values = await context.run({ verb: "looking up", urn, limit: "read", sides: [args] }, async (op) => {
    const how = { id, args: args.values, state: {}, purpose: "import", unready: false } as const;
    const outputs = await readOutputs(context, op, how);
    if (outputs === undefined)
      throw new CodedError(
        "not-found",
        `there is no ${definition.name} with the ID ${id}, or the credentials may not see it. ${forgetImport(urn)}`,
      );
    return withCarried(fields, outputs, { written: args.values, state: {} });
  });
  const isLocal = (name: string) => fields[name]?.facts.local === true;
  const known = Object.entries(values).filter(([name]) => !isLocal(name));
  const local = Object.keys(args.values).filter(isLocal);
  return {
    ...compared,
    state: { ...state, values: Object.fromEntries(known), imported: true, unread: false },
    learned: local.length > 0 ? local : Object.keys(args.values).slice(0, 1),
  };
}
