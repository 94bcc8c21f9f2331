import { anything, listOf, mapOf, object, oneOf, optional, type Route } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { requestOffsets } from "../lifecycle/connectors.ts";
import type { Connector, OffsetRequest } from "../records.ts";
import type { World } from "../world.ts";
import { isCustom } from "./connector-classes.ts";
import { connectError, connectRoute, seenConnector, writtenConnector } from "./connector-routes.ts";

/** How far a connector has come in each of some partitions. */
export const offsetsShape = listOf(object({ partition: mapOf(anything()), offset: mapOf(anything()) }));
const requestShape = object({ type: oneOf("PATCH", "DELETE"), offsets: optional(offsetsShape) });

/** The offsets that a connector has read or written: `/connectors/{connector_name}/offsets` and below. */
export function connectorOffsetRoutes(world: World): Route<Caller>[] {
  const path = "/connectors/{connector_name}/offsets";
  return [
    connectRoute(world, {
      method: "GET",
      path,
      handle(call) {
        const { id, name, offsets: kept } = seenConnector(world, call);
        const metadata = { observed_at: new Date(world.now()).toISOString() };
        return { status: 200, raw: exactly({ id, name, metadata, offsets: parsed(kept) }) };
      },
    }),
    connectRoute(world, {
      method: "POST",
      path: `${path}/request`,
      simplified: "Offsets are stored as they were sent; there is no source that checks them.",
      body: requestShape,
      handle(call) {
        const connector = writtenConnector(world, call);
        const { type } = call.body;
        if (isCustom(connector.config)) throw connectError(403, "Offsets of this connector cannot be altered");
        if (connector.offsetRequest?.phase === "PENDING")
          throw connectError(400, "Another request to alter offsets is being processed");
        const asked = offsetsIn(call.text);
        if (type === "PATCH" && asked === "[]") throw connectError(400, "offsets must be given to patch them");
        const after = type === "DELETE" ? "[]" : patched(connector.offsets, asked);
        const request = requestOffsets(world, connector, { type, offsets: asked }, after);
        return { status: 202, raw: exactly(requestOf(connector, request)) };
      },
    }),
    connectRoute(world, {
      method: "GET",
      path: `${path}/request/status`,
      handle(call) {
        const connector = seenConnector(world, call);
        const { offsetRequest: request } = connector;
        if (request === undefined) throw connectError(404, "resource not found");
        const { phase, message, appliedAt } = request;
        return {
          status: 200,
          raw: exactly({
            request: requestOf(connector, request),
            status: { phase, ...(message === undefined ? {} : { message }) },
            applied_at: appliedAt === undefined ? null : new Date(appliedAt).toISOString(),
          }),
        };
      },
    }),
  ];
}

/** The offsets in the body of a request, as JSON with all digits of their numbers. */
export function offsetsIn(body: string): string {
  const { offsets: given } = parsed(body) as { readonly offsets?: unknown };
  return exactly(given ?? []);
}

function requestOf({ id, name }: Connector, { type, offsets: asked, requestedAt }: OffsetRequest) {
  return { id, name, offsets: parsed(asked), requested_at: new Date(requestedAt).toISOString(), type };
}

/** The offsets of all partitions, of which some get others. */
function patched(kept: string, asked: string): string {
  const all = [...(parsed(kept) as readonly Entry[]), ...(parsed(asked) as readonly Entry[])];
  return exactly([...new Map(all.map((entry) => [exactly(entry.partition), entry])).values()]);
}

interface Entry {
  readonly partition: unknown;
  readonly offset: unknown;
}

/** JSON whose numbers keep all their digits: each is kept as it was written. */
function parsed(text: string): unknown {
  return JSON.parse(text, (_name: string, value: unknown, written?: { readonly source?: string }) =>
    typeof value === "number" && written?.source !== undefined ? exact.rawJSON(written.source) : value,
  );
}

function exactly(value: unknown): string {
  return JSON.stringify(value);
}

const exact = JSON as unknown as { rawJSON(text: string): unknown };
