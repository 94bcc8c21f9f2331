// What to do about errors that several kinds have in common.

/** An object of the networks that failed while the platform created it. */
export function notProvided(what: string): string {
  return `The platform could not provide the ${what}, and the message contains its reason, for example a range or an account that it does not accept. Correct the inputs: the next \`pulumi up\` replaces the object.`;
}

/** An object is in another environment than the one that refers to it. */
export function otherEnvironment(property: string): string {
  return `\`${property}\` and \`environment\` belong together: pass the environment of the ${property}.`;
}

/** A file could not be uploaded. */
export const uploadAgain =
  "The address for the upload is valid for a short time, and large files need a good connection: run `pulumi up` again.";

/** The catalog does not contain the object that something is attached to. */
export const unknownEntity =
  "The catalog does not know the entity, or not yet: check `entityType` and `entityName`. A new topic or schema appears in the catalog within some minutes.";
