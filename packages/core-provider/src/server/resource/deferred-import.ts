import { containsUnknown } from "../../value/unknown.ts";
import { withCarried } from "./carried.ts";
import type { Comparison } from "./comparison.ts";
import type { ResourceContext } from "./context.ts";
import { readOutputs } from "./reading.ts";
import { forgetImport } from "./unread-object.ts";

/**
 * Reads an object that was imported, or that another kind of resource has kept, now that the program says how: it is then as one that was imported with all that is
 * read of it. There is at least one difference, or the state would never learn of it: what the provider alone acts on, or the
 * first property, of which nothing is written.
 *
 * @throws RpcError when there is no such object.
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
      throw new Error(
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
