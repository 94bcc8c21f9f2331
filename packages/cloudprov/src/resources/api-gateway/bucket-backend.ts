import { field, type Rule } from "@org/core-provider";
import { withWireNames } from "../../platform/wire-names.ts";
import { flag } from "./optional-fields.ts";

/** The actions on an object of a bucket, by the method of the call. */
const bucketActions: Readonly<Record<string, readonly string[]>> = {
  GET: ["GetObject"],
  PUT: ["PutObject"],
  POST: ["PostObject", "AppendObject"],
  HEAD: ["HeadObject"],
  DELETE: ["DeleteObject"],
};

/** The action on a bucket must fit the method of the API. An unknown action is not checked. */
export const bucketActionByMethod: Rule = {
  says: "The action of serviceConfigCosConfig must fit requestConfigMethod.",
  fields: ["requestConfigMethod", "serviceConfigCosConfig"],
  test: ({ requestConfigMethod: method, serviceConfigCosConfig: config }) => {
    const action: unknown = (config as Readonly<Record<string, unknown>> | undefined)?.["action"];
    const fitting = bucketActions[String(method)];
    if (fitting === undefined || fitting.includes(String(action))) return [];
    if (!Object.values(bucketActions).flat().includes(String(action))) return [];
    const message = `must be ${fitting.join(" or ")} when requestConfigMethod is ${String(method)}`;
    return [{ path: "serviceConfigCosConfig.action", message }];
  },
};

/** The properties of a bucket. */
export const cosBackend = withWireNames({
  serviceConfigCosConfig: field.object(
    {
      action: field.string({
        required: true,
        knownValues: Object.values(bucketActions).flat(),
        docs: "Action on an object: `GetObject` for GET, `PutObject` for PUT, `PostObject` or `AppendObject` for POST, `HeadObject` for HEAD, `DeleteObject` for DELETE.",
      }),
      bucketName: field.string({
        required: true,
        docs: "Name of the bucket.",
      }),
      authorization: flag("Whether the gateway signs its calls to the bucket."),
      pathMatchMode: field.string({
        computed: true,
        emptyIsUnset: true,
        knownValues: ["BackEndPath", "FullPath"],
        docs: "How the path of a call is mapped to the path of an object.",
      }),
    },
    { wire: "ServiceConfig.CosConfig", docs: "An object storage bucket as the backend." },
  ),
});
