import { compositeId, field } from "@org/core-provider";
import { environmentPart, kafkaClusterPart } from "../../platform/import-ids.ts";
import { environmentRef, kafkaClusterRef } from "../../platform/references.ts";
import type { Settings } from "./connector-settings.ts";
import type { ConnectorPlace } from "./connectors.ts";

const setting = field.string({ docs: "A value." });
const value = field.string({ docs: "A value." });

/** The properties of a connector. */
export const connectorFields = {
  environment: environmentRef(),
  kafkaCluster: kafkaClusterRef("Kafka cluster that the connector reads from or writes to."),
  configNonsensitive: field.map(setting, {
    required: true,
    docs: "Settings of the connector that are not secret. They include `name`, and `connector.class` or, for a custom connector, `confluent.custom.plugin.id`.",
    inputDocs: "The connector has exactly these settings and those in configSensitive. The name cannot be changed.",
  }),
  configSensitive: field.map(setting, {
    computed: true,
    secret: true,
    writeOnly: true,
    docs: "Secret settings of the connector, such as `kafka.api.secret`.",
    inputDocs:
      "They take precedence over configNonsensitive. If unset, the current settings are kept; `{}` removes them.",
  }),
  offsets: field.set(
    field.object(
      {
        partition: field.map(value, {
          required: true,
          docs: "Partition, such as `kafka_topic` and `kafka_partition`.",
        }),
        offset: field.map(value, { required: true, docs: "Offset in the partition, such as `kafka_offset`." }),
      },
      {
        docs: "Start offset in one partition. Numbers and booleans are converted from text, with all their digits.",
      },
    ),
    {
      writeOnly: true,
      terraform: { plural: true },
      docs: "Start offsets of the connector in some of its partitions. The connector's later progress is not a diff.",
      inputDocs:
        "A change moves the connector to the new offsets in the given partitions. Removing the property resets all partitions. The platform supports offsets only for managed connectors.",
    },
  ),
  status: field.string({
    computed: true,
    changesWith: ["configNonsensitive", "configSensitive", "offsets"],
    docs: "State of the connector: `RUNNING`, `PAUSED`, `PROVISIONING`, `DEGRADED` or `FAILED`.",
    inputDocs: "`PAUSED` pauses the connector, and `RUNNING` resumes it. If unset, the current state is kept.",
  }),
};

/** The ID of a connector, which contains its name. */
export const connectorId = compositeId({
  separator: "/",
  parts: [
    environmentPart,
    kafkaClusterPart,
    { property: "configNonsensitive.name", form: "<connector name>", example: "orders-to-gcs", mayHoldSeparator: true },
  ],
});

/** The properties that identify a connector. */
export interface Named extends ConnectorPlace {
  readonly configNonsensitive: Settings;
}

/** The name of a connector, which is one of its settings. */
export function nameOf({ configNonsensitive }: Pick<Named, "configNonsensitive">): string {
  return configNonsensitive["name"] ?? "";
}
