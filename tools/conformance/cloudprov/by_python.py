"""Calls the platform with its official Python SDK, step by step, and tells on standard output what is not as it must be.

Standard input holds the steps and what they need, as JSON. The SDK is on the module path.
"""

import importlib
import json
import re
import socket
import sys
import warnings

from tencentcloud.common import credential
from tencentcloud.common.abstract_model import AbstractModel
from tencentcloud.common.exception.tencent_cloud_sdk_exception import TencentCloudSDKException
from tencentcloud.common.profile.client_profile import ClientProfile
from tencentcloud.common.profile.http_profile import HttpProfile

given = json.load(sys.stdin)
values = dict(given["values"])
problems = []

# Not every system finds names below localhost.
find = socket.getaddrinfo
socket.getaddrinfo = lambda host, *rest, **more: find(
    "127.0.0.1" if str(host).endswith("localhost") else host, *rest, **more
)
warnings.simplefilter("always")


def filled(value):
    """A value with what was found before in place of its names. A text that is a name and no more may become a number."""
    if isinstance(value, dict):
        return {name: filled(one) for name, one in value.items()}
    if isinstance(value, list):
        return [filled(one) for one in value]
    if isinstance(value, str) and re.fullmatch(r"\$\w+", value):
        return values[value[1:]]
    if isinstance(value, str) and re.fullmatch(r"#\w+", value):
        return int(values[value[1:]])
    if isinstance(value, str):
        return re.sub(r"\$(\w+)", lambda name: str(values[name[1]]), value)
    return value


def at(value, path):
    for step in path.split("."):
        value = value[int(step)] if isinstance(value, list) else (value or {}).get(step)
    return value


def absent(model, raw, where):
    """Members of the SDK's model that the answer does not have."""
    for attribute, value in vars(model).items():
        name = attribute[1:]
        if attribute == "_headers" or attribute.startswith("__"):
            continue
        if name not in raw:
            yield where + name
        elif isinstance(value, AbstractModel):
            yield from absent(value, raw[name], where + name + ".")
        elif isinstance(value, list):
            for one, part in zip(value, raw[name]):
                if isinstance(one, AbstractModel):
                    yield from absent(one, part, where + name + "[].")


# A keyword of Python cannot be the name of a module.
module_names = {"as": "autoscaling"}


def client_of(service):
    version = "v" + given["versions"][service].replace("-", "")
    name_of = module_names.get(service, service)
    module = importlib.import_module("tencentcloud.%s.%s.%s_client" % (name_of, version, name_of))
    models = importlib.import_module("tencentcloud.%s.%s.models" % (name_of, version))
    make = next(one for name, one in vars(module).items() if name.lower() == name_of + "client")
    http = HttpProfile(endpoint="%s.%s" % (service, given["domain"]), protocol="http")
    keys = credential.Credential(given["secretId"], given["secretKey"])
    client = make(keys, "ap-guangzhou", ClientProfile(httpProfile=http))
    call = client.call

    def keeping(*arguments, **more):
        if given_step.get("unsigned"):
            more["options"] = {"SkipSign": True}
        client.body = call(*arguments, **more)
        return client.body

    client.call = keeping
    return client, models


def members(model):
    return [name[1:] for name in vars(model) if name != "_headers" and not name.startswith("__")]


# What the simulator holds readers to is what the SDK publishes.
for service, models in given["models"].items():
    published = client_of(service)[1]
    for name, told in models.items():
        own = members(getattr(published, name)())
        if own != [member.split(":")[0] for member in told.split()]:
            problems.append("%s: the model %s has %s" % (service, name, " ".join(own)))

clients = {}
for given_step in given["steps"]:
    service, action = given_step["service"], given_step["action"]
    say = lambda text: problems.append("%s %s: %s" % (service, action, text))
    if service not in clients:
        clients[service] = client_of(service)
    client, models = clients[service]
    with warnings.catch_warnings(record=True) as caught:
        request = getattr(models, action + "Request")()
        request.from_json_string(json.dumps(filled(given_step["params"])))
        for warning in caught:
            say("the SDK does not know what is sent: %s" % warning.message)
    refused = given_step.get("refused")
    with warnings.catch_warnings(record=True) as caught:
        try:
            model = getattr(client, action)(request)
        except TencentCloudSDKException as error:
            if error.get_code() != refused:
                say("refused with %s: %s" % (error.get_code(), error.get_message()))
            continue
        for warning in caught:
            if "useless" in str(warning.message):
                say("the SDK does not know what is answered: %s" % warning.message)
    if refused:
        say("not refused with %s" % refused)
    raw = json.loads(client.body)["Response"]
    for name in sorted(set(absent(model, raw, ""))):
        say("the answer has no %s" % name)
    for path, wanted in (given_step.get("holds") or {}).items():
        found = at(raw, path)
        found = len(found) if isinstance(found, list) else found
        if found != filled(wanted):
            say("%s is %r, not %r" % (path, found, wanted))
    for name, path in (given_step.get("keeps") or {}).items():
        values[name] = at(raw, path)

print("\n".join(problems))
sys.exit(1 if problems else 0)
