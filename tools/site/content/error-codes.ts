/** The explanation of the errors or warnings with one code. */
export interface ErrorCode {
  readonly code: string;
  readonly cause: string;
  readonly remedy: string;
  /** A message as the terminal shows it. It ends with the code. */
  readonly example: string;
}

/** Codes about one subject. */
export interface ErrorGroup {
  readonly title: string;
  readonly codes: readonly ErrorCode[];
}

/** All codes of messages. `tools/checks/help-codes` compares them with those in the code. */
export const errorGroups: readonly ErrorGroup[] = [
  {
    title: "Configuration and sign-in",
    codes: [
      {
        code: "invalid-configuration",
        cause:
          "A setting of the provider is missing, invalid, or contradicts another one. The message names the setting, and the environment variable if its value comes from there.",
        remedy:
          "Set it with `pulumi config set`, as an argument of the provider resource, or as an environment variable. The package's page about configuration lists all settings.",
        example:
          "streamprov:cloudApiSecret is required because cloudApiKey is set (environment variable CONFLUENT_CLOUD_API_SECRET) [streamprov/invalid-configuration]",
      },
      {
        code: "no-credentials",
        cause:
          "No source provides credentials for this service. Services with a separate endpoint, such as a Kafka cluster, need separate keys.",
        remedy: "Set the properties, settings or environment variables that the message names.",
        example:
          'creating KafkaTopic "orders": the API key of the Kafka cluster is missing: set credentials, or set the provider\'s kafkaApiKey and kafkaApiSecret (environment KAFKA_API_KEY, KAFKA_API_SECRET) and its other settings of the Kafka cluster [streamprov/no-credentials]',
      },
      {
        code: "credentials-failed",
        cause:
          "A source of credentials does not work: a file is missing or cannot be read, a role cannot be assumed, or a token service rejects the request.",
        remedy: "Correct the source that the message names, or remove it from the configuration to use the next one.",
        example:
          "configuring cloudprov: No credentials from instance role: the role ci is not bound to this instance. [cloudprov/credentials-failed]",
      },
      {
        code: "credentials-rejected",
        cause:
          "The platform knows no such key, or the key is expired, revoked, or issued for another service. A Kafka API key does not work for the control plane, and a Cloud API key does not work for topics.",
        remedy:
          "Check that key and secret belong together, and that the key was issued for the service in the message. For signed requests, also check the clock of the machine.",
        example:
          'creating Environment "prod": 401 Unauthorized: invalid API key (GET https://api.confluent.cloud/org/v2/environments, 1 attempt). The platform rejected the Cloud API key. Check that the key pair is correct, not revoked, and is a Cloud API key. [streamprov/credentials-rejected]',
      },
      {
        code: "wrong-account",
        cause:
          "The state records the organization or account that its objects belong to, and the credentials belong to another one. Or an object belongs to a Kafka cluster, a Schema Registry cluster or a region of Flink, and the provider's settings select another one. Nothing was changed.",
        remedy:
          "Use the credentials of the recorded account, or the settings of the object's cluster. To create the objects in the other account or cluster, use another stack or another provider resource. If the objects themselves have moved to another account, set the variable that the message names and run `pulumi up`.",
        example:
          "the objects of this stack belong to the organization 5a1f, but the credentials belong to the organization 9c2e. Nothing was changed. Use credentials of 5a1f. [streamprov/wrong-account]",
      },
      {
        code: "no-permission",
        cause:
          "The credentials are valid but lack a permission. Some platforms send the same response for an object that does not exist. The objects stay in the state.",
        remedy:
          "Grant the role that the action needs, and run the command again. If the object was really deleted, remove it from the state with `pulumi state delete <urn>`.",
        example:
          'updating KafkaTopic "orders": 403 Forbidden: Topic authorization failed (PATCH https://pkc-abc123.confluent.cloud/kafka/v3/clusters/lkc-abc123/topics/orders, 1 attempt). Check the permissions of the Kafka API key. [streamprov/no-permission]',
      },
    ],
  },
  {
    title: "Inputs and files",
    codes: [
      {
        code: "invalid-input",
        cause:
          "An input of a resource or function is missing, has the wrong type, or breaks a rule of the platform. Most of these errors appear during preview, before anything is changed.",
        remedy:
          "Correct the property that the message begins with. The message shows the expected form, and the value unless it is secret. The resource's page describes each property.",
        example:
          'environment must be an object, such as { id: "env-abc123" }, not "env-abc123" [streamprov/invalid-input]',
      },
      {
        code: "invalid-file",
        cause: "A local file or folder does not exist, cannot be read or written, or changed while it was sent.",
        remedy: "Correct the path, or wait until no other program writes to the file.",
        example: 'creating FlinkArtifact "udfs": The file build/udfs.jar does not exist. [streamprov/invalid-file]',
      },
      {
        code: "change-rejected",
        cause:
          "The change would be lost, or would destroy something that cannot be restored, so it is rejected during preview.",
        remedy: "Revert the change, or follow the steps in the message.",
        example:
          'previewing FlinkStatement "totals": statementName cannot be changed, because the name of a statement cannot change. Revert the change, or recreate the statement with `pulumi up --replace`. [streamprov/change-rejected]',
      },
      {
        code: "undeletable",
        cause: "The platform cannot delete the object, or protects it from deletion.",
        remedy:
          "Turn the protection off, as the message says. To keep the object on the platform and remove it from the state, run `pulumi state delete <urn>` or set the resource option `retainOnDelete`.",
        example:
          'deleting Invitation "ana": the invitation was accepted, and the platform does not delete accepted invitations. Set allowDeletion: true, run `pulumi up`, and delete the resource again; the user stays [streamprov/undeletable]',
      },
      {
        code: "request-rejected",
        cause:
          "The platform rejected a request as invalid for a reason that the provider cannot check in advance. The message contains the platform's text.",
        remedy:
          "Correct the inputs that the platform's text is about. If the reason is unclear, give the request ID in the message to the platform's support.",
        example:
          'creating KafkaTopic "orders": 400 Bad Request: Replication factor: 5 larger than available brokers: 3. (POST https://pkc-abc123.confluent.cloud/kafka/v3/clusters/lkc-abc123/topics, 1 attempt). [streamprov/request-rejected]',
      },
    ],
  },
  {
    title: "Missing and ambiguous objects",
    codes: [
      {
        code: "not-found",
        cause:
          "An object that an import, a lookup or a reference names does not exist, or the credentials cannot read it.",
        remedy:
          "Check the ID or name, including upper and lower case, and the environment, region or account in which it is searched.",
        example:
          'importing KafkaTopic "orders": there is no KafkaTopic with the ID lkc-abc123/orders, or the credentials may not see it [streamprov/not-found]',
      },
      {
        code: "ambiguous",
        cause: "Several objects have the given name or values, so the provider does not choose one.",
        remedy: "Give the ID of the object instead, or values that only one object has.",
        example:
          'calling getEnvironment: 2 objects of the type environment have the displayName "prod": env-abc123, env-def456. Set the id of the wanted object [streamprov/ambiguous]',
      },
      {
        code: "deleted-elsewhere",
        cause: "An object in the state was deleted outside of Pulumi, so it cannot be changed.",
        remedy: "Run `pulumi refresh` to remove it from the state, and then `pulumi up` to recreate it.",
        example:
          'updating Environment "prod": Environment env-abc123 no longer exists on the platform. Run `pulumi refresh` to remove it from the state, and then `pulumi up` to recreate it. [streamprov/deleted-elsewhere]',
      },
      {
        code: "invalid-import",
        cause:
          "The import ID has another form than the resource expects, or the import needs information that is not set, such as a secret that the platform does not return.",
        remedy:
          "Use the form in the message, and set the environment variables that it names. The section about import on the resource's page contains a working command.",
        example:
          '"orders" is not a valid import ID of KafkaTopic: expected <Kafka cluster ID>/<topic name>, such as lkc-abc123/orders [streamprov/invalid-import]',
      },
    ],
  },
  {
    title: "Objects that exist already",
    codes: [
      {
        code: "object-exists",
        cause: "The name is used by an object that this stack does not manage. The object is not changed.",
        remedy:
          "If the resource was renamed or moved in the program, set the resource option `aliases`. If the object is yours, import it with the command in the message. Otherwise, choose another name.",
        example:
          'creating Environment "prod": Environment "prod" exists already. If it belongs to a resource that was renamed or moved in the program, set the resource option aliases: [{ name: "<former name>" }]. Otherwise, if it is yours, import it: `pulumi import streamprov:index:Environment prod env-abc123` [streamprov/object-exists]',
      },
      {
        code: "declared-twice",
        cause: "Two resources of the program manage the same object.",
        remedy:
          "Remove one of them from the program. If one is the other's new name, set the resource option `aliases`.",
        example:
          'creating KafkaTopic "orders-2": KafkaTopic lkc-abc123/orders is declared twice: urn:pulumi:dev::shop::streamprov:index:KafkaTopic::orders already manages it. Remove one of the two from the program [streamprov/declared-twice]',
      },
      {
        code: "conflict",
        cause:
          "The object's state does not allow the change now: another change is in progress, or other objects use it.",
        remedy:
          "Wait until the other change is complete, or delete the objects that use this one, and run the command again. The provider waits for most conflicts by itself until the operation's time limit.",
        example:
          'deleting Network "main": 409 Conflict: The network is in use by a Kafka cluster (DELETE https://api.confluent.cloud/networking/v1/networks/n-abc123, 1 attempt). [streamprov/conflict]',
      },
    ],
  },
  {
    title: "Interrupted and failed creates",
    codes: [
      {
        code: "interrupted-create",
        cause:
          "A create was interrupted or its response was lost, and it is unknown which object it created. The provider neither adopts an object that may belong to somebody else nor creates a second one.",
        remedy:
          "Run `pulumi up` again: it searches for the object and continues. If the message names an object that is yours, import it with the command in the message. Otherwise, follow the message to create another one.",
        example:
          'creating ApiKey "ci": an earlier run was interrupted after it requested ApiKey "ci", and 2 objects like it were created since. Import the right one: `pulumi import streamprov:index:ApiKey ci ABCDEFGH` [streamprov/interrupted-create]',
      },
      {
        code: "interrupted",
        cause: "The run was cancelled, for example with Ctrl-C or because another resource failed.",
        remedy:
          "Run `pulumi up` again. Run `pulumi cancel` first if the stack is locked. The next run finds what the interrupted one created, and continues from there.",
        example: 'creating KafkaCluster "main" was interrupted [streamprov/interrupted]',
      },
      {
        code: "object-failed",
        cause: "The platform accepted the request, and reported later that the object or its operation failed.",
        remedy:
          "Read the platform's reason in the message. Correct the inputs, or replace the object as the message says, and run `pulumi up` again. The object stays in the state.",
        example:
          'creating Database "orders": the provision operation of Database orders failed. `aptible operation:logs 4711` shows its log. [appprov/object-failed]',
      },
      {
        code: "not-visible",
        cause: "The platform accepted the request but did not return the object for a long time.",
        remedy:
          "Run `pulumi up` again. The object stays in the state if its ID is known. If this happens again, look at the object in the platform's console.",
        example:
          'creating ServiceAccount "app": the platform accepted the request, but the object cannot be read [streamprov/not-visible]',
      },
    ],
  },
  {
    title: "Limits and waits",
    codes: [
      {
        code: "rate-limited",
        cause:
          "The platform rejected requests because the account sent too many. The provider slows down and retries, so this error appears only if the time limit passes meanwhile.",
        remedy:
          "Find other tools that use the same account, which share its limit. Then run the command again, or raise the time limit with the resource option `customTimeouts`.",
        example:
          "calling getKafkaTopics: 429 Too Many Requests (GET https://pkc-abc123.confluent.cloud/kafka/v3/clusters/lkc-abc123/topics, 9 attempts). [streamprov/rate-limited]",
      },
      {
        code: "quota-exceeded",
        cause: "The account or a parent object has the maximum number of objects of this type.",
        remedy: "Delete unused objects, or request a higher quota from the platform.",
        example:
          'creating ApiGatewayService "shop": LimitExceeded.ServiceCountLimitExceeded: There are 50 services in ap-guangzhou, which is the quota. (CreateService https://apigateway.tencentcloudapi.com/, 1 attempt). Delete unused objects, or request a higher quota. [cloudprov/quota-exceeded]',
      },
      {
        code: "timeout",
        cause:
          "The operation timed out. The message says what it was waiting for, and the last failure. The change may continue on the platform.",
        remedy:
          "Run `pulumi up` again: it continues to wait. For a longer limit, set the resource option `customTimeouts`.",
        example:
          'creating KafkaCluster "main" timed out after 24h (set by the resource option customTimeouts.create). The deadline passed after 24h of waiting for KafkaCluster lkc-abc123 to be ready. [streamprov/timeout]',
      },
      {
        code: "platform-unavailable",
        cause: "The platform responded with an internal error, also after retries.",
        remedy: "Check the platform's status page, and run the command again later.",
        example:
          'updating Environment "prod": 503 Service Unavailable (PATCH https://api.confluent.cloud/org/v2/environments/env-abc123, 7 attempts). [streamprov/platform-unavailable]',
      },
    ],
  },
  {
    title: "Connection, proxy and TLS",
    codes: [
      {
        code: "connection-failed",
        cause:
          "The host could not be reached, or the connection ended before the response was complete. The provider has retried already.",
        remedy:
          "Check the address in the message, the network, the DNS settings, and the proxy settings `HTTPS_PROXY` and `NO_PROXY`. A private endpoint is reachable only from its network.",
        example:
          'creating KafkaTopic "orders": Cannot reach pkc-abc123.confluent.cloud: connection refused (ECONNREFUSED), tried for 2m (GET https://pkc-abc123.confluent.cloud/kafka/v3/clusters/lkc-abc123/topics, 12 attempts). Check the address, the network and the proxy settings. [streamprov/connection-failed]',
      },
      {
        code: "proxy-failed",
        cause: "The proxy rejected the connection.",
        remedy: "Check `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`, and the credentials of the proxy in them.",
        example:
          'creating App "web": Cannot reach api.aptible.com: the proxy responded with 407 (POST https://api.aptible.com/accounts/12/apps, 1 attempt). Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, and the proxy\'s credentials in them. [appprov/proxy-failed]',
      },
      {
        code: "untrusted-certificate",
        cause:
          "The server's certificate is expired, belongs to another host, or is issued by an authority that this machine does not know.",
        remedy:
          "If your network uses its own certificate authority, set `NODE_EXTRA_CA_CERTS` or `SSL_CERT_FILE` to its file.",
        example:
          'creating App "web": Cannot reach api.aptible.com: the server\'s certificate is not trusted: self-signed certificate in certificate chain (SELF_SIGNED_CERT_IN_CHAIN) (POST https://api.aptible.com/accounts/12/apps, 1 attempt). If your network uses its own certificate authority, set NODE_EXTRA_CA_CERTS or SSL_CERT_FILE to its file. [appprov/untrusted-certificate]',
      },
      {
        code: "tls-failed",
        cause: "The server does not speak TLS on this port, or none of the versions that this machine supports.",
        remedy: "Check the scheme and the port of the address.",
        example:
          'creating Schema "orders": Cannot reach registry.example.com:8081: the server does not speak TLS as expected (EPROTO) (POST https://registry.example.com:8081/subjects/orders-value/versions, 1 attempt). Check the scheme and the port of the address. [streamprov/tls-failed]',
      },
    ],
  },
  {
    title: "Unexpected responses",
    codes: [
      {
        code: "foreign-response",
        cause:
          "A proxy, a gateway or a captive portal responded instead of the platform. Its status says nothing about the object, so the state stays unchanged.",
        remedy: "Check the network, the proxy settings and the configured address, then run the command again.",
        example:
          'updating App "web": The 403 Forbidden response from api.aptible.com does not come from the platform: it is an HTML page, "Access denied by company policy" (PUT https://api.aptible.com/apps/77, 1 attempt). [appprov/foreign-response]',
      },
      {
        code: "invalid-response",
        cause:
          "A response of the platform lacks a field, has a field of another type, or is about another object. Such a response never changes the state.",
        remedy:
          "Run the command again. If this happens again, check that the address is the platform's own, update the package, and report the message.",
        example:
          'creating Environment "prod": The response is invalid: id is missing (POST https://api.confluent.cloud/org/v2/environments, 1 attempt). The response was ignored. Run the command again. If this happens again, report it. [streamprov/invalid-response]',
      },
    ],
  },
  {
    title: "Commands",
    codes: [
      {
        code: "invalid-arguments",
        cause:
          "The command line of `npx @org/...` has an option or a value that the command does not know, lacks one, or combines two that exclude each other.",
        remedy:
          "Correct the word that the message names. `npx @org/streamprov discover --help` lists the options of a command.",
        example: "--program and --json cannot be combined. [streamprov/invalid-arguments]",
      },
      {
        code: "file-exists",
        cause: "A command never overwrites a file, and the file that it would write exists.",
        remedy: "Remove or rename the file, or choose another name with the option that the message names.",
        example: "import.json exists already. Remove it, or choose another file with --out. [streamprov/file-exists]",
      },
      {
        code: "unsupported-state",
        cause:
          "The file or stack is not a state that the command can read: it has another format, is encrypted, belongs to another project, or contains interrupted operations.",
        remedy:
          "Pass the kind of state that the message names. Upgrade or repair the state first if the message asks for it. The command has changed nothing.",
        example:
          "all.json is a Terraform plan. Pass a state: the output of `terraform show -json` without a plan file. [streamprov/unsupported-state]",
      },
      {
        code: "unsupported-project",
        cause:
          "The folder has no Pulumi project, or one of its files has a form that the command does not edit, such as settings in braces.",
        remedy: "Run the command in the project's folder, or rewrite the lines that the message names.",
        example:
          "There is no Pulumi.yaml in /home/ana/shop or above it. Run this command in a project's folder. [streamprov/unsupported-project]",
      },
      {
        code: "no-counterpart",
        cause: "The program or the state uses something of the former package that this package does not have.",
        remedy:
          "Remove it from the program and the state first, or migrate only the other resources with `--target`. The former package can manage the rest.",
        example:
          "@org/streamprov has no counterpart for TfImporter. Remove it from the program first. [streamprov/no-counterpart]",
      },
      {
        code: "nothing-found",
        cause: "The state, the project or the folder contains nothing that the command could work with.",
        remedy: "Check the folder and the file that the message names. The work may be done already.",
        example:
          "terraform.tfstate contains no objects of the Terraform provider confluentinc/confluent. [streamprov/nothing-found]",
      },
      {
        code: "unknown-member",
        cause:
          "A program calls an action, or passes or reads a member, that the models of the installed SDK do not contain.",
        remedy: "Correct the name, or update the SDK. The platform may support a member before its SDK does.",
        example:
          "warning: web: CreateSecurityGroup of vpc has no member GroupNam in tencentcloud-sdk-nodejs. Did you mean GroupName? [cloudprov/unknown-member]",
      },
      {
        code: "left-out",
        cause:
          "A command found, imported or copied everything except the kinds and objects in this list. The reason follows each of them: a listing was rejected, needs settings of another service, or does not contain all of an import ID, or the kind cannot be imported.",
        remedy:
          "Resolve the reasons that matter to you, such as a missing permission, and run the command again. Everything else is in the result.",
        example:
          "Not found or not importable: [streamprov/left-out]\n  ServiceAccount, ApiKey: 403 Forbidden from api.confluent.cloud (GET https://api.confluent.cloud/iam/v2/service-accounts, 1 attempt) [streamprov/permission-denied]",
      },
      {
        code: "missing-tool",
        cause: "The command needs a program or a package that is not installed, or that has a version it cannot use.",
        remedy: "Install what the message names, and run the command again.",
        example:
          "The Pulumi CLI is not on PATH: install it, or pass an exported state with --state. [streamprov/missing-tool]",
      },
      {
        code: "command-failed",
        cause:
          "The Pulumi CLI, or a request to the platform, failed while the command used it. The reason follows in the message.",
        remedy: "Resolve the reason in the message, and run the command again.",
        example:
          "`pulumi stack export --stack prod` failed in /home/ana/shop:\nerror: no stack named 'prod' found [streamprov/command-failed]",
      },
    ],
  },
  {
    title: "Warnings",
    codes: [
      {
        code: "input-warning",
        cause:
          "An input is deprecated, has no effect, or may be rejected by the platform, but nothing prevents the deployment.",
        remedy: "Change the property as the message says.",
        example:
          "warning: instanceChargePrepaid has no effect when instanceChargeType is POSTPAID_BY_MONTH: remove it [cloudprov/input-warning]",
      },
      {
        code: "change-warning",
        cause:
          "A planned change has a consequence that the list of changes does not show, such as lost data, a charge, or a new address.",
        remedy: "Read the message before you confirm. To avoid the consequence, revert the change in the program.",
        example: "warning: the database is deleted with its data, and an empty one is created [appprov/change-warning]",
      },
      {
        code: "operation-warning",
        cause: "The operation succeeded, but the object or a part of it needs attention.",
        remedy: "Follow the message. No state was lost, and the next `pulumi up` continues from there.",
        example:
          "warning: the replica is ready, but its backups could not be turned off; the next `pulumi up` tries again: 503 Service Unavailable [appprov/operation-warning]",
      },
      {
        code: "resumed-create",
        cause:
          "An earlier run was interrupted after it created an object. This run found that object, and adopted or deleted it.",
        remedy: "Nothing needs to be done. The message says which object is in the state now.",
        example:
          "warning: an earlier run was interrupted after it created ABCDEFGH. Values that the platform returns only at its creation are lost, so ABCDEFGH is deleted and another object is created [streamprov/resumed-create]",
      },
      {
        code: "kept-object",
        cause:
          "A state entry was removed without deleting its object, because another resource of the program manages the same object.",
        remedy: "Nothing needs to be done if the resource was renamed or moved in the program.",
        example:
          "warning: KafkaTopic lkc-abc123/orders stays on the platform because urn:pulumi:dev::shop::streamprov:index:KafkaTopic::orders-2 manages it; only this state entry is removed [streamprov/kept-object]",
      },
      {
        code: "removed-from-state",
        cause: "A refresh did not find the object, so the state no longer contains it.",
        remedy:
          "Run `pulumi up` to recreate the object. If it still exists, restore the permissions of the credentials and import it.",
        example:
          "warning: no longer exists on the platform, or the credentials may no longer read it; it is removed from the state [streamprov/removed-from-state]",
      },
      {
        code: "not-refreshed",
        cause:
          "A refresh could not read objects, because the credentials lack a permission or an import was not finished. They stay in the state unchanged.",
        remedy:
          "Restore the role of the credentials and run `pulumi refresh` again. Remove objects that were really deleted with `pulumi state delete <urn>`.",
        example:
          "warning: 1 object was not refreshed and stays in the state unchanged, because the credentials do not have permission to read them: KafkaTopic lkc-abc123/orders. [streamprov/not-refreshed]",
      },
      {
        code: "value-not-applied",
        cause: "The platform accepted a change, but still returns another value after half a minute.",
        remedy:
          "Run `pulumi refresh` later and compare. If the platform keeps the other value, write that value in the program.",
        example:
          "warning: the platform accepted the request but returns another value of description [streamprov/value-not-applied]",
      },
      {
        code: "value-not-returned",
        cause: "An imported object has properties that the platform never returns, such as passwords.",
        remedy: "Set them in the program if the object has them. The next `pulumi up` sends them again.",
        example:
          "warning: the platform does not return password. If the object has it, set it in the program: the next `pulumi up` sends it again [streamprov/value-not-returned]",
      },
      {
        code: "folder-unavailable",
        cause:
          "The plugin cannot write to its cache folder or to the temporary folder. Recovery after a killed run, or the coordination of several providers, does not work on this machine.",
        remedy: "Make the folder in the message writable, or set the environment variable that the message names.",
        example:
          "warning: cannot register this plugin process for the others of this run: EACCES: permission denied. Set TMPDIR to a folder that only you can write to [streamprov/folder-unavailable]",
      },
    ],
  },
  {
    title: "State, versions and defects",
    codes: [
      {
        code: "wrong-version",
        cause:
          "The engine or the program asks for something that this version of the provider does not have, such as a resource type of a newer version. Usually the installed plugin is older or newer than the package.",
        remedy:
          "Compare `npm ls` with the version in `pulumi about`, update the package, and keep `plugins` in `Pulumi.yaml` as Getting started shows.",
        example: "streamprov has no resource streamprov:index:KafkaQueue [streamprov/wrong-version]",
      },
      {
        code: "provider-bug",
        cause: "The provider has a defect.",
        remedy: "Report the message at the address in it, with the log of the run. Then try the latest version.",
        example:
          "creating Environment \"prod\" failed because of a bug in the provider: Cannot read properties of undefined (reading 'id'). Please report it at https://github.com/org/iac-sdks [streamprov/provider-bug]",
      },
      {
        code: "unexpected-error",
        cause: "Something failed that the provider does not expect, such as an operation of the file system.",
        remedy: "The message contains the system's reason. If it does not help, report it with the log of the run.",
        example: 'creating Environment "prod": ENOSPC: no space left on device, write [streamprov/unexpected-error]',
      },
    ],
  },
];

/** The page about all codes, in Markdown. */
export function errorCodesPage(groups: readonly ErrorGroup[] = errorGroups): string {
  return `${[
    "# Error codes",
    "Each error and each warning of a provider or a command ends with a code in brackets: the name of the package and the name of the error, such as `[streamprov/no-credentials]`. The codes mean the same in all packages, and do not change between versions. This page describes the cause of each and how to resolve it.",
    "An error about an input appears once for each property. If Pulumi prints several errors, begin with the first one: the others may follow from it.",
    ...groups.flatMap(({ title, codes }) => [`## ${title}`, ...codes.flatMap(section)]),
  ].join("\n\n")}\n`;
}

function section({ code, cause, remedy, example }: ErrorCode): string[] {
  return [`### ${code}`, cause, `**Remedy:** ${remedy}`, `\`\`\`text wrap\n${example}\n\`\`\``];
}
