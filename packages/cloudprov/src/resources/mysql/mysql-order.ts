import { OutcomeUnknownError } from "@org/core-http";
import { type CreateOperation, expectation, fromWire, responseField } from "@org/core-provider";
import { creationToken } from "../../platform/client-token.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { createdWithTags } from "../../platform/created-with-tags.ts";
import type { Body } from "../../platform/responses.ts";
import { resourceTags } from "../../platform/tags.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { mysqlInstanceFields as fields, type mysqlInstanceFields } from "./mysql-instance-fields.ts";
import { mysqlObject } from "./mysql-instance-object.ts";
import { sentTopology } from "./mysql-topology.ts";

const created = { ids: responseField.list(responseField.string({}), { wire: "InstanceIds", optional: true }) };

/** Expects the response to a creation, which may lack the ID. */
const expectsCreated = expectation(created);

/** The creation of an instance. */
type Creation = CreateOperation<typeof mysqlInstanceFields> & Clients;

/** The parameters of the creation. Undefined ones are not sent: later requests set them, or they have another name here. */
function asSent({ Vport, ChargeType, Period = 1, AutoRenewFlag, Password, Tags, ...body }: Body, op: Creation): Body {
  const { parameters = {}, clusterTopology } = op.args;
  const ParamList = Object.entries(parameters).map(([Name, Value]) => ({ Name, Value }));
  // Instances of this old type accept neither.
  const ofEngine = body["DeviceType"] === "BASIC" ? {} : { Password, ...(ParamList.length > 0 ? { ParamList } : {}) };
  return {
    ...body,
    ...ofEngine,
    InternetService: undefined,
    Parameters: undefined,
    UpgradeSubversion: undefined,
    GoodsNum: 1,
    Port: Vport,
    ...(ChargeType === "PREPAID" ? { Period, AutoRenewFlag } : {}),
    ClusterTopology: clusterTopology && sentTopology(clusterTopology),
    ...(Array.isArray(Tags)
      ? { ResourceTags: Tags.map(({ Key, Value }: Body) => ({ TagKey: Key, TagValue: [Value] })) }
      : {}),
  };
}

/** The ID of a new instance. If a response contains none, the same request with its token returns it later. */
async function createdId(op: Op, response: Body, again: () => Promise<Body>): Promise<string> {
  const idIn = (body: Body) => fromWire(created, body).ids?.[0];
  const known = idIn(response);
  if (known) return known;
  try {
    const id = await waitUntil(op, {
      what: "the platform to return the ID of the MySQL instance",
      read: async () => idIn(await again()),
      done: (one) => one !== undefined && one !== "",
      progress: "waiting until the platform returns the ID",
      otherwise: "the platform has not returned the ID of the MySQL instance",
    });
    return String(id);
  } catch (error) {
    // The instance may exist: it is searched for by its name.
    throw new OutcomeUnknownError((error as Error).message, { title: "creating a MySQL instance" }, error);
  }
}

/** The tags of instances. */
export const tags = resourceTags({ service: "cdb", prefix: "instanceId" });

/** Creates an instance by the action for how it is charged. */
export function createMysql(op: Creation): Promise<string> {
  const action = op.args.chargeType === "PREPAID" ? "CreateDBInstance" : "CreateDBInstanceHour";
  let sent: Body = {};
  return createdWithTags(
    {
      ...mysqlObject,
      fields,
      create: action,
      idOfCreated: {
        expects: expectsCreated,
        read: (one, response) =>
          createdId(one, response, () => {
            const parameters = { ...sent, ClientToken: creationToken(one) };
            return one.cdb.create(action, parameters, { expects: expectsCreated });
          }),
      },
      asSent: (body) => {
        sent = asSent(body, op);
        return sent;
      },
    },
    tags,
  ).create(op);
}
