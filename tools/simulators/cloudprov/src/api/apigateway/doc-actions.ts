import { listOf, object, text } from "@org/simulator";
import { randomSecret } from "../../credentials.ts";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { pageMembers, pageOf } from "../lists.ts";
import { tagsMember } from "../tag-list.ts";
import { environmentNames } from "./environments.ts";
import { lookupOf } from "./lookup.ts";
import { outcomeAction } from "./outcome.ts";
import type { ApiDoc } from "./records.ts";

/** The actions of the pages that document APIs. */
export function docActions(world: World): Action[] {
  return [
    createApiDoc(world),
    describeApiDocs(world),
    describeApiDocDetail(world),
    modifyApiDoc(world),
    deleteApiDoc(world),
  ];
}

/** The members of a new page that the platform generates. */
export function newPage(id: string): Pick<ApiDoc, "uri" | "sharePassword"> {
  return { uri: `https://${id}.apidoc.apigw.tencentcs.com`, sharePassword: randomSecret().slice(0, 8) };
}

/** What it is made of. */
const content = {
  ApiDocName: text({ min: 1 }),
  ServiceId: text({ min: 1 }),
  Environment: text({ min: 1 }),
  ApiIds: listOf(text({ min: 1 }), { min: 1, distinct: true }),
};

interface Content {
  readonly ApiDocName: string;
  readonly ServiceId: string;
  readonly Environment: string;
  readonly ApiIds: readonly string[];
}

function createApiDoc(world: World): Action {
  const { gateway } = world;
  return defineAction({
    name: "CreateAPIDoc",
    simplified: "No page is built; `docBuildStatus` sets the result.",
    params: object({ ...content, Tags: tagsMember }),
    run({ params, region }) {
      checkContent(world, params, region);
      const quota = world.settings.gatewayQuotas.docs;
      if (gateway.docs.all().filter((one) => one.region === region).length >= quota) {
        throw new PlatformError("LimitExceeded.APIDocLimitExceeded", `There are ${quota} documents: the quota.`);
      }
      const now = world.now();
      const id = world.newId("apidoc");
      const born = { id, region, createdAt: now, modifiedAt: now, status: "PROCESSING", ...newPage(id) };
      const doc = gateway.docs.insert({ ...born, ...recordOf(params), tags: params.Tags ?? [] });
      build(world, id);
      return { Result: summary(doc) };
    },
  });
}

function describeApiDocs(world: World): Action {
  return defineAction({
    name: "DescribeAPIDocs",
    params: object(pageMembers),
    run({ params, region }) {
      const all = world.gateway.docs.allSeen().filter((one) => one.region === region);
      return { Result: { TotalCount: all.length, APIDocSet: pageOf(all, params).map(summary) } };
    },
  });
}

function describeApiDocDetail(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeAPIDocDetail",
    documentedOnly: "A page that does not exist is an error. `missingAreNull` returns null instead.",
    params: object({ ApiDocId: text({ min: 1 }) }),
    run({ params, region }) {
      if (world.settings.missingAreNull && world.gateway.docs.seen(params.ApiDocId) === undefined) {
        return { Result: null };
      }
      return { Result: detail(world, lookup.doc.seen(params.ApiDocId, region)) };
    },
  });
}

function modifyApiDoc(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "ModifyAPIDoc",
    params: object({ ApiDocId: text({ min: 1 }), ...content }),
    run({ params, region }) {
      const old = lookup.doc.get(params.ApiDocId, region);
      checkContent(world, params, region);
      const changed = { ...old, ...recordOf(params), status: "PROCESSING", modifiedAt: world.now() };
      world.gateway.docs.replace(changed);
      build(world, old.id);
      return { Result: summary(changed) };
    },
  });
}

function deleteApiDoc(world: World): Action {
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "DeleteAPIDoc",
    params: object({ ApiDocId: text({ min: 1 }) }),
    run: ({ params, region }) => void world.gateway.docs.remove(lookup.doc.get(params.ApiDocId, region).id),
  });
}

/** Building takes its time, and ends as the settings say. */
function build({ gateway, hub, settings }: World, id: string): void {
  const { docBuildMs, docBuildStatus } = settings;
  hub.agenda.in(docBuildMs, () => {
    const doc = gateway.docs.get(id);
    if (doc !== undefined) gateway.docs.replace({ ...doc, status: docBuildStatus });
  });
}

function checkContent(world: World, { ServiceId, Environment, ApiIds }: Content, region: string): void {
  const lookup = lookupOf(world);
  for (const apiId of ApiIds) lookup.api(ServiceId, apiId, region);
  if (!environmentNames.some((name) => name === Environment)) {
    throw new PlatformError("InvalidParameterValue.InvalidEnv", `There is no environment ${Environment}.`);
  }
}

function recordOf({ ApiDocName, ServiceId, Environment, ApiIds }: Content) {
  return { name: ApiDocName, serviceId: ServiceId, environment: Environment, apiIds: ApiIds };
}

function summary({ id, name, status, tags }: ApiDoc): Reply {
  return { ApiDocId: id, ApiDocName: name, ApiDocStatus: status, Tags: tags };
}

function detail(world: World, doc: ApiDoc): Reply {
  const { gateway } = world;
  const apis = doc.apiIds.flatMap((id) => gateway.apis.get(id) ?? []);
  return {
    ...summary(doc),
    ApiCount: doc.apiIds.length,
    ViewCount: 0,
    ReleaseCount: 0,
    ApiDocUri: doc.uri,
    SharePassword: doc.sharePassword,
    UpdatedTime: world.timeText(doc.modifiedAt).replace("T", " ").replace("Z", ""),
    ServiceId: doc.serviceId,
    ServiceName: gateway.services.get(doc.serviceId)?.name ?? "",
    Environment: doc.environment,
    ApiIds: doc.apiIds,
    ApiNames: apis.map(({ config }) => config.ApiName),
  };
}
