import { type HttpClient, url } from "@org/core-http";
import { expectation, expectationOfOwn, fromWire, type ReadOutputs } from "@org/core-provider";
import { listOfNames } from "../../platform/responses.ts";
import { kekParts } from "./schema-registry-kek-fields.ts";

type Kek = ReadOutputs<typeof kekParts>;

/** The path of the KEKs. */
export const keks = "/dek-registry/v1/keks";
/** The expected response with a KEK. */
export const kekResponse = expectation(kekParts);

/** Reads a KEK. */
export async function requestKek(client: HttpClient, name: string): Promise<Kek> {
  return fromWire(
    kekParts,
    await client.get(kekPath(name), { expects: kekResponse, identifies: expectationOfOwn("name", name) }),
  );
}

/** The names of all KEKs of a registry. */
export function kekNames(client: HttpClient): Promise<readonly string[]> {
  return client.get<readonly string[]>(keks, { expects: listOfNames });
}

/** The path of a KEK. */
export function kekPath(name: string): string {
  return `${keks}${url`/${name}`}`;
}
