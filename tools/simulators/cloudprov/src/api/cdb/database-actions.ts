import { integer, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { pageOf } from "../lists.ts";
import { invalid } from "./checks.ts";
import { databaseId } from "./mysql.ts";
import { existingMysql, idleMysql } from "./tasks.ts";

/** The actions of databases in an instance. */
export function databaseActions(world: World): Action[] {
  return [createDatabase(world), describeDatabases(world), deleteDatabase(world)];
}

const name = text({ min: 1 });

/** The databases of the engine. */
const ofEngine = ["information_schema", "mysql", "performance_schema", "sys"].map((own) => ({
  name: own,
  characterSet: "utf8",
}));

/** A character set as the engine names it: version 8.0 has another name for one. */
function shownSet(set: string, version: string): string {
  return (set === "utf8" && Number(version) >= 8 ? "utf8mb3" : set).toUpperCase();
}

function createDatabase(world: World): Action {
  return defineAction({
    name: "CreateDatabase",
    params: object({ InstanceId: name, DBName: name, CharacterSetName: name }),
    run({ params: { InstanceId, DBName: given, CharacterSetName: characterSet }, region }) {
      const { parameters } = idleMysql(world, InstanceId, region);
      const DBName = parameters["lower_case_table_names"] === "1" ? given.toLowerCase() : given;
      const id = databaseId(InstanceId, DBName);
      if (DBName.length > 64) throw invalid("A name has at most 64 characters.");
      if (!["utf8", "gbk", "latin1", "utf8mb4"].includes(characterSet)) throw invalid("CharacterSetName is unknown.");
      if (world.mysql.databases.get(id) !== undefined || ofEngine.some((one) => one.name === DBName)) {
        throw new PlatformError("InvalidParameter.ResourceExists", `The database ${DBName} exists.`);
      }
      world.mysql.databases.insert({ id, instanceId: InstanceId, name: DBName, characterSet });
      return {};
    },
  });
}

function describeDatabases(world: World): Action {
  return defineAction({
    name: "DescribeDatabases",
    params: object({
      InstanceId: name,
      Offset: optional(integer({ min: 0 })),
      Limit: optional(integer({ min: 1, max: 5000 })),
      DatabaseRegexp: optional(text()),
    }),
    run({ params: { InstanceId, DatabaseRegexp = "", ...page }, region }) {
      const { engineVersion } = existingMysql(world, InstanceId, region);
      const own = world.mysql.databases.allSeen().filter(({ instanceId }) => instanceId === InstanceId);
      const all = [...ofEngine, ...own].filter((one) => new RegExp(DatabaseRegexp).test(one.name));
      const shown = pageOf(all, page);
      return {
        TotalCount: all.length,
        Items: shown.map((one) => one.name),
        DatabaseList: shown.map((one) => ({
          DatabaseName: one.name,
          CharacterSet: shownSet(one.characterSet, engineVersion),
        })),
      };
    },
  });
}

function deleteDatabase(world: World): Action {
  return defineAction({
    name: "DeleteDatabase",
    params: object({ InstanceId: name, DBName: name }),
    run({ params: { InstanceId, DBName }, region }) {
      idleMysql(world, InstanceId, region);
      const { id } = found(
        world.mysql.databases.get(databaseId(InstanceId, DBName)),
        "InvalidParameter.ResourceNotFound",
        `database ${DBName}`,
      );
      world.mysql.databases.remove(id);
      return {};
    },
  });
}
