import {
  type CheckOperation,
  CodedError,
  type CreateOperation,
  type DeleteOperation,
  type DiffOperation,
  type DiffVerdict,
  expectation,
  fromWire,
  type Outputs,
  type ReadOperation,
  type ReadyOperation,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, untilSeen, type Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { createdWithTags, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { protectedFromDeletion } from "../../platform/deletion-protection.ts";
import { ifExists } from "../../platform/errors.ts";
import { purchaseOf } from "../../platform/prepaid.ts";
import { remedies } from "../../platform/remedies.ts";
import { type Body, memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { resourceTags } from "../../platform/tags.ts";
import { changeAttributes, changeSize } from "./ckafka-instance-changes.ts";
import {
  ckafkaInstanceRules,
  ckafkaInstanceFields as fields,
  prepaid,
  replacing,
  sizeNames,
} from "./ckafka-instance-fields.ts";
import { asCreated, asRequested, attributesIn, attributesOf, withCreatedTime } from "./ckafka-instance-form.ts";
import {
  describeInstances,
  expectsSuccess,
  goneInstanceCodes,
  instancesPage,
  isDeleted,
  isIsolated,
  isolationAdvice,
  isRunning,
  isThere,
  untilGone,
  untilRunning,
} from "./ckafka-instances.ts";

const identity = memberFacts("InstanceId", "InstanceName");
/** The instances of a listing. Only their IDs, names and status must be valid. */
const all = responseList("InstanceList", identity, isDeleted);
/** The instances of a listing. */
const wholeList = responseList("InstanceList", identity, isDeleted, (found) =>
  fromWire(fields, withTags(asRequested(found))),
);
const idOfListed = textAt("InstanceId");
const idOfCreated = textAt("Data.InstanceId");

const instances = {
  service: "ckafka",
  idOf: (response) => ("InstanceId" in response ? idOfListed : idOfCreated)(response),
  key: (id) => ({ InstanceId: id }),
  goneCodes: goneInstanceCodes,
  read: async (op, id) => {
    const { elements } = await op.ckafka.page(describeInstances, { InstanceId: id }, wholeList, instancesPage);
    return elements[0] && !isDeleted(elements[0]) ? asRequested(elements[0]) : undefined;
  },
  listing: {
    name: "InstanceName",
    whole: { page: pageOfInstances, asRead: asRequested },
    async *find(op: Op, name) {
      // The platform searches for a part of the name.
      const query = name === undefined ? {} : { SearchWord: name };
      for await (const one of op.ckafka.pages(describeInstances, query, all, instancesPage)) {
        if (isThere(one)) yield withCreatedTime(one);
      }
    },
  },
} as const satisfies Omit<ActionObject, "create" | "delete">;

async function pageOfInstances(op: Op, offset: number | undefined) {
  const { elements, ...rest } = await op.ckafka.page(describeInstances, {}, all, { ...instancesPage, offset });
  return { ...rest, elements: elements.filter((one) => !isDeleted(one)) };
}

const tags = resourceTags({ service: "ckafka", prefix: "ckafkaId" });
const common = { ...instances, fields, asSent: asCreated, tagsProperty: "tagSet", isPurchase: true } as const;
const byTheHour = createdWithTags({ ...common, create: "CreatePostPaidInstance", delete: "DeleteInstancePost" }, tags);
const inAdvance = createdWithTags({ ...common, create: "CreateInstancePre", delete: "DeleteInstancePre" }, tags);
const handlersOf = ({ chargeType }: { readonly chargeType: string }) =>
  chargeType === "PREPAID" ? inAdvance : byTheHour;

export const ckafkaInstance = resource("CkafkaInstance", {
  docs: "An instance of CKafka, the platform's Kafka. Deleting it deletes its topics and their messages at once, also if it is prepaid. Most properties that describe the place and the kind of the instance replace it; the preview warns about that.",
  example: `const events = new cloudprov.CkafkaInstance("events", {
    instanceName: "events",
    zoneId: 100003,
    chargeType: "POSTPAID_BY_HOUR",
    vpcId: config.require("vpcId"),
    subnetId: config.require("subnetId"),
    diskSize: 500,
    msgRetentionTime: 4320,
    tagSet: { team: "shop" },
}, { protect: true });`,
  errors: remedies(
    "ckafka",
    "InvalidParameterValue.SubnetIdInvalid",
    "InvalidParameterValue.SubnetNotBelongToZone",
    "InvalidParameterValue.VpcIdInvalid",
    "InvalidParameterValue.ZoneNotSupport",
    "ResourceInsufficient",
    "ResourcesSoldOut",
  ),
  import: { form: "<instance ID>", example: "ckafka-vv7wpvae" },
  rules: ckafkaInstanceRules,
  ...byTheHour,
  setLater: {
    msgRetentionTime: "default",
    config: "absent",
    dynamicRetentionConfig: "default",
    publicNetwork: "default",
    maxMessageByte: "default",
    deleteProtectionEnable: "default",
  } as const,
  timeouts: { create: 30, update: 60, delete: 30 },
  normalize: prepaid.normalize,

  check(op: CheckOperation): void {
    byTheHour.check(op);
    prepaid.check(op);
    const { args, oldArgs } = op;
    for (const name of ["period", "renewFlag"]) {
      const [before, after] = [oldArgs?.[name], args[name]];
      if (typeof before === "number" && typeof after === "number" && before !== after) {
        op.warn(`another ${name} has no effect on an existing instance: change it in the console`);
      }
    }
    if (oldArgs !== undefined || args["vpcId"] !== undefined || args["subnetId"] !== undefined) return;
    for (const name of ["vpcId", "subnetId"]) op.problem(name, "must be set: new instances are in a private network");
  },

  async preview(op) {
    const { chargeType, period, renewFlag } = op.args;
    const isPrepaid = chargeType === "PREPAID";
    if (op.state === undefined) {
      op.warn(
        isPrepaid
          ? purchaseOf(period, renewFlag === 1 ? "NOTIFY_AND_AUTO_RENEW" : "NOTIFY_AND_MANUAL_RENEW")
          : "the instance is charged by the hour until it is deleted",
      );
    } else if (op.changed(...sizeNames)) {
      op.warn(
        isPrepaid ? "the account is charged at once for another size" : "another size has another price by the hour",
      );
    }
  },

  diff(op: DiffOperation<typeof fields>): DiffVerdict {
    const { args, state, changes } = op;
    const isInZone = state.zoneIds?.some((zone) => zone === args["zoneId"]) === true;
    const isReplaced = replacing.some((name) => changes.has(name) && !(isInZone && name === "zoneId"));
    const falls = (name: "msgRetentionTime" | "diskSize") => Number(args[name]) < state[name];
    if (isReplaced) {
      op.warn(`the topics of the instance ${op.id} and their messages are lost: the replacement is empty`);
    } else {
      if (falls("msgRetentionTime")) {
        op.warn(`messages of the instance ${op.id} that are older than the new msgRetentionTime are deleted`);
      }
      if (falls("diskSize")) {
        op.warn(
          `the smaller disks of the instance ${op.id} keep fewer messages: the platform may delete the oldest, or reject the change`,
        );
      }
    }
    return {
      ...(isInZone ? { same: ["zoneId"] } : {}),
      ...(isReplaced && state.deleteProtectionEnable === 1
        ? { reject: [protectedFromDeletion("deleteProtectionEnable", "0", "instance")] }
        : {}),
    };
  },

  create: (op: CreateOperation<typeof fields> & Clients): Promise<string> => handlersOf(op.args).create(op),

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    const { id: InstanceId, args } = op;
    await untilSeen(op, instances, InstanceId, args as Values);
    await untilRunning(op, InstanceId, { minutes: 15, isNew: true });
    const attributes = attributesOf(toWire(fields, args as Values));
    if (Object.keys(attributes).length === 0) return;
    await op.ckafka.write("ModifyInstanceAttributes", { InstanceId, ...attributes }, expectsSuccess);
    await untilRunning(op, InstanceId, { minutes: 15, isNew: true });
  },

  async read(op: ReadOperation<typeof fields> & Clients) {
    const found = await byTheHour.read(op);
    const isRefresh = op.purpose === "refresh";
    const body = found !== undefined || isRefresh ? await readAttributes(op, op.id) : undefined;
    if (found === undefined || body === undefined) {
      if (isRefresh) refuseContradiction(op.id, found !== undefined, body);
      return undefined;
    }
    if (isRefresh && isIsolated(body)) op.warn(`the instance ${op.id} ${isolationAdvice}`);
    const { config, ...attributes } = attributesIn(body);
    const { args } = op;
    const isInZone = args.zoneId !== undefined && found.zoneIds?.includes(args.zoneId) === true;
    return {
      ...found,
      ...attributes,
      config: configFor(args.config, config),
      zoneId: isInZone ? args.zoneId : found.zoneId,
    };
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    await untilRunning(op, op.id, { minutes: 15 });
    await changeAttributes(op);
    await changeSize(op);
    await byTheHour.update(op);
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    const { id, state } = op;
    if (state.deleteProtectionEnable === 1 && (await isProtected(op, id))) {
      throw new CodedError(
        "request-rejected",
        `the instance ${id} is protected from deletion: set deleteProtectionEnable to 0 and run \`pulumi up\` first`,
      );
    }
    await handlersOf(state).delete(op);
    await untilGone(op, id);
  },
});

type Config = Outputs<typeof fields>["config"];

/** Without `config`, a program wants no automatic creation of topics, for which the platform may return settings. */
function configFor(given: Config, found: Config): Config {
  if (found?.autoCreateTopicEnable) return found;
  if (given === undefined) return undefined;
  return found ?? (given.autoCreateTopicEnable ? undefined : given);
}

const expectsAttributes = expectation((found) => [idOfListed(found), isIsolated(found), attributesIn(found)]);

/** The attributes of an instance. No listing contains them, so a refresh reads them one by one. */
function readAttributes(op: Op, InstanceId: string): Promise<Body | undefined> {
  return ifExists(
    op.ckafka.read("DescribeInstanceAttributes", { InstanceId }, { expects: expectsAttributes }),
    goneInstanceCodes,
  );
}

/** An instance that one of two responses still shows must not leave the state. */
function refuseContradiction(id: string, isListed: boolean, attributes: Body | undefined): void {
  const isDescribed = attributes !== undefined && isRunning(attributes);
  if (!isListed && !isDescribed) return;
  const contradiction = isListed ? `lists ${id}, but does not describe it` : `describes ${id}, but does not list it`;
  throw new CodedError("invalid-response", `the platform ${contradiction}: try again later`);
}

async function isProtected(op: Op, id: string): Promise<boolean> {
  const body = await readAttributes(op, id);
  return body !== undefined && attributesIn(body).deleteProtectionEnable === 1;
}
