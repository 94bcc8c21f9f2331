import type { Connector, OffsetRequest } from "../records.ts";
import type { World } from "../world.ts";

/** The values of a new connector. */
export interface NewConnector {
  readonly environmentId: string;
  readonly clusterId: string;
  readonly name: string;
  readonly config: Readonly<Record<string, string>>;
  /** As JSON. Default: none. */
  readonly offsets?: string;
}

/** How a connector starts: how long that takes, and why it fails. */
export interface Start {
  readonly provisionMs: number;
  readonly failure: string | undefined;
}

/** How connectors start at the moment. */
export function startOf({ settings }: World): Start {
  return { provisionMs: settings.provisionMs.connector, failure: settings.provisionFailure.connector };
}

/** Makes a connector, which is RUNNING or FAILED after a while. */
export function createConnector(world: World, fields: NewConnector, start: Start): Connector {
  const connector: Connector = {
    id: world.newId("lcc"),
    ...fields,
    offsets: fields.offsets ?? "[]",
    state: "PROVISIONING",
    trace: "",
    offsetRequest: undefined,
    ...world.born(),
  };
  world.connectors.insert(connector);
  startUp(world, connector.id, start);
  return world.connectors.get(connector.id) ?? connector;
}

/** Gives a connector other settings. It restarts with them unless it is paused. */
export function configureConnector(world: World, { id, state }: Connector, config: Connector["config"]): void {
  changeConnector(world, id, state === "PAUSED" ? { config } : { config, state: "PROVISIONING", trace: "" });
  if (state !== "PAUSED") startUp(world, id, startOf(world));
}

/** Pauses a connector, or lets it go on, after a while. */
export function switchConnector(world: World, id: string, state: "PAUSED" | "RUNNING"): void {
  world.hub.agenda.in(world.settings.connectorMs, () => changeConnector(world, id, { state, trace: "" }));
}

/** Takes a request about offsets, and does what it asks for after a while. */
export function requestOffsets(
  world: World,
  { id, offsets }: Connector,
  request: Pick<OffsetRequest, "type" | "offsets">,
  after: string,
): OffsetRequest {
  const { connectorMs, offsetFailure } = world.settings;
  const asked = { ...request, requestedAt: world.now(), message: undefined, appliedAt: undefined };
  changeConnector(world, id, { offsetRequest: { ...asked, phase: "PENDING" } });
  world.hub.agenda.in(connectorMs, () => {
    const end =
      offsetFailure === undefined
        ? { phase: "APPLIED" as const, message: "The offsets have been altered.", appliedAt: world.now() }
        : { phase: "FAILED" as const, message: offsetFailure };
    changeConnector(world, id, {
      offsetRequest: { ...asked, ...end },
      offsets: offsetFailure === undefined ? after : offsets,
    });
  });
  return { ...asked, phase: "PENDING" };
}

function startUp(world: World, id: string, { provisionMs, failure }: Start): void {
  world.hub.agenda.in(provisionMs, () => {
    // Somebody may have paused it meanwhile.
    if (world.connectors.get(id)?.state !== "PROVISIONING") return;
    changeConnector(world, id, failure === undefined ? { state: "RUNNING" } : { state: "FAILED", trace: failure });
  });
}

function changeConnector(world: World, id: string, change: Partial<Connector>): void {
  const connector = world.connectors.get(id);
  if (connector !== undefined) world.connectors.replace({ ...connector, ...change, updatedAt: world.now() });
}
