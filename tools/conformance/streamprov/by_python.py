"""Calls a Schema Registry with the public client for Python, and tells on standard output what is not as it must be.

Standard input holds the address and the key, as JSON. The client is on the module path.
"""

import json
import re
import sys

from confluent_kafka.schema_registry import Schema, SchemaReference, SchemaRegistryClient, ServerConfig
from confluent_kafka.schema_registry.error import SchemaRegistryError

given = json.load(sys.stdin)
problems = []


def client_with(secret):
    user = "%s:%s" % (given["key"]["id"], secret)
    made = SchemaRegistryClient({"url": given["url"], "basic.auth.user.info": user, "max.retries": 0})
    send = made._rest_client.send_request

    # Two parameters that the client sends are none by the platform's documents, which the simulator goes by: one has
    # another name there, the other is one of the check against a single version alone.
    def send_as_documented(url, method, body=None, query=None):
        named = query and {("deletedOnly" if name == "deleted_only" else name): query[name] for name in query}
        return send(re.sub(r"(^compatibility/.*/versions\?)normalize=\w+&", r"\1", url), method, body, named)

    made._rest_client.send_request = send_as_documented
    return made


client = client_with(given["key"]["secret"])


def call(name, *arguments, **more):
    """What a method of the client answers. What was read before is asked for again."""
    client.clear_caches()
    return getattr(client, name)(*arguments, **more)


def expect(wanted, name, *arguments, **more):
    try:
        found = call(name, *arguments, **more)
        if found != wanted:
            problems.append("%s%r answers %r, not %r" % (name, arguments, found, wanted))
    except SchemaRegistryError as error:
        problems.append("%s%r is refused: %s" % (name, arguments, error))


def expect_refused(code, name, *arguments, **more):
    try:
        problems.append("%s%r answers %r" % (name, arguments, call(name, *arguments, **more)))
    except SchemaRegistryError as error:
        if error.error_code != code:
            problems.append("%s%r is refused with %r, not %r" % (name, arguments, error.error_code, code))


def record(name, *fields):
    members = [{"name": field, "type": kind, **more} for field, kind, more in fields]
    return json.dumps({"type": "record", "name": name, "fields": members}, separators=(",", ":"))


money = Schema(record("Money", ("amount", "long", {})), "AVRO")
wider = Schema(record("Money", ("amount", "long", {}), ("unit", "string", {"default": "EUR"})), "AVRO")
broken = Schema(record("Money", ("amount", "long", {}), ("unit", "string", {})), "AVRO")
price = Schema(record("Price", ("of", "Money", {})), "AVRO", [SchemaReference("Money", "shop/money", 1)])
order = Schema('{"type":"object","properties":{"id":{"type":"string"}}}', "JSON")
event = Schema('syntax = "proto3"; message Event { string id = 1; }', "PROTOBUF")

# The subject's name has a slash, as names of subjects may.
subject = "shop/money"

expect(["JSON", "PROTOBUF", "AVRO"], "get_schema_types")
expect([], "get_subjects")
first = call("register_schema", subject, money)
expect(first, "register_schema", subject, money)
expect(first, "register_schema", subject, money, normalize_schemas=True)
expect(True, "test_compatibility", subject, wider)
expect(False, "test_compatibility", subject, broken, verbose=True)
expect(False, "test_compatibility_all_versions", subject, broken)
expect_refused(409, "register_schema", subject, broken)
expect_refused(42201, "register_schema", subject, Schema("{", "AVRO"))
second = call("register_schema", subject, wider)
expect([1, 2], "get_versions", subject)
expect([2], "get_versions", subject, offset=1, limit=1)

for_id = call("get_schema", second)
if (for_id.schema_str, for_id.schema_type) != (wider.schema_str, "AVRO"):
    problems.append("get_schema answers %r" % (for_id,))
for name, arguments, wanted in [
    ("get_latest_version", (subject,), (second, subject, 2, wider.schema_str)),
    ("get_version", (subject, 1), (first, subject, 1, money.schema_str)),
    ("lookup_schema", (subject, money), (first, subject, 1, money.schema_str)),
]:
    found = call(name, *arguments)
    told = (found.schema_id, found.subject, found.version, found.schema.schema_str)
    if told != wanted:
        problems.append("%s%r answers %r" % (name, arguments, found))

price_id = call("register_schema", "price", price)
expect([price_id], "get_referenced_by", subject, 1)
if call("get_latest_version", "price").schema.references != price.references:
    problems.append("get_latest_version does not tell what a schema refers to")
expect_refused(42206, "delete_version", subject, 1)
for name, schema in [("order", order), ("event", event)]:
    call("register_schema", name, schema)
    found = call("get_latest_version", name).schema
    if found.schema_type != schema.schema_type:
        problems.append("get_latest_version(%r) answers %r" % (name, found))
expect(["event", "order", "price", subject], "get_subjects")
expect([subject], "get_subjects", subject_prefix="shop/")
expect(["order", "price"], "get_subjects", offset=1, limit=2)

expect("BACKWARD", "get_compatibility")
expect_refused(40401, "get_compatibility", subject)
expect({"compatibility": "FULL"}, "set_compatibility", subject, "FULL")
expect("FULL", "get_compatibility", subject)
expect({"compatibility": "NONE"}, "set_compatibility", None, "NONE")
expect("NONE", "get_compatibility")
expect_refused(42203, "set_compatibility", subject, "SOME")
call("set_config", subject, ServerConfig(compatibility_group="major"))
config = call("get_config", subject)
if (config.compatibility_level, config.compatibility_group) != ("FULL", "major"):
    problems.append("get_config answers %r" % (config,))

expect_refused(40401, "get_latest_version", "none")
expect_refused(40401, "get_versions", "none")
expect_refused(40402, "get_version", subject, 9)
expect_refused(42202, "get_version", subject, 0)
expect_refused(40403, "get_schema", 999999)
expect_refused(40401, "lookup_schema", "none", money)
expect_refused(40403, "lookup_schema", subject, broken)
expect_refused(40401, "delete_subject", "none")

expect_refused(40407, "delete_version", "order", 1, permanent=True)
expect(1, "delete_version", "order", 1)
expect_refused(40401, "get_latest_version", "order")
expect(["order"], "get_subjects", deleted_only=True)
expect([1], "get_versions", "order", deleted=True)
expect(1, "delete_version", "order", 1, permanent=True)
expect_refused(40401, "get_versions", "order", deleted=True)
expect([1], "delete_subject", "price")
expect_refused(40405, "delete_subject", subject, permanent=True)
expect([1, 2], "delete_subject", subject)
expect_refused(40404, "delete_subject", subject)
expect([1, 2], "delete_subject", subject, permanent=True)
expect(["event"], "get_subjects")
expect(["event", "price"], "get_subjects", deleted=True)

client = client_with("wrong")
expect_refused(401, "get_subjects")

print("\n".join(problems))
sys.exit(1 if problems else 0)
