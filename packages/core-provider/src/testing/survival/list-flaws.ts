import { importFormOf, importIdOf } from "../../definition/import-form.ts";
import type { ResourceDefinition } from "../../definition/resource.ts";
import { terraformImportId } from "../../terraform/terraform-imports.ts";
import { terraformAttributes } from "../terraform-attributes.ts";
import { type FaultyPlatform, type Life, type SurvivalSetup, startWorld } from "./setup.ts";

/**
 * Makes an object, and looks for it among those of its kind: a listing within the scope of its inputs must hold it. Its
 * import ID must stand for it, and follow from what a state of Terraform would say of it.
 *
 * @returns what goes otherwise, a sentence each; empty when nothing does.
 */
export async function listFlaws<P extends FaultyPlatform>(
  setup: SurvivalSetup<P>,
  resource: ResourceDefinition,
  prepare: (platform: P) => Promise<Life>,
): Promise<string[]> {
  const {
    name,
    spec: { list },
  } = resource;
  return startWorld(setup, prepare, async (platform, { inputs }) => {
    await using host = await setup.startProvider(platform);
    const it = host.resource(name, "it");
    await it.create(inputs);
    const told = [resource, it.id ?? "", it.state?.outputs ?? {}] as const;
    const misread = [...importFlaws(...told), ...terraformFlaws(...told)];
    if (list === undefined) {
      await platform.close();
      return misread;
    }
    const scope = Object.keys(list.query ?? {}).filter((property) => inputs[property] !== undefined);
    const found = await host.list(name, Object.fromEntries(scope.map((property) => [property, inputs[property]])));
    await platform.close();
    const ids = found.map(({ id }) => id);
    const own = it.id ?? "";
    const isListed = ids.includes(list.listedAs?.(own) ?? own);
    return [...misread, ...(isListed ? [] : [`${own} is not among the ${ids.length} listed`])];
  });
}

/** Whether the import ID of an object stands for another one, or for none. */
function importFlaws(resource: ResourceDefinition, id: string, outputs: Readonly<Record<string, unknown>>) {
  const how = importFormOf(resource);
  const importId = importIdOf(resource, id, outputs);
  if (importId === undefined || how?.parse === undefined) return [];
  const parsed = how.parse(importId);
  if (parsed === undefined) return [`its import ID ${importId} has another form than ${how.form}`];
  // What may be imported by name is found by it.
  return parsed.id === id || how.find !== undefined
    ? []
    : [`its import ID ${importId} stands for ${parsed.id}, not for ${id}`];
}

/** Whether a state of Terraform gives another import ID of an object than its outputs. */
function terraformFlaws(resource: ResourceDefinition, id: string, outputs: Readonly<Record<string, unknown>>) {
  const importId = importIdOf(resource, id, outputs);
  if (importId === undefined) return [];
  const found = terraformImportId(resource, { ...terraformAttributes(resource.spec.fields, outputs), id });
  return found === importId ? [] : [`its import ID ${importId} is ${found} by the attributes of Terraform`];
}
