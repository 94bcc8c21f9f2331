import { importFormOf, importIdOf } from "../../definition/import-form.ts";
import type { ResourceDefinition } from "../../definition/resource.ts";
import { terraformImportId } from "../../terraform/terraform-imports.ts";
import { terraformAttributes } from "../terraform-attributes.ts";
import { type FaultyPlatform, type Life, type SurvivalSetup, startWorld } from "./setup.ts";

/**
 * Creates an object and lists its type: a listing in the scope of its inputs must contain it. Its import ID must refer
 * to it, and must follow from its attributes in a Terraform state.
 *
 * @returns one sentence for each defect; empty without defects.
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

/** Whether the import ID of an object refers to another object or to no object. */
function importFlaws(resource: ResourceDefinition, id: string, outputs: Readonly<Record<string, unknown>>) {
  const how = importFormOf(resource);
  const importId = importIdOf(resource, id, outputs);
  if (importId === undefined || how?.parse === undefined) return [];
  const parsed = how.parse(importId);
  if (parsed === undefined) return [`its import ID ${importId} has another form than ${how.form}`];
  // An import by name finds the object by its name.
  return parsed.id === id || how.find !== undefined
    ? []
    : [`its import ID ${importId} stands for ${parsed.id}, not for ${id}`];
}

/** Whether a Terraform state yields another import ID than the outputs. */
function terraformFlaws(resource: ResourceDefinition, id: string, outputs: Readonly<Record<string, unknown>>) {
  const importId = importIdOf(resource, id, outputs);
  if (importId === undefined) return [];
  const found = terraformImportId(resource, { ...terraformAttributes(resource.spec.fields, outputs), id });
  return found === importId ? [] : [`its import ID ${importId} is ${found} by the attributes of Terraform`];
}
