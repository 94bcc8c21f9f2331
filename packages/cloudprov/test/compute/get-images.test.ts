import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

const day = 86_400_000;

async function given() {
  const simulated = await startSimulatedProvider();
  const { images, snapshots } = simulated.platform.state;
  const disk = await snapshots.create({ name: "root", size: 50 });
  await images.create({ name: "Ubuntu 22.04", osName: "Ubuntu Server 22.04 LTS 64bit", createdAt: day });
  await images.create({
    name: "own",
    type: "PRIVATE_IMAGE",
    osName: "CentOS 7.9 64bit",
    platform: "CentOS",
    unfitTypes: ["S1.SMALL1"],
    snapshotIds: [disk.id],
    createdAt: 2 * day,
  });
  const newest = await images.create({ name: "Ubuntu 24.04", createdAt: 3 * day });
  const found = async (args: Values) => {
    const answer = await simulated.host.invoke("getImages", args);
    return answer["images"] as readonly Readonly<Record<string, unknown>>[];
  };
  return { ...simulated, disk, newest, found };
}

describe("getImages", () => {
  it.each<[Values, string[]]>([
    [{}, ["Ubuntu 24.04", "own", "Ubuntu 22.04"]],
    [{ imageTypes: ["PRIVATE_IMAGE", "SHARED_IMAGE"] }, ["own"]],
    [{ osName: "ubuntu server" }, ["Ubuntu 24.04", "Ubuntu 22.04"]],
    [{ imageNameRegex: "^Ubuntu.*22" }, ["Ubuntu 22.04"]],
    [{ imageNameRegex: "(?i)^ubuntu" }, ["Ubuntu 24.04", "Ubuntu 22.04"]],
    [{ instanceType: "S1.SMALL1" }, ["Ubuntu 24.04", "Ubuntu 22.04"]],
    [{ imageId: "img-00000000" }, []],
  ])("lists the newest images first by %j", async (args, names) => {
    await using test = await given();
    expect((await test.found(args)).map(({ imageName }) => imageName)).toEqual(names);
  });

  it("returns the properties of an image", async () => {
    await using test = await given();
    expect(await test.found({ imageId: test.newest.id })).toMatchObject([
      { imageId: test.newest.id, imageSize: 20, createdTime: "1970-01-04T00:00:00Z", supportCloudInit: true },
    ]);
  });

  it("returns the snapshots of an image", async () => {
    await using test = await given();
    const [own] = await test.found({ imageTypes: ["PRIVATE_IMAGE"] });
    expect(own).toMatchObject({
      snapshots: [{ snapshotId: test.disk.id, snapshotName: "root", diskUsage: "SYSTEM_DISK", diskSize: 50 }],
    });
    expect(test.platform.calls().filter(({ action }) => action === "DescribeSnapshots")).toHaveLength(1);
  });

  it.each([
    [{ imageNameRegex: "(" }, "must be a valid regular expression"],
    [{ imageNameRegex: "a", osName: "b" }, "osName"],
    [{ imageId: "ubuntu" }, "must be the ID of an image"],
  ])("rejects %j", async (args, message) => {
    await using test = await given();
    await expect(test.found(args)).rejects.toThrow(message);
  });
});
