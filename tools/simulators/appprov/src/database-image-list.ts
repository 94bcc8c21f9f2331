import type { DatabaseImage } from "./records.ts";

const versions: Readonly<Record<string, readonly string[]>> = {
  couchdb: ["3.3"],
  elasticsearch: ["7.10", "8.15"],
  influxdb: ["1.8", "2.7"],
  mongodb: ["4.0"],
  mysql: ["5.7", "8.0", "8.4"],
  postgresql: ["9.4", "12", "13", "14", "15", "16"],
  rabbitmq: ["3.13"],
  redis: ["6.2", "7.0", "7.2-aof", "7.2"],
  sftp: ["latest"],
};

/** The types of databases. */
export const databaseTypes: readonly string[] = Object.keys(versions);

/** The images that the platform offers, with constant IDs. The last version of each type is recommended. */
export function seededImages(): Pick<DatabaseImage, "id" | "type" | "version" | "recommended">[] {
  return Object.entries(versions)
    .flatMap(([type, ofType]) =>
      ofType.map((version, index) => ({ type, version, recommended: index === ofType.length - 1 })),
    )
    .map((image, index) => ({ id: String(101 + index), ...image }));
}
