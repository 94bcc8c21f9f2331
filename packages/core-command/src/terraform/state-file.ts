import { Refusal } from "../refusal.ts";

/** An object in a state of Terraform. */
export interface TerraformObject {
  /** Its type: `confluent_kafka_topic`. */
  readonly type: string;
  readonly name: string;
  /** The modules that it is in, outermost first, each with its key where there are several. */
  readonly modules: readonly string[];
  /** Where the resource has `count` or `for_each`. */
  readonly key?: string | number;
  /** As Terraform writes it: `module.net.confluent_network.main["a"]`. */
  readonly address: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** What Terraform was about to do with it, and what to do now; undefined when it stays. */
  readonly fate: string | undefined;
}

/**
 * Reads the objects of a state: a state file of version 4, or what `terraform show -json` prints of a state. Data sources
 * are left out.
 *
 * @throws {Refusal} when the text is neither.
 */
export function readTerraformState(text: string, path: string): readonly TerraformObject[] {
  const state = parsed(text);
  if (state === undefined) throw new Refusal(`${path} is no state of Terraform: it is not JSON.`);
  if ("deployment" in state) {
    throw new Refusal(
      `${path} is a state of Pulumi's. Give a state of Terraform: terraform.tfstate, or what \`terraform show -json\` prints.`,
    );
  }
  if ("planned_values" in state) {
    throw new Refusal(
      `${path} is a plan of Terraform. Give a state: what \`terraform show -json\` prints without a plan.`,
    );
  }
  if ("format_version" in state) return shownObjects(recordOf(recordOf(state["values"])["root_module"]), []);
  if ("encrypted_data" in state) {
    throw new Refusal(`${path} is an encrypted state. Give what \`tofu show -json\` prints, which decrypts it.`);
  }
  const { version } = state;
  if (version === 4 && Array.isArray(state["resources"])) return storedObjects(state["resources"].map(recordOf));
  if (typeof version === "number" && version < 4) {
    throw new Refusal(
      `${path} is a state of version ${version}, from before Terraform 0.12. Run \`terraform apply\` with a newer Terraform first, which rewrites it.`,
    );
  }
  throw new Refusal(
    `${path} is no state of Terraform that this package knows: a state file of version 4, or what \`terraform show -json\` prints.`,
  );
}

function storedObjects(resources: readonly Body[]): TerraformObject[] {
  return resources.flatMap((resource) => {
    if (resource["mode"] !== "managed") return [];
    const { type, name, module } = resource;
    const modules = typeof module === "string" ? modulesOf(module) : [];
    const base = `${typeof module === "string" ? `${module}.` : ""}${String(type)}.${String(name)}`;
    return listOf(resource["instances"])
      .map(recordOf)
      .map((instance) => ({
        type: String(type),
        name: String(name),
        modules,
        ...keyOf(instance["index_key"]),
        address: base + inBrackets(instance["index_key"]),
        attributes: recordOf(instance["attributes"]),
        fate: fateOf({ deposed: instance["deposed"] !== undefined, tainted: instance["status"] === "tainted" }),
      }));
  });
}

/** `module.net["a"].module.inner` as `net["a"]`, `inner`. A key may hold anything, quotes and dots, too. */
function modulesOf(path: string): readonly string[] {
  return [...path.matchAll(/(?:^|\.)module\.([^.[]+(?:\[(?:\d+|"(?:[^"\\]|\\.)*")\])?)/g)].map(([, part = ""]) => part);
}

function fateOf({ deposed, tainted }: { readonly deposed: boolean; readonly tainted: boolean }): string | undefined {
  if (deposed) return "Terraform was about to delete it, since another took its place: run `terraform apply` first";
  if (tainted) {
    return "Terraform has marked it to be replaced: run `terraform apply` first, or `terraform untaint`, which keeps it";
  }
  return undefined;
}

function shownObjects(module: Body, within: readonly string[]): TerraformObject[] {
  const own = listOf(module["resources"])
    .map(recordOf)
    .filter((resource) => resource["mode"] === "managed")
    .map((resource) => ({
      type: String(resource["type"]),
      name: String(resource["name"]),
      modules: within,
      ...keyOf(resource["index"]),
      address: String(resource["address"]),
      attributes: recordOf(resource["values"]),
      fate: fateOf({ deposed: resource["deposed_key"] !== undefined, tainted: resource["tainted"] === true }),
    }));
  const inner = listOf(module["child_modules"])
    .map(recordOf)
    .flatMap((child) => shownObjects(child, modulesOf(String(child["address"]))));
  return [...own, ...inner];
}

function keyOf(key: unknown): { readonly key?: string | number } {
  return typeof key === "string" || typeof key === "number" ? { key } : {};
}

function inBrackets(key: unknown): string {
  return typeof key === "string" || typeof key === "number" ? `[${JSON.stringify(key)}]` : "";
}

type Body = Readonly<Record<string, unknown>>;

function parsed(text: string): Body | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Body) : {};
  } catch {
    return undefined;
  }
}

function recordOf(value: unknown): Body {
  return typeof value === "object" && value !== null ? (value as Body) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
