import { createPrivateKey, X509Certificate } from "node:crypto";
import { defineRoute, object, type Route, text } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { certificateDocument } from "../documents/certificate.ts";
import { vhostDocument } from "../documents/vhost.ts";
import { rejectFor } from "../errors.ts";
import type { World } from "../world.ts";
import { checkMayChange, hal, listRoute, readRoute, sceneOf, seen, written } from "./collection.ts";

const shape = object({ certificate_body: text({ min: 1 }), private_key: text({ min: 1 }) });

/** `/certificates`: the users' own certificates. */
export function certificateRoutes(world: World): Route<Caller>[] {
  const { accounts, certificates, vhosts } = world;
  return [
    listRoute(world, {
      path: "/accounts/{id}/certificates",
      name: "certificates",
      records(call) {
        const { id } = seen(accounts, "account", call);
        return certificates.allSeen().filter(({ accountId }) => accountId === id);
      },
      document: certificateDocument,
    }),
    readRoute(world, {
      path: "/certificates",
      kind: "certificate",
      store: certificates,
      document: certificateDocument,
    }),
    listRoute(world, {
      path: "/certificates/{id}/vhosts",
      name: "vhosts",
      records(call) {
        const { id } = seen(certificates, "certificate", call);
        return vhosts.allSeen().filter(({ certificateId }) => certificateId === id);
      },
      document: vhostDocument,
    }),
    defineRoute({
      method: "POST",
      path: "/accounts/{id}/certificates",
      simplified: "The chain and the dates of a certificate are not checked.",
      documentedOnly: "Whether a response contains the private key is not documented: here it does not.",
      body: shape,
      handle(call) {
        const { id: accountId } = written(accounts, "account", call);
        checkMayChange(world, accountId);
        const { certificate_body: body, private_key: privateKey } = call.body;
        rejectFor(problemsOf(body, privateKey));
        const certificate = certificates.insert({ ...world.born(), accountId, body, privateKey });
        return hal(201, certificateDocument(sceneOf(world, call), certificate));
      },
    }),
    defineRoute({
      method: "DELETE",
      path: "/certificates/{id}",
      handle(call) {
        const { id, accountId } = written(certificates, "certificate", call);
        checkMayChange(world, accountId);
        const isUsed = vhosts.all().some(({ certificateId }) => certificateId === id);
        rejectFor([isUsed && "Certificate is in use"]);
        certificates.remove(id);
        return { status: 204 };
      },
    }),
  ];
}

function problemsOf(body: string, privateKey: string): (string | false)[] {
  const leaf = parsed(() => new X509Certificate(body));
  const key = parsed(() => createPrivateKey(privateKey));
  return [
    leaf === undefined && "Certificate body is invalid",
    key === undefined && "Private key is invalid",
    leaf !== undefined && key !== undefined && !leaf.checkPrivateKey(key) && "Private key does not match certificate",
  ];
}

function parsed<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
