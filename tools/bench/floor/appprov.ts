import { field } from "@org/core-provider";
import { doesNothing } from "./does-nothing.ts";

/** What stacks of appprov are made of. */
export const logDrain = doesNothing(
  "LogDrain",
  {
    envId: field.integer({ required: true, replaceOnChange: true, docs: "The environment." }),
    handle: field.string({ required: true, replaceOnChange: true, docs: "Handle of the drain." }),
    drainType: field.string({ required: true, replaceOnChange: true, docs: "Where the logs go." }),
    url: field.string({ replaceOnChange: true, docs: "URL of the target." }),
    drainUsername: field.string({ computed: true, secret: true, docs: "User name at the target." }),
    drainPassword: field.string({ computed: true, secret: true, docs: "Password at the target." }),
    loggingToken: field.string({ computed: true, secret: true, docs: "Token that goes with the logs." }),
    drainApps: field.boolean({ default: true, docs: "Whether logs of apps are drained." }),
    drainDatabases: field.boolean({ default: true, docs: "Whether logs of databases are drained." }),
    drainEphemeralSessions: field.boolean({ default: true, docs: "Whether logs of SSH sessions are drained." }),
    drainProxies: field.boolean({ default: false, docs: "Whether logs of endpoints are drained." }),
    logDrainId: field.integer({ output: true, docs: "The drain's number." }),
    aptibleLogDrainId: field.string({ output: true, docs: "The drain's number, as a text." }),
  },
  ({ handle }) => {
    const id = String(handle).replace(/\D/g, "");
    const secrets = { drainUsername: "", drainPassword: "cGFzc3dvcmQtb2Yt", loggingToken: "" };
    return { id, known: { ...secrets, logDrainId: Number(id), aptibleLogDrainId: id } };
  },
);
