/**
 * The problem with the replacement of an object that is protected from deletion.
 *
 * @param path - The property that protects it.
 * @param off - The value that ends the protection.
 * @param object - The object, for the message: `load balancer`.
 */
export function protectedFromDeletion(path: string, off: string, object: string) {
  const message = `must be set to ${off} by a separate \`pulumi up\` first: the replacement deletes the ${object}`;
  return { path, message };
}
