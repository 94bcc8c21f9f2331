import { CustomResource, type CustomResourceOptions, type Inputs } from "@pulumi/pulumi";
import type { PulumiFn } from "@pulumi/pulumi/automation/index.js";
import { run, type TestStack } from "./stack.ts";

interface ExportedResource {
  readonly urn: string;
  readonly type: string;
  readonly parent?: string;
  readonly protect?: boolean;
  readonly inputs?: Readonly<Record<string, unknown>>;
}

/** A program with the imported resources of a stack and exactly the inputs in its state, as its author would write it. */
export async function importedProgram(stack: TestStack): Promise<PulumiFn> {
  const text = await run(stack, ["stack", "export", "--show-secrets"]);
  const { resources } = (JSON.parse(text) as { deployment: { resources: ExportedResource[] } }).deployment;
  const own = resources.filter(({ type }) => type.startsWith(`${stack.provider}:`));
  return async () => {
    const declared = new Map<string, CustomResource>();
    for (const { urn, type, parent, protect, inputs } of own) {
      const holder = declared.get(parent ?? "");
      const options: CustomResourceOptions = { ...(protect && { protect }), ...(holder && { parent: holder }) };
      declared.set(urn, new Imported(type, urn.split("::").slice(3).join("::"), written(inputs) as Inputs, options));
    }
  };
}

class Imported extends CustomResource {}

/** Inputs as a program contains them: with plain secrets, and without what the provider notes. */
function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== "object" || value === null) return value;
  if ("plaintext" in value) return JSON.parse(String(value.plaintext));
  const members = Object.entries(value).filter(([name]) => name === "__proto__" || !name.startsWith("__"));
  return Object.fromEntries(members.map(([name, one]) => [name, written(one)]));
}
