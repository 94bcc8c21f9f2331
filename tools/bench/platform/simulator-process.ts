import { demandedSeconds } from "../packages/limiters.ts";
import type { PackageName } from "../packages/package-name.ts";
import type { Pace } from "../packages/provider-package.ts";
import { packages } from "../packages/table.ts";
import { calm } from "./conditions.ts";
import type { Answer, Command, Traffic } from "./protocol.ts";

// The platform in a separate process, so that its CPU time is not counted as the plugin's.
const [name, pace] = process.argv.slice(2) as [PackageName, Pace];
const platform = await packages[name].start(pace);
let conditions = calm;
platform.set(conditions);

process.on("message", (command: Command) => void answerTo(command).then(answer));
process.on("disconnect", () => process.exit());
answer({ connection: platform.connection });

async function answerTo(command: Command): Promise<Answer> {
  switch (command.do) {
    case "set":
      conditions = command.conditions;
      platform.set(conditions);
      return { done: true };
    case "declare":
      return { objects: Array.from({ length: command.count }, (_, number) => platform.object(number)) };
    case "place":
      if (platform.place === undefined) throw new Error(`${name} cannot put objects on its platform.`);
      for (let number = command.from; number < command.to; number++) await platform.place(number);
      return { done: true };
    case "count":
      return { traffic: count() };
  }
}

function count(): Traffic {
  const { journal } = platform;
  const limiters = platform.limiters();
  const traffic = {
    requests: journal.requests,
    refused: limiters.reduce((sum, { refused }) => sum + refused, 0),
    demandedSeconds: demandedSeconds(limiters, conditions.perSecond),
    connections: journal.connections,
    violations: journal.violations.length,
    objects: platform.count(),
  };
  journal.clear();
  return traffic;
}

function answer(message: Answer): void {
  process.send?.(message);
}
