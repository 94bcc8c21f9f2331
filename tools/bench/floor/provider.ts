import { definitions, field, type ProviderDefinition } from "@org/core-provider";

const { resource } = definitions<object>();

/** The inputs of a Kafka topic, so that engine and plugin carry the same values as with the real provider. */
const fields = {
  kafkaCluster: field.object(
    { id: field.string({ required: true, docs: "ID of the cluster." }) },
    { replaceOnChange: true, docs: "The cluster." },
  ),
  topicName: field.string({ required: true, replaceOnChange: true, docs: "Name of the topic." }),
  partitionsCount: field.integer({ default: 6, docs: "Number of partitions." }),
  config: field.map(field.string({ docs: "Value of the setting." }), { computed: true, docs: "Settings." }),
  restEndpoint: field.string({ docs: "REST endpoint of the cluster." }),
  credentials: field.object(
    {
      key: field.string({ required: true, secret: true, docs: "API key." }),
      secret: field.string({ required: true, secret: true, docs: "Secret of the API key." }),
    },
    { secret: true, docs: "API key of the cluster." },
  ),
};

const kafkaTopic = resource("KafkaTopic", {
  docs: "Takes the inputs of a Kafka topic and does nothing.",
  example: "",
  fields,
  create: async ({ args }) => ({ id: `${args.kafkaCluster?.id}/${args.topicName}`, known: outputsOf(args) }),
  read: async ({ args, state }) => outputsOf({ ...args, ...state }),
  update: async () => {},
  delete: async () => {},
});

/** A provider that does nothing: what is left is the engine, the protocol and core-provider. */
export const floor: ProviderDefinition<Record<never, never>, object, object> = {
  name: "floor",
  npmPackage: "@org/floor",
  version: "0.0.0",
  displayName: "Floor",
  docs: "A provider that does nothing.",
  homepage: "https://org.example/floor",
  repository: "https://github.com/org/iac-sdks",
  license: "Apache-2.0",
  config: { fields: {} },
  connect: async () => ({}),
  bind: () => ({}),
  resources: [kafkaTopic],
  functions: [],
};

interface Inputs {
  readonly kafkaCluster?: { readonly id: string } | undefined;
  readonly topicName?: string;
  readonly partitionsCount?: number;
  readonly config?: Readonly<Record<string, string>> | undefined;
  readonly restEndpoint?: string | undefined;
  readonly credentials?: { readonly key: string; readonly secret: string } | undefined;
}

function outputsOf({ topicName = "", partitionsCount = 0, config = {}, ...rest }: Inputs) {
  return { ...rest, topicName, partitionsCount, config };
}
