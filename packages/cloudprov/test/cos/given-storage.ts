import type { StartOptions } from "@org/cloudprov-simulator";
import { startSimulatedProvider } from "../simulated-provider.ts";

/** The bucket of the tests. */
export const bucket = "photos-1250000000";

/** A platform with a bucket, and the provider. */
export async function givenStorage(settings: StartOptions = {}) {
  const storage = await givenPhotos(settings);
  await storage.state.cosBuckets.create({ id: bucket });
  return storage;
}

/** A platform without buckets, and the provider with a resource for one. */
export async function givenPhotos(settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { platform, host } = simulated;
  return {
    ...simulated,
    state: platform.state,
    photos: host.resource("CosBucket", "photos"),
    /** The names of the operations since the journal was cleared. */
    operations: () => platform.calls({ service: "cos" }).map(({ action }) => action),
    /** The content of the requests of an operation. */
    sent: (action: string) =>
      platform
        .calls({ service: "cos", action })
        .map(({ requestBody }) => requestBody as Readonly<Record<string, unknown>>),
  };
}
