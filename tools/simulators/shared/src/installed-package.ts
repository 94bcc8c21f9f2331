import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * The folder of a package that is installed for the working directory.
 *
 * @throws an error that says how to install it.
 */
export function installedPackage(name: string): string {
  const from = process.cwd();
  try {
    return dirname(createRequire(join(from, "package.json")).resolve(`${name}/package.json`));
  } catch (error) {
    throw new Error(
      `The package ${name} is not installed for ${from}: run \`npm install ${name}\`, or set the option \`plugin\` to its folder.`,
      { cause: error },
    );
  }
}
