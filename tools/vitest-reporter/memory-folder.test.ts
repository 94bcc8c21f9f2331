import { describe, expect, it } from "vitest";
import { isInMemory } from "./memory-folder.ts";

describe("a folder in memory", () => {
  it.each([
    { case: "tmpfs", mounts: "/dev/vda / ext4 rw 0 0\ntmpfs /dev/shm tmpfs rw,relatime 0 0\n", expected: true },
    { case: "not mounted", mounts: "/dev/vda / ext4 rw 0 0\n", expected: false },
    { case: "on a disk", mounts: "/dev/vdb /dev/shm ext4 rw 0 0\n", expected: false },
    { case: "without programs", mounts: "tmpfs /dev/shm tmpfs rw,nosuid,nodev,noexec 0 0\n", expected: false },
    { case: "covered", mounts: "tmpfs /dev/shm tmpfs rw 0 0\n/dev/vdb /dev/shm ext4 rw 0 0\n", expected: false },
  ])("is used for temporary files only if programs can run there: $case", ({ mounts, expected }) => {
    expect(isInMemory(mounts, "/dev/shm")).toBe(expected);
  });
});
