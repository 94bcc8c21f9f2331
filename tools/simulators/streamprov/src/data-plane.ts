import { type Host, openAgain, openHost, type Ports, type Service } from "@org/simulator";
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
  #closing: Promise<unknown> = Promise.resolve();

  constructor(world: () => World, ports: Ports) {
    this.#world = world;
    this.#ports = ports;
  }

  openKafka(clusterId: string, earlierUrl?: string): Promise<string> {
    return this.#serve(clusterId, kafkaService(this.#world(), clusterId), earlierUrl);
  }

  openSchemaRegistry(clusterId: string, earlierUrl?: string): Promise<string> {
    return this.#serve(clusterId, schemaRegistryService(this.#world(), clusterId), earlierUrl);
  }

  async openFlink(regionId: string, earlierUrl?: string): Promise<string> {
    const known = this.#hosts.get(regionId);
    if (known !== undefined) return (await known).url;
    return this.#serve(regionId, flinkService(this.#world(), regionId), earlierUrl);
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
    const closed = host?.then((one) => one.close());
    this.#closing = Promise.all([this.#closing, closed]);
  }

  /** Stops all of them. */
  async closeAll(): Promise<void> {
    const hosts = [...this.#hosts.values()];
    this.#hosts.clear();
    await Promise.all([this.#closing, ...hosts.map(async (host) => (await host).close())]);
  }

  #serve<Caller>(clusterId: string, service: Service<Caller>, earlierUrl: string | undefined): Promise<string> {
    const { hub } = this.#world();
    const open = (port: number) => openHost(hub, service, port);
    return this.#open(
      clusterId,
      openAgain(hub.network, earlierUrl, open, () => this.#ports.take()),
    );
  }

  async #open(clusterId: string, host: Promise<Host>): Promise<string> {
    this.#hosts.set(clusterId, host);
    return (await host).url;
  }
}
