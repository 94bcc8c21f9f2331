import { join } from "node:path";

/** The folder of the workspace. */
export const workspace = join(import.meta.dirname, "../../..");

/** Where the source code is, for links to files that are not pages of the site. */
export const sourceAddress = "https://github.com/org/iac-sdks/blob/main";

/** The packages with a reference, and the platforms that people know. */
export const providers = [
  { name: "streamprov", platform: "Confluent Cloud" },
  { name: "appprov", platform: "Aptible" },
  { name: "cloudprov", platform: "Tencent Cloud" },
] as const;
