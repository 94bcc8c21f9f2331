import { expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

type Address = Readonly<Record<string, unknown>>;

it("lists all addresses, page by page", async () => {
  await using test = await startSimulatedProvider();

  const { ipAddresses, filter } = await test.host.invoke("getIpAddresses");

  const [first] = ipAddresses as Address[];
  expect(filter).toBeUndefined();
  expect(first).toEqual({
    apiVersion: "networking/v1",
    kind: "IpAddress",
    ipPrefix: expect.any(String),
    services: expect.any(Array),
    cloud: expect.any(String),
    region: expect.any(String),
    addressType: expect.any(String),
  });
});

it("requests the alternatives of a filter, and omits empty values", async () => {
  await using test = await startSimulatedProvider();
  const filter = { clouds: ["AWS", "GCP"], regions: [], services: ["KAFKA"], addressTypes: ["EGRESS"] };

  const found = await test.host.invoke("getIpAddresses", { filter });

  const [request] = test.platform.journal.find({ path: /ip-addresses$/ });
  const query = new URLSearchParams(request?.query);
  expect(query.getAll("cloud")).toEqual(["AWS", "GCP"]);
  expect(query.getAll("services")).toEqual(["KAFKA"]);
  expect(query.getAll("address_type")).toEqual(["EGRESS"]);
  expect(query.has("region")).toBe(false);
  expect(found["filter"]).toEqual(filter);
  expect((found["ipAddresses"] as Address[]).every(({ cloud }) => cloud !== "AZURE")).toBe(true);
});

it("returns an empty list when nothing matches", async () => {
  await using test = await startSimulatedProvider();

  const found = await test.host.invoke("getIpAddresses", { filter: { regions: ["nowhere"] } });

  expect(found["ipAddresses"]).toEqual([]);
});
