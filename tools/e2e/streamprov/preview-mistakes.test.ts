import * as streamprov from "@org/streamprov";
import { expect, test } from "vitest";
import { errorsIn, expectOneSentence, problemsIn } from "../stack/diagnostics.ts";
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
    expect.stringMatching(/topicName.*contain only letters.* \[streamprov\/invalid-input\]$/),
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

test("a misspelled name in a JavaScript program is one message, with the name that was meant", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform);
  const failureWith = (program: () => unknown) => {
    const run = async () => {
      await program();
    };
    return failureOf(stack.preview({ program: run }));
  };

  const property = await failureWith(() => new streamprov.Environment("shop", untyped({ displayNme: "shop" })));
  expect(problemsIn(property)).toEqual([
    expect.stringMatching(/displayNme is not a property; did you mean displayName\? \[streamprov\/invalid-input\]$/),
  ]);

  const required = await failureWith(() => {
    const [topicNme, credentials] = ["orders", { key: "k", secret: "s" }];
    const connection = { kafkaCluster: { id: "lkc-1" }, restEndpoint: "https://pkc.example", credentials };
    return new streamprov.KafkaTopic("orders", untyped({ topicNme, ...connection }));
  });
  expect(problemsIn(required)).toEqual([
    expect.stringMatching(/topicNme is not a property; did you mean topicName\? \[streamprov\/invalid-input\]$/),
  ]);

  const explicit = await failureWith(() => {
    const provider = new streamprov.Provider("eu", untyped({ endpoit: platform.url }));
    return new streamprov.Environment("shop", {}, { provider });
  });
  expect(problemsIn(explicit)).toEqual([
    expect.stringMatching(
      /endpoit is not a setting of streamprov; did you mean endpoint\? If not, remove it from the arguments \[streamprov\/invalid-configuration\]$/,
    ),
  ]);

  const argument = await failureWith(() => streamprov.getFlinkRegion(untyped({ cloud: "AWS", regon: "us-east-2" })));
  expect(argument).toMatch(
    /calling getFlinkRegion: regon is not a property; did you mean region\? \[streamprov\/invalid-input\]$/m,
  );
});

test("arguments that a function lacks are one sentence", async () => {
  await using platform = await startPlatform();
  const program = async () => {
    await streamprov.getEnvironment({});
  };
  await using stack = await stackFor(platform, { program });

  const failure = await failureOf(stack.preview());

  expect(failure).toMatch(
    /calling getEnvironment: Give exactly one of id and displayName \[streamprov\/invalid-input\]$/m,
  );
});

test("missing settings are one message, with their names and environment variables", async () => {
  await using platform = await startPlatform();
  const secrets = { "streamprov:cloudApiKey": undefined, "streamprov:cloudApiSecret": undefined };
  await using stack = await stackFor(platform, { secrets });

  const topic = async () => {
    new streamprov.KafkaTopic("orders", { topicName: "orders" });
  };
  expect(problemsIn(await failureOf(stack.preview({ program: topic })))).toEqual([
    expect.stringMatching(
      /kafkaCluster\.id, restEndpoint and credentials are required, .* set them here, or set the provider's kafkaId, .* \(environment KAFKA_ID, KAFKA_REST_ENDPOINT, KAFKA_API_KEY and KAFKA_API_SECRET\) \[streamprov\/invalid-input\]$/,
    ),
  ]);

  const environments = async () => {
    for (const name of ["shop", "store"]) new streamprov.Environment(name);
  };
  const failure = await failureOf(stack.preview({ program: environments }));
  expectOneSentence(failure);
  expect(errorsIn(failure)).toEqual([
    expect.stringMatching(
      /The control plane needs a Cloud API key: set cloudApiKey and cloudApiSecret .*CONFLUENT_CLOUD_API_KEY and CONFLUENT_CLOUD_API_SECRET/,
    ),
  ]);
  expect(platform.journal.entries).toEqual([]);
});

test.each([
  { half: "cloudApiKey", says: /cloudApiSecret is required because cloudApiKey is set/ },
  { half: "endpoit", says: /endpoit is not a setting of streamprov; .*`pulumi config rm streamprov:endpoit`/ },
])("only $half in the configuration is one message", async ({ half, says }) => {
  await using platform = await startPlatform();
  const program = async () => {
    new streamprov.Environment("shop");
  };
  const secrets = { "streamprov:cloudApiKey": undefined, "streamprov:cloudApiSecret": undefined };
  await using stack = await stackFor(platform, { program, secrets, config: { [`streamprov:${half}`]: "k" } });

  expect(problemsIn(await failureOf(stack.preview()))).toEqual([expect.stringMatching(says)]);
});

test("a sign-in with OAuth at an unreachable host fails within seconds, with the host", async () => {
  await using platform = await startPlatform();
  const program = async () => {
    new streamprov.Environment("shop");
  };
  const oauth = {
    // Nothing listens on this port.
    oauthExternalTokenUrl: "http://127.0.0.1:9/token",
    oauthExternalClientId: "id",
    oauthExternalClientSecret: "secret",
    oauthIdentityPoolId: "pool-1",
  };
  const secrets = {
    "streamprov:cloudApiKey": undefined,
    "streamprov:cloudApiSecret": undefined,
    "streamprov:oauth": JSON.stringify(oauth),
  };
  await using stack = await stackFor(platform, { program, secrets, config: { "streamprov:maxRetries": "20" } });
  const began = performance.now();

  const failure = await failureOf(stack.preview());

  expect(failure).toContain("Cannot reach 127.0.0.1:9");
  expect(performance.now() - began).toBeLessThan(60_000);
});

/** Arguments as in a JavaScript program, where nothing checks their names. */
function untyped(args: object) {
  return JSON.parse(JSON.stringify(args));
}
