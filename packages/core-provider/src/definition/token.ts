/** Token of a resource: `streamprov:index/kafkaTopic:KafkaTopic`. */
export function resourceToken(pkg: string, name: string): string {
  return `${pkg}:index/${lowerFirst(name)}:${name}`;
}

/** Token of a function: `streamprov:index/getKafkaTopic:getKafkaTopic`. */
export function functionToken(pkg: string, name: string): string {
  return `${pkg}:index/${name}:${name}`;
}

/** Token of a nested type: `streamprov:index/KafkaTopicCredentials:KafkaTopicCredentials`. */
export function typeToken(pkg: string, name: string, module = "index"): string {
  return `${pkg}:${module}/${name}:${name}`;
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
