const organization = "The generator calls the result of a lookup without arguments as if it were an output.";

const csharpNull = "The generator writes an empty object in a list as `null`.";

const javaOutputs = "The generator passes outputs where the SDK takes values: the program does not compile.";

const javaValues =
  "The SDK has its own type for the values of a property, but the generator passes texts: the program does not compile.";

/**
 * Programs that an official generator does not write correctly, with the reason, by package, page and language. Their
 * pages have no tab for the language.
 */
export const missing: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "appprov/programs/web-app.md": { java: javaOutputs },
  "cloudprov/functions/get-api-gateway-throttling-apis.md": { java: javaValues },
  "cloudprov/programs/access.md": { java: javaOutputs },
  "cloudprov/programs/api.md": { java: javaValues },
  "cloudprov/programs/api-access.md": { java: javaValues },
  "cloudprov/programs/api-document.md": { java: javaValues },
  "cloudprov/programs/api-upstream.md": { java: javaValues },
  "cloudprov/programs/load-balancer.md": { java: javaOutputs },
  "cloudprov/programs/nat.md": { java: javaOutputs },
  "cloudprov/programs/rule-templates.md": { java: javaOutputs },
  "cloudprov/resources/action-resource.md": {
    go: "The generator writes lists in a map of any values as `pulumi.Any{...}`, but `pulumi.Any` is a function.",
  },
  "cloudprov/resources/api-gateway-service.md": { java: javaValues },
  "streamprov/programs/catalog.md": { java: javaValues },
  "streamprov/programs/cluster-settings.md": { java: javaValues },
  "streamprov/programs/connector.md": { java: javaOutputs },
  "streamprov/programs/field-encryption.md": { java: javaOutputs },
  "streamprov/programs/flink.md": { go: organization, java: javaOutputs },
  "streamprov/programs/flink-function.md": { go: organization, java: javaOutputs },
  "streamprov/programs/ip-filter.md": { java: javaOutputs },
  "streamprov/programs/mirrored-topic.md": { java: javaValues },
  "streamprov/programs/network-link.md": { java: javaValues },
  "streamprov/programs/network-peering.md": { java: javaValues },
  "streamprov/programs/private-link-access.md": { java: javaValues },
  "streamprov/programs/schema.md": { java: javaValues },
  "streamprov/programs/schema-exporter.md": { java: javaValues },
  "streamprov/programs/tables.md": { csharp: csharpNull, java: javaValues },
  "streamprov/programs/topic-with-access.md": { java: javaValues },
  "streamprov/programs/transit-gateway.md": { java: javaValues },
  "streamprov/resources/connector.md": { java: javaOutputs },
  "streamprov/resources/network.md": { java: javaValues },
  "streamprov/resources/tableflow-topic.md": { java: javaValues },
};
