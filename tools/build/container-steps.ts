import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";

/** The result of the steps of a Dockerfile in a folder. */
export interface ContainerFolder {
  /** The folder in which the container starts. */
  readonly folder: string;
  /** The command that it runs. */
  readonly entrypoint: readonly string[];
  /** The user that it runs as. */
  readonly user: string | undefined;
  /** The ports that it listens on. */
  readonly ports: readonly string[];
}

/**
 * Carries out the steps of a Dockerfile in a folder, without a builder.
 *
 * @param text - The Dockerfile.
 * @param context - The folder whose files it copies.
 * @param root - The folder in place of the root of the container.
 * @throws Error if it contains another step than `FROM`, `ARG`, `WORKDIR`, `COPY`, `USER`, `EXPOSE` and `ENTRYPOINT`.
 */
export async function carryOut(
  text: string,
  context: string,
  root: string,
  args: Readonly<Record<string, string>>,
): Promise<ContainerFolder> {
  let [folder, user]: [string, string | undefined] = [root, undefined];
  let entrypoint: readonly string[] = [];
  const ports: string[] = [];
  const declared = new Set<string>();
  for (const line of text.split("\n").filter((each) => each.trim() !== "" && !each.startsWith("#"))) {
    const [step = "", ...rest] = line.trim().split(/\s+/);
    const [first = "", second = ""] = rest.map((word) =>
      word.replace(/\$\{(\w+)\}/g, (_, name: string) => {
        const value = declared.has(name) ? args[name] : undefined;
        if (value === undefined) throw new Error(`${line}: the argument ${name} is not set`);
        return value;
      }),
    );
    switch (step) {
      case "FROM":
        break;
      case "ARG":
        declared.add(first);
        break;
      case "WORKDIR":
        folder = join(root, first);
        await mkdir(folder, { recursive: true });
        break;
      case "COPY":
        await cp(join(context, first), join(folder, second, first.split("/").at(-1) ?? ""));
        break;
      case "USER":
        user = first;
        break;
      case "EXPOSE":
        ports.push(...rest);
        break;
      case "ENTRYPOINT":
        entrypoint = JSON.parse(rest.join(" ")) as readonly string[];
        break;
      default:
        throw new Error(`${line}: the step ${step} is not supported`);
    }
  }
  return { folder, entrypoint, user, ports };
}
