import { expensive, type PortableLife } from "@org/core-provider/testing";
import { ownSecurityGroup, ownSubnet } from "../neighbors.ts";
import { databasePrice, zone } from "../settings.ts";

/** The life of a PostgreSQL instance, which runs on the simulator and on the real platform. */
export const portablePostgresqlLives = {
  PostgresqlInstance: expensive(databasePrice, async (world) => {
    const inputs = {
      name: world.name("shop"),
      availabilityZone: world.setting(zone),
      dbMajorVersion: "14",
      memory: 4,
      storage: 50,
      rootUser: "shop",
      rootPassword: "Secret-123",
      ...(await ownSubnet(world)),
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        name: world.name("site"),
        memory: 8,
        storage: 80,
        rootPassword: "Secret-456",
        securityGroups: [await ownSecurityGroup(world, "database")],
        publicAccessSwitch: true,
        maxStandbyArchiveDelay: 60_000,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, charset: "LATIN1" },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
