import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";
import type { ZoneSubnet } from "./network.ts";

/** What all servers have in common. */
export interface ServerSettings {
  readonly vpcId: pulumi.Input<string>;
  readonly places: readonly ZoneSubnet[];
  readonly imageId: string;
  readonly securityGroupId: pulumi.Input<string>;
  readonly roleName: pulumi.Input<string>;
  readonly databaseHost: pulumi.Input<string>;
  readonly logTopicId: pulumi.Input<string>;
  readonly bucket: pulumi.Input<string>;
  readonly tags: Readonly<Record<string, string>>;
}

/** The port at which the servers listen. */
export const serverPort = 8080;

/** A server in each zone. Its environment names the database, the log topic and the bucket, and contains no secret. */
export function createServers(settings: ServerSettings): cloudprov.Instance[] {
  const { vpcId, places, imageId, securityGroupId, roleName, databaseHost, logTopicId, bucket, tags } = settings;
  const userDataRaw = pulumi.interpolate`#!/bin/sh
cat > /etc/shop.env <<END
PORT=${serverPort}
DATABASE_HOST=${databaseHost}
LOG_TOPIC=${logTopicId}
BUCKET=${bucket}
END
systemctl restart shop
`;
  return places.map(
    ({ zone, subnet }, at) =>
      new cloudprov.Instance(`shop-${at + 1}`, {
        instanceName: `shop-${at + 1}`,
        availabilityZone: zone,
        imageId,
        instanceType: "S5.MEDIUM2",
        systemDiskType: "CLOUD_PREMIUM",
        systemDiskSize: 50,
        vpcId,
        subnetId: subnet.id,
        orderlySecurityGroups: [securityGroupId],
        camRoleName: roleName,
        userDataRaw,
        tags,
      }),
  );
}
