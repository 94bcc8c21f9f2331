import { join } from "node:path";
import {
  type RunningProvider,
  secret,
  type TestedResource,
  type UpResult,
  type Values,
} from "@org/core-provider/testing";
import type { Operation, Step } from "./exchange.ts";

/** The operations by the names of methods. */
const operations: Readonly<Record<string, Operation>> = {
  create: "create",
  preview: "preview",
  read: "read",
  update: "update",
  import: "import",
  delete: "delete",
  adopt: "adopt",
};

/** A resource whose operations are noted. */
interface Watched {
  readonly type: string;
  readonly name: string;
  readonly host: number;
  readonly resource: TestedResource;
}

const watched = new WeakMap<object, Watched>();

/** The same provider, whose successful operations on resources are noted. */
export function watchSteps(host: RunningProvider, number: number, note: (step: Step) => void): RunningProvider {
  return new Proxy(host, {
    get: (target, name) =>
      name === "resource"
        ? (type: string, own: string) =>
            watchResource({ type, name: own, host: number, resource: target.resource(type, own) }, note)
        : Reflect.get(target, name, target),
  });
}

function watchResource(one: Watched, note: (step: Step) => void): TestedResource {
  const proxy = new Proxy(one.resource, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      const operation = operations[String(name)];
      return (...given: unknown[]) => {
        const [first, ...rest] = given;
        const other = typeof first === "object" && first !== null ? watched.get(first) : undefined;
        // The methods use private members, which only the resource itself has.
        const result: unknown = member.call(target, other?.resource ?? first, ...rest);
        const noteResult = (value: unknown) => {
          if (operation !== undefined)
            note(stepOf(one, operation, other === undefined ? first : `${other.host} ${other.name}`, value));
          return value;
        };
        return result instanceof Promise ? result.then(noteResult) : noteResult(result);
      };
    },
  });
  watched.set(proxy, one);
  return proxy;
}

function stepOf({ type, name, host, resource }: Watched, operation: Operation, given: unknown, result: unknown): Step {
  const { state } = resource;
  const takesInputs = operation === "create" || operation === "update" || operation === "preview";
  const action = operation === "update" || operation === "preview" ? (result as UpResult).action : undefined;
  return {
    part: type,
    resource: name,
    host,
    operation,
    ...(action === undefined ? {} : { action }),
    ...(takesInputs ? { inputs: asJson(given as Values) } : {}),
    ...(operation === "import" ? { id: String(given) } : {}),
    ...(operation === "adopt" ? { from: String(given) } : {}),
    ...(state === undefined ? {} : { outputs: asJson(state.outputs) }),
  };
}

const secretMark = Object.getPrototypeOf(secret(undefined)) as object;

function isSecret(value: object): value is ReturnType<typeof secret> {
  return Object.getPrototypeOf(value) === secretMark;
}

/** The repository's folder, which differs between machines. */
const workspace = join(import.meta.dirname, "../../..");
const workspaceMark = "$workspace";

/** Values as JSON, in which a secret is `{ "$secret": value }`, and the path of a file begins with `$workspace`. */
export function asJson(value: unknown): unknown {
  if (typeof value === "string")
    return value.startsWith(`${workspace}/`) ? value.replace(workspace, workspaceMark) : value;
  if (Array.isArray(value)) return value.map(asJson);
  if (typeof value !== "object" || value === null) return value;
  if (isSecret(value)) return { $secret: asJson(value.value) };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asJson(one)]));
}

/** The values that {@link asJson} has written. */
export function fromJson(json: unknown): unknown {
  if (typeof json === "string")
    return json.startsWith(`${workspaceMark}/`) ? json.replace(workspaceMark, workspace) : json;
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json !== "object" || json === null) return json;
  if ("$secret" in json) return secret(fromJson(json.$secret));
  return Object.fromEntries(Object.entries(json).map(([name, one]) => [name, fromJson(one)]));
}
