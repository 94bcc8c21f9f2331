import { importIdOf } from "../../definition/import-form.ts";
import type { ResourceDefinition } from "../../definition/resource.ts";
import type { RunningProvider } from "../start-provider.ts";
import { type CreatedResource, withCreated } from "../survival/created-resource.ts";
import type { FaultyPlatform, Life, SurvivalSetup } from "../survival/setup.ts";
import { formOf, type ImportIdForm, type PrintedImport, printedImport } from "./printed-import.ts";

/** How the objects of a package are imported in tests. */
export interface ImportSetup<P extends FaultyPlatform> {
  readonly setup: SurvivalSetup<P>;
  /** Values of the environment variables that pages name. By default, none is set. */
  readonly variables?: (created: CreatedResource<P>) => Readonly<Record<string, string>>;
  /**
   * The parts of import IDs by the names that pages give them, to test every form of an ID. By default, only the ID
   * that the definition builds is tested.
   */
  readonly parts?: (created: CreatedResource<P>) => Readonly<Record<string, string>>;
}

/**
 * Follows the instructions on a page of the reference to import an existing object: with the type in the command, an ID
 * of the same form, and only the environment variables that the page names. The provider must read the object. It must
 * also search for the object of the ID on the page, which must contain IDs of the same kinds.
 *
 * @param page - The page, in Markdown.
 * @returns one sentence for each defect; empty without defects.
 */
export async function importFlaws<P extends FaultyPlatform>(
  { setup, variables, parts }: ImportSetup<P>,
  resource: ResourceDefinition,
  prepare: (platform: P) => Promise<Life>,
  page: string,
): Promise<string[]> {
  const printed = printedImport(page);
  const form = formOf(printed, printed.id);
  if (form === undefined) return [`the printed ID ${printed.id} has none of the printed forms`];
  return withCreated(setup, resource.name, prepare, async (created) => {
    const { it, platform } = created;
    const env = Object.entries(variables?.(created) ?? {}).filter(([name]) =>
      printed.variables.some((pattern) => pattern.test(name)),
    );
    await using host = await setup.startProvider(platform, Object.fromEntries(env));
    const importing = {
      host,
      type: printed.command?.token ?? resource.name,
      name: printed.command?.name ?? "imported",
      readsLater: printed.command === undefined,
    };
    const own = importIdOf(resource, it.id ?? "", it.outputs) ?? "";
    const flaws = [...kindFlaws(printed, form, own), ...(await exampleFlaws(importing, printed.id))];
    const given = parts?.(created);
    for (const id of given === undefined ? [own] : printed.forms.map((each) => built(each, given)))
      flaws.push(...(await readFlaws(importing, id, created)));
    return flaws;
  });
}

/** The ID with these parts. */
function built(form: ImportIdForm, parts: Readonly<Record<string, string>>): string {
  return form.text.replace(/<([^>]+)>/g, (part, name: string) => parts[name] ?? part);
}

/** Whether the ID of an object has another form, or contains IDs of other kinds, than the one on the page. */
function kindFlaws(printed: PrintedImport, form: ImportIdForm, id: string): string[] {
  const own = formOf(printed, id);
  if (own === undefined) return [`${id} does not have the form ${form.text}`];
  if (own !== form) return [];
  const [, ...shown] = form.pattern.exec(printed.id) ?? [];
  const [, ...actual] = form.pattern.exec(id) ?? [];
  return form.parts.flatMap((part, i) => {
    const [expected, found] = [kindOf(actual[i]), kindOf(shown[i])];
    const isOther = /\bid$/i.test(part) && expected !== undefined && found !== undefined && expected !== found;
    return isOther ? [`${part} is ${shown[i]} on the page, but begins with ${expected}-`] : [];
  });
}

/** What the ID of an object begins with: `env` in `env-abc123`. */
function kindOf(id: string | undefined): string | undefined {
  return /^[A-Za-z]+(?=-)/.exec(id ?? "")?.[0];
}

/** Which type is imported, and the logical name of the resource. */
interface Importing {
  readonly host: RunningProvider;
  readonly type: string;
  readonly name: string;
  /** Only a program says how the object is read, so that its next preview reads it. */
  readonly readsLater: boolean;
}

/** Whether the import by an ID does not read the object. */
async function readFlaws<P extends FaultyPlatform>(
  { host, type, name, readsLater }: Importing,
  id: string,
  { it, life }: CreatedResource<P>,
): Promise<string[]> {
  const found = host.resource(type, name);
  try {
    await found.import(id);
    if (readsLater) await found.preview(life.inputs);
    return found.id === it.id ? [] : [`${id} is imported as ${found.id}, not as ${it.id}`];
  } catch (error) {
    return [`the import of ${id} fails: ${error}`];
  }
}

/** Whether the provider rejects the ID on the page instead of searching for its object. */
async function exampleFlaws({ host, type, name }: Importing, id: string): Promise<string[]> {
  try {
    await host.resource(type, name).import(id);
    return [];
  } catch (error) {
    return String(error).includes("is not a valid import ID") ? [`the printed ID is rejected: ${error}`] : [];
  }
}
