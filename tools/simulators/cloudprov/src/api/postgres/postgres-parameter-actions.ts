import { listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { existingPostgres, runningPostgres } from "./postgres-tasks.ts";

/** The parameters and their defaults. */
const defaults: Readonly<Record<string, string>> = {
  max_connections: "1024",
  max_standby_archive_delay: "30000",
  max_standby_streaming_delay: "30000",
};

/** The actions of parameters. */
export function postgresParameterActions(world: World): Action[] {
  return [modifyDBInstanceParameters(world), describeDBInstanceParameters(world), describeParamsEvent(world)];
}

const id = text({ min: 1 });

function modifyDBInstanceParameters(world: World): Action {
  const { instances } = world.postgres;
  return defineAction({
    name: "ModifyDBInstanceParameters",
    params: object({
      DBInstanceId: id,
      ParamList: listOf(object({ Name: id, ExpectedValue: text() }), { min: 1 }),
    }),
    run({ params: { DBInstanceId, ParamList }, region }) {
      const instance = runningPostgres(world, DBInstanceId, region);
      const unknown = ParamList.find(({ Name }) => defaults[Name] === undefined);
      if (unknown !== undefined) {
        throw new PlatformError("InvalidParameterValue.ParameterHandleError", `There is no ${unknown.Name}.`);
      }
      instances.replace({ ...instance, changing: ParamList.map(({ Name }) => Name) });
      world.hub.agenda.in(world.settings.postgresTaskMs, () => {
        const now = instances.get(DBInstanceId);
        if (now === undefined) return;
        const changed = Object.fromEntries(ParamList.map(({ Name, ExpectedValue }) => [Name, ExpectedValue]));
        instances.replace({ ...now, parameters: { ...now.parameters, ...changed }, changing: [] });
      });
      return { TaskId: Number(world.newNumber()) };
    },
  });
}

function describeDBInstanceParameters(world: World): Action {
  return defineAction({
    name: "DescribeDBInstanceParameters",
    params: object({ DBInstanceId: id, ParamName: optional(id) }),
    run({ params: { DBInstanceId, ParamName }, region }) {
      const { parameters } = existingPostgres(world, DBInstanceId, region);
      const all = Object.entries(defaults).filter(([name]) => (ParamName ?? name) === name);
      return {
        TotalCount: all.length,
        Detail: all.map(([name, value], at) => ({
          ID: at + 1,
          Name: name,
          ParamValueType: "integer",
          Unit: name.endsWith("delay") ? "ms" : "",
          DefaultValue: value,
          CurrentValue: parameters[name] ?? value,
          Max: 2_147_483_647,
          EnumValue: null,
          Min: -1,
          ParamDescriptionCH: name,
          ParamDescriptionEN: name,
          NeedReboot: false,
          ClassificationCN: "",
          ClassificationEN: "",
          SpecRelated: false,
          Advanced: false,
          LastModifyTime: "",
          StandbyRelated: 0,
          VersionRelationSet: null,
          SpecRelationSet: null,
        })),
      };
    },
  });
}

function describeParamsEvent(world: World): Action {
  return defineAction({
    name: "DescribeParamsEvent",
    params: object({ DBInstanceId: id }),
    run({ params: { DBInstanceId }, region }) {
      const { changing, parameters } = existingPostgres(world, DBInstanceId, region);
      const names = [...new Set([...changing, ...Object.keys(parameters)])];
      return {
        TotalCount: names.length,
        EventItems: names.map((name) => ({
          ParamName: name,
          EventCount: 1,
          EventDetail: [
            {
              ParamName: name,
              OldValue: defaults[name],
              NewValue: parameters[name] ?? "",
              ModifyTime: "",
              EffectiveTime: "",
              State: changing.includes(name) ? "in progress" : "success",
              Operator: "100000000001",
              EventLog: "",
            },
          ],
        })),
      };
    },
  });
}
