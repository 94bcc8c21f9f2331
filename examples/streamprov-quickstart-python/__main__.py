import json

import pulumi
import pulumi_streamprov as streamprov

retention_days = pulumi.Config().get_int("retentionDays") or 7

environment = streamprov.Environment("shop", stream_governance={"package": "ESSENTIALS"})

cluster = streamprov.KafkaCluster(
    "orders",
    availability="SINGLE_ZONE",
    cloud="AWS",
    region="eu-central-1",
    basic={},
    environment={"id": environment.id},
)

# The application's identity, and one that manages topics.
app = streamprov.ServiceAccount("orders-app", description="Writes and reads orders")
admin = streamprov.ServiceAccount("topic-admin", description="Manages topics")

admin_may_manage = streamprov.RoleBinding(
    "topic-admin",
    principal=pulumi.Output.format("User:{0}", admin.id),
    role_name="CloudClusterAdmin",
    crn_pattern=cluster.rbac_crn,
)


def kafka_key(
    name: str, owner: streamprov.ServiceAccount, depends_on: list[pulumi.Resource]
) -> streamprov.ApiKey:
    return streamprov.ApiKey(
        name,
        owner={"id": owner.id, "kind": owner.kind, "api_version": owner.api_version},
        managed_resource={
            "id": cluster.id,
            "kind": cluster.kind,
            "api_version": cluster.api_version,
            "environment": {"id": environment.id},
        },
        opts=pulumi.ResourceOptions(depends_on=depends_on),
    )


admin_key = kafka_key("topic-admin", admin, [admin_may_manage])
app_key = kafka_key("orders-app", app, [])

topics = [
    streamprov.KafkaTopic(
        topic_name,
        kafka_cluster={"id": cluster.id},
        rest_endpoint=cluster.rest_endpoint,
        credentials={"key": admin_key.id, "secret": admin_key.secret},
        topic_name=topic_name,
        partitions_count=3,
        config={"retention.ms": str(retention_days * 24 * 60 * 60 * 1000)},
    )
    for topic_name in ["orders", "payments", "shipments"]
]

streamprov.KafkaAcl(
    "orders-app-writes",
    kafka_cluster={"id": cluster.id},
    rest_endpoint=cluster.rest_endpoint,
    credentials={"key": admin_key.id, "secret": admin_key.secret},
    resource_type="TOPIC",
    # `resource_name` is the name in the program.
    resource_name_="orders",
    pattern_type="LITERAL",
    principal=pulumi.Output.format("User:{0}", app.id),
    host="*",
    operation="WRITE",
    permission="ALLOW",
)

# The environment's Schema Registry is created with its first cluster.
registry = streamprov.get_schema_registry_cluster_output(
    environment=environment.id.apply(lambda id: streamprov.GetSchemaRegistryClusterEnvironment(id=id)),
    opts=pulumi.InvokeOutputOptions(depends_on=[cluster]),
)

registry_key = streamprov.ApiKey(
    "schemas",
    owner={"id": admin.id, "kind": admin.kind, "api_version": admin.api_version},
    managed_resource={
        "id": registry.id,
        "kind": registry.kind,
        "api_version": registry.api_version,
        "environment": {"id": environment.id},
    },
)

streamprov.Schema(
    "orders",
    schema_registry_cluster={"id": registry.id},
    rest_endpoint=registry.rest_endpoint,
    credentials={"key": registry_key.id, "secret": registry_key.secret},
    subject_name="orders-value",
    format="AVRO",
    schema=json.dumps(
        {
            "type": "record",
            "name": "Order",
            "fields": [
                {"name": "id", "type": "string"},
                {"name": "amount", "type": "double", "default": 0},
            ],
        }
    ),
)

pulumi.export("bootstrapEndpoint", cluster.bootstrap_endpoint)
pulumi.export("topicNames", [topic.topic_name for topic in topics])
pulumi.export("appKeyId", app_key.id)
pulumi.export("appKeySecret", app_key.secret)
