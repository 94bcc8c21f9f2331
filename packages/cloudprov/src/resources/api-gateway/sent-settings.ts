import type { Fields, ReadOperation } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import type { Body } from "../../platform/responses.ts";
import { backendFields } from "./api-backends.ts";
import { oauthFields } from "./api-oauth-fields.ts";
import { apiFields, settingNames } from "./api-settings.ts";
import { limitNames } from "./environment-limits.ts";

/** The values that decide which settings an API has. */
interface ApiKind {
  readonly authType?: unknown;
  readonly apiBusinessType?: unknown;
  readonly serviceConfigType?: unknown;
}

/** Settings that cannot be removed: removing them from the program keeps them. */
const lasting = ["oauthConfig"] as const;

/** The purpose of a read, with the known values. */
interface ApiReading extends Pick<ReadOperation<Fields>, "purpose"> {
  readonly args: Values;
  readonly state: Values;
}

/** The fields to send for an API with these values, except some. */
export function sentOf(values: Values, but: readonly string[] = []) {
  const isSent = (name: string) => !but.includes(name) && belongs(name, values) && !isContradicted(name, values);
  return Object.fromEntries(settingNames.filter(isSent).map((name) => [name, apiFields[name]]));
}

/** Whether an API has a setting at all. */
function belongs(name: string, { authType, apiBusinessType, serviceConfigType }: ApiKind): boolean {
  if (name in oauthFields && authType !== "OAUTH") return false;
  if (name === "authRelationApiId") return apiBusinessType !== "OAUTH";
  const own = backendFields[String(serviceConfigType)];
  return own?.[name] !== undefined || !Object.values(backendFields).some((fields) => name in fields);
}

/** Error codes are not deleted if any are given. */
function isContradicted(name: string, { responseErrorCodes }: Values): boolean {
  return name === "isDeleteResponseErrorCodes" && isGiven(responseErrorCodes);
}

/** Settings that the program does not give are sent with their old values. */
export function untouched(args: Values, state: Values): Values {
  const names = settingNames.filter(
    (name) => apiFields[name].role === "computed" && !apiFields[name].facts.writeOnly && !isGiven(args[name]),
  );
  return Object.fromEntries(names.map((name) => [name, state[name]]));
}

/** The settings that a response does not contain, and those that cannot be removed: they keep their values. */
export function unchangedBy(body: Body, { args, state, purpose }: ApiReading): Values {
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
  const unsaid = [...strange, ...kept, ...missing, ...(body["Limits"] === undefined ? limitNames : [])];
  const [first, second] = purpose === "readBack" ? [args, state] : [state, args];
  return Object.fromEntries(
    unsaid.flatMap((name) => {
      const isComputed = apiFields[name].role === "computed";
      const value = first[name] ?? (isComputed || purpose !== "readBack" ? second[name] : undefined);
      return isComputed && value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Whether there is a value to send. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
}
