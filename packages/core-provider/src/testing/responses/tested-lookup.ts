import { isDeepStrictEqual } from "node:util";
import type { Values } from "../marks.ts";
import type { RunningProvider } from "../start-provider.ts";
import { startWorld } from "../survival/setup.ts";
import {
  type AlterablePlatform,
  type RecordedRequest,
  type ResponseSetup,
  recordRequests,
  withAlteredResponse,
} from "./alterable-platform.ts";
import { type Alteration, idsIn } from "./alteration.ts";
import { assertNamesOtherObject, assertNamesProblem, failureOf } from "./failure-of.ts";
import type { Recorded } from "./response-trials.ts";

/** A function that is called on a separate platform. */
export class TestedLookup<P extends AlterablePlatform> {
  readonly #platform: P;
  readonly #host: RunningProvider;
  readonly #call: () => Promise<Values>;
  /** The IDs that select the object. */
  readonly #ids: readonly string[];

  private constructor(platform: P, host: RunningProvider, call: () => Promise<Values>, args: Values) {
    this.#platform = platform;
    this.#host = host;
    this.#call = call;
    this.#ids = idsIn(args);
  }

  static async open<P extends AlterablePlatform>(
    setup: ResponseSetup<P>,
    name: string,
    prepare: (platform: P) => Promise<Values>,
  ): Promise<TestedLookup<P>> {
    return startWorld(setup, prepare, async (platform, args) => {
      const host = await setup.startProvider(platform);
      return new TestedLookup(platform, host, () => host.invoke(name, args), args);
    });
  }

  async record(): Promise<Recorded> {
    return { requests: await recordRequests(this.#platform, this.#call), ids: this.#ids };
  }

  async run(trial: {
    readonly asked: RecordedRequest;
    readonly alteration: Alteration;
    readonly times: "once" | "always";
    readonly isDemanded: boolean;
  }): Promise<void> {
    const { asked, alteration, times, isDemanded } = trial;
    const right = await this.#call();
    let found: Values | undefined;
    const { result: message } = await withAlteredResponse(this.#platform, asked, alteration, times, () =>
      failureOf(this.#call().then((result) => (found = result))),
    );
    const mayBeMissing = alteration.kind === "emptied" || (alteration.kind === "missing" && !isDemanded);
    if (mayBeMissing && message !== undefined) throw new Error(`it fails: ${message}`);
    if (mayBeMissing) return;
    if (alteration.kind === "other" && times === "always") return assertNamesOtherObject(message, this.#ids);
    if (times === "always") return assertNamesProblem(message, alteration.member);
    if (message !== undefined) throw new Error(`it is not retried: ${message}`);
    if (!isDeepStrictEqual(found, right)) throw new Error(`it gives ${JSON.stringify(found)}`);
  }

  async close(): Promise<void> {
    await this.#host.stop();
    await this.#platform.close();
  }
}
