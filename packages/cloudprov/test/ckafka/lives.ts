import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";
import { privateNetwork } from "../network/private-network.ts";

/** A private network with a subnet in the zone 100003, as the inputs of an instance. */
export async function givenSubnet({ state }: Pick<CloudprovSimulator, "state">) {
  return { zoneId: 100_003, ...(await privateNetwork(state)) };
}

/** The lives of the resources of CKafka. */
export const ckafkaLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  CkafkaInstance: async (platform) => {
    const inputs = {
      instanceName: "events",
      ...(await givenSubnet(platform)),
      chargeType: "POSTPAID_BY_HOUR",
      kafkaVersion: "2.8.1",
      msgRetentionTime: 2880,
      config: { autoCreateTopicEnable: true, defaultNumPartitions: 4, defaultReplicationFactor: 2 },
      tagSet: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        instanceName: "orders",
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
  },
  CkafkaTopic: async (platform) => {
    const place = await givenSubnet(platform);
    const { id: instanceId } = await platform.state.kafkaInstances.create({ name: "events", ...place });
    const inputs = {
      instanceId,
      topicName: "orders",
      partitionNum: 3,
      replicaNum: 2,
      note: "Orders",
      enableWhiteList: true,
      ipWhiteLists: ["10.0.0.1"],
    };
    return {
      inputs,
      changed: {
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
      },
      replaced: { ...inputs, topicName: "payments" },
    };
  },
};
