import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Values } from "@org/core-provider/testing";
import { secret } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const { host, platform } = simulated;
  const open = { status: "Created", fault: "", domain: "", securityGroup: "sg-ey3wmiz1", subnetId: "" } as const;
  const shop = await platform.state.clusters.create({
    name: "shop",
    description: "Online store",
    tags: [
      { Key: "team", Value: "shop" },
      { Key: "tencentcloud:billing", Value: "a" },
    ],
    extraArgs: { KubeScheduler: ["v=4"] },
    internet: open,
    password: "hidden",
  });
  await platform.state.clusterNodes.create({ clusterId: shop.id });
  const site = await platform.state.clusters.create({ name: "site" });
  const found = async (args: Values) =>
    (await host.invoke("getKubernetesClusters", args))["lists"] as readonly Values[];
  return { ...simulated, found, shop, site };
}

describe("getKubernetesClusters", () => {
  it("lists the clusters with their nodes and accesses", async () => {
    await using test = await given();
    const [shop, site] = await test.found({});
    expect(shop).toMatchObject({
      clusterId: test.shop.id,
      clusterName: "shop",
      clusterDesc: "Online store",
      networkType: "GR",
      nodeNameType: "lan-ip",
      clusterMaxPodNum: 256,
      clusterAsEnabled: false,
      clusterExtraArgs: [{ kubeApiservers: [], kubeControllerManagers: [], kubeSchedulers: ["v=4"] }],
      clusterNodeNum: 1,
      workerInstancesLists: [{ instanceRole: "WORKER", instanceState: "running" }],
      tags: { team: "shop" },
      userName: "admin",
      password: secret("hidden"),
      kubeConfig: { value: expect.stringContaining("https://119.28.1.10") },
      kubeConfigIntranet: secret(""),
      securityPolicies: ["0.0.0.0/0"],
    });
    expect(site).toMatchObject({ clusterName: "site", tags: {}, kubeConfig: secret("") });
  });

  it("filters by ID, name and tags", async () => {
    await using test = await given();
    const names = async (args: Values) => (await test.found(args)).map(({ clusterName }) => clusterName);
    expect(await names({ clusterId: test.site.id })).toEqual(["site"]);
    expect(await names({ clusterName: "shop" })).toEqual(["shop"]);
    expect(await names({ tags: { team: "shop" } })).toEqual(["shop"]);
    expect(await names({ tags: { team: "site" } })).toEqual([]);
  });

  it("omits clusters whose names only contain the name", async () => {
    await using test = await given();
    test.platform.alterResponses((body) => body.replace('"ClusterName":"shop"', '"ClusterName":"shop-2"'));
    expect(await test.found({ clusterName: "shop" })).toEqual([]);
  });

  it("lists a cluster whose kubeconfig file cannot be read, and warns", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "DescribeClusterKubeconfig", code: "UnauthorizedOperation" });
    expect(await test.found({})).toMatchObject([{ clusterName: "shop", kubeConfig: secret("") }, {}]);
    await expect.poll(() => JSON.stringify(test.host.logs)).toContain("is left empty");
  });

  it("reads all pages, and the details of the matching clusters", async () => {
    await using test = await given();
    for (let number = 0; number < 110; number++) await test.platform.state.clusters.create({ name: `c-${number}` });
    expect(await test.found({ tags: { team: "shop" } })).toHaveLength(1);
    expect(test.platform.calls({ action: "DescribeClusters" })).toHaveLength(2);
    expect(test.platform.calls({ action: "DescribeClusterSecurity" })).toHaveLength(1);
  });

  it("writes the kubeconfig files of open accesses, which only the user can read", async () => {
    await using test = await given();
    const folder = await mkdtemp(join(tmpdir(), "kubeconfig-"));
    try {
      await test.found({ kubeConfigFilePrefix: join(folder, "k8s") });
      const name = `k8s-${test.shop.id}-kubeconfig`;
      expect(await readdir(folder)).toEqual([name]);
      expect(await readFile(join(folder, name), "utf8")).toMatch(/^apiVersion: v1\n[\s\S]*token: "hidden"/);
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
      const missing = test.found({ kubeConfigFilePrefix: join(folder, "missing", "k8s") });
      await expect(missing).rejects.toThrow("kubeConfigFilePrefix: the folder");
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("rejects an ID together with a name", async () => {
    await using test = await given();
    await expect(test.found({ clusterId: test.shop.id, clusterName: "shop" })).rejects.toThrow("cannot be combined");
  });
});
