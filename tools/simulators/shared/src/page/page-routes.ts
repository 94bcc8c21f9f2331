import { Refusal } from "../answer.ts";
import { everyFault } from "../faults.ts";
import type { Hub } from "../hub.ts";
import type { Objects } from "../objects.ts";
import { numberParameter, requiredParameter, textParameter } from "../query.ts";
import { redact } from "../redact.ts";
import { defineRoute, type Route } from "../route.ts";
import { decimal, integer, object } from "../shape.ts";
import { controlPage } from "./page.ts";

/** What the page shows and changes. */
export interface Shown {
  /** Name of the simulator. */
  readonly name: string;
  readonly hub: Hub;
  /** The objects by kind. */
  readonly state: object;
  /** Grows with every change of an object. */
  revision(): number;
  set(changes: Record<string, unknown>): void;
}

type AnyObjects = Pick<Objects<{ readonly id: string }, never>, "list">;

/** How many requests the page shows. */
const requestsShown = 200;

/** The page, and what its script requests. Secrets are masked. */
export function pageRoutes({ name, hub, state, revision, set }: Shown): Route<undefined>[] {
  const { journal } = hub;
  const kinds = state as Readonly<Record<string, AnyObjects>>;
  const masked = (value: unknown) => redact(value, [...hub.secrets]);
  return [
    defineRoute({ method: "GET", path: "/", handle: () => controlPage(name) }),
    defineRoute({
      method: "GET",
      path: "/__sim/page",
      handle: () => ({
        status: 200,
        json: {
          time: new Date(hub.clock.now()).toISOString(),
          requests: journal.requests,
          violations: journal.violations.length,
          revision: revision(),
          counts: Object.fromEntries(Object.entries(kinds).map(([kind, objects]) => [kind, objects.list().length])),
        },
      }),
    }),
    defineRoute({
      method: "GET",
      path: "/__sim/page/objects",
      query: {
        kind: requiredParameter,
        offset: numberParameter(0, 1e9),
        limit: numberParameter(1, 1_000),
        find: textParameter,
      },
      handle({ query }) {
        const kind = query.text("kind") ?? "";
        const all = Object.hasOwn(kinds, kind) ? kinds[kind]?.list() : undefined;
        if (all === undefined) throw new Refusal({ status: 404, json: { error: `There is no kind "${kind}".` } });
        const words = (query.text("find") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
        const found = words.length === 0 ? all : all.filter((one) => hasWords(masked(one), words));
        const offset = query.number("offset", 0);
        const page = found.slice(offset, offset + query.number("limit", 100));
        return { status: 200, json: { total: found.length, objects: page.map(masked) } };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/__sim/page/requests",
      query: { find: textParameter, status: textParameter },
      handle({ query }) {
        const words = (query.text("find") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
        const isFailed = query.text("status") === "failed";
        const newest = [];
        for (let at = journal.entries.length - 1; at >= 0 && newest.length < requestsShown; at--) {
          const entry = journal.entries[at];
          if (entry === undefined || (isFailed && entry.status > 0 && entry.status < 400)) continue;
          const text = `${entry.service} ${entry.method} ${entry.path}`.toLowerCase();
          if (words.every((word) => text.includes(word))) newest.push(entry);
        }
        return { status: 200, json: newest };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/__sim/page/requests/{id}",
      handle: ({ params }) => ({ status: 200, json: { responseBody: masked(journal.responseOf(params["id"] ?? "")) } }),
    }),
    defineRoute({
      method: "POST",
      path: "/__sim/page/wire",
      body: object({ latencyMs: integer({ min: 0 }), perSecond: decimal(), failing: decimal() }),
      handle({ body: { latencyMs, perSecond, failing } }) {
        if (perSecond < 0 || failing < 0 || failing > 1) {
          throw new Refusal({
            status: 400,
            json: { error: "The limit and the share of failures must not be negative." },
          });
        }
        set({
          latencyMs,
          rateLimit: perSecond === 0 ? undefined : { perSecond, kind: "token-bucket" },
          faults: failing === 0 ? undefined : { rates: everyFault(failing) },
        });
        return { status: 204 };
      },
    }),
  ];
}

function hasWords(value: unknown, words: readonly string[]): boolean {
  const text = JSON.stringify(value).toLowerCase();
  return words.every((word) => text.includes(word));
}
