import { Refusal } from "../refusal.ts";
import { expandedAttributes } from "./flat-attributes.ts";

/** An object in a Terraform state. */
export interface TerraformObject {
  /** Its type: `confluent_kafka_topic`. */
  readonly type: string;
  readonly name: string;
  /** Its modules, outermost first, each with its key if there are several. */
  readonly modules: readonly string[];
  /** Its key, if the resource has `count` or `for_each`. */
  readonly key?: string | number;
  /** As Terraform writes it: `module.net.confluent_network.main["a"]`. */
  readonly address: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Why Terraform was about to delete or replace it, and what to do; undefined if it was not. */
  readonly fate: string | undefined;
}

/**
 * Reads the objects of a state: a state file of version 3 or 4, or the output of `terraform show -json`. Data sources are
 * ignored.
 *
 * @throws {Refusal} if the text is neither.
 */
export function readTerraformState(text: string, path: string): readonly TerraformObject[] {
  const state = parsed(text);
  if (state === undefined) throw new Refusal("unsupported-state", `${path} is not a Terraform state: it is not JSON.`);
  if ("deployment" in state) {
    throw new Refusal(
      "unsupported-state",
      `${path} is a Pulumi state. Pass a Terraform state: terraform.tfstate, or the output of \`terraform show -json\`.`,
    );
  }
  if ("planned_values" in state) {
    throw new Refusal(
      "unsupported-state",
      `${path} is a Terraform plan. Pass a state: the output of \`terraform show -json\` without a plan file.`,
    );
  }
  if ("format_version" in state) return shownObjects(recordOf(recordOf(state["values"])["root_module"]), []);
  if ("encrypted_data" in state) {
    throw new Refusal(
      "unsupported-state",
      `${path} is an encrypted state. Pass the output of \`tofu show -json\`, which decrypts it.`,
    );
  }
  const { version } = state;
  if (version === 4 && Array.isArray(state["resources"])) return storedObjects(state["resources"].map(recordOf));
  if (version === 3 && Array.isArray(state["modules"])) return state["modules"].map(recordOf).flatMap(flatObjects);
  if (typeof version === "number" && version < 3) {
    throw new Refusal(
      "unsupported-state",
      `${path} is a state of version ${version}, older than Terraform 0.9. Run \`terraform refresh\` with Terraform 0.11 first, which upgrades it.`,
    );
  }
  throw new Refusal(
    "unsupported-state",
    `${path} is not a Terraform state this package can read: pass a state file of version 3 or 4, or the output of \`terraform show -json\`.`,
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

/** The objects in a module of a state of version 3, which Terraform wrote before 0.12. */
function flatObjects(module: Body): TerraformObject[] {
  // The root module is the first part of every path.
  const modules = listOf(module["path"]).slice(1).map(String);
  return Object.entries(recordOf(module["resources"])).flatMap(([place, value]) => {
    const [type = "", name = "", index] = place.split(".");
    if (type === "data") return [];
    const { primary, deposed } = recordOf(value);
    const key = index === undefined ? undefined : Number(index);
    const instances = [...(isRecord(primary) ? [primary] : []), ...listOf(deposed).map(recordOf)];
    return instances.map((instance) => ({
      type,
      name,
      modules,
      ...keyOf(key),
      address: [...modules.map((each) => `module.${each}`), type, name].join(".") + inBrackets(key),
      attributes: { ...expandedAttributes(recordOf(instance["attributes"])), id: instance["id"] },
      fate: fateOf({ deposed: instance !== primary, tainted: instance["tainted"] === true }),
    }));
  });
}

/** `module.net["a"].module.inner` as `net["a"]`, `inner`. A key may contain any characters, even quotes and dots. */
function modulesOf(path: string): readonly string[] {
  return [...path.matchAll(/(?:^|\.)module\.([^.[]+(?:\[(?:\d+|"(?:[^"\\]|\\.)*")\])?)/g)].map(([, part = ""]) => part);
}

function fateOf({ deposed, tainted }: { readonly deposed: boolean; readonly tainted: boolean }): string | undefined {
  if (deposed) return "Terraform has replaced it and was about to delete it: run `terraform apply` first";
  if (tainted) {
    return "Terraform has marked it for replacement (tainted): run `terraform apply` first, or keep it with `terraform untaint`";
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

function isRecord(value: unknown): value is Body {
  return typeof value === "object" && value !== null;
}

function recordOf(value: unknown): Body {
  return isRecord(value) ? value : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
