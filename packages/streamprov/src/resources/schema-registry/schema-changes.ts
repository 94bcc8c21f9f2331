import {
  containsUnknown,
  type DiffOperation,
  type DiffVerdict,
  type Operation,
  type PreviewOperation,
  type Unchecked,
} from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { isConfigured } from "../../platform/data-plane.ts";
import { isOptionalFailure } from "../../platform/errors.ts";
import { type RegistryService, registryOf, schemaRegistry } from "../../platform/schema-registry.ts";
import { olderVersion } from "./managed-version.ts";
import { assertCompatible, findRegistered } from "./registration.ts";
import { type SchemaBody, schemaBody } from "./schema-content.ts";
import { changesWith, type Schema, type SchemaArgs, type schemaFields } from "./schema-fields.ts";

/** The verdict on a changed schema. An equal text is no change, and an older version cannot become the latest again. */
export async function verdictOnChanges(op: DiffOperation<typeof schemaFields> & Clients): Promise<DiffVerdict> {
  const changes = changesWith.filter((name) => op.changes.has(name) && !containsUnknown(op.args[name]));
  if (changes.length === 0 || op.replacing) return {};
  if (changes.join() === "schema" && !containsUnknown(contentIn(op.args))) {
    const service = registryOf({ ...op, args: known(op.args) });
    const args = op.args as unknown as SchemaArgs;
    const found = await findRegistered(service.client, op.state.subjectName, bodyOf(args, op.state));
    if (found?.id === op.state.schemaIdentifier) return { same: ["schema"] };
    if (found && found.version < op.state.version && op.args["recreateOnUpdate"] !== true) {
      op.warn(`schema: ${olderVersion(found.version, op.state)}`);
    }
  }
  return op.args["recreateOnUpdate"] === true
    ? { reject: changes.map((path) => ({ path, message: pinned(op.state) })) }
    : {};
}

/** Checks the compatibility of a schema during preview, as far as its values are known. */
export async function previewCompatibility(op: PreviewOperation<typeof schemaFields> & Clients): Promise<void> {
  if (op.args["skipValidationDuringPlan"] === true || (op.state && !op.changed("schema"))) return;
  const ownConnection = ["restEndpoint", "credentials", "schemaRegistryCluster"].map((name) => op.args[name]);
  if (containsUnknown(ownConnection) && !isConfigured(schemaRegistry, op.platform)) return;
  if (containsUnknown([op.args["subjectName"], contentIn(op.args)])) return;
  const args = op.args as unknown as SchemaArgs;
  const service = registryOf({ ...op, args: known(op.args) });
  await assertCompatible(service.client, args.subjectName, bodyOf(args, op.state)).catch((error: unknown) => {
    if (!isOptionalFailure(error, op)) throw error;
    op.warn(`the provider could not check the compatibility of the schema: ${error.message}`);
  });
}

/** True unless only the text differs and the registry treats it as equal. */
export async function contentDiffers(
  op: Operation & { readonly state: Schema; changed(...names: (keyof Schema)[]): boolean },
  service: RegistryService,
  body: SchemaBody,
): Promise<boolean> {
  if (op.changed("schemaReferences", "ruleset", "metadata")) return true;
  if (!op.changed("schema")) return false;
  const found = await findRegistered(service.client, op.state.subjectName, body);
  return found?.id !== op.state.schemaIdentifier;
}

/** The body that registers a schema. After an import, a program may omit the text. */
export function bodyOf(args: SchemaArgs, state?: Schema): SchemaBody {
  return schemaBody({ ...args, schema: args.schema ?? state?.schema ?? "" }, state);
}

/** The reason that a single version cannot be changed. */
export function pinned(state: Schema): string {
  return `cannot be changed while recreateOnUpdate is true, because the resource manages only version ${state.version} of subject "${state.subjectName}"; set recreateOnUpdate to false to register the change as a new version, or add a second Schema resource for it`;
}

function contentIn(args: Unchecked): unknown[] {
  return changesWith.map((name) => args[name]);
}

/** The known arguments; the others come from the state. */
function known(args: Unchecked): Unchecked {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => !containsUnknown(value)));
}
