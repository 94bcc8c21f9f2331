/** An environment whose logs go to a syslog server and whose metrics go to Datadog. */
import * as appprov from "@org/appprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const stack = appprov.getStackOutput({ name: "shared-us-west-1" });
const environment = new appprov.Environment("observed", { handle: "observed", stackId: stack.stackId });
new appprov.LogDrain("collector", {
  envId: environment.envId,
  handle: "collector",
  drainType: "syslog_tls_tcp",
  drainHost: "logs.example.com",
  drainPort: 6514,
  drainProxies: true,
});
new appprov.MetricDrain("datadog", {
  envId: environment.envId,
  handle: "datadog",
  drainType: "datadog",
  apiKey: config.requireSecret("datadogApiKey"),
});
