import type { Account, BackupRetentionPolicy, Organization, Stack } from "../records.ts";
import { type Document, documentOf, type Scene } from "./document.ts";

/** An environment as the API shows it. */
export function accountDocument(scene: Scene, account: Account): Document {
  const { id, handle, type } = account;
  const own = `/accounts/${id}`;
  return documentOf(scene, {
    type: "account",
    path: "/accounts",
    record: account,
    fields: { handle, type, activated: true },
    links: {
      stack: `/stacks/${account.stackId}`,
      organization: organizationUrl(scene, account.organizationId),
      apps: `${own}/apps`,
      databases: `${own}/databases`,
      vhosts: `${own}/vhosts`,
      log_drains: `${own}/log_drains`,
      metric_drains: `${own}/metric_drains`,
      backups: `${own}/backups`,
      backup_retention_policies: `${own}/backup_retention_policies`,
    },
  });
}

/** A stack as the API shows it. */
export function stackDocument(scene: Scene, stack: Stack): Document {
  const { name, region, organizationId } = stack;
  return documentOf(scene, {
    type: "stack",
    path: "/stacks",
    record: stack,
    fields: { name, region, public: organizationId === undefined },
    links: { organization: organizationId === undefined ? undefined : organizationUrl(scene, organizationId) },
  });
}

/** A policy as the API shows it. */
export function retentionPolicyDocument(scene: Scene, policy: BackupRetentionPolicy): Document {
  const { daily, monthly, yearly, makeCopy, keepFinal, accountId } = policy;
  return documentOf(scene, {
    type: "backup_retention_policy",
    path: undefined,
    record: policy,
    fields: { daily, monthly, yearly, make_copy: makeCopy, keep_final: keepFinal },
    links: { account: `/accounts/${accountId}` },
  });
}

/** An organisation as the sign-in host shows it; its ID is no number. */
export function organizationDocument(scene: Scene, { id, name }: Organization): Document {
  return { id, name, _links: { self: { href: organizationUrl(scene, id) } }, _type: "organization" };
}

function organizationUrl({ world }: Scene, id: string): string {
  return `${world.addresses.auth}/organizations/${id}`;
}
