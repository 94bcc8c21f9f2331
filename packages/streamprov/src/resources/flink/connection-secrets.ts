import { field, oneOfNames, onlyWhen, type Rule, requiredWhen } from "@org/core-provider";

/** The platform's name of each secret, by property. */
export const secretNames = {
  apiKey: "API_KEY",
  awsAccessKey: "AWS_ACCESS_KEY_ID",
  awsSecretKey: "AWS_SECRET_ACCESS_KEY",
  awsSessionToken: "AWS_SESSION_TOKEN",
  serviceKey: "SERVICE_KEY",
  username: "USERNAME",
  password: "PASSWORD",
} as const;

type SecretName = keyof typeof secretNames;

/** Types of connections with the same secrets: required and optional ones. */
const kinds: readonly {
  readonly types: readonly string[];
  readonly needs: readonly SecretName[];
  readonly mayHave?: readonly SecretName[];
}[] = [
  { types: ["OPENAI", "AZUREML", "AZUREOPENAI", "GOOGLEAI", "ELASTIC", "PINECONE"], needs: ["apiKey"] },
  { types: ["BEDROCK", "SAGEMAKER"], needs: ["awsAccessKey", "awsSecretKey"], mayHave: ["awsSessionToken"] },
  { types: ["VERTEXAI"], needs: ["serviceKey"] },
  { types: ["MONGODB", "COUCHBASE"], needs: ["username", "password"] },
];

/** The types of connections. */
export const connectionTypes = kinds.flatMap(({ types }) => types);

const isOf = (types: readonly string[]) => ({
  says: `type is ${oneOfNames(types)}`,
  fields: ["type"],
  test: ({ type }: Readonly<Record<string, unknown>>) => types.includes(String(type)),
});

/** Requires the secrets of the type, and rejects the others. */
export const secretRules: readonly Rule[] = [
  ...kinds.map(({ types, needs }) => requiredWhen(needs, isOf(types))),
  ...kinds.flatMap(({ types, needs, mayHave = [] }) =>
    [...needs, ...mayHave].map((name) => onlyWhen(name, isOf(types))),
  ),
];

const secret = (docs: string) => field.string({ secret: true, writeOnly: true, emptyIsUnset: true, docs });

/** The properties with secrets. */
export const secretFields = {
  apiKey: secret("API key of the service."),
  awsAccessKey: secret("ID of an AWS access key."),
  awsSecretKey: secret("Secret of the AWS access key."),
  awsSessionToken: secret("AWS session token, for a temporary access key."),
  serviceKey: secret("Key of a Google Cloud service account, as JSON."),
  username: secret("User name for the database."),
  password: secret("Password for the database."),
};

type Secrets = { readonly [K in SecretName]?: string | undefined };

/** All secrets in the form of a request: JSON in a text. */
export function secretData(secrets: Secrets): string {
  const given = names.filter((name) => secrets[name]);
  return JSON.stringify(Object.fromEntries(given.map((name) => [secretNames[name], secrets[name]])));
}

const names = Object.keys(secretNames) as readonly SecretName[];

/** The environment variables with the secrets of an import. Some differ from the platform's names, which have other uses. */
const variableNames: Readonly<Record<SecretName, string>> = {
  ...secretNames,
  awsAccessKey: "AWS_ACCESS_KEY_ID_CONNECTION",
  awsSecretKey: "AWS_SECRET_ACCESS_KEY_CONNECTION",
  awsSessionToken: "AWS_SESSION_TOKEN_CONNECTION",
};

/** The secrets of an imported connection from the environment variables for its type. */
export function importedSecrets(type: string, env: Readonly<Record<string, string | undefined>>): Secrets {
  const { needs = [], mayHave = [] } = kinds.find(({ types }) => types.includes(type)) ?? {};
  const found = [...needs, ...mayHave].flatMap((name) => {
    const value = env[variableNames[name]];
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}
