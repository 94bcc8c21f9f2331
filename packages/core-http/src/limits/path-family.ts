/** The maximum number of path segments in a family. */
const longest = 3;

/**
 * The beginning of a path, without IDs. A platform is likely to count requests of one family together.
 * `/iam/v2/users/u-1` and `/iam/v2/users` are one family, `/org/v2/environments` is another.
 */
export function pathFamily(path: string): string {
  const names = path.split("/").filter((name) => name !== "");
  const id = names.findIndex((name) => /\d/.test(name) && !/^v\d/.test(name));
  return names.slice(0, Math.min(longest, id === -1 ? names.length : id)).join("/");
}
