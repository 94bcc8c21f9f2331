import pulumi
import pulumi_streamprov as streamprov


def program() -> None:
    """An environment with a Kafka cluster and one topic for each team of the configuration."""
    teams: list[str] = pulumi.Config("shop").require_object("teams")

    environment = streamprov.Environment("shop", display_name="shop")
    cluster = streamprov.KafkaCluster(
        "orders",
        display_name="orders",
        availability="SINGLE_ZONE",
        cloud="AWS",
        region="eu-central-1",
        environment={"id": environment.id},
        basic={},
    )
    admin = streamprov.ServiceAccount("admin", display_name="shop-admin")
    key = streamprov.ApiKey(
        "admin",
        display_name="shop-admin",
        owner={"id": admin.id, "kind": admin.kind, "api_version": admin.api_version},
        managed_resource={
            "id": cluster.id,
            "kind": cluster.kind,
            "api_version": cluster.api_version,
            "environment": {"id": environment.id},
        },
    )
    for team in teams:
        streamprov.KafkaTopic(
            team,
            kafka_cluster={"id": cluster.id},
            rest_endpoint=cluster.rest_endpoint,
            credentials={"key": key.id, "secret": key.secret},
            topic_name=f"{team}-events",
            partitions_count=3,
        )
    pulumi.export("cluster", cluster.id)
