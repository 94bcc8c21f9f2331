import pulumi
import pulumi_appprov as appprov

config = pulumi.Config()
image = config.get("image") or "docker.io/library/nginx:1.29"
containers = config.get_int("containers") or 2

stack = appprov.get_stack_output(name=config.get("stackName") or "shared-us-west-1")

environment = appprov.Environment(
    "shop",
    handle="shop",
    stack_id=stack.stack_id,
    # No final backups, so that `pulumi destroy` leaves nothing that prevents the environment's deletion.
    backup_retention_policies=[{"daily": 7, "monthly": 0, "yearly": 0, "make_copy": False, "keep_final": False}],
)

orders = appprov.Database(
    "orders",
    env_id=environment.env_id,
    handle="orders",
    database_type="postgresql",
    disk_size=20,
)

replica = appprov.Replica(
    "orders-replica",
    env_id=environment.env_id,
    primary_database_id=orders.database_id,
    handle="orders-replica",
    disk_size=20,
)

web = appprov.App(
    "web",
    env_id=environment.env_id,
    handle="web",
    docker_image=image,
    config={"DATABASE_URL": orders.default_connection_url, "LOG_LEVEL": "info"},
    services=[{"process_type": "cmd", "container_count": containers, "container_memory_limit": 1024}],
)

endpoint = appprov.Endpoint(
    "web",
    env_id=environment.env_id,
    resource_type="app",
    resource_id=web.app_id,
    process_type="cmd",
    default_domain=True,
    force_ssl=True,
)

appprov.LogDrain(
    "logs",
    env_id=environment.env_id,
    handle="logs",
    drain_type="https_post",
    url="https://logs.example.com/in",
)

metrics = appprov.Database(
    "metrics",
    env_id=environment.env_id,
    handle="metrics",
    database_type="influxdb",
)

appprov.MetricDrain(
    "metrics",
    env_id=environment.env_id,
    handle="metrics",
    drain_type="influxdb_database",
    database_id=metrics.database_id,
)

pulumi.export("address", endpoint.virtual_domain)
pulumi.export("databaseUrl", orders.default_connection_url)
pulumi.export("replicaUrl", replica.default_connection_url)
