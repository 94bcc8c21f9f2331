import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

const someMinutes = { timeout: 180_000 };

describe("a platform that accepts few requests per second", () => {
  it("creates 200 templates that are requested at once, with hardly any rejections", someMinutes, async () => {
    await using test = await startSimulatedProvider({
      callsPerSecond: { "vpc:CreateAddressTemplate": 40, "vpc:DescribeAddressTemplates": 40 },
    });
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        test.host.resource("AddressTemplate", `office-${index}`).create({ addresses: [`10.0.0.${index}`] }),
      ),
    );
    expect(test.platform.state.addressTemplates.list()).toHaveLength(200);
    const refused = test.platform.calls({ code: "RequestLimitExceeded" });
    // How few is tried in virtual time, by the limiter's own tests: here the machine has its say.
    expect(refused.length).toBeLessThan(test.platform.calls().length / 5);
  });

  it.each(["RequestLimitExceeded", "RequestLimitExceeded.UinLimitExceeded"])(
    "with %s delays only the requests of that action",
    async (code) => {
      await using test = await startSimulatedProvider();
      test.platform.failNextAction({ action: "DescribeAddressTemplates", code, times: Number.POSITIVE_INFINITY });
      const limited = test.host.invoke("getAddressTemplates");
      await expect.poll(() => test.platform.calls({ code })).not.toEqual([]);
      await test.host.invoke("getProtocolTemplates");
      test.platform.forgetFaults();
      await limited;
      const answered = test.platform.calls().filter((call) => call.code === undefined);
      expect(answered.map(({ action }) => action)).toEqual(["DescribeServiceTemplates", "DescribeAddressTemplates"]);
    },
  );
});
