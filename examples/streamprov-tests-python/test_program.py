from pulumi.automation import ConfigValue, Stack

from simulator import Simulator


def topics(simulator: Simulator) -> list[str]:
    return sorted(topic["name"] for topic in simulator.objects("topics"))


def test_each_team_of_the_configuration_has_a_topic(simulator: Simulator, stack: Stack) -> None:
    before = simulator.contents()

    stack.set_config("shop:teams", ConfigValue('["orders", "payments"]'))
    stack.up()
    assert topics(simulator) == ["orders-events", "payments-events"]
    stack.preview(expect_no_changes=True)

    stack.set_config("shop:teams", ConfigValue('["orders"]'))
    stack.up()
    assert topics(simulator) == ["orders-events"]

    stack.destroy()
    assert simulator.contents() == before


def test_a_lost_response_creates_no_second_environment(simulator: Simulator, stack: Stack) -> None:
    before = simulator.contents()
    stack.set_config("shop:teams", ConfigValue("[]"))
    simulator.fail_next("resetAfter", method="POST", path="/environments$")

    stack.up()
    failed = [request["path"] for request in simulator.requests() if "fault" in request]
    assert failed == ["/org/v2/environments"]
    assert simulator.contents()["environments"] == before["environments"] + 1

    stack.destroy()
    assert simulator.contents() == before
