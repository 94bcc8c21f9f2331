import * as appprov from "@org/appprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const { envId } = appprov.getEnvironmentOutput({ handle: config.require("environment") });

const logs = new appprov.LogDrain("collector", {
  envId,
  handle: "collector",
  drainType: "syslog_tls_tcp",
  drainHost: config.get("collectorHost") ?? "logs.example.com",
  drainPort: config.getNumber("collectorPort") ?? 6514,
  loggingToken: config.getSecret("collectorToken"),
  // Logs of the endpoints too, one line for each request.
  drainProxies: true,
});

const metrics = new appprov.MetricDrain("datadog", {
  envId,
  handle: "datadog",
  drainType: "datadog",
  apiKey: config.requireSecret("datadogApiKey"),
});

export const drains = [logs.logDrainId, metrics.metricDrainId];
