/** The number (APPID) of an account in the names of its buckets. */
export function appIdOf(accountId: string): string {
  return String(1_249_999_999 + Number(accountId.charAt(0)));
}
