import { fromWire, type ReadOutputs, responseField } from "@org/core-provider";
import { tagInfosAsSet, tagsAsInfos } from "../../platform/created-with-tags.ts";
import { type Body, recordOf } from "../../platform/responses.ts";
import { attributeNames, ckafkaInstanceFields as fields } from "./ckafka-instance-fields.ts";

/** The members of an instance in a listing whose form differs from that in requests. */
const differing = {
  bandwidth: responseField.integer({ optional: true, wire: "Bandwidth" }),
  expires: responseField.integer({ optional: true, wire: "ExpireTime" }),
  edition: responseField.string({ optional: true, wire: "InstanceType" }),
  zoneIds: responseField.list(responseField.integer({}), { optional: true, wire: "ZoneIds" }),
  createdAt: responseField.integer({ optional: true, wire: "CreateTime" }),
};

/** The specifications of the edition `standard`, by their numbers. */
const standardTypes = [
  "general",
  "standard",
  "advanced",
  "capacity",
  "specialized-1",
  "specialized-2",
  "specialized-3",
  "specialized-4",
  "exclusive",
];

/** An instance of a listing with the member names and values of a request. What the response lacks stays unset. */
export function asRequested(found: Body): Body {
  const { bandwidth, expires, edition, zoneIds } = fromWire(differing, found);
  return {
    ...tagInfosAsSet(found),
    ...editionOf(edition),
    ChargeType: expires === undefined ? undefined : expires > 0 ? "PREPAID" : "POSTPAID_BY_HOUR",
    // Requests have MB/s, responses Mbit/s.
    BandWidth: bandwidth === undefined ? undefined : bandwidth / 8,
    Partition: found["MaxPartitionNumber"],
    KafkaVersion: found["Version"],
    MultiZoneFlag: zoneIds && zoneIds.length > 1,
    ZoneIds: zoneIds && zoneIds.length > 1 ? zoneIds : undefined,
  };
}

/** The edition of an instance and its specification, which only the edition `standard` has. */
function editionOf(edition: string | undefined): Body {
  if (edition === undefined || edition === "") return { InstanceType: undefined };
  const isStandard = !["profession", "premium"].includes(edition);
  return {
    SpecificationsType: isStandard ? "standard" : edition,
    // The name of an old specification is not in the list.
    InstanceType: isStandard ? Math.max(1, standardTypes.indexOf(edition) + 1) : 1,
  };
}

/** When an instance of a listing was created, as other listings report it. */
export function withCreatedTime(found: Body): Body {
  const { createdAt } = fromWire(differing, found);
  return createdAt === undefined ? found : { ...found, CreatedTime: new Date(createdAt * 1000).toISOString() };
}

/** The properties that only the attributes of an instance contain. */
const attributeFields = {
  msgRetentionTime: fields.msgRetentionTime,
  config: fields.config,
  dynamicRetentionConfig: fields.dynamicRetentionConfig,
  publicNetwork: fields.publicNetwork,
  maxMessageByte: fields.maxMessageByte,
  elasticBandwidthSwitch: fields.elasticBandwidthSwitch,
  customSslCertId: fields.customSslCertId,
  deleteProtectionEnable: fields.deleteProtectionEnable,
};

const elastic = { status: responseField.integer({ optional: true, wire: "ElasticBandwidthOpenStatus" }) };
/** The states of elastic bandwidth that is turned on, or that could not be turned off. */
const elasticStates = [16, 32, 65];

/** The attributes in a response, as properties. */
export function attributesIn(found: Body): ReadOutputs<typeof attributeFields> {
  const config = recordOf(found["Config"]);
  const { status = 0 } = fromWire(elastic, found);
  return fromWire(attributeFields, {
    ...found,
    Config: config ? { ...config, AutoCreateTopicEnable: config["AutoCreateTopicsEnable"] } : found["Config"],
    DynamicRetentionConfig: found["RetentionTimeConfig"],
    CustomSSLCertId: found["CustomCertId"],
    ElasticBandwidthSwitch: elasticStates.includes(status) ? 1 : undefined,
  });
}

/** The members of a request that `ModifyInstanceAttributes` sends. */
export function attributesOf(body: Body): Body {
  return Object.fromEntries(Object.entries(body).filter(([wire]) => attributeWires.includes(wire)));
}

const attributeWires: readonly unknown[] = attributeNames.map((name) => fields[name].facts.wire);

/** The parameters of a creation from the properties' wire names. The attributes are set later. */
export function asCreated({ ChargeType, Period, RenewFlag, ...body }: Body): Body {
  const sent = Object.entries(tagsAsInfos(body)).filter(([wire]) => !attributeWires.includes(wire));
  return {
    InstanceType: 1,
    ...Object.fromEntries(sent),
    ...(ChargeType === "PREPAID" ? { Period: `${String(Period)}m`, RenewFlag } : {}),
  };
}
