import { Refusal } from "@org/core-command";
import { nearest } from "@org/core-provider";
import type { DescribedService } from "./installed-sdk.ts";
import type { Member, Models } from "./models.ts";

/** A service with the actions whose types are wanted. */
export interface WantedTypes extends DescribedService {
  readonly actions: readonly string[];
}

/** Whether a service has an action. */
export function hasAction({ models }: Pick<DescribedService, "models">, action: string): boolean {
  return models.has(`${action}Request`);
}

/** How the first line of such a file begins, by which it is known again. */
export const firstWords = "// Written by `npx @org/cloudprov types`";

/**
 * The text of a file with the types of actions: of their requests and answers, and of all models that those name.
 *
 * @throws {Refusal} when a service has no such action.
 */
export function typesFile(services: readonly WantedTypes[]): string {
  const sources = [...new Set(services.map(({ source }) => source))].join(", ");
  return [
    `${firstWords} from ${sources}. Do not edit it: run that again.`,
    "/* eslint-disable */",
    "// biome-ignore-all format lint: It is written by a tool.",
    'import type { Input } from "@pulumi/pulumi";',
    "",
    "/**",
    " * What a program gives of a request: outputs of other resources may stand anywhere. A member that the type does not know",
    " * is taken as it is, as the platform may know it already.",
    " */",
    "export type Inputs<T> = T extends readonly (infer Element)[]",
    "  ? Input<Inputs<Element>>[]",
    "  : T extends object",
    "    ? { [Name in keyof T]: Input<Inputs<T[Name]>> } & { [member: string]: unknown }",
    "    : T;",
    ...services.flatMap((service) => ["", ...namespaceOf(service)]),
    "",
  ].join("\n");
}

function namespaceOf(wanted: WantedTypes): string[] {
  const { service, version, models, actions } = wanted;
  const names = new Set<string>();
  for (const action of actions) {
    if (!hasAction(wanted, action)) throw noSuchAction(service, version, action, models);
    for (const name of [`${action}Request`, `${action}Response`]) collect(models, name, names);
  }
  const texts = [...names].sort().map((name) => modelText(name, models.get(name)));
  return [`/** ${service}, version ${version}. */`, `export declare namespace ${service} {`, texts.join("\n"), "}"];
}

function collect(models: Models, name: string, names: Set<string>): void {
  const members = models.get(name);
  if (members === undefined || names.has(name)) return;
  names.add(name);
  for (const { type } of members.values()) collect(models, type.name, names);
}

function modelText(name: string, members: ReadonlyMap<string, Member> = new Map()): string {
  if (members.size === 0) return `  type ${name} = { [member: string]: unknown };`;
  const lines = [...members].map(
    ([member, { optional, type }]) => `    ${member}${optional ? "?" : ""}: ${type.name}${type.list ? "[]" : ""};`,
  );
  return [`  interface ${name} {`, ...lines, "  }"].join("\n");
}

function noSuchAction(service: string, version: string, action: string, models: Models): Refusal {
  const actions = [...models.keys()].flatMap((name) => /^(.+)Request$/.exec(name)?.[1] ?? []);
  const near = nearest(action, actions);
  const advice = near === undefined ? "" : ` Did you mean ${near}?`;
  return new Refusal(`${service} ${version} has no action ${action}.${advice}`);
}
