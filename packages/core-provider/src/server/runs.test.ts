import pluginPb from "@pulumi/pulumi/proto/plugin_pb.js";
import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import { expect, it } from "vitest";
import { type RunningProvider, startProvider } from "../testing/index.ts";
import { aborted } from "../testing/toy/aborted.ts";
import { makeToy } from "../testing/toy/toy-provider.ts";

/** How an engine that finds the plugin running begins a run. */
const beginnings: Record<string, (host: RunningProvider, address: string) => Promise<unknown>> = {
  Handshake: ({ connection: { callGenerated, client } }, address) =>
    callGenerated((done) =>
      client.handshake(new providerPb.ProviderHandshakeRequest().setEngineAddress(address), done),
    ),
  Attach: ({ connection: { callGenerated, client } }, address) =>
    callGenerated((done) => client.attach(new pluginPb.PluginAttach().setAddress(address), done)),
  Configure: async () => {},
};

it.for(Object.keys(beginnings))("a plugin serves another run after Cancel, which begins with %s", async (beginning) => {
  const { provider, platform } = makeToy();
  await using host = await startProvider(provider);
  await using next = await startProvider(makeToy().provider);
  const box = host.resource("Box", "orders");
  await box.create({ boxName: "orders" });
  await host.cancel();
  await expect(box.read()).rejects.toThrow("was interrupted");

  await beginnings[beginning]?.(host, next.engineAddress);
  await host.configure({});

  // It was created in the run before: in this one, its deletion is no leftover of a replacement.
  await box.read();
  await box.delete();
  expect([...platform.boxes.keys()]).toEqual([]);
});

it("a second provider of one run attaches to the same plugin without interrupting running operations", async () => {
  const { provider, platform } = makeToy();
  await using host = await startProvider(provider);
  let isAborted = false;
  const { promise, resolve } = Promise.withResolvers<void>();
  platform.hooks["ready"] = async ({ signal }) => {
    await promise;
    isAborted = signal.aborted;
  };
  const creating = host.resource("Box", "orders").create({ boxName: "orders" });
  await expect.poll(() => platform.boxes.size).toBe(1);

  await beginnings["Handshake"]?.(host, host.engineAddress);
  await beginnings["Attach"]?.(host, host.engineAddress);
  resolve();
  await creating;
  expect(isAborted).toBe(false);
});

it("a run whose engine was killed ends when the next one attaches", async () => {
  const { provider, platform } = makeToy();
  await using host = await startProvider(provider);
  await using next = await startProvider(makeToy().provider);
  platform.hooks["ready"] = ({ signal }) => aborted(signal);
  const creating = expect(host.resource("Box", "orders").create({ boxName: "orders" })).rejects.toThrow(
    "was interrupted",
  );
  await expect.poll(() => platform.boxes.size).toBe(1);
  await beginnings["Handshake"]?.(host, next.engineAddress);
  await creating;
});
