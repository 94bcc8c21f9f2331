import { expensive, type PortableLife, type World } from "@org/core-provider/testing";
import { ownSubnet } from "../neighbors.ts";
import { zoneId } from "../settings.ts";

const price = "about 5 USD, because CKafka instances are billed by the hour, and are resized";

/** Where instances are. */
async function place(world: World) {
  return { zoneId: Number(world.setting(zoneId)), ...(await ownSubnet(world)), chargeType: "POSTPAID_BY_HOUR" };
}

/** The lives of CKafka, which run on the simulator and on the real platform. */
export const portableCkafkaLives = {
  CkafkaInstance: expensive(price, async (world) => {
    const inputs = {
      instanceName: world.name("events"),
      ...(await place(world)),
      kafkaVersion: "2.8.1",
      msgRetentionTime: 2880,
      config: { autoCreateTopicEnable: true, defaultNumPartitions: 4, defaultReplicationFactor: 2 },
      tagSet: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        instanceName: world.name("orders"),
        msgRetentionTime: 4320,
        config: undefined,
        dynamicRetentionConfig: { enable: 1, bottomRetention: 720 },
        publicNetwork: 6,
        maxMessageByte: 2_097_152,
        bandWidth: 60,
        diskSize: 600,
        partition: 900,
        tagSet: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, diskType: "CLOUD_SSD" },
    };
  }),
  CkafkaTopic: expensive(price, async (world) => {
    const { id: instanceId } = await world.given("CkafkaInstance", {
      instanceName: world.name("shared"),
      ...(await place(world)),
    });
    const inputs = {
      instanceId,
      topicName: "orders",
      partitionNum: 3,
      replicaNum: 2,
      note: "Orders",
      enableWhiteList: true,
      ipWhiteLists: ["10.0.0.1"],
    };
    const changed = {
      instanceId,
      topicName: "orders",
      partitionNum: 6,
      replicaNum: 3,
      enableWhiteList: true,
      ipWhiteLists: ["10.0.0.2", "10.0.0.3"],
      retention: 3_600_000,
      segment: 172_800_000,
      syncReplicaMinNum: 2,
      cleanUpPolicy: "compact",
      uncleanLeaderElectionEnable: true,
      maxMessageBytes: 2_097_152,
    };
    return {
      inputs,
      changed,
      // The platform removes no partitions.
      drifted: { ...changed, retention: 7_200_000 },
      replaced: { ...inputs, topicName: "payments" },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
