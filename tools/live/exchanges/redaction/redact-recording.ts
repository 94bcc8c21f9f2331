import type { Recording } from "../exchange.ts";
import { Redaction } from "./redaction.ts";

/**
 * A recording without secrets and personal data. All exchanges are searched for them first, because a secret may also be in
 * exchanges before the one whose names identify it.
 */
export function redactRecording(recording: Recording, secrets: readonly string[]): Recording {
  const redaction = new Redaction(secrets);
  redaction.learnValue(recording.environment);
  for (const exchange of recording.exchanges) redaction.learn(exchange);
  for (const step of recording.steps) redaction.learnStep(step);
  return {
    ...recording,
    environment: redaction.value(recording.environment) as Recording["environment"],
    exchanges: recording.exchanges.map((exchange) => redaction.exchange(exchange)),
    steps: recording.steps.map((step) => redaction.step(step)),
  };
}
