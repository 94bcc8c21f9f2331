import type { Problem } from "@org/simulator";
import { expect, it } from "vitest";
import { startSimulator } from "../simulator.ts";
import { testAuthority } from "../testing/certificates.ts";
import { call, operate } from "../testing/client.ts";
import { documentKinds, documentShape, shapeOfResponse } from "./published.ts";

/** Collects the problems of a response's documents by kind, and notes the kinds it contains. */
function examine(body: unknown, seen: Set<string>): string[] {
  if (Array.isArray(body)) return body.flatMap((one) => examine(one, seen));
  if (typeof body !== "object" || body === null) return [];
  const inside = Object.values(body).flatMap((one) => examine(one, seen));
  const kind = documentKinds.find((one) => "_type" in body && body["_type"] === one);
  if (kind === undefined) return inside;
  seen.add(kind);
  const problems: Problem[] = [];
  documentShape(kind).check(body, "", problems);
  return [...inside, ...problems.map(({ at, message }) => `${kind}${at} ${message}`)];
}

it("returns documents of every kind with exactly the members of the published models", async () => {
  const platform = await startSimulator({ tailDrains: true, emptyPolicyResponses: false });
  try {
    const answers: unknown[] = [];
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await call(platform, method, path, body);
      expect([method, path, answer.status]).toEqual([method, path, method === "POST" ? 201 : 200]);
      answers.push(answer.body);
      return answer.body as { readonly id: number; readonly _embedded: Record<string, { readonly id: number }[]> };
    };
    const run = async (path: string, body: object) => answers.push((await operate(platform, path, body)).body);
    const { organizationId, dedicatedStackId } = platform.credentials;
    const environment = { handle: "env", organization_id: organizationId, stack_id: dedicatedStackId };

    const account = await ask("POST", "/accounts", { ...environment, type: "production" });
    const own = `/accounts/${account.id}`;
    const policy = { daily: 1, monthly: 0, yearly: 0, make_copy: false, keep_final: true };
    await ask("POST", `${own}/backup_retention_policies`, policy);
    const app = await ask("POST", `${own}/apps`, { handle: "web" });
    const images = { APTIBLE_DOCKER_IMAGE: "web" };
    await run(`/apps/${app.id}`, { type: "deploy", env: { A: "1" }, settings: images });
    const [service] = (await ask("GET", `/apps/${app.id}`))._embedded["services"] ?? [];
    await ask("POST", `/services/${service?.id}/service_sizing_policies`, { autoscaling: "vertical" });
    const domain = { type: "http", user_domain: "a.test", acme: true };
    const vhost = await ask("POST", `/services/${service?.id}/vhosts`, domain);
    await run(`/vhosts/${vhost.id}`, { type: "provision", settings: { FORCE_SSL: "true" } });
    const { cert, key } = testAuthority().issue("b.test");
    const brought = { certificate_body: cert, private_key: key };
    const { id: certificateId } = await ask("POST", `${own}/certificates`, brought);
    const certificate = `${platform.url}/certificates/${certificateId}`;
    await ask("POST", `/services/${service?.id}/vhosts`, { type: "tls", certificate });
    await ask("GET", `/certificates/${certificateId}`);
    const database = await ask("POST", `${own}/databases`, { handle: "db", type: "elasticsearch" });
    await run(`/databases/${database.id}`, { type: "provision", disk_size: 20 });
    const replication = { type: "replicate", handle: "copy", destination_account_id: account.id };
    await run(`/databases/${database.id}`, replication);
    const gone = await ask("POST", `${own}/databases`, { handle: "gone", type: "redis" });
    await run(`/databases/${gone.id}`, { type: "provision" });
    await call(platform, "POST", `/databases/${gone.id}/operations`, { type: "deprovision" });
    const logs = { handle: "logs", drain_type: "elasticsearch_database", database_id: database.id };
    await ask("POST", `${own}/log_drains`, logs);
    const metrics = { handle: "metrics", drain_type: "datadog", drain_configuration: { api_key: "key" } };
    await ask("POST", `${own}/metric_drains`, metrics);

    const listed = ["/accounts", "/stacks", "/apps", "/databases", "/database_images"];
    const within = [
      "apps",
      "databases",
      "vhosts",
      "log_drains",
      "metric_drains",
      "backups",
      "backup_retention_policies",
      "certificates",
    ];
    for (const path of [...listed, ...within.map((one) => `${own}/${one}`)]) await ask("GET", path);
    const operated = [`/apps/${app.id}`, `/databases/${database.id}`, `/vhosts/${vhost.id}`];
    for (const path of operated) await ask("GET", `${path}/operations`);
    await ask("GET", `/vhosts/${vhost.id}`);
    for (const { id } of platform.state.disks.list()) await ask("GET", `/disks/${id}`);
    for (const { id } of platform.state.configurations.list()) await ask("GET", `/configurations/${id}`);
    for (const { id } of platform.state.settings.list()) await ask("GET", `/settings/${id}`);
    for (const path of [own, `/apps/${app.id}`, `/databases/${database.id}`]) await ask("GET", `${path}?no_embed=true`);

    const seen = new Set<string>();
    const wrong = answers.flatMap((one) => examine(one, seen));

    expect([...new Set(wrong)]).toEqual([]);
    expect(documentKinds.filter((kind) => !seen.has(kind))).toEqual([]);
    expect(answers.filter((one) => shapeOfResponse(one) === undefined)).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
  } finally {
    await platform.close();
  }
});

it("records reads of members that the published models do not have", async () => {
  const platform = await startSimulator();
  try {
    const account = await platform.state.accounts.create({ handle: "env" });
    await platform.state.apps.create({ accountId: account.id, handle: "web", dockerImage: "web" });
    const [service] = platform.state.services.list();
    const vhost = await platform.state.vhosts.create({ serviceId: service?.id ?? "" });
    const plain = { get: async (path: string) => (await call(platform, "GET", path)).body };
    const client = platform.watchReads(plain);

    const app = await client.get(`/accounts/${account.id}/apps`);
    expect(app._embedded.apps[0]._embedded.last_operation).toBeNull();
    expect(platform.journal.violations).toEqual([]);

    expect((await client.get(`/vhosts/${vhost.id}`))._embedded?.last_operation).toBeUndefined();
    expect(platform.journal.violations).toMatchObject([
      { path: `/vhosts/${vhost.id}`, problems: [expect.stringContaining("/_embedded was read")] },
    ]);
  } finally {
    await platform.close();
  }
});
