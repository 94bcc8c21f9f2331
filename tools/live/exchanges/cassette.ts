import { isDeepStrictEqual } from "node:util";
import type { Exchange, PlatformName, RecordedRequest, RecordedResponse, Recording, Step } from "./exchange.ts";
import { protocols } from "./platforms.ts";

/** The recorded life of a resource, which can be repeated without the platform. */
export interface Cassette {
  readonly format: 1;
  readonly platform: PlatformName;
  /** The resource type. */
  readonly type: string;
  /** When the life was recorded. */
  readonly recorded: string;
  /** The variables with which the provider was configured. */
  readonly environment: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly exchanges: readonly CassetteExchange[];
}

/** A request and the response to it. */
export interface CassetteExchange {
  readonly request: RecordedRequest;
  readonly response: RecordedResponse;
}

/** Reads at longer intervals wait for a state. */
const pollMs = 400;

/**
 * The part of a recording that belongs to a resource type. Of the equal reads of a long wait, it has the first and the last.
 *
 * @throws Error if the recording does not contain the type.
 */
export function cassetteOf(recording: Recording, type: string): Cassette {
  const { platform, recordedAt, environment } = recording;
  const steps = recording.steps.filter(({ part }) => part === type);
  if (steps.length === 0) {
    const types = [...new Set(recording.steps.map(({ part }) => part))].sort();
    throw new Error(`The recording contains no steps of ${type}. It contains: ${types.join(", ")}.`);
  }
  const { objectOf } = protocols[platform];
  const own = recording.exchanges.filter(({ part }) => part === type);
  const byObject = Map.groupBy(own, ({ request }) => objectOf(request));
  const exchanges = own.flatMap((exchange): CassetteExchange[] => {
    const { request, response } = exchange;
    const track = byObject.get(objectOf(request)) ?? [];
    const at = track.indexOf(exchange);
    const isWaiting = isPoll(platform, track[at - 1], exchange) && isPoll(platform, exchange, track[at + 1]);
    return response === undefined || isWaiting ? [] : [{ request, response }];
  });
  return { format: 1, platform, type, recorded: new Date(recordedAt).toISOString(), environment, steps, exchanges };
}

/** Whether a read repeats the one before it after a while, and gets the same response. */
function isPoll(platform: PlatformName, before: Exchange | undefined, read: Exchange | undefined): boolean {
  if (before === undefined || read === undefined || read.at - before.at < pollMs) return false;
  return (
    protocols[platform].isRead(read.request) &&
    isDeepStrictEqual([before.request, before.response], [read.request, read.response])
  );
}
