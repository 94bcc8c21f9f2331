import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Dek, DekAlgorithm, Kek } from "../records.ts";
import type { World } from "../world.ts";
import { registryError } from "./errors.ts";

/** A KEK as requests carry it. */
export interface KekRequest {
  readonly name?: string;
  readonly kmsType?: string;
  readonly kmsKeyId?: string;
  readonly kmsProps?: Readonly<Record<string, string>> | null;
  readonly doc?: string | null;
  readonly shared?: boolean;
}

/** A DEK as requests carry it. */
export interface DekRequest {
  readonly subject?: string;
  readonly version?: number;
  readonly algorithm?: DekAlgorithm;
  readonly encryptedKeyMaterial?: string | null;
}

/** How many bytes a key of an algorithm has. */
const keyBytes: Readonly<Record<DekAlgorithm, number>> = { AES128_GCM: 16, AES256_GCM: 32, AES256_SIV: 64 };

/** The keys of one Schema Registry cluster. */
export class KeyRegistry {
  readonly #world: World;
  readonly #id: string;

  constructor(world: World, id: string) {
    this.#world = world;
    this.#id = id;
  }

  /** The KEKs as a reader sees them, hidden ones included. */
  keks(): Kek[] {
    return this.#world.keks.allSeen().filter((one) => one.registryId === this.#id);
  }

  /** The DEKs of a KEK as a reader sees them, hidden ones included. */
  deks(kekName: string): Dek[] {
    return this.#world.deks.allSeen().filter((one) => one.registryId === this.#id && one.kekName === kekName);
  }

  /**
   * A KEK as a writer sees it.
   *
   * @throws a 404 when there is none, or when it is hidden and hidden ones are not asked for.
   */
  kek(name: string, { hidden }: { readonly hidden: boolean }): Kek {
    const found = this.#world.keks.get(this.#kekId(name));
    if (found === undefined || (found.deleted && !hidden)) throw unknownKey(name);
    return found;
  }

  /** A DEK as a writer sees it; see {@link kek}. */
  dek(key: DekPlace, { hidden }: { readonly hidden: boolean }): Dek {
    const found = this.#world.deks.get(this.#dekId(key));
    if (found === undefined || (found.deleted && !hidden)) throw unknownKey(key.subject);
    return found;
  }

  /** The KEK that a request asks for, as it would be kept. */
  newKek(request: KekRequest): Kek {
    const { name = "", kmsType = "", kmsKeyId = "", kmsProps, doc, shared = false } = request;
    for (const [member, value] of Object.entries({ name, kmsType, kmsKeyId })) {
      if (value === "") throw invalidKey(member);
    }
    return {
      id: this.#kekId(name),
      registryId: this.#id,
      name,
      kmsType: usualName(kmsType),
      kmsKeyId,
      kmsProps: kmsProps ?? {},
      doc: doc ?? "",
      shared,
      deleted: false,
      ts: this.#world.now(),
    };
  }

  /** The DEK that a request asks for, as it would be kept: with a key of the registry's own when it may make one. */
  newDek(kekName: string, request: DekRequest): Dek {
    const { subject = "", version = 1, algorithm = "AES256_GCM", encryptedKeyMaterial } = request;
    if (subject === "") throw invalidKey("subject");
    const { shared } = this.kek(kekName, { hidden: true });
    if (encryptedKeyMaterial == null && !shared) throw invalidKey("encryptedKeyMaterial");
    return {
      id: this.#dekId({ kekName, subject, version, algorithm }),
      registryId: this.#id,
      kekName,
      subject,
      version,
      algorithm,
      encryptedKeyMaterial: encryptedKeyMaterial ?? randomBytes(60).toString("base64"),
      keyMaterial: shared ? randomBytes(keyBytes[algorithm]).toString("base64") : undefined,
      deleted: false,
      ts: this.#world.now(),
    };
  }

  /** Keeps a new KEK, or shows a hidden one again that is the same. */
  addKek(kek: Kek): Kek {
    return this.#add(this.#world.keks, kek, (old) =>
      isSame(old, kek, ["kmsType", "kmsKeyId", "kmsProps", "doc", "shared"]),
    );
  }

  /** Keeps a new DEK, or shows a hidden one again that is the same. A key that the registry has made is the same. */
  addDek(dek: Dek, isMade: boolean): Dek {
    return this.#add(this.#world.deks, dek, (old) => isMade || isSame(old, dek, ["encryptedKeyMaterial"]));
  }

  /** Hides a KEK, or deletes one that is hidden for good. One with DEKs stays, hidden ones included at the end. */
  deleteKek(name: string, permanent: boolean): void {
    const kek = this.kek(name, { hidden: permanent });
    const left = this.#world.deks
      .all()
      .some((one) => one.registryId === this.#id && one.kekName === name && (permanent || !one.deleted));
    if (left) throw registryError(422, 42272, `One or more references exist to the key ${name}`);
    remove(this.#world.keks, kek, { name, permanent });
  }

  /** Hides a DEK, or deletes one that is hidden for good. */
  deleteDek(key: DekPlace, permanent: boolean): void {
    remove(this.#world.deks, this.dek(key, { hidden: permanent }), { name: key.subject, permanent });
  }

  #add<T extends Kek | Dek>(store: StoreOf<T>, key: T, isSameAs: (old: T) => boolean): T {
    const old = store.get(key.id);
    if (old === undefined) return store.insert(key);
    if (!old.deleted || !isSameAs(old)) throw registryError(409, 40971, "Key already exists");
    return store.replace({ ...old, deleted: false });
  }

  #kekId(name: string): string {
    return `${this.#id}/${name}`;
  }

  #dekId({ kekName, subject, version, algorithm }: DekPlace): string {
    return `${this.#id}/${kekName}/${subject}/${version}/${algorithm}`;
  }
}

/** The values that identify a DEK. */
export interface DekPlace {
  readonly kekName: string;
  readonly subject: string;
  readonly version: number;
  readonly algorithm: DekAlgorithm;
}

interface StoreOf<T> {
  get(id: string): T | undefined;
  insert(record: T): T;
  replace(record: T): T;
  remove(id: string): T | undefined;
}

/** 404 for a key that is not there, or hidden. */
export function unknownKey(name: string) {
  return registryError(404, 40470, `Key '${name}' not found.`);
}

function invalidKey(member: string) {
  return registryError(422, 42271, `Invalid key: ${member}`);
}

function remove<T extends Kek | Dek>(
  store: StoreOf<T>,
  key: T,
  { name, permanent }: { readonly name: string; readonly permanent: boolean },
): void {
  if (!permanent) store.replace({ ...key, deleted: true });
  else if (key.deleted) store.remove(key.id);
  else throw registryError(404, 40471, `Key '${name}' was not deleted first before being permanently deleted`);
}

function isSame<T>(one: T, other: T, members: readonly (keyof T)[]): boolean {
  return members.every((member) => isDeepStrictEqual(one[member], other[member]));
}

/** Each cloud's key service has one name, with several spellings. */
function usualName(kmsType: string): string {
  const cloud = ["aws", "azure", "gcp"].find((one) => kmsType.toLowerCase().startsWith(one));
  return cloud === undefined ? kmsType : `${cloud}-kms`;
}
