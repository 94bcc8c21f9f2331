import { isObject } from "@org/simulator";
import type { Exchange } from "./exchange.ts";

const identifying = /^(?:id|name|handle|subject|key|.*_(?:id|name)|.*(?:Id|Name))$/;

/** IDs that contain no digit by chance, such as `env-abcdef`, and words of interfaces that look like them. */
const generated = /^(?:[a-z]{1,7}-[a-z0-9]{6}|[A-Z2-7]{16})$/;
const words: ReadonlySet<string> = new Set(["access-points", "client-quotas", "kafka-quotas"]);

/** The names and IDs of objects in bodies. In paths and as names of members, they differ from run to run. */
export function identifiersIn(exchanges: readonly Exchange[]): Set<string> {
  const found = new Set<string>();
  const search = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) search(one);
    if (!isObject(value)) return;
    for (const [name, one] of Object.entries(value)) {
      if (identifying.test(name) && (typeof one === "string" || typeof one === "number")) found.add(String(one));
      search(one);
    }
  };
  for (const { request, response } of exchanges) {
    search(request.body);
    search(response?.body);
  }
  return found;
}

/** Whether a segment of a path or the name of a member is an identifier, and not a word of the platform's interface. */
export function isIdentifier(text: string, known: ReadonlySet<string>): boolean {
  if (text === "" || words.has(text)) return false;
  return known.has(text) || (/\d/.test(text) && !/^v\d+\w*$/.test(text)) || generated.test(text);
}
