import { Agenda } from "./agenda.ts";
import type { Answer } from "./answer.ts";
import type { Clock } from "./clock.ts";
import { Faults, type PlannedKind } from "./faults.ts";
import { Ids } from "./ids.ts";
import { Journal, type JournalEntry } from "./journal.ts";
import { type Network, thisMachine } from "./network.ts";
import { type Random, seededRandom } from "./random.ts";
import type { WireSettings } from "./wire-settings.ts";

/** What something between platform and client makes of the body of a successful answer. */
export type Alteration = (
  body: string,
  request: Pick<JournalEntry, "method" | "path" | "route" | "query" | "requestBody">,
) => string;

/** The response of a proxy or captive portal instead of the platform's; undefined lets the request through. */
export type Interception = (request: { readonly method: string; readonly path: string }) => Answer | undefined;

/** What all hosts of one simulator share. */
export class Hub<Settings extends WireSettings = WireSettings> {
  readonly clock: Clock;
  readonly agenda: Agenda;
  readonly settings: Settings;
  readonly network: Network;
  /** Where the IDs of new objects come from. */
  readonly ids: Ids;
  readonly faults = new Faults();
  readonly journal: Journal;
  /** Members of bodies that are secret on any host, besides those with names that are always secret. */
  readonly secrets = new Set<string>();
  /** Alters successful answers on their way. */
  alteration: Alteration | undefined;
  /** Answers requests before they reach the platform. */
  interception: Interception | undefined;
  #jitter: { readonly seed: number; readonly random: Random } | undefined;
  #connections = 0;

  constructor(clock: Clock, settings: Settings, network = thisMachine, ids = new Ids()) {
    this.clock = clock;
    this.settings = settings;
    this.network = network;
    this.ids = ids;
    this.agenda = new Agenda(clock);
    this.journal = new Journal(() => settings.journalSize);
  }

  /** Counts a TCP connection and gives it a number. */
  openConnection(): number {
    this.#connections += 1;
    this.journal.connections += 1;
    return this.#connections;
  }

  /** Waits as long as the settings and the fault ask for. */
  async delay(fault: PlannedKind | undefined): Promise<void> {
    const { latencyMs, latencyJitterMs, slowMs, seed } = this.settings;
    if (this.#jitter?.seed !== seed) this.#jitter = { seed, random: seededRandom(seed) };
    const jitter = latencyJitterMs > 0 ? this.#jitter.random() * latencyJitterMs : 0;
    const ms = latencyMs + jitter + (fault === "slow" ? slowMs : 0);
    if (ms > 0) await this.clock.sleep(ms);
  }
}
