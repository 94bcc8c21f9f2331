import { createHash } from "node:crypto";
import { extname } from "node:path";
import { ConfigurationError, fileContent, type UploadContent } from "@org/core-http";
import { type CheckOperation, field, isUnknown, type Operation } from "@org/core-provider";
import { type Body, nested } from "./body.ts";
import type { Clients } from "./clients.ts";
import { type Upload, uploadFile } from "./upload.ts";

/** Values of a resource, checked elsewhere. */
type Values = Readonly<Record<string, unknown>>;

const archives = /\.(jar|zip)$/i;

const file = {
  local: true,
  replaceOnChange: true,
  // What counts is what is in it.
  equality: () => true,
  pattern: { match: archives, says: "name a .jar or .zip file" },
  docs: "Path of the archive on this machine, a `.jar` or `.zip` file. What is in it counts, not where it is.",
} as const;
const place = "A relative path counts from the folder in which the program runs.";

/** The archive of an object that may have been imported without it. */
export const optionalArchive = () =>
  field.string({
    ...file,
    computed: true,
    emptyIsUnset: true,
    inputDocs: `${place} It is needed to make the object, and may be left out for one that was imported.`,
  });

/** The archive of an object. */
export const requiredArchive = () => field.string({ ...file, required: true, inputDocs: place });

/** What the archive holds, by which a change of it is noticed. */
export const contentHash = () =>
  field.string({
    computed: true,
    emptyIsUnset: true,
    local: true,
    replaceOnChange: true,
    terraform: false,
    docs: "What the archive holds: the SHA-256 of its content, with its extension. Another makes the object anew.",
    inputDocs:
      "Left out, it is made of the archive. Where builds of the same sources differ, give a text of your own, such as the hash of the sources: it alone counts then, and as long as it stays the archive need not be there.",
  });

/** What follows for a resource from the archive that it is made of. */
export interface Archive<P extends string> {
  /** What an import needs, for the documentation. */
  readonly needs: string;
  /** What is in the archive, for a check. One that is missing or empty is a problem. */
  noticed(op: CheckOperation): Promise<Values>;
  /** The archive that an imported object is said to be made of. */
  imported(op: (Clients & { readonly purpose: string }) | undefined): { readonly [K in P]?: string };
  /**
   * Refuses the preview of an object that is to be made without the archive. A check could not: it is not told whether
   * the object is imported.
   */
  neededToMake(op: { readonly args: Values; readonly state: unknown }): Promise<void>;
  /**
   * Uploads the archive, and gives the part of the body of a creation that names the upload.
   *
   * @param about - What the platform must be told of it, by its format: `zip` or `jar`.
   * @throws Error when the program names no archive.
   */
  uploaded(
    op: Operation & Clients & { readonly args: { readonly [K in P]?: string | undefined } },
    about: (format: string) => Upload["about"],
  ): Promise<Body>;
}

/**
 * The archive of a resource, which a property names.
 *
 * @example
 * ```ts
 * const archive = archiveIn("artifactFile", {
 *   api: "/cam/v1",
 *   at: "spec.upload_source",
 *   variable: "IMPORT_ARTIFACT_FILENAME",
 * });
 * ```
 * @param spec - The API that gives out addresses to upload to, where a body names the upload, and the variable of the
 * environment that tells an import of the archive.
 */
export function archiveIn<P extends string>(
  property: P,
  { api, at, variable }: { readonly api: string; readonly at: string; readonly variable: string },
): Archive<P> {
  const notGiven = `${property} must be given: it is the archive that the object is made of`;
  return {
    needs: `the archive as \`${property}\` in the program. It is taken for what was uploaded, whatever is in it, and what is in it counts from then on. With the variable \`${variable}\` it stands in the program that the import writes.`,

    async noticed(op) {
      const path = op.args[property];
      if (typeof path !== "string" || isUnknown(path) || !archives.test(path)) return {};
      const { contentFormat, contentHash: given } = op.args;
      if (typeof contentFormat === "string" && contentFormat.toLowerCase() !== formatOf(path)) {
        const said = op.shown("contentFormat", contentFormat);
        op.warn(`contentFormat is ${said}, but ${property} names a .${formatOf(path)} file`);
      }
      // Nothing is uploaded: the archive need not be there.
      if (given !== undefined && given === op.oldArgs?.["contentHash"]) return {};
      try {
        const content = await fileContent(path);
        if (content.size === 0) op.problem(property, "names an empty file, which is no archive");
        return given === undefined ? { contentHash: `${await hashOf(content)}.${formatOf(path)}` } : {};
      } catch (error) {
        const reason = error instanceof ConfigurationError ? error.summary : (error as Error).message;
        op.problem(property, `names nothing that can be uploaded: ${reason}`);
        return {};
      }
    },

    imported(op) {
      const path = op?.purpose === "import" ? op.platform.env[variable] : undefined;
      return (path ? { [property]: path } : {}) as { readonly [K in P]?: string };
    },

    async neededToMake({ args, state }) {
      if (state === undefined && args[property] === undefined) throw new Error(notGiven);
    },

    async uploaded(op, about) {
      const path: string | undefined = op.args[property];
      if (path === undefined) throw new Error(notGiven);
      return nested(at, await uploadFile(op, { path, api, about: about(formatOf(path)) }));
    },
  };
}

/** The format of an archive, by its name. */
function formatOf(path: string): string {
  return extname(path).slice(1).toLowerCase();
}

async function hashOf(content: UploadContent): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of content.read()) hash.update(part);
  return hash.digest("hex");
}
