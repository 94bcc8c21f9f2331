import type { Fields, ReadOperation } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import { type Body, listOf } from "../../platform/service-client.ts";
import { apiFields, backendFields, oauthFields, settingNames, untoldSettings } from "./api-settings.ts";
import { limitNames } from "./environment-limits.ts";

/** What decides which settings an API has. */
interface ApiKind {
  readonly authType?: unknown;
  readonly apiBusinessType?: unknown;
  readonly serviceConfigType?: unknown;
}

/** What no call takes away: a program that no longer gives it leaves it as it is. */
const lasting: readonly string[] = ["oauthConfig"];

/** For what an API is read. */
type ApiReading = { readonly args: Values } & Pick<ReadOperation<Fields>, "purpose">;

/** The fields that the platform is told of an API with these values, but for some. */
export function sentOf(values: Values, but: readonly string[] = []) {
  const isSent = (name: string) => !but.includes(name) && belongs(name, values) && !isContradicted(name, values);
  return Object.fromEntries(settingNames.filter(isSent).map((name) => [name, apiFields[name]]));
}

/** Whether an API of a kind has a setting at all. */
function belongs(name: string, { authType, apiBusinessType, serviceConfigType }: ApiKind): boolean {
  if (name in oauthFields && authType !== "OAUTH") return false;
  if (name === "authRelationApiId") return apiBusinessType !== "OAUTH";
  const own = backendFields[String(serviceConfigType)];
  return own?.[name] !== undefined || !Object.values(backendFields).some((fields) => name in fields);
}

/** Error codes are not taken away while there are to be some. */
function isContradicted(name: string, { responseErrorCodes }: Values): boolean {
  return name === "isDeleteResponseErrorCodes" && isGiven(responseErrorCodes);
}

/** What the program leaves to the platform is told it as it was. */
export function untouched(args: Values, state: Values): Values {
  const names = settingNames.filter(
    (name) => apiFields[name].role === "computed" && !untoldSettings.includes(name) && !isGiven(args[name]),
  );
  return Object.fromEntries(names.map((name) => [name, state[name]]));
}

/** The properties that an answer tells nothing of, and those that no call takes away: they stay as they are. */
export function untoldIn(body: Body, { args, purpose }: ApiReading): readonly string[] {
  const kind = {
    authType: body["AuthType"],
    apiBusinessType: body["ApiBusinessType"],
    serviceConfigType: body["ServiceType"],
  };
  const strange = settingNames.filter(
    (name) => !belongs(name, kind) && (apiFields[name].role !== "computed" || isGiven(args[name])),
  );
  const kept = purpose === "import" ? [] : lasting.filter((name) => !isGiven(args[name]));
  const missing = settingNames.filter(
    (name) => apiFields[name].facts.wire?.startsWith("ServiceConfig.") && (body["ServiceConfig"] ?? null) === null,
  );
  return [...untoldSettings, ...strange, ...kept, ...missing, ...(body["Limits"] === undefined ? limitNames : [])];
}

/** Adds the types that the platform does not tell of the service's parameters. */
export function withParameterTypes(body: Body, { serviceParameters }: Values): Body {
  const known = listOf(serviceParameters);
  const typed = (parameter: Body, at: number) =>
    known[at]?.["name"] === parameter["Name"]
      ? { RelevantRequestParameterType: known[at]?.["relevantRequestParameterType"], ...parameter }
      : parameter;
  const { ServiceParameters: parameters } = body;
  return Array.isArray(parameters) ? { ...body, ServiceParameters: parameters.map(typed) } : body;
}

/** Whether there is anything to send. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
}
