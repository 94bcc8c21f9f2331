const memory: readonly unknown[] = [512, 1024, 2048, 4096, 7168, 15360, 30720, 61440, 153600, 245760];
const profiles: readonly unknown[] = ["m", "c", "r"];

/** Sizes in a request, in the form of the API. */
export interface RequestedSizes {
  readonly container_size?: number;
  readonly instance_profile?: string;
  readonly disk_size?: number;
  readonly provisioned_iops?: number;
}

/** Why an object cannot have these sizes. */
export function sizeProblems(wanted: RequestedSizes): (string | false)[] {
  const { container_size, instance_profile, disk_size, provisioned_iops } = wanted;
  return [
    container_size !== undefined && !memory.includes(container_size) && "Container size is not included in the list",
    instance_profile !== undefined &&
      !profiles.includes(instance_profile) &&
      "Instance profile is not included in the list",
    disk_size !== undefined && (disk_size < 1 || disk_size > 16_000) && "Disk size must be from 1 to 16000 GB",
    provisioned_iops !== undefined && provisioned_iops < 1 && "Provisioned iops must be greater than 0",
  ];
}

/** Why a disk cannot have these IOPS: each 500 beyond 3,000 require 1 GB. */
export function iopsProblem(diskSize: number, iops: number): string | false {
  return (
    iops > Math.max(3_000, diskSize * 500) && `Provisioned iops of ${iops} need a disk of ${Math.ceil(iops / 500)} GB`
  );
}
