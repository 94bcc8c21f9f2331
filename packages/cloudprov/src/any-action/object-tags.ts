import { CodedError } from "@org/core-provider";
import type { Op } from "../platform/clients.ts";
import { services } from "../platform/services.ts";
import { type ResourceTags, resourceTags, type Tags } from "../platform/tags.ts";
import type { AnyObject } from "./any-object.ts";
import { filled } from "./placeholders.ts";
import { clientFor } from "./service-fields.ts";

/** The tags of an object in a state. */
export interface StateTags {
  readonly tags?: Tags | undefined;
  readonly tagResource?: string | undefined;
}

/** Keys that only the platform gives to objects. */
const reserved = /^(qcs:|tencentcloud:|project)/;

/** The tags of an object whose tags the program gives; undefined if it has none. */
export async function readTags(it: AnyObject, id: string): Promise<Tags | undefined> {
  const { tags: given, tagResource } = it.args;
  if (given === undefined || tagResource === undefined) return undefined;
  const { op, tags, resourceId } = taggedAs(it, id, tagResource);
  const all = Object.entries((await tags.read(op, resourceId)) ?? {});
  const own = all.filter(([key]) => key in given || !reserved.test(key));
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

/** Changes the tags of an object from those in the state to those that the program gives. */
export async function changeTags(it: AnyObject, id: string, state: StateTags): Promise<void> {
  const tagResource = it.args.tagResource ?? state.tagResource;
  if (tagResource === undefined) return;
  const { op, tags, resourceId } = taggedAs(it, id, tagResource);
  await tags.change(op, resourceId, state.tags, it.args.tags);
}

/** How the tag service names an object. */
interface TaggedAs {
  /** The operation with the client of the tag service for the domain of the object. */
  readonly op: Op;
  readonly tags: ResourceTags;
  readonly resourceId: string;
}

function taggedAs(it: AnyObject, id: string, tagResource: string): TaggedAs {
  const { region = it.op.platform.region, domain, retryCodes } = it.args;
  const name = String(filled(tagResource.replaceAll("{region}", region), it.known({ id })));
  const [, service, place, prefix, resourceId] = /^qcs::([^:]+):([^:]*):[^:]*:([^/]+)\/(.+)$/s.exec(name) ?? [];
  if (service === undefined || place === undefined || prefix === undefined || resourceId === undefined) {
    throw new CodedError(
      "invalid-input",
      `tagResource must be a resource name of six segments, such as qcs::vpc:{region}:uin/:vpc/{id}, not ${name}`,
    );
  }
  const { host, version } = services.tag;
  const tag = clientFor(it.op, { service: host, version, region: it.args.region, domain, retryCodes });
  return { op: { ...it.op, tag }, tags: resourceTags({ service, prefix, region: place }), resourceId };
}
