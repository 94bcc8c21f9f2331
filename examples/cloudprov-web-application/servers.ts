import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";
import type { DatabaseLogin } from "./database.ts";
import { nameOf } from "./names.ts";
import type { ZoneSubnet } from "./network.ts";

/** What all servers have in common. */
export interface ServerSettings {
  readonly vpcId: pulumi.Input<string>;
  readonly places: readonly ZoneSubnet[];
  readonly imageId: string;
  readonly securityGroupId: pulumi.Input<string>;
  readonly roleName: pulumi.Input<string>;
  readonly database: DatabaseLogin;
  readonly logTopicId: pulumi.Input<string>;
  readonly bucket: pulumi.Input<string>;
  readonly tags: Readonly<Record<string, string>>;
}

/** The port at which the servers listen. */
export const serverPort = 8080;

/**
 * A server in each zone. Its environment contains the login of the database, and names the log topic and the bucket. A changed
 * environment replaces the server, because the script runs only when a machine starts for the first time.
 */
export function createServers(settings: ServerSettings): cloudprov.Instance[] {
  const { vpcId, places, imageId, securityGroupId, roleName, database, logTopicId, bucket, tags } = settings;
  const userDataRaw = pulumi.interpolate`#!/bin/sh
umask 077
rm -f /etc/shop.env
cat > /etc/shop.env <<'END'
PORT=${serverPort}
DATABASE_HOST=${database.host}
DATABASE_PORT=${database.port}
DATABASE_NAME=${database.name}
DATABASE_USER=${database.user}
DATABASE_PASSWORD='${database.password}'
LOG_TOPIC=${logTopicId}
BUCKET=${bucket}
END
systemctl restart shop
`;
  return places.map(
    ({ zone, subnet }, at) =>
      new cloudprov.Instance(`shop-${at + 1}`, {
        instanceName: nameOf(`shop-${at + 1}`),
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
        userDataReplaceOnChange: true,
        tags,
      }),
  );
}
