import { type StreamprovOptions, startStreamprovSimulator } from "@org/simulator-streamprov";
import type { Answer, Command } from "./protocol.ts";

// The platform in a process of its own, so that its work is not counted as anybody else's.
const options = JSON.parse(process.argv[2] ?? "{}") as StreamprovOptions;
const platform = await startStreamprovSimulator(options);

const environment = await platform.state.environments.create({ displayName: "bench" });
const cluster = await platform.state.kafkaClusters.create({ environmentId: environment.id, displayName: "bench" });
const key = await platform.state.apiKeys.create({
  ownerId: platform.credentials.userId,
  scope: { kind: "kafka", id: cluster.id, environmentId: environment.id },
});

process.on("message", (command: Command) => {
  if (command.do === "set") {
    platform.set(command.settings);
    answer({ done: true });
  } else {
    answer({ traffic: count() });
  }
});
process.on("disconnect", () => process.exit());
answer({
  ready: {
    url: platform.url,
    cloudKey: { id: platform.credentials.cloudApiKey, secret: platform.credentials.cloudApiSecret },
    cluster: { id: cluster.id, restEndpoint: cluster.restEndpoint, key: { id: key.id, secret: key.secret } },
  },
});

function count() {
  const { journal } = platform;
  const traffic = {
    requests: journal.requests,
    refused: journal.summary().reduce((sum, { statuses }) => sum + (statuses["429"] ?? 0), 0),
    connections: journal.connections,
    violations: journal.violations.length,
    topics: platform.state.topics.list().length,
  };
  journal.clear();
  return traffic;
}

function answer(message: Answer): void {
  process.send?.(message);
}
