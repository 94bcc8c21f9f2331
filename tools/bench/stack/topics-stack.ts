import type { Platform } from "../platform/platform.ts";
import type { Subject } from "../report/figures.ts";
import { MeasuredStack } from "./measured-stack.ts";
import { topicsProgram } from "./topics-program.ts";

/** A stack of so many topics, made by the product or by the provider that does nothing. */
export function topicsStack(options: {
  readonly subject: Subject;
  /** Folder of the subject's plugin. */
  readonly plugin: string;
  readonly topics: number;
  readonly platform: Platform;
}): Promise<MeasuredStack> {
  const { subject, plugin, topics, platform } = options;
  const { url, cloudKey, cluster } = platform.ready;
  const settings =
    subject === "floor"
      ? {}
      : {
          config: { "streamprov:endpoint": url },
          secrets: { "streamprov:cloudApiKey": cloudKey.id, "streamprov:cloudApiSecret": cloudKey.secret },
        };
  return MeasuredStack.make({
    provider: subject,
    plugin,
    program: topicsProgram(subject, topics, cluster),
    platform,
    ...settings,
  });
}
