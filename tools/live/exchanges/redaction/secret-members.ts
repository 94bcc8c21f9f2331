/** Cursors, numbers that only make a request unique, and types of keys open nothing. */
const harmless = /(?:page|next|continuation|client)_?token$|key_?type$/i;

const secret =
  /secret|passw|^pwd$|passphrase|credential|private[._-]?key|access[._-]?key|api[._-]?key|certkey|authorization|signature|^sig$|^sign$|jaas|assertion|user\.info|connection_?(?:url|string)|token$|tokencode/i;

/**
 * Members of the platforms' bodies with other names that contain secrets: variables of applications and functions, settings
 * of drains and connections.
 */
const otherSecrets: ReadonlySet<string> = new Set([
  "env",
  "Variables",
  "sensitive_settings",
  "sensitiveSettings",
  "authToken",
  "drain_username",
  "data",
]);

/** Members that describe a secret, and name its owner and its times. */
const notSecret =
  /^(?:id|kind|_links|api_version|related|resource_name|.*(?:type|time|_at|On|status|state|description|remark))$/i;

/** Whether all texts in a member (of a JSON object, a form or a query) are secrets. */
export function isSecretMember(name: string, value: unknown): boolean {
  // Listings of some platforms have their objects in `data`.
  if (name === "data") return typeof value === "string";
  return !harmless.test(name) && (secret.test(name) || otherSecrets.has(name));
}

/** Whether a member of an object that contains a secret is not secret itself. */
export function isAboutSecret(name: string): boolean {
  return notSecret.test(name);
}

/** Whether a text is the address of a file that everybody can read who knows it. */
export function isPresigned(query: string): boolean {
  return /(?:^|[?&;])(?:x-amz-(?:signature|credential|security-token)|x-goog-(?:signature|credential)|awsaccesskeyid|x-cos-security-token|q-signature|signature|sign|sig)=/i.test(
    query,
  );
}
