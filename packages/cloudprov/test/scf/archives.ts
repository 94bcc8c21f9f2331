import { fileURLToPath } from "node:url";

/** The path of an archive with code. */
export function archive(name: "orders" | "orders-2"): string {
  return fileURLToPath(new URL(`./archives/${name}.zip`, import.meta.url));
}
