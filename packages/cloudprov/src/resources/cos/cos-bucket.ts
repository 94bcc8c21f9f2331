import type {
  CheckOperation,
  CreateOperation,
  DeleteOperation,
  DiffOperation,
  Listed,
  PreviewOperation,
  ReadOperation,
  ReadOutputs,
  ReadyOperation,
  UpdateOperation,
} from "@org/core-provider";
import { cannedAcl, problemOfAcl } from "../../cos/acl.ts";
import { type BucketPlace, shownUrl, websiteHost } from "../../cos/address.ts";
import { cosRemedies, isBucketMissing, seemsMissing } from "../../cos/errors.ts";
import { element, parseXml, textOf, type XmlElement } from "../../cos/xml.ts";
import { readBackSeconds, type Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { codeOf } from "../../platform/errors.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { recordOf } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { isBlank, isPlatformDefault } from "./blank.ts";
import { emptyBucket } from "./bucket-contents.ts";
import { parseBucket } from "./bucket-name.ts";
import { allBuckets, type BucketFacts, bucketFacts, isBucketListed } from "./bucket-presence.ts";
import { type BucketSetting, readSetting, writeSetting } from "./bucket-setting.ts";
import { acl, archiving, bucketSettings, replication, versioning } from "./bucket-settings.ts";
import { cosBucketRules, cosBucketFields as fields } from "./cos-bucket-fields.ts";
import { type SettingsChange, warnOfReplacedSettings } from "./replaced-settings.ts";

type F = typeof fields;

/** How long the platform may take to delete a bucket. */
const deletionMs = 30 * 60_000;

function placeOf(bucket: string, { cdcId }: Values): BucketPlace {
  return typeof cdcId === "string" && cdcId !== "" ? { bucket, cdcId } : { bucket };
}

/**
 * Whether a setting is read: on an import always, otherwise if the program or the state has a value for it. Who has
 * access is always read, because a private bucket that somebody has made public is dangerous.
 */
function isWanted(setting: BucketSetting, op: ReadOperation<F>, { chdfsOfs }: Pick<BucketFacts, "chdfsOfs">): boolean {
  if (chdfsOfs && !setting.inFileSystems) return false;
  if (op.purpose === "import" || setting === acl) return true;
  const values = [op.args as Values, op.state as Values];
  return setting.properties.some((name) => values.some((one) => !isBlank(one[name])));
}

async function writeAcl(op: Op, at: BucketPlace, { acl: canned, aclBody }: Values): Promise<void> {
  const request = { at, title: "PutBucketACL", method: "PUT", path: "/?acl" } as const;
  if (typeof aclBody === "string") await op.cos.write({ ...request, xml: parseXml(aclBody) });
  else await op.cos.write({ ...request, headers: { "x-cos-acl": String(canned) } });
}

/** Writes the archiving rules that differ, and deletes those that the program no longer contains. */
async function writeArchivingRules(op: Op, at: BucketPlace, before: Values, after: Values): Promise<void> {
  const ruleOf = (rules: readonly XmlElement[] = []) => new Map(rules.map((rule) => [textOf(rule, "Id") ?? "", rule]));
  const old = ruleOf(archiving.write(before));
  const wanted = ruleOf(archiving.write(after));
  const request = (id: string) => ({
    at,
    path: `/?${archiving.query}&id=${encodeURIComponent(id)}`,
    title: "PutBucketIntelligentTieringRule",
  });
  for (const id of old.keys()) {
    if (wanted.has(id)) continue;
    await op.cos.write({ ...request(id), method: "DELETE", title: "DeleteBucketIntelligentTieringRule" });
  }
  for (const [id, xml] of wanted) {
    if (JSON.stringify(xml) !== JSON.stringify(old.get(id))) await op.cos.write({ ...request(id), method: "PUT", xml });
  }
}

async function write(op: Op, at: BucketPlace, setting: BucketSetting, before: Values, after: Values): Promise<void> {
  if (setting === acl) await writeAcl(op, at, after);
  else if (setting === archiving) await writeArchivingRules(op, at, before, after);
  else await writeSetting(op.cos, at, setting, { before, after });
}

/** The settings in the order of their changes: copies need versions, so they end before versions are suspended. */
function inOrder(after: Values): readonly BucketSetting[] {
  if (after["versioningEnable"] === true) return bucketSettings;
  const others = bucketSettings.filter((setting) => setting !== replication);
  return others.flatMap((setting) => (setting === versioning ? [replication, setting] : [setting]));
}

/** The document that creates a bucket of a kind; undefined for an ordinary one. */
function kindOf({ multiAz, chdfsOfs }: Values): XmlElement | undefined {
  const content = [
    ...(multiAz === true ? [element("BucketAZConfig", "MAZ")] : []),
    ...(chdfsOfs === true ? [element("BucketArchConfig", "OFS")] : []),
  ];
  return content.length === 0 ? undefined : element("CreateBucketConfiguration", content);
}

async function exists(op: CreateOperation<F> & Clients): Promise<boolean> {
  return (await bucketFacts(op, placeOf(op.args.bucket, op.args as Values))) !== undefined;
}

/** The properties that are set after the creation. Those without a default are absent until then. */
const setLater = Object.fromEntries(
  bucketSettings
    .flatMap(({ properties }) => properties)
    .filter((name) => name !== "acl")
    .map((name) => [name, fields[name as keyof F].role === "optional" ? "absent" : "default"]),
) as { readonly [P in keyof F]?: "absent" | "default" };

export const cosBucket = resource("CosBucket", {
  docs: "A bucket of Cloud Object Storage. Its deletion fails while it contains anything, unless `forceClean` is true: then everything in it is deleted, too. `pulumi refresh` reads who has access, and the settings that the program sets to other values than their defaults: one request for each.",
  example: `const photos = new cloudprov.CosBucket("photos", {
    bucket: "photos-1250000000",
    versioningEnable: true,
    lifecycleRules: [{
        filterPrefix: "originals/",
        transitions: [{ days: 30, storageClass: "STANDARD_IA" }],
        nonCurrentExpiration: { nonCurrentDays: 90 },
    }],
    corsRules: [{
        allowedOrigins: ["https://example.com"],
        allowedMethods: ["GET"],
        allowedHeaders: ["*"],
    }],
    tags: { team: "shop" },
});`,
  errors: cosRemedies(
    "BucketAlreadyExists",
    "BucketNotEmpty",
    "MethodNotAllowed",
    "PermanentRedirect",
    "TooManyBuckets",
  ),
  import: {
    form: "<bucket>",
    example: "photos-1250000000",
    parse: parseBucket,
    needs: "`forceClean` and `cdcId` in the program, if they are used: they cannot be read.",
  },
  fields,
  rules: cosBucketRules,
  naturalKey: ["bucket"],
  readBackSeconds,
  timeouts: { delete: 60 },
  mayBeDeleted: isBucketMissing,
  setLater,
  findExisting: { id: (op: CreateOperation<F> & Clients) => op.args.bucket, exists },

  // With a document, `acl` is what the document says. So it differs when the program no longer has the document.
  normalise(args) {
    const { aclBody } = args;
    if (typeof aclBody !== "string" || problemOfAcl(aclBody) !== undefined) return args;
    return { ...args, acl: cannedAcl(parseXml(aclBody)) };
  },

  check(op: CheckOperation): void {
    const { aclBody } = op.args;
    const problem = typeof aclBody === "string" ? problemOfAcl(aclBody) : undefined;
    if (problem !== undefined) op.problem("aclBody", `must ${problem}`);
  },

  async preview(op: PreviewOperation<F> & Clients): Promise<void> {
    if (op.args["forceClean"] === true && op.state?.forceClean !== true) {
      op.warn("forceClean: the deletion of the bucket will delete everything in it, without another question");
    }
    const { state: before, args: after } = op;
    if (before === undefined || op.changed("bucket", "cdcId", "chdfsOfs", "multiAz")) return;
    const changed = op.changed as SettingsChange["changed"];
    await warnOfReplacedSettings(op, { at: placeOf(before.bucket, before), before, after, changed });
  },

  diff(op: DiffOperation<F>) {
    if (op.replacing) {
      const contents = op.state.forceClean
        ? "with everything in it"
        : "which fails while it contains anything, because forceClean is false";
      op.warn(`the bucket ${op.id} is deleted, ${contents}: copy what you need first`);
    }
    const isUnset = op.args["encryptionAlgorithm"] === undefined && op.args["kmsId"] === undefined;
    const isDefault = isUnset && isPlatformDefault("encryptionAlgorithm", op.state.encryptionAlgorithm);
    return {
      same: [...(op.args["aclBody"] === undefined ? [] : ["acl"]), ...(isDefault ? ["encryptionAlgorithm"] : [])],
    };
  },

  create(op: CreateOperation<F> & Clients): Promise<string> {
    const { bucket, aclBody } = op.args;
    const at = placeOf(bucket, op.args as Values);
    const xml = kindOf(op.args as Values);
    const headers = { "x-cos-acl": aclBody === undefined ? op.args.acl : "private" };
    const request = {
      at,
      title: "PutBucket",
      method: "PUT",
      path: "/",
      headers,
      ...(xml === undefined ? {} : { xml }),
    };
    return createWithKnownId(op, bucket, {
      post: () => op.cos.create(request as Parameters<typeof op.cos.create>[0]),
      exists: () => exists(op),
      takenCodes: ["BucketAlreadyOwnedByYou"],
    });
  },

  async ready(op: ReadyOperation<F> & Clients): Promise<void> {
    const at = placeOf(op.id, op.args as Values);
    await waitUntil(op, {
      what: `the bucket ${op.id} to appear`,
      read: () => bucketFacts(op, at),
      done: (found) => found !== undefined,
      progress: "waiting until it appears",
      otherwise: `the bucket ${op.id} was created, but does not appear`,
    });
    for (const setting of inOrder(op.args as Values)) {
      const isGiven = setting === acl ? op.args.aclBody !== undefined : setting.write(op.args as Values) !== undefined;
      if (isGiven) await write(op, at, setting, {}, op.args as Values);
    }
  },

  async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
    const { args, state, id, purpose } = op;
    const at = placeOf(id, { ...args, ...state });
    const isListed = purpose === "refresh" && at.cdcId === undefined;
    if (isListed && !(await isBucketListed(op, at))) return undefined;
    const known = { multiAz: state.multiAz === true, chdfsOfs: state.chdfsOfs === true };
    const facts = isListed ? known : await bucketFacts(op, at);
    if (facts === undefined) return undefined;
    try {
      const parts = await Promise.all(bucketSettings.map((setting) => readPart(op, at, setting, facts)));
      const outputs: Values = Object.assign({}, ...parts);
      const website = recordOf(outputs["website"]);
      return {
        ...outputs,
        ...(website === undefined ? {} : { website: { ...website, endpoint: websiteHost(op.platform.cosSite, at) } }),
        ...facts,
        bucket: id,
        cosBucketUrl: shownUrl(op.platform.cosSite, at),
      } as unknown as ReadOutputs<F>;
    } catch (error) {
      // It may have been deleted meanwhile.
      if (isBucketMissing(error) && (await bucketFacts(op, at)) === undefined) return undefined;
      throw error;
    }
  },

  async update(op: UpdateOperation<F> & Clients): Promise<void> {
    const at = placeOf(op.id, op.state as Values);
    const changed = op.changed as SettingsChange["changed"];
    await warnOfReplacedSettings(op, { at, before: op.state, after: op.args, changed });
    for (const setting of inOrder(op.args as Values)) {
      if (!changed(...setting.properties)) continue;
      await write(op, at, setting, op.state as Values, op.args as Values);
    }
  },

  async delete(op: DeleteOperation<F> & Clients): Promise<void> {
    const at = placeOf(op.id, op.state as Values);
    const facts = { multiAz: op.state.multiAz === true, chdfsOfs: op.state.chdfsOfs === true };
    const remove = async (): Promise<boolean> => {
      if (op.state.forceClean) await emptyBucket(op, at, facts);
      try {
        await op.cos.write({ at, title: "DeleteBucket", method: "DELETE", path: "/" });
        return true;
      } catch (error) {
        if (op.state.forceClean && codeOf(error) === "BucketNotEmpty") return false;
        throw error;
      }
    };
    try {
      // Emptying a large bucket may take longer than any wait.
      const isDeleted = await remove();
      if (!isDeleted) {
        await waitUntil(op, {
          what: `the bucket ${op.id} to be empty`,
          progress: "waiting until it is empty",
          otherwise: `the bucket ${op.id} was emptied, but the platform still finds contents`,
          read: remove,
          done: (isDeletedNow) => isDeletedNow,
          forMs: deletionMs,
        });
      }
    } catch (error) {
      if (isBucketMissing(error)) return;
      throw error;
    }
    await waitUntil(op, {
      what: `the bucket ${op.id} to disappear`,
      read: () =>
        op.cos.head({ at, title: "HeadBucket", path: "/" }).then(
          () => true,
          (error: unknown) => {
            if (seemsMissing(error)) return false;
            throw error;
          },
        ),
      done: (isThere) => !isThere,
      progress: "waiting until it is deleted",
      otherwise: `the bucket ${op.id} still exists`,
      forMs: deletionMs,
    });
  },

  list: {
    async *run(op: Op): AsyncGenerator<Listed> {
      for await (const { name } of allBuckets(op)) yield { id: name, name };
    },
  },
});

/** The properties of a setting: those that the platform returns, or if it is not read, those in the state. */
async function readPart(
  op: ReadOperation<F> & Clients,
  at: BucketPlace,
  setting: BucketSetting,
  facts: BucketFacts,
): Promise<Values> {
  if (isWanted(setting, op, facts)) return setting.read(await readSetting(op.cos, at, setting), op.args as Values);
  const state = op.state as Values;
  const known = setting.properties.filter((name) => state[name] !== undefined).map((name) => [name, state[name]]);
  return { ...setting.read(undefined, op.args as Values), ...Object.fromEntries(known) };
}
