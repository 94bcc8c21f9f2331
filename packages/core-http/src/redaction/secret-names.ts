/** Whether the value under this name (a JSON key, a form field, a query parameter) counts as a secret. */
export function isSecretName(name: string): boolean {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, "");
  // Page tokens are needed to understand a listing, and open nothing by themselves.
  if (/(?:page|next|continuation)token$/.test(plain)) return false;
  return telling.test(plain) || plain === "key" || plain === "sig" || plain === "pwd";
}

/** Whether the value of this header counts as a secret. */
export function isSecretHeader(name: string): boolean {
  return /cookie|auth/i.test(name) || isSecretName(name);
}

const telling =
  /secret|passw|passphrase|credential|privatekey|accesskey|apikey|authorization|signature|jaasconfig|assertion|token$/;
