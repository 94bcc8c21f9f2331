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
import { accessIn, cannedAcl, problemOfAcl } from "../../cos/acl.ts";
import { type BucketPlace, bucketUrl, shownUrl, websiteHost } from "../../cos/address.ts";
import { cosRemedies, isBucketMissing } from "../../cos/errors.ts";
import { element, parseXml, type XmlElement } from "../../cos/xml.ts";
import { readBackSeconds, type Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { recordOf } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { isPlatformDefault } from "./blank-values.ts";
import { deleteBucket } from "./bucket-deletion.ts";
import { parseBucket } from "./bucket-name.ts";
import { allBuckets, type BucketFacts, bucketFacts, factsIfVisible, isBucketListed } from "./bucket-presence.ts";
import { readSettings } from "./bucket-reading.ts";
import { acl, bucketSettings } from "./bucket-settings.ts";
import { settingsInOrder, writeBucketSetting } from "./bucket-writing.ts";
import { cosBucketFields as fields } from "./cos-bucket-fields.ts";
import { cosBucketRules } from "./cos-bucket-rules.ts";
import { type SettingsChange, warnOfReplacedSettings } from "./replaced-settings.ts";

type F = typeof fields;

function placeOf(bucket: string, { cdcId }: Values): BucketPlace {
  return typeof cdcId === "string" && cdcId !== "" ? { bucket, cdcId } : { bucket };
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

/** The access as a program can contain it. The grants of other accounts are in `aclBody`. */
function importedAccess(op: Op, { acl: access, aclBody }: Values, { chdfsOfs }: BucketFacts): Values {
  if (chdfsOfs) {
    op.warn("acl: the platform does not show the access to a bucket with a file system, so private is assumed");
  }
  if (access !== "custom") return {};
  op.warn("acl: other accounts have access: without aclBody in the program, a later update revokes it");
  return { acl: cannedAcl(parseXml(String(aclBody))) };
}

/** The properties that are set after the creation. Those without a default are absent until then. */
const setLater = Object.fromEntries(
  bucketSettings
    .flatMap(({ properties }) => properties)
    .filter((name) => name !== "acl")
    .map((name) => [name, fields[name as keyof F].role === "optional" ? "absent" : "default"]),
) as { readonly [P in keyof F]?: "absent" | "default" };

export const cosBucket = resource("CosBucket", {
  docs: "A bucket of Cloud Object Storage. Its deletion fails while it contains anything, unless `forceClean` is true: then everything in it is deleted, too. `pulumi refresh` reads the access, and the settings that the program sets to other values than their defaults, with one request each. Other settings are not read. The preview warns if an update would replace a setting that was made elsewhere.",
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
  normalize(args) {
    const { acl: given, aclBody } = args;
    // The inputs of an import lack the default.
    if (given === undefined || typeof aclBody !== "string" || problemOfAcl(aclBody) !== undefined) return args;
    return { ...args, acl: accessIn(parseXml(aclBody)) };
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
    const { bucket, cdcId } = op.args;
    if (typeof bucket === "string" && typeof cdcId === "string") {
      // Rejects a cluster that the configured host cannot contain.
      bucketUrl(op.platform.cosSite, placeOf(bucket, op.args));
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
      read: () => factsIfVisible(op, at),
      done: (found) => found !== undefined,
      progress: "waiting until it appears",
      otherwise: `the bucket ${op.id} was created, but does not appear`,
    });
    for (const setting of settingsInOrder(op.args as Values)) {
      const isGiven = setting === acl ? op.args.aclBody !== undefined : setting.write(op.args as Values) !== undefined;
      if (isGiven) await writeBucketSetting(op, at, setting, {}, op.args as Values);
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
      const outputs = await readSettings(op, at, { args, state, facts, all: purpose === "import" });
      const website = recordOf(outputs["website"]);
      return {
        ...outputs,
        ...(website === undefined ? {} : { website: { ...website, endpoint: websiteHost(op.platform.cosSite, at) } }),
        ...(purpose === "import" ? importedAccess(op, outputs, facts) : {}),
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
    for (const setting of settingsInOrder(op.args as Values)) {
      if (!changed(...setting.properties)) continue;
      await writeBucketSetting(op, at, setting, op.state as Values, op.args as Values);
    }
  },

  delete(op: DeleteOperation<F> & Clients): Promise<void> {
    const { state } = op;
    return deleteBucket(op, placeOf(op.id, state), {
      facts: { multiAz: state.multiAz === true, chdfsOfs: state.chdfsOfs === true },
      forceClean: state.forceClean,
    });
  },

  list: {
    async *run(op: Op): AsyncGenerator<Listed> {
      for await (const { name } of allBuckets(op)) yield { id: name, name };
    },
  },
});
