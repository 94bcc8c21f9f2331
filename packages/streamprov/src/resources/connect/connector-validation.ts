import { url } from "@org/core-http";
import { expectation, field, fromWire } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { isNotFound } from "../../platform/errors.ts";
import { classSetting, type GivenSettings, managedClass, mergedSettings, pathOfSetting } from "./connector-settings.ts";
import { type ConnectorPlace, connectPath } from "./connectors.ts";

const text = (wire: string, docs: string) => field.string({ output: true, wire, docs });

/** What is read of a validation. */
const validationFacts = {
  errorCount: field.integer({
    output: true,
    answered: "always",
    wire: "error_count",
    docs: "How many settings are wrong.",
  }),
  settings: field.list(
    field.object(
      {
        name: field.string({ output: true, answered: "always", wire: "value.name", docs: "Name of the setting." }),
        type: text("definition.type", "What its value is."),
        errors: field.list(text("", "What is wrong."), { output: true, wire: "value.errors", docs: "What is wrong." }),
      },
      { docs: "A setting." },
    ),
    { output: true, wire: "configs", docs: "The settings that the class of connectors has." },
  ),
};
const validationAnswer = expectation(validationFacts);

/**
 * Lets the platform look at the settings of a connector that it runs by itself. Those of other connectors are known to
 * their plugins alone.
 *
 * @param fixed - Settings that are not going to change: what is said of them is no reason.
 * @returns names of settings that are passwords and stand among those that are not sensitive.
 * @throws Error that names each setting that the platform refuses.
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
    .put(path, { body: settings, safe: true, expects: validationAnswer })
    .catch((error: unknown) => {
      throw isNotFound(error) ? classUnknown(className, given, error as Error) : error;
    });
  const { errorCount, settings: judged } = fromWire(validationFacts, answer);
  const wrong = judged.filter(({ errors }) => errors.length > 0);
  if (errorCount > 0 && !(wrong.length > 0 && wrong.every(({ name }) => fixed.includes(name)))) {
    throw new Error(refusal(className, errorCount, wrong, given));
  }
  const open = given.configNonsensitive ?? {};
  const isOpen = (name: string) => Object.hasOwn(open, name) && !Object.hasOwn(given.configSensitive ?? {}, name);
  return judged.filter(({ name, type }) => type === "PASSWORD" && isOpen(name)).map(({ name }) => name);
}

function classUnknown(className: string, given: GivenSettings, error: Error): Error {
  const path = pathOfSetting(classSetting, given);
  return new Error(
    `${path}: the platform has no connectors of the class ${className}, or no such Kafka cluster. It says: ${error.message}`,
    { cause: error },
  );
}

function refusal(
  className: string,
  count: number,
  wrong: readonly { readonly name: string; readonly errors: readonly string[] }[],
  given: GivenSettings,
): string {
  const refused = `the platform refuses the settings of this ${className} connector`;
  if (wrong.length === 0) return `${refused}: ${count} are wrong, and it does not say which`;
  const lines = wrong.map(({ name, errors }, i) => `${i + 1}. ${pathOfSetting(name, given)}: ${errors.join("; ")}`);
  return `${refused}:\n${lines.join("\n")}`;
}
