/** The three zones of a region, named as its cloud names them: `use1-az1`, `us-central1-a`, `1`. */
export function zonesOf(cloud: string, region: string): string[] {
  switch (cloud) {
    case "AWS":
      return [1, 2, 3].map((zone) => `${zoneIdPrefix(region)}-az${zone}`);
    case "GCP":
      return ["a", "b", "c"].map((zone) => `${region}-${zone}`);
    default:
      return ["1", "2", "3"];
  }
}

// `us-east-1` is `use1`, `ap-southeast-2` is `apse2`.
function zoneIdPrefix(region: string): string {
  const [area = "", direction = "", number = ""] = region.split("-");
  const letters = direction.replace(/(north|south|central)(east|west)/, (_, a: string, b: string) => `${a[0]}${b[0]}`);
  return `${area}${letters.length > 2 ? letters[0] : letters}${number}`;
}
