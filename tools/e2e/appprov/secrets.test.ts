import * as appprov from "@org/appprov";
import * as pulumi from "@pulumi/pulumi";
import { expect, test } from "vitest";
import { failureOf } from "../stack/failure-of.ts";
import { LoudLog } from "../stack/loud-log.ts";
import { giveEnvironment, startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const registry = { username: "registry-robot", password: "registry-password-1" };
const variable = "value-of-a-secret-variable-1";
const ofDrains = ["datadog-log-key-1", "logging-token-1", "influx-password-1", "influx-token-1", "drain-password-1"];

test("no secret is in what the CLI prints at its highest verbosity, in the state, or sent to a foreign host", async () => {
  await using platform = await startPlatform({ images: { "shop:1": { credentials: registry } } });
  const { envId } = await giveEnvironment(platform);
  const [logKey, loggingToken, influxPassword, influxToken, drainPassword] = ofDrains;
  const program = async () => {
    const orders = new appprov.Database("orders", { envId, handle: "orders", databaseType: "postgresql" });
    new appprov.Replica("copy", { envId, handle: "copy", primaryDatabaseId: orders.databaseId });
    new appprov.App("shop", {
      envId,
      handle: "shop",
      dockerImage: "shop:1",
      privateRegistryUsername: registry.username,
      privateRegistryPassword: registry.password,
      config: { DATABASE_URL: orders.defaultConnectionUrl, TOKEN: pulumi.secret(variable) },
    });
    const drain = { envId, drainHost: "logs.example.com" };
    new appprov.LogDrain("datadog", { envId, handle: "datadog", drainType: "datadog", token: logKey });
    new appprov.LogDrain("sw", { ...drain, handle: "sw", drainType: "solarwinds", loggingToken, drainPassword });
    const influx = { envId, url: "https://influx.example.com" };
    const one = { ...influx, username: "writer", password: influxPassword, database: "metrics" };
    new appprov.MetricDrain("one", { ...one, handle: "one", drainType: "influxdb" });
    const two = { ...influx, apiKey: influxToken, bucket: "metrics", organization: "shop" };
    new appprov.MetricDrain("two", { ...two, handle: "two", drainType: "influxdb2" });
    return { url: orders.defaultConnectionUrl };
  };
  await using stack = await stackFor(platform, { program });
  const log = new LoudLog();

  // The log of an operation that fails may quote the app's configuration.
  platform.failNextOperation({ kind: "app", message: "Crashed", log: `TOKEN=${variable} ${registry.password}` });
  const failure = await failureOf(stack.stack.up(log.options));
  await stack.stack.up(log.options);
  const plainState = await stack.stateFile();
  const urls = platform.state.databases
    .list()
    .flatMap(({ credentials }) => credentials.map((one) => one.connectionUrl));
  await stack.stack.refresh(log.options);
  await stack.stack.destroy(log.options);

  const secrets = [...urls, ...ofDrains, ...Object.values(registry), variable];
  const tokens = platform.tokens.all().map(({ token }) => token);
  expect(urls.length).toBeGreaterThan(1);
  // The log is what it should be: the plugin's requests and the end of the operation's log are in it.
  expect(log.text).toMatch(/POST .*\/accounts\/\d+\/apps/);
  expect(failure).toMatch(/Crashed/);
  expect(log.telling([...secrets, ...tokens])).toEqual([]);
  expect([...secrets, ...tokens].filter((secret) => plainState.includes(secret))).toEqual([]);
  expect(platform.journal.foreign).toEqual([]);
  expect(platform.journal.violations).toEqual([]);
});
