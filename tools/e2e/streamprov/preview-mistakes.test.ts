import * as streamprov from "@org/streamprov";
import { expect, test } from "vitest";
import { problemsIn } from "../stack/diagnostics.ts";
import { failureOf } from "../stack/failure-of.ts";
import { setYamlProgram, withYamlHost } from "../stack/yaml-program.ts";
import { configureKafka, giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("all mistakes of a topic are found at preview, each with its property and what to do", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  const program = async () => {
    new streamprov.KafkaTopic("orders", {
      topicName: "no spaces",
      partitionsCount: 0,
      config: { "retention.mss": "1", "retention.ms": "seven days" },
    });
  };
  await using stack = await stackFor(platform, { program, ...configureKafka(cluster) });

  expect(problemsIn(await failureOf(stack.preview()))).toEqual([
    expect.stringMatching(/topicName.*contain only letters/),
    expect.stringMatching(/partitionsCount.*at least 1/),
    expect.stringMatching(/config\["retention.ms"\] must be a whole number, not "seven days"/),
    expect.stringMatching(/config\["retention.mss"\] is not a topic setting; did you mean retention\.ms\?/),
  ]);
  // The provider asks only for the organization of the key.
  expect(platform.journal.entries.map(({ path }) => path)).toEqual(["/org/v2/environments"]);
});

test("one mistake in the choice of a cluster's kind is one message, as is a value outside of an enumeration", async () => {
  await using platform = await startPlatform();
  const cluster = (args: Partial<streamprov.KafkaClusterArgs>) => async () => {
    new streamprov.KafkaCluster("orders", {
      availability: "SINGLE_ZONE",
      cloud: "AWS",
      region: "eu-central-1",
      environment: { id: "env-1" },
      ...args,
    });
  };
  await using stack = await stackFor(platform);

  const both = await failureOf(stack.preview({ program: cluster({ basic: {}, standard: {} }) }));
  expect(problemsIn(both)).toEqual([expect.stringMatching(/standard cannot be combined with basic/)]);
  const none = await failureOf(stack.preview({ program: cluster({}) }));
  expect(problemsIn(none)).toEqual([expect.stringMatching(/Give exactly one of basic, standard, .* and /)]);
  const cloud = await failureOf(stack.preview({ program: cluster({ basic: {}, cloud: "ASW" }) }));
  expect(problemsIn(cloud)).toEqual([expect.stringMatching(/cloud must be AWS, AZURE or GCP, not "ASW"/)]);
});

test("a change that the platform would reject, or that loses data, is reported in the preview", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  const topic = (args: Omit<streamprov.KafkaTopicArgs, "topicName">) => async () => {
    new streamprov.KafkaTopic("orders", { topicName: "orders", ...args });
  };
  await using stack = await stackFor(platform, configureKafka(cluster));
  await stack.up({ program: topic({ partitionsCount: 6, config: { "segment.jitter.ms": "5" } }) });

  const readOnly = topic({ partitionsCount: 6, config: { "segment.jitter.ms": "6" } });
  expect(await failureOf(stack.preview({ program: readOnly }))).toMatch(
    /error: .*config\["segment.jitter.ms"\] is a read-only topic setting.*restore its value "5"/,
  );

  const fewer = topic({ partitionsCount: 3, config: { "segment.jitter.ms": "5" } });
  const preview = await stack.preview({ program: fewer });
  expect(preview.changeSummary).toMatchObject({ replace: 1 });
  expect(preview.stdout).toMatch(/warning: .*partitionsCount.*all its messages are lost/);
});

test("a misspelt property of a YAML program is named, with the one that was meant", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform, { env: await withYamlHost() });
  await setYamlProgram(
    stack,
    `resources:
  orders:
    type: streamprov:index:KafkaTopic
    properties:
      topicName: orders
      partitionCount: 3
`,
  );

  const { code, stdout, stderr } = await stack.cli(["preview", "--stack", "local"]);

  expect(code).not.toBe(0);
  expect(stdout + stderr).toMatch(/partitionCount/);
  expect(stdout + stderr).toMatch(/partitionsCount/);
});
