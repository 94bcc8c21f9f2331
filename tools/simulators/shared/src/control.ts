import { Refusal } from "./answer.ts";
import { faultKinds, type PlannedKind, refusalKinds, type TargetedFault } from "./faults.ts";
import type { Journal } from "./journal.ts";
import { isLoopback, isSameSecret } from "./network.ts";
import type { Objects } from "./objects.ts";
import { pageRoutes, type Shown } from "./page/page-routes.ts";
import { numberParameter, textParameter } from "./query.ts";
import { defineRoute, type Route } from "./route.ts";
import type { Dialect, Service } from "./service.ts";
import { anything, integer, isObject, mapOf, object, oneOf, optional, text } from "./shape.ts";
import { exportLines } from "./shell-text.ts";

/** What the control API gets its hands on. */
export interface Controlled extends Shown {
  readonly journal: Journal;
  readonly settings: object;
  /** The token that requests must contain, if any. */
  readonly token: string | undefined;
  /** The environment variables with which a program and its provider use the simulator. */
  environment(): Readonly<Record<string, string>>;
  /** What another process has to know: URLs and credentials. */
  about(): Record<string, unknown>;
  failNext(fault: TargetedFault): void;
  forgetFaults(): void;
  /** The platform's time, in milliseconds since 1970. */
  now(): number;
  advanceClock(ms: number): void;
  reset(): void;
}

const faultShape = object({
  method: optional(text()),
  path: optional(text()),
  kind: oneOf(...faultKinds, ...refusalKinds),
  times: optional(integer({ min: 1 })),
});

/**
 * The host with which other processes control a simulator. All paths begin with `/__sim`. Its requests are not in the
 * journal. They need a credential only if the simulator has a token.
 */
export function controlService(controlled: Controlled): Service<undefined> {
  return {
    name: "control",
    dialect,
    routes: [...pageRoutes(controlled), ...routesOf(controlled)],
    authenticate({ authorization, method, path, header }) {
      const { token } = controlled;
      rejectOtherSites(header, token);
      // The page contains no data.
      if (token === undefined || (method === "GET" && path === "/")) return;
      if (authorization.kind === "bearer" && isSameSecret(authorization.token, token)) return;
      throw wrong(401, "The control URL requires the token of the simulator: Authorization: Bearer TOKEN.");
    },
  };
}

/**
 * Rejects requests of other websites that a browser on this machine sends, also if their names have been made to resolve
 * to this machine.
 */
function rejectOtherSites(header: (name: string) => string | undefined, token: string | undefined): void {
  const host = header("host") ?? "";
  const origin = header("origin");
  const name = host.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
  // No website can have a name below `localhost`. Hosts in memory have such names.
  const isOwnName = token !== undefined || isLoopback(name) || name.endsWith(".localhost");
  if (isOwnName && (origin === undefined || origin === `http://${host}`)) return;
  throw wrong(403, "The control URL accepts no requests of other websites.");
}

function routesOf(controlled: Controlled): Route<undefined>[] {
  const { journal } = controlled;
  return [
    defineRoute({
      method: "GET",
      path: "/__sim",
      handle: () => ({ status: 200, json: controlled.about() }),
    }),
    defineRoute({
      method: "GET",
      path: "/__sim/environment",
      handle: () => ({ status: 200, type: "text/plain", raw: `${exportLines(controlled.environment()).join("\n")}\n` }),
    }),
    defineRoute({
      method: "GET",
      path: "/__sim/journal",
      handle: () => ({
        status: 200,
        json: {
          requests: journal.requests,
          connections: journal.connections,
          violations: journal.violations,
          foreign: journal.foreign,
          summary: journal.summary(),
        },
      }),
    }),
    defineRoute({
      method: "GET",
      path: "/__sim/journal/entries",
      query: { limit: numberParameter(1, 1e9), method: textParameter, service: textParameter, path: textParameter },
      handle({ query }) {
        const [method, service, path] = [query.text("method"), query.text("service"), query.text("path")];
        const found = journal.find({
          ...(method === undefined ? {} : { method }),
          ...(service === undefined ? {} : { service }),
          ...(path === undefined ? {} : { path: regularExpression(path) }),
        });
        return { status: 200, json: found.slice(-query.number("limit", 1_000)) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: "/__sim/journal",
      handle() {
        journal.clear();
        return { status: 204 };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/__sim/settings",
      handle: () => ({ status: 200, json: controlled.settings }),
    }),
    defineRoute({
      method: "POST",
      path: "/__sim/settings",
      body: mapOf(anything()),
      handle({ body }) {
        told(() => controlled.set(withoutNull(body)));
        return { status: 200, json: controlled.settings };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/__sim/clock",
      handle: () => ({ status: 200, json: timeOf(controlled) }),
    }),
    defineRoute({
      method: "POST",
      path: "/__sim/clock",
      body: object({ advanceMs: integer({ min: 0 }) }),
      handle({ body }) {
        controlled.advanceClock(body.advanceMs);
        return { status: 200, json: timeOf(controlled) };
      },
    }),
    defineRoute({
      method: "POST",
      path: "/__sim/reset",
      handle() {
        controlled.reset();
        return { status: 204 };
      },
    }),
    defineRoute({
      method: "POST",
      path: "/__sim/faults",
      body: faultShape,
      handle({ body: { kind, method, path, times } }) {
        controlled.failNext({
          kind: kind as PlannedKind,
          ...(method === undefined ? {} : { method }),
          ...(path === undefined ? {} : { path: regularExpression(path) }),
          ...(times === undefined ? {} : { times }),
        });
        return { status: 204 };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: "/__sim/faults",
      handle() {
        controlled.forgetFaults();
        return { status: 204 };
      },
    }),
    ...stateRoutes(controlled.state as Readonly<Record<string, AnyObjects>>),
  ];
}

function timeOf(controlled: Controlled): { now: string } {
  return { now: new Date(controlled.now()).toISOString() };
}

type AnyObjects = Objects<Record<string, unknown>, Record<string, unknown>>;

function stateRoutes(state: Readonly<Record<string, AnyObjects>>): Route<undefined>[] {
  const kindOf = (params: Readonly<Record<string, string>>): AnyObjects => {
    const kind = params["kind"] ?? "";
    const objects = Object.hasOwn(state, kind) ? state[kind] : undefined;
    if (objects === undefined) {
      throw wrong(404, `There are no objects of kind "${kind}". There are: ${Object.keys(state).join(", ")}.`);
    }
    return objects;
  };
  const objectOf = (params: Readonly<Record<string, string>>) => {
    const object = kindOf(params).get(params["id"] ?? "");
    if (object === undefined) throw wrong(404, `No object "${params["id"]}" exists in ${params["kind"]}.`);
    return object;
  };

  return [
    defineRoute({
      method: "GET",
      path: "/__sim/state",
      handle: () => ({
        status: 200,
        json: Object.fromEntries(Object.entries(state).map(([kind, objects]) => [kind, objects.list().length])),
      }),
    }),
    defineRoute({
      method: "GET",
      path: "/__sim/state/{kind}",
      handle: ({ params }) => ({ status: 200, json: kindOf(params).list() }),
    }),
    defineRoute({
      method: "POST",
      path: "/__sim/state/{kind}",
      body: mapOf(anything()),
      handle: async ({ params, body }) => ({ status: 201, json: await kindOf(params).create(body) }),
    }),
    defineRoute({
      method: "GET",
      path: "/__sim/state/{kind}/{id}",
      handle: ({ params }) => ({ status: 200, json: objectOf(params) }),
    }),
    defineRoute({
      method: "PATCH",
      path: "/__sim/state/{kind}/{id}",
      body: mapOf(anything()),
      handle({ params, body }) {
        objectOf(params);
        return { status: 200, json: kindOf(params).change(params["id"] ?? "", body) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: "/__sim/state/{kind}/{id}",
      handle({ params }) {
        objectOf(params);
        kindOf(params).remove(params["id"] ?? "");
        return { status: 204 };
      },
    }),
  ];
}

const dialect: Dialect = {
  limitHeaders: "none",
  badRequest: (problems) => ({
    status: 400,
    json: { error: problems.map((problem) => `${problem.at} ${problem.message}`.trim()).join("; ") },
  }),
  unknownPath: (method, path) => ({ status: 404, json: { error: `The control API has no ${method} ${path}.` } }),
  tooManyRequests: () => ({ status: 429 }),
  failure: (status) => ({ status, json: { error: "The simulator failed; its output says why." } }),
};

function wrong(status: number, error: string): Refusal {
  return new Refusal({ status, json: { error } });
}

function told(action: () => void): void {
  try {
    action();
  } catch (error) {
    throw wrong(400, error instanceof Error ? error.message : String(error));
  }
}

function regularExpression(source: string): RegExp {
  try {
    return new RegExp(source);
  } catch (error) {
    throw wrong(400, `"${source}" is not a regular expression: ${error instanceof Error ? error.message : error}`);
  }
}

// JSON has no undefined: null takes a setting away.
function withoutNull(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      one === null ? undefined : isObject(one) ? withoutNull(one) : one,
    ]),
  );
}
