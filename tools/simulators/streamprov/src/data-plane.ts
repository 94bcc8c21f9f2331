import { type Host, openHost, type Ports } from "@org/simulator";
import { flinkService } from "./flink/service.ts";
import { kafkaService } from "./kafka/service.ts";
import { schemaRegistryService } from "./schema-registry/service.ts";
import { openStorage } from "./storage/host.ts";
import type { DataPlane, World } from "./world.ts";

/** The hosts of data planes: one for each Kafka and each Schema Registry cluster and each region of Flink that is used, and storage. */
export class DataPlaneHosts implements DataPlane {
  readonly #world: () => World;
  readonly #ports: Ports;
  readonly #hosts = new Map<string, Promise<Host>>();

  constructor(world: () => World, ports: Ports) {
    this.#world = world;
    this.#ports = ports;
  }

  openKafka(clusterId: string): Promise<string> {
    return this.#open(
      clusterId,
      openHost(this.#world().hub, kafkaService(this.#world(), clusterId), this.#ports.take()),
    );
  }

  openSchemaRegistry(clusterId: string): Promise<string> {
    const service = schemaRegistryService(this.#world(), clusterId);
    return this.#open(clusterId, openHost(this.#world().hub, service, this.#ports.take()));
  }

  async openFlink(regionId: string): Promise<string> {
    const known = this.#hosts.get(regionId);
    if (known !== undefined) return (await known).url;
    return this.#open(regionId, openHost(this.#world().hub, flinkService(this.#world(), regionId), this.#ports.take()));
  }

  async openStorage(): Promise<string> {
    const known = this.#hosts.get("storage");
    return known === undefined
      ? this.#open("storage", openStorage(this.#world(), this.#ports.take()))
      : (await known).url;
  }

  close(clusterId: string): void {
    const host = this.#hosts.get(clusterId);
    this.#hosts.delete(clusterId);
    // Nothing waits for it: the cluster is deleted when the response is sent, and its port closes a moment later.
    void host?.then((one) => one.close());
  }

  /** Stops all of them. */
  async closeAll(): Promise<void> {
    const hosts = [...this.#hosts.values()];
    this.#hosts.clear();
    await Promise.all(hosts.map(async (host) => (await host).close()));
  }

  async #open(clusterId: string, host: Promise<Host>): Promise<string> {
    this.#hosts.set(clusterId, host);
    return (await host).url;
  }
}
