import { url } from "@org/core-http";
import { CodedError, expectation, fromWire, responseField } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { isNotFound } from "../../platform/errors.ts";
import { classSetting, type GivenSettings, managedClass, mergedSettings, pathOfSetting } from "./connector-settings.ts";
import { type ConnectorPlace, connectPath } from "./connectors.ts";

const text = (wire: string) => responseField.string({ wire });

/** The fields of a validation response. */
const validationFacts = {
  errorCount: responseField.integer({
    returned: "always",
    wire: "error_count",
  }),
  settings: responseField.list(
    responseField.object(
      {
        name: responseField.string({ returned: "always", wire: "value.name" }),
        type: text("definition.type"),
        errors: responseField.list(text(""), { wire: "value.errors" }),
      },
      {},
    ),
    { wire: "configs" },
  ),
};
const validationResponse = expectation(validationFacts);

/**
 * Lets the platform validate the settings of a managed connector. Only their plugins know the settings of custom
 * connectors.
 *
 * @param fixed - Settings that cannot change: their errors are ignored.
 * @returns the names of settings that are passwords but not in configSensitive.
 * @throws Error with each setting that the platform rejects.
 */
export async function assertTaken(
  cloud: Clients["cloud"],
  place: ConnectorPlace,
  given: GivenSettings,
  fixed: readonly string[] = [],
): Promise<readonly string[]> {
  const settings = mergedSettings(given);
  const className = managedClass(settings);
  if (className === undefined) return [];
  const path = `${connectPath(place)}${url`/connector-plugins/${className}/config/validate`}`;
  const answer = await cloud
    .put(path, { body: settings, safe: true, expects: validationResponse })
    .catch((error: unknown) => {
      throw isNotFound(error) ? classUnknown(className, given, error as Error) : error;
    });
  const { errorCount, settings: judged } = fromWire(validationFacts, answer);
  const wrong = judged.filter(({ errors }) => errors.length > 0);
  if (errorCount > 0 && !(wrong.length > 0 && wrong.every(({ name }) => fixed.includes(name)))) {
    throw new CodedError("invalid-input", refusal(className, errorCount, wrong, given));
  }
  const open = given.configNonsensitive ?? {};
  const isOpen = (name: string) => Object.hasOwn(open, name) && !Object.hasOwn(given.configSensitive ?? {}, name);
  return judged.filter(({ name, type }) => type === "PASSWORD" && isOpen(name)).map(({ name }) => name);
}

function classUnknown(className: string, given: GivenSettings, error: Error): Error {
  const path = pathOfSetting(classSetting, given);
  return new CodedError(
    "not-found",
    `${path}: the platform does not have the connector class ${className}, or the Kafka cluster does not exist. Its response: ${error.message}`,
    { cause: error },
  );
}

function refusal(
  className: string,
  count: number,
  wrong: readonly { readonly name: string; readonly errors: readonly string[] }[],
  given: GivenSettings,
): string {
  const refused = `the platform rejects the settings of this ${className} connector`;
  if (wrong.length === 0) return `${refused}: ${count} are invalid, and the response does not say which`;
  const lines = wrong.map(({ name, errors }, i) => `${i + 1}. ${pathOfSetting(name, given)}: ${errors.join("; ")}`);
  return `${refused}:\n${lines.join("\n")}`;
}
