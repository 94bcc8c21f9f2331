"""Uses the application platform with a public client for Python, and tells on standard output what is not as it must be.

Standard input holds where the platform is and what there is to begin with, as JSON. The client is on the module path.
It knows the address of the root alone and finds everything else by the links of documents; so each link of each
document is followed as well.
"""

import json
import os
import sys
import urllib.parse

given = json.load(sys.stdin)
os.environ["APTIBLE_ACCESS_TOKEN"] = given["token"]

import requests
from aptible.api import AptibleApi

problems = []
followed = set()
api = AptibleApi(given["url"])
get = api._get


# The client repeats the parameters that the link to the next page has already, which the simulator refuses.
def get_once(url, **more):
    return get(url, **{**more, "params": {} if "?" in url else more.get("params")})


api._get = get_once


def expect(wanted, found, what):
    if found != wanted:
        problems.append("%s: %r, not %r" % (what, found, wanted))


def expect_refused(status, what, call):
    try:
        call()
        problems.append("%s is not refused" % what)
    except requests.HTTPError as error:
        expect(status, error.response.status_code, what)


def examine(resource):
    """Reads the dates of a resource, and follows its links."""
    document = resource.to_dict()
    for name in ("created_at", "updated_at"):
        if name in document:
            getattr(resource, name)
    for name, link in document["_links"].items():
        address = link["href"]
        # Logs are texts, and organisations are told by another host.
        if name in ("logs", "organization") or address in followed:
            continue
        followed.add(address)
        try:
            found = api.fetch(address)
            for one in [found] if hasattr(found, "to_dict") else found:
                examine(one)
        except requests.HTTPError as error:
            problems.append("the link %s of a %s: %s" % (name, document.get("_type"), error))
    return resource


def again(resource):
    return examine(api.fetch(resource.to_dict()["_links"]["self"]["href"]))


def operate(resource, **request):
    """Runs an operation: the resource as it is afterwards."""
    operation = again(resource.create_operation(**request))
    expect("succeeded", operation.status, "%s %s" % (request["type"], resource.to_dict()["_type"]))
    return again(resource)


def handles(resources):
    return sorted(one.handle for one in resources)


stack = next(one for one in api.stacks() if one.name == given["stackName"])
environment = {"organization_id": given["organizationId"], "stack_id": stack.id, "type": "production"}
account = examine(api.create_account(handle="shop", **environment))
expect(stack.id, account.stack_id, "the stack of an environment")
expect(stack.name, account.stack().name, "the stack that an environment leads to")
expect_refused(422, "a second environment of a name", lambda: api.create_account(handle="shop", **environment))

retention = {"daily": 7, "monthly": 2, "yearly": 1, "make_copy": False, "keep_final": False}
account.create_backup_retention_policy(**retention)
expect(7, next(account.backup_retention_policies()).daily, "the newest policy, which stands first")

for name in ("web", "jobs", "mail"):
    account.create_app(handle=name)
expect(["jobs", "mail", "web"], handles(account.apps()), "the apps on two pages")
expect_refused(422, "a second app of a name", lambda: account.create_app(handle="web"))
web = next(one for one in account.apps() if one.handle == "web")
web = operate(web, type="deploy", env={"LEVEL": "info"}, settings={"APTIBLE_DOCKER_IMAGE": "nginx"})
expect("provisioned", web.status, "an app that is deployed")
expect({"LEVEL": "info"}, web.current_configuration().env, "the configuration of an app")

service = next(web.services())
service = operate(service, type="scale", container_count=2, container_size=2048)
expect((2, 2048), (service.container_count, service.container_memory_limit_mb), "a scaled service")
policy = examine(service.create_service_sizing_policy(autoscaling="vertical"))
expect((True, "vertical"), (policy.scaling_enabled, policy.autoscaling), "a policy")
expect([policy.id], [one.id for one in service.service_sizing_policies()], "the policies of a service")

certificate = examine(
    account.create_certificate(certificate_body=given["certificate"], private_key=given["privateKey"])
)
expect("shop.test", certificate.common_name, "the name in a certificate")
kind = {"type": "http", "platform": "alb", "internal": False, "ip_whitelist": []}
own = service.create_vhost(certificate=certificate.to_dict()["_links"]["self"]["href"], **kind)
own = operate(own, type="provision", settings={"FORCE_SSL": "true"})
expect({"FORCE_SSL": "true"}, own.current_setting().settings, "the settings of an endpoint")
expect(certificate.id, own.certificate().id, "the certificate of an endpoint")
expect([own.id], [one.id for one in certificate.vhosts()], "the endpoints of a certificate")
default = operate(service.create_vhost(default=True, **kind), type="provision")
expect(2, len({default.id, own.id} & {one.id for one in account.vhosts()}), "the endpoints of an environment")
expect_refused(422, "a second default domain", lambda: service.create_vhost(default=True, **kind))

orders = account.create_database(handle="orders", type="postgresql")
orders = operate(orders, type="provision", disk_size=20, container_size=1024)
expect(20, orders.disk().size, "the disk of a database")
operate(orders, type="replicate", handle="copy", destination_account_id=account.id)
copy = next(one for one in account.databases() if one.handle == "copy")
expect(orders.id, examine(copy).initialize_from().id, "what a replica is a copy of")

switches = {"drain_apps": True, "drain_databases": True, "drain_ephemeral_sessions": True, "drain_proxies": False}
https = {"handle": "logs", "drain_type": "https_post", "url": "https://logs.test/in", **switches}
logs = account.create_log_drain(json=https)
logs = operate(logs, type="provision")
datadog = {"api_key": "key"}
metrics = account.create_metric_drain(handle="metrics", drain_type="datadog", drain_configuration=datadog)
metrics = operate(metrics, type="provision")
expect(("provisioned", "provisioned"), (logs.status, metrics.status), "drains")

for one in (own, default, copy, orders, logs, metrics, web):
    # The operation goes with its object.
    one.create_operation(type="deprovision")
    address = urllib.parse.urlsplit(one.to_dict()["_links"]["self"]["href"]).path
    expect_refused(404, "GET %s of what is gone" % address, lambda: again(one))
expect(["jobs", "mail"], handles(account.apps()), "the apps that are left")
for name in ("vhosts", "databases", "metric_drains"):
    expect([], list(getattr(account, name)()), "the %s that are left" % name)

api._bearer_token = "wrong"
expect_refused(401, "a wrong token", lambda: list(api.accounts()))

print("\n".join(problems))
sys.exit(1 if problems else 0)
