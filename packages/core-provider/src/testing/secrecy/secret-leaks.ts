import type { Field, Fields } from "../../definition/field.ts";
import type { ResourceDefinition } from "../../definition/resource.ts";
import { secret, type Values } from "../marks.ts";
import { marshal } from "../marshal.ts";
import type { RunningProvider } from "../start-provider.ts";
import type { FaultyPlatform, Life, SurvivalSetup } from "../survival/setup.ts";
import type { TestedResource } from "../tested-resource.ts";
import { type Place, placesIn, withValueAt } from "./secret-places.ts";

/** The secret in the state, and the one in the program. */
interface Secrets {
  readonly kept: unknown;
  readonly wanted: unknown;
}

/**
 * Puts a secret, one at a time, at every place where a resource accepts a value: strings, numbers, and values of
 * another type than the property. Checks it, compares it with a state that contains another secret, and previews the
 * create and the update. Then searches for it in every failure and every message, including the debug log.
 *
 * @returns one sentence for each leak; empty without leaks.
 */
export async function secretLeaks<P extends FaultyPlatform>(
  setup: SurvivalSetup<P>,
  // biome-ignore lint/suspicious/noExplicitAny: the handlers' own types were checked where they were written
  definition: ResourceDefinition<any>,
  prepare: ((platform: P) => Promise<Life>) | undefined,
): Promise<string[]> {
  const platform = await setup.startPlatform();
  try {
    const { inputs } = (await prepare?.(platform)) ?? { inputs: {} };
    const host = await setup.startProvider(platform);
    try {
      const it = host.resource(definition.name, "it");
      await it.create(inputs);
      const leaks: string[] = [];
      for (const { place, field } of placesIn(definition.spec.fields as Fields, inputs)) {
        for (const secrets of secretsFor(field)) {
          for (const [request, told] of await everythingTold(host, it, inputs, { place, secrets })) {
            if (shows(told, secrets)) leaks.push(`${request} with a secret at ${place.join(".")} says: ${told}`);
          }
        }
      }
      return leaks;
    } finally {
      await host.stop();
    }
  } finally {
    await platform.close();
  }
}

/** Secrets of the right type and of others. */
function secretsFor({ kind }: Field): Secrets[] {
  const all: Secrets[] = [
    { kept: "hunter-1 of old", wanted: "hunter-1 of new" },
    { kept: "hunter_1", wanted: "hunter_2" },
    { kept: 7_310_041, wanted: 7_310_042 },
  ];
  if (kind === "list" || kind === "set") return [...all, ...all.map(inside((value) => [value, value]))];
  if (kind === "map" || kind === "object") return [...all, ...all.map(inside((value) => ({ it: value })))];
  return all;
}

function inside(hold: (value: unknown) => unknown) {
  return ({ kept, wanted }: Secrets): Secrets => ({ kept: hold(kept), wanted: hold(wanted) });
}

function shows(told: string, { kept, wanted }: Secrets): boolean {
  const found = JSON.stringify([kept, wanted]).match(/hunter[\w -]+|7310\d+/g) ?? [];
  return found.some((text) => told.includes(text));
}

/** Returns the texts that a secret at one place produces: for each request, its failure and its messages. */
async function everythingTold(
  host: RunningProvider,
  it: TestedResource,
  inputs: Values,
  { place, secrets }: { readonly place: Place; readonly secrets: Secrets },
): Promise<[string, string][]> {
  const wanted = withValueAt(inputs, place, secret(secrets.wanted));
  const news = marshal(wanted);
  const about = {
    urn: it.urn,
    id: it.id ?? "",
    oldInputs: marshal(withValueAt(it.kept.inputs, place, secret(secrets.kept))),
    olds: marshal(withValueAt(it.kept.outputs, place, secret(secrets.kept))),
  };
  const { connection } = host;
  const requests: Record<string, () => Promise<unknown>> = {
    Check: () => it.check(wanted),
    "Check of a new one": () => host.resource(typeOf(it.urn), "new").check(wanted),
    Diff: () => connection.call("Diff", { ...about, news }),
    "Diff without it": () => connection.call("Diff", { ...about, news: marshal(inputs) }),
    "preview of the update": () => connection.call("Update", { ...about, news, preview: true }),
    "preview of the create": () => connection.call("Create", { urn: it.urn, properties: news, preview: true }),
  };
  const told: [string, string][] = [];
  for (const [name, send] of Object.entries(requests)) {
    const before = host.logs.length;
    const answer = await send().catch((error: unknown) => error);
    const texts = host.logs.slice(before).map(({ message }) => message);
    if (answer instanceof Error) texts.push(answer.message);
    else if (name.startsWith("Check")) texts.push(JSON.stringify((answer as { failures: unknown }).failures));
    told.push([name, texts.join("\n")]);
  }
  return told;
}

function typeOf(urn: string): string {
  return urn.split("::")[2] ?? "";
}
