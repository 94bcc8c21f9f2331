import { createHash } from "node:crypto";
import { extname } from "node:path";
import { ConfigurationError, fileContent, type UploadContent } from "@org/core-http";
import { type CheckOperation, CodedError, field, isUnknown, type Operation } from "@org/core-provider";
import { type Body, nested } from "./body.ts";
import type { Clients } from "./clients.ts";
import { type Upload, uploadFile } from "./upload.ts";
import type { Values } from "./values.ts";

const archives = /\.(jar|zip)$/i;

const file = {
  local: true,
  replaceOnChange: true,
  // Only the content is compared.
  equality: () => true,
  pattern: { match: archives, says: "name a .jar or .zip file" },
  docs: "Path of the archive on this machine, a `.jar` or `.zip` file. Only a change of its content is a diff, not a change of the path.",
} as const;
const place = "A relative path is resolved from the program's working directory.";
const missing =
  "A missing file only causes a warning if the object was just imported, or if it exists and the path is unchanged.";

/** The archive of an object that may have been imported without it. */
export const optionalArchive = () =>
  field.string({
    ...file,
    computed: true,
    emptyIsUnset: true,
    inputDocs: `${place} Required to create the object, and optional after an import. ${missing}`,
  });

/** The archive of an object. */
export const requiredArchive = () => field.string({ ...file, required: true, inputDocs: `${place} ${missing}` });

/** The hash of the archive's content, which shows changes. */
export const contentHash = () =>
  field.string({
    computed: true,
    emptyIsUnset: true,
    local: true,
    adoptedIfMissing: true,
    replaceOnChange: true,
    terraform: false,
    docs: "SHA-256 of the archive's content, followed by the file extension. A change replaces the object.",
    inputDocs:
      "Defaults to the hash of the archive. If builds of the same sources differ, set a text of your own, such as a hash of the sources: then only this text is compared, and the archive does not have to exist while it is unchanged.",
  });

/** The archive of a resource. */
export interface Archive<P extends string> {
  /** The requirements of an import, for the documentation. */
  readonly needs: string;
  /**
   * The content hash, for a check. Reports a missing or empty archive; only warns if an existing object keeps the path of
   * an archive that is missing now.
   */
  noticed(op: CheckOperation): Promise<Values>;
  /** The archive of an imported object. */
  imported(op: (Clients & { readonly purpose: string }) | undefined): { readonly [K in P]?: string };
  /**
   * Fails the preview of a create or a replacement without an archive. A check cannot do this, because it does not know
   * whether the object is imported or replaced.
   */
  neededToMake(op: { readonly args: Values; readonly state: unknown }): Promise<void>;
  /**
   * Uploads the archive and returns the part of the create body that refers to the upload.
   *
   * @param about - Returns the details of the upload for a format: `zip` or `jar`.
   * @throws Error when the program has no archive.
   */
  uploaded(
    op: Operation & Clients & { readonly args: { readonly [K in P]?: string | undefined } },
    about: (format: string) => Upload["about"],
  ): Promise<Body>;
}

/**
 * The archive of a resource, in one of its properties.
 *
 * @example
 * ```ts
 * const archive = archiveIn("artifactFile", {
 *   api: "/cam/v1",
 *   at: "spec.upload_source",
 *   variable: "IMPORT_ARTIFACT_FILENAME",
 * });
 * ```
 * @param spec - The API for upload addresses, the path of the upload in a body, and the environment variable with the
 * archive of an import.
 */
export function archiveIn<P extends string>(
  property: P,
  { api, at, variable }: { readonly api: string; readonly at: string; readonly variable: string },
): Archive<P> {
  const notGiven = `${property} is required: it is the archive that the object is created from`;
  return {
    needs: `the archive as \`${property}\` in the program. It is assumed to be the uploaded archive, and later changes of its content are a diff. If the environment variable \`${variable}\` is set, the program that the import writes contains it.`,

    async noticed(op) {
      const path = op.args[property];
      if (typeof path !== "string" || isUnknown(path) || !archives.test(path)) return {};
      const { contentFormat, contentHash: given } = op.args;
      if (typeof contentFormat === "string" && contentFormat.toLowerCase() !== formatOf(path)) {
        const said = op.shown("contentFormat", contentFormat);
        op.warn(`contentFormat is ${said}, but ${property} names a .${formatOf(path)} file`);
      }
      const known = op.oldArgs?.["contentHash"];
      // Nothing will be uploaded, so the archive does not have to exist.
      if (given !== undefined && given === known) return {};
      try {
        const content = await fileContent(path);
        if (content.size === 0) op.problem(property, "must not be an empty file");
        return given === undefined ? { contentHash: `${await hashOf(content)}.${formatOf(path)}` } : {};
      } catch (error) {
        const reason = error instanceof ConfigurationError ? error.summary : (error as Error).message;
        // A state with neither a path nor a hash is that of an imported object.
        const before = op.oldArgs?.[property] ?? (known === undefined ? path : undefined);
        const isUnchanged = op.oldArgs !== undefined && before === path && (given === undefined || known === undefined);
        if (isUnchanged && error instanceof ConfigurationError && error.code === "ENOENT") {
          op.warn(`${property}: ${reason}, so changes of its content cannot be detected`);
          return given === undefined && known !== undefined ? { contentHash: known } : {};
        }
        op.problem(property, `must be a file that can be uploaded: ${reason}`);
        return {};
      }
    },

    imported(op) {
      const path = op?.purpose === "import" ? op.platform.env[variable] : undefined;
      return (path ? { [property]: path } : {}) as { readonly [K in P]?: string };
    },

    async neededToMake({ args, state }) {
      if (state !== undefined) return;
      const path = args[property];
      if (path === undefined) throw new CodedError("invalid-file", notGiven);
      if (typeof path === "string") await fileContent(path);
    },

    async uploaded(op, about) {
      const path: string | undefined = op.args[property];
      if (path === undefined) throw new CodedError("invalid-file", notGiven);
      return nested(at, await uploadFile(op, { path, api, about: about(formatOf(path)) }));
    },
  };
}

/** The format of an archive: the extension of its name. */
function formatOf(path: string): string {
  return extname(path).slice(1).toLowerCase();
}

async function hashOf(content: UploadContent): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of content.read()) hash.update(part);
  return hash.digest("hex");
}
