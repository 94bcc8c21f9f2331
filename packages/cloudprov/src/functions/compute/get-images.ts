import { conflictsWith, field, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { lookup } from "../../platform/define.ts";
import { expressionOf, validExpression } from "../../platform/expression.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { flag, idText, rows, text, whole } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const snapshot = withWireNames({
  snapshotId: idText("ID of the snapshot."),
  snapshotName: text("Name."),
  diskUsage: text("`SYSTEM_DISK` or `DATA_DISK`."),
  diskSize: whole("Size of the disk, in GB."),
});

const settings = withWireNames({
  imageId: idText("ID of the image."),
  imageName: text("Name."),
  imageType: text("Type, such as `PUBLIC_IMAGE`."),
  imageDescription: text("Description."),
  imageState: text("State, such as `NORMAL`."),
  imageSize: whole("Size, in GB."),
  imageCreator: text("Account that created the image."),
  imageSource: text("Origin, such as `OFFICIAL` or `CREATE_IMAGE`."),
  osName: text("Name of the operating system."),
  platform: text("Family of the operating system, such as `Ubuntu`."),
  architecture: text("Architecture, such as `x86_64`."),
  createdTime: text("Creation time, in UTC."),
  supportCloudInit: flag("Whether the image supports cloud-init.", { wire: "IsSupportCloudinit" }),
  syncPercent: whole("Progress of a copy to other regions, in percent."),
});

const images = responseList("ImageSet", settings);
const snapshotSet = responseList("SnapshotSet", snapshot);
const ofImage = { snapshots: rows({ id: idText("", { wire: "SnapshotId" }) }, "SnapshotSet") };

export const getImages = lookup("getImages", {
  docs: "Lists images that virtual machines start from, the newest first. Without filters, it reads all public images, which takes several requests.",
  example: `const ubuntu = cloudprov.getImagesOutput({ imageTypes: ["PUBLIC_IMAGE"], osName: "ubuntu" });`,
  inputs: {
    imageId: field.string({ emptyIsUnset: true, pattern: idForms.image, docs: "ID of the image, `img-...`." }),
    imageTypes: field.list(
      field.string({
        knownValues: ["PUBLIC_IMAGE", "PRIVATE_IMAGE", "SHARED_IMAGE", "MARKET_IMAGE"],
        docs: "A type.",
      }),
      { emptyIsUnset: true, max: 5, docs: "Types of the images." },
    ),
    imageNameRegex: field.string({ emptyIsUnset: true, docs: "Regular expression that the name must match." }),
    osName: field.string({
      emptyIsUnset: true,
      docs: "Part of the name of the operating system, in upper or lower case.",
    }),
    instanceType: field.string({
      emptyIsUnset: true,
      docs: "Return only images that machines of this type start from, such as `SA5.MEDIUM2`.",
    }),
  },
  outputs: {
    images: rows(
      { ...settings, snapshots: rows(snapshot, "Snapshots", "The snapshots of its disks.") },
      "ImageSet",
      "The images, the newest first.",
    ),
  },
  rules: [conflictsWith("imageNameRegex", "osName"), validExpression("imageNameRegex")],
  async request(op) {
    const { imageId, imageTypes = [], imageNameRegex = "", osName = "", instanceType } = op.args;
    const filters = [
      ...(imageId ? [{ Name: "image-id", Values: [imageId] }] : []),
      ...(imageTypes.length > 0 ? [{ Name: "image-type", Values: imageTypes }] : []),
    ];
    const query = {
      ...(filters.length > 0 ? { Filters: filters } : {}),
      ...(instanceType ? { InstanceType: instanceType } : {}),
    };
    const named = expressionOf(imageNameRegex);
    const found = (await op.cvm.list("DescribeImages", query, images))
      .map((body) => ({ body, ...fromWire(settings, body) }))
      .filter((one) => named.test(one.imageName) && one.osName.toLowerCase().includes(osName.toLowerCase()))
      .toSorted((one, other) => Date.parse(other.createdTime) - Date.parse(one.createdTime));
    return { ImageSet: await Promise.all(found.map(({ body }) => withSnapshots(op, body))) };
  },
  id: (_, { images: found }) => hash(found.map(({ imageId }) => imageId)),
});

/** An image with all properties of its snapshots. */
async function withSnapshots(op: Op, image: Body): Promise<Body> {
  const ids = fromWire(ofImage, { SnapshotSet: [], ...image }).snapshots.map(({ id }) => id);
  if (ids.length === 0) return { ...image, Snapshots: [] };
  return { ...image, Snapshots: await op.cbs.list("DescribeSnapshots", { SnapshotIds: ids }, snapshotSet) };
}
