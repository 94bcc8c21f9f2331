import { mapOf, object, optional, Refusal, type Route, text, textParameter } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { configureConnector, createConnector, startOf, switchConnector } from "../lifecycle/connectors.ts";
import type { Connector, KafkaCluster } from "../records.ts";
import type { World } from "../world.ts";
import { classNamed, classOf, isCustom, masked, validated } from "./connector-classes.ts";
import { offsetsIn, offsetsShape } from "./connector-offsets.ts";
import { connectError, connectRoute, seenConnector, writtenConnector } from "./connector-routes.ts";

const config = mapOf(text());
const createShape = object({ name: text({ min: 1 }), config, offsets: optional(offsetsShape) });

/** `/connect/v1/environments/{environment_id}/clusters/{kafka_cluster_id}/connectors` and below, without the offsets. */
export function connectorRoutes(world: World): Route<Caller>[] {
  const member = "/connectors/{connector_name}";
  return [
    connectRoute(world, {
      method: "GET",
      path: "/connectors",
      query: { expand: textParameter },
      handle({ cluster, query }) {
        const all = world.connectors.allSeen().filter(({ clusterId }) => clusterId === cluster.id);
        const parts = query.text("expand")?.split(",");
        if (parts === undefined) return { status: 200, json: all.map(({ name }) => name) };
        return {
          status: 200,
          json: Object.fromEntries(all.map((one) => [one.name, expanded(one, cluster, parts)])),
        };
      },
    }),
    connectRoute(world, {
      method: "POST",
      path: "/connectors",
      simplified: "Connectors move no data. Managed classes: DatagenSource, GcsSink and MySqlCdcSourceV2.",
      body: createShape,
      handle({ body, text: asSent, cluster }) {
        checkSettings(body.config, body.name);
        const isTaken = world.connectors.all().some((one) => one.clusterId === cluster.id && one.name === body.name);
        if (isTaken) throw refusedSettings(`Connector ${body.name} already exists`);
        const { environmentId, id: clusterId } = cluster;
        const connector = createConnector(
          world,
          { environmentId, clusterId, name: body.name, config: body.config, offsets: offsetsIn(asSent) },
          startOf(world),
        );
        return { status: 201, json: { ...infoOf(connector, cluster), offsets: body.offsets ?? [] } };
      },
    }),
    connectRoute(world, {
      method: "GET",
      path: member,
      handle: (call) => ({ status: 200, json: infoOf(seenConnector(world, call), call.cluster) }),
    }),
    connectRoute(world, {
      method: "DELETE",
      path: member,
      handle(call) {
        world.connectors.remove(writtenConnector(world, call).id);
        return { status: 200, json: { error: null } };
      },
    }),
    connectRoute(world, {
      method: "GET",
      path: `${member}/config`,
      handle: (call) => ({ status: 200, json: shownConfig(seenConnector(world, call), call.cluster) }),
    }),
    connectRoute(world, {
      method: "PUT",
      path: `${member}/config`,
      body: config,
      handle(call) {
        const { cluster, body, params } = call;
        const name = params["connector_name"] ?? "";
        checkSettings(body, name);
        const old = world.connectors.all().find((one) => one.clusterId === cluster.id && one.name === name);
        if (old) configureConnector(world, old, body);
        const { environmentId, id: clusterId } = cluster;
        const connector =
          old ?? createConnector(world, { environmentId, clusterId, name, config: body }, startOf(world));
        return { status: 200, json: infoOf({ ...connector, config: body }, cluster) };
      },
    }),
    connectRoute(world, {
      method: "GET",
      path: `${member}/status`,
      handle: (call) => ({ status: 200, json: statusOf(seenConnector(world, call)) }),
    }),
    ...(["pause", "resume"] as const).map((verb) =>
      connectRoute(world, {
        method: "PUT",
        path: `${member}/${verb}`,
        handle(call) {
          switchConnector(world, writtenConnector(world, call).id, verb === "pause" ? "PAUSED" : "RUNNING");
          return { status: 202 };
        },
      }),
    ),
    connectRoute(world, {
      method: "PUT",
      path: "/connector-plugins/{plugin_name}/config/validate",
      simplified: "Knows only the settings that the three managed classes need.",
      body: config,
      handle({ body, params }) {
        const of = classNamed(params["plugin_name"] ?? "");
        if (of === undefined) throw connectError(404, "resource not found");
        const settings = validated(of, body);
        return {
          status: 200,
          json: {
            name: `io.confluent.connect.${params["plugin_name"]}`,
            groups: ["Settings"],
            error_count: settings.filter(({ errors }) => errors.length > 0).length,
            configs: settings.map((one) => ({
              definition: {
                name: one.name,
                type: one.type,
                required: one.isRequired,
                default_value: "",
                importance: "HIGH",
                documentation: "",
                group: "Settings",
                width: "NONE",
                display_name: one.name,
                dependents: [],
                order: 1,
                alias: "",
              },
              value: {
                name: one.name,
                value: masked(of, { [one.name]: one.value })[one.name],
                recommended_values: one.values,
                errors: one.errors,
                visible: true,
              },
              metadata: {},
            })),
          },
        };
      },
    }),
  ];
}

function checkSettings(wanted: Connector["config"], name: string): void {
  if (isCustom(wanted)) {
    if (wanted["name"] !== name) throw refusedSettings("The name in the configuration is not that of the connector");
    if (!wanted["confluent.custom.plugin.id"]) throw refusedSettings("confluent.custom.plugin.id is missing");
    return;
  }
  const of = classOf(wanted);
  if (of === undefined) {
    const message = `Failed to find any class that implements Connector and which name matches ${wanted["connector.class"]}`;
    throw new Refusal({ status: 500, json: { error_code: 500, message } });
  }
  const wrong = validated(of, wanted).filter(({ errors }) => errors.length > 0);
  if (wrong.length > 0) {
    const told = wrong.map((one) => `${one.name}: ${one.errors.join(" ")}`);
    throw refusedSettings(`Connector configuration is invalid and contains the following errors: ${told.join("; ")}`);
  }
}

/** 400, as a creation is refused. */
function refusedSettings(message: string): Refusal {
  return new Refusal({ status: 400, json: { code: 400, message } });
}

function expanded(connector: Connector, cluster: KafkaCluster, parts: readonly string[]) {
  return {
    ...(parts.includes("id") ? { id: { id: connector.id, id_type: "ID" } } : {}),
    ...(parts.includes("info") ? { info: infoOf(connector, cluster) } : {}),
    ...(parts.includes("status") ? { status: statusOf(connector) } : {}),
  };
}

function infoOf(connector: Connector, cluster: KafkaCluster) {
  const { name } = connector;
  return {
    name,
    type: typeOf(connector),
    config: shownConfig(connector, cluster),
    tasks: [{ connector: name, task: 0 }],
  };
}

function statusOf({ name, state, trace, ...connector }: Connector) {
  return {
    name,
    type: typeOf({ name, state, trace, ...connector }),
    connector: { state, worker_id: name, trace },
    tasks: state === "RUNNING" ? [{ id: 0, state, worker_id: name, msg: "" }] : [],
  };
}

function typeOf(connector: Connector): "source" | "sink" {
  return classOf(connector.config)?.type ?? "source";
}

/** The settings as answers show them: with what the platform adds, and without passwords. */
function shownConfig({ config: own }: Connector, { cloud, region, id }: KafkaCluster): Record<string, string> {
  const of = classOf(own) ?? { type: "source", settings: {} };
  const added = {
    "cloud.environment": "prod",
    "cloud.provider": cloud.toLowerCase(),
    "kafka.endpoint": `SASL_SSL://pkc-${id.slice(4)}.${region}.${cloud.toLowerCase()}.example.com:9092`,
    "kafka.region": region,
    "kafka.dedicated": "false",
    "valid.kafka.api.key": "true",
    "config.internal.kafka.sasl.mechanism": "PLAIN",
  };
  return { ...masked(of, own), ...added };
}
