import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { command, Refusal, type Surroundings } from "@org/core-command";
import { describedService } from "./types/installed-sdk.ts";
import { actionsOfPrograms, type UsedAction } from "./types/program-actions.ts";
import { byService, type RequestedAction, requestedAction, requestedVersion } from "./types/requested-action.ts";
import { unknownIn } from "./types/unknown-members.ts";
import { firstWords, hasAction, typesFile, type WantedTypes } from "./types/written-types.ts";

/**
 * The command that writes types of the platform's actions into the user's project, from the official SDK that is
 * installed there.
 */
export const types = command({
  name: "types",
  summary: "Writes the TypeScript types of actions that a program calls by ActionResource, ActionCall or getAction.",
  details: `The types come from the platform's official SDK, which must be installed in the project as a development dependency:
tencentcloud-sdk-nodejs, or the package of one service, such as tencentcloud-sdk-nodejs-dnspod. If you name no action,
the command finds the actions in the programs of the folder and warns about members that the SDK does not contain. These
warnings are not errors: the platform may be newer than the SDK.`,
  takes: {
    actions: {
      kind: "operand",
      optional: true,
      many: true,
      docs: "Such as vpc.CreateSecurityGroup. To give the version of the service: cvm@2017-03-12.RunInstances.",
    },
    out: { kind: "option", value: "FILE", docs: "File to write the types to. Defaults to standard output." },
  },
  examples: ["types vpc.CreateSecurityGroup dnspod.CreateRecord --out actions.ts", "types --out actions.ts"],
  async run({ actions, out }, surroundings) {
    const { folder, print } = surroundings;
    const wanted =
      actions.length > 0 ? await described(folder, actions.map(requestedAction)) : await ofPrograms(surroundings);
    const text = typesFile(wanted);
    if (out === undefined) print(text);
    else await write(resolve(folder, out), text, surroundings);
  },
});

// Only a warning: the platform may support members that the installed SDK does not contain yet.
async function ofPrograms({ folder, warn }: Surroundings): Promise<WantedTypes[]> {
  const used = await usedActions(folder);
  const all = await described(folder, used);
  const sentences = all.flatMap((service) =>
    used.flatMap((one) => (one.service === service.service ? unknownIn(service, one) : [])),
  );
  for (const sentence of new Set(sentences)) warn("unknown-member", sentence);
  return all.map((one) => ({ ...one, actions: one.actions.filter((action) => hasAction(one, action)) }));
}

async function usedActions(folder: string): Promise<UsedAction[]> {
  const used = await actionsOfPrograms(folder);
  if (used.length > 0) return used;
  throw new Refusal(
    "nothing-found",
    `No program in ${folder} has an action with a service and a version. Name the actions, such as vpc.CreateSecurityGroup.`,
  );
}

async function described(folder: string, requested: readonly RequestedAction[]): Promise<WantedTypes[]> {
  const services = [...byService(requested)].sort(([one], [other]) => (one < other ? -1 : 1));
  return Promise.all(
    services.map(async ([service, all]) => ({
      ...(await describedService(folder, service, requestedVersion(service, all))),
      actions: [...new Set(all.map(({ action }) => action))],
    })),
  );
}

async function write(path: string, text: string, { progress }: Surroundings): Promise<void> {
  const there = await readFile(path, "utf8").catch(() => undefined);
  if (there !== undefined && !there.startsWith(firstWords)) {
    throw new Refusal("file-exists", `${path} already exists and was not written by this command. Name another file.`);
  }
  await writeFile(path, text);
  progress(`Wrote the types to ${path}.\n`);
}
