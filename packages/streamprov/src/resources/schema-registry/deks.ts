import { type HttpClient, url } from "@org/core-http";
import { expectation, expectationOfRequested, fromWire, type ReadOutputs } from "@org/core-provider";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import { listOf, listOfNames } from "../../platform/responses.ts";
import { kekNames } from "./keks.ts";
import { algorithms, type DekKey, dekParts } from "./schema-registry-dek-fields.ts";

const { kekName: _, ...dekFacts } = dekParts;
/** The expected response with a DEK. */
export const dekResponse = expectation(dekFacts);

const versionsResponse = listOf("number", "versions");

type Dek = ReadOutputs<typeof dekFacts>;

/** Reads a DEK. */
export async function requestDek(client: HttpClient, key: DekKey): Promise<Dek> {
  const { path, query } = dekPathAndQuery(key);
  const { kekName, subjectName: subject, algorithm, version } = key;
  const identifies = expectationOfRequested({ kekName, subject, algorithm, version });
  return fromWire(dekFacts, await client.get(path, { query, expects: dekResponse, identifies }));
}

/** All DEKs of a registry, which lists them by KEK, subject and algorithm. */
export async function* allDeks(client: HttpClient): AsyncGenerator<DekKey> {
  for (const kekName of await kekNames(client)) {
    for (const subjectName of await subjectsOf(client, kekName)) {
      for (const algorithm of algorithms) {
        const path = `${deksOf(kekName)}${url`/${subjectName}/versions`}`;
        const request = { query: { algorithm }, expects: versionsResponse };
        const versions = await ifExists(client.get<readonly number[]>(path, request), isNotFound);
        for (const version of versions ?? []) yield { kekName, subjectName, version, algorithm };
      }
    }
  }
}

/** The subjects with DEKs under a KEK. */
export function subjectsOf(client: HttpClient, kekName: string): Promise<readonly string[]> {
  return client.get<readonly string[]>(deksOf(kekName), { expects: listOfNames });
}

/** The path and query of a DEK. */
export function dekPathAndQuery({ kekName, subjectName, version, algorithm }: DekKey) {
  return { path: `${deksOf(kekName)}${url`/${subjectName}/versions/${version}`}`, query: { algorithm } };
}

/** The path of the DEKs under a KEK. */
export function deksOf(kekName: string): string {
  return url`/dek-registry/v1/keks/${kekName}/deks`;
}
