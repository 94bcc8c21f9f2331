import type { Fields } from "../definition/field.ts";
import type { ProviderDefinition } from "../definition/provider.ts";
import { emitSchema } from "../schema/emit.ts";
import { systemClock } from "./clock.ts";
import { listen } from "./listen.ts";
import { ProviderService } from "./service.ts";

/**
 * Runs the provider as a plugin process: prints the port that the engine connects to and serves until it is ended.
 *
 * @example
 * ```ts
 * await serve(provider);
 * ```
 */
export async function serve<F extends Fields, P, C>(provider: ProviderDefinition<F, P, C>): Promise<void> {
  // The engine tells of an interrupt by Cancel; the signal that the terminal sends to the whole group is not for us.
  process.on("SIGINT", () => {});
  process.on("unhandledRejection", (error) => {
    process.stderr.write(
      `${provider.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  });
  const service = new ProviderService(provider as unknown as ProviderDefinition<Fields, P, unknown>, {
    env: process.env,
    clock: systemClock,
    schema: async () => JSON.stringify(emitSchema(provider as unknown as ProviderDefinition)),
    engineAddress: process.argv.slice(2).find((arg) => !arg.startsWith("-")),
  });
  const { port, close } = await listen(service);
  const end = () => {
    close();
    void service.close().finally(() => process.exit(0));
  };
  process.on("SIGTERM", end);
  process.stdout.write(`${port}\n`);
}
