import type { SchemaExporter } from "../records.ts";
import type { World } from "../world.ts";

/** An exporter as requests carry it. */
export interface ExporterRequest {
  readonly name?: string;
  readonly contextType?: string;
  readonly context?: string;
  readonly subjects?: readonly string[];
  readonly subjectRenameFormat?: string;
  readonly kekRenameFormat?: string;
  readonly config?: Readonly<Record<string, string>>;
}

/** The exporter that a request asks for, before it starts. */
export function newExporter(
  world: World,
  registryId: string,
  { name = "", ...request }: ExporterRequest,
): SchemaExporter {
  return {
    id: `${registryId}/${name}`,
    registryId,
    name,
    contextType: "AUTO",
    context: "",
    subjects: [],
    subjectRenameFormat: "",
    kekRenameFormat: "",
    config: {},
    ...request,
    state: "PAUSED",
    offset: 0,
    ts: world.now(),
    trace: "",
  };
}

/** Starts an exporter: after a while it is RUNNING. */
export function startExporter(world: World, id: string): void {
  changeExporter(world, id, { state: "STARTING", trace: "" });
  world.hub.agenda.in(world.settings.exporterStartMs, () => {
    const { exporterTrace: trace } = world.settings;
    if (world.schemaExporters.get(id)?.state === "STARTING") changeExporter(world, id, { state: "RUNNING", trace });
  });
}

/** Changes some of an exporter that there is. */
export function changeExporter(world: World, id: string, changes: Partial<SchemaExporter>): void {
  const old = world.schemaExporters.get(id);
  if (old !== undefined) world.schemaExporters.replace({ ...old, ...changes, ts: world.now() });
}
