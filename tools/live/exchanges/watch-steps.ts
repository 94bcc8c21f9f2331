import { type RunningProvider, secret, type TestedResource, type Values } from "@org/core-provider/testing";
import type { Operation, Step } from "./exchange.ts";

/**
 * The same provider, whose operations on resources are noted. Failed operations are not.
 *
 * @example
 * ```ts
 * const watched = watchSteps(host, (step) => recorder.step(step));
 * await watched.resource("ServiceAccount", "orders").create({ displayName: "orders" });
 * ```
 */
export function watchSteps(host: RunningProvider, note: (step: Step) => void): RunningProvider {
  return new Proxy(host, {
    get: (target, name) =>
      name === "resource"
        ? (type: string, own: string) => watchResource(target.resource(type, own), type, note)
        : Reflect.get(target, name, target),
  });
}

/** The operations by the names of methods. */
const operations: Readonly<Record<string, Operation>> = {
  create: "create",
  preview: "preview",
  read: "read",
  update: "update",
  import: "import",
  delete: "delete",
};

const resources = new WeakMap<object, TestedResource>();

function watchResource(resource: TestedResource, part: string, note: (step: Step) => void): TestedResource {
  const watched = new Proxy(resource, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      const operation = operations[String(name)];
      return (...given: unknown[]) => {
        // The methods use private members, which only the resource itself has.
        const own = given.map((one) => (typeof one === "object" && one !== null && resources.get(one)) || one);
        const result: unknown = member.apply(target, own);
        if (operation === undefined || !(result instanceof Promise)) return result;
        return result.then((value: unknown) => {
          note(stepOf(part, operation, given[0], target));
          return value;
        });
      };
    },
  });
  resources.set(watched, resource);
  return watched;
}

function stepOf(part: string, operation: Operation, given: unknown, { state }: TestedResource): Step {
  const takesInputs = operation === "create" || operation === "update" || operation === "preview";
  return {
    part,
    operation,
    ...(takesInputs ? { inputs: asJson(given as Values) } : {}),
    ...(operation === "import" ? { id: String(given) } : {}),
    ...(state === undefined ? {} : { outputs: asJson(state.outputs) }),
  };
}

const secretMark = Object.getPrototypeOf(secret(undefined)) as object;

function isSecret(value: object): value is ReturnType<typeof secret> {
  return Object.getPrototypeOf(value) === secretMark;
}

/** Values as JSON, in which a secret is `{ "$secret": value }`. */
export function asJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJson);
  if (typeof value !== "object" || value === null) return value;
  if (isSecret(value)) return { $secret: asJson(value.value) };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asJson(one)]));
}

/** The values that {@link asJson} has written. */
export function fromJson(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json !== "object" || json === null) return json;
  if ("$secret" in json) return secret(fromJson(json.$secret));
  return Object.fromEntries(Object.entries(json).map(([name, one]) => [name, fromJson(one)]));
}
