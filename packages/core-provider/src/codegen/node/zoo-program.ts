/** A program as it would be written for an SDK that Pulumi generates: everything a user can name is named. */
export const goodProgram = `
import * as pulumi from "@pulumi/pulumi";
import * as zoo from "@org/zoo";
import { Animal, type AnimalArgs, AnimalMood, getAnimal } from "@org/zoo";

const config = new pulumi.Config();
const species: string = config.require("species");
const provider = new zoo.Provider("other", { retries: 5, season: zoo.ProviderSeason.WINTER, open: true, oauth: { tokenUrl: "https://x", clientSecret: config.requireSecret("s") } });
const key: string | undefined = zoo.config.key;
const retries: number | undefined = zoo.config.retries;
const season: zoo.ConfigSeason | undefined = zoo.config.season;
const tokenUrl: string | undefined = zoo.config.oauth?.tokenUrl;

const savanna = new zoo.Enclosure("savanna", { area: 5000 }, { provider });
const where: zoo.types.input.AnimalEnclosure = { id: savanna.id };
const vaccinations: zoo.types.input.AnimalVaccination[] = [{ vaccine: "rabies", doses: pulumi.output(2) }];
const args: AnimalArgs = { species, enclosure: where, vaccinations, labels: { a: savanna.id }, moods: ["CALM", AnimalMood.WILD] };
const lion = new Animal("leo", { ...args, species: "LION", keeper: { badge: "1", pin: config.requireSecret("pin") } }, { protect: true, dependsOn: [savanna] });
const panda = new zoo.Animal("po", { species: zoo.AnimalSpecies.Red_Panda, enclosure: { id: "enc-1" }, robot: {}, name: undefined });
const later = new zoo.Animal("later", { species: lion.species, enclosure: lion.enclosure, diet: lion.diet, weight: lion.weight, toys: lion.toys, vaccinations: lion.vaccinations, chipCode: pulumi.secret("007") });
const known: zoo.Animal = zoo.Animal.get("old", "enc-1/old", { legs: 3, born: "2020" }, { provider });

const legs: pulumi.Output<number> = panda.legs;
const enclosureId: pulumi.Output<string> = later.enclosure.id;
const kind: pulumi.Output<string> = known.species;
const died: pulumi.Output<string | undefined> = known.died;
const doses: pulumi.Output<number | undefined> = lion.vaccinations.apply((all) => all?.[0]?.doses);
const batch: pulumi.Output<zoo.types.output.AnimalVaccination[] | undefined> = lion.vaccinations;
export const label = lion.labels.apply((labels) => labels["a"] ?? "none");

const plain: Promise<zoo.GetAnimalResult> = getAnimal({ chip: { code: "007" } });
const chipArgs: zoo.types.input.GetAnimalChipArgs = { code: pulumi.output("007") };
const chipPlain: zoo.types.input.GetAnimalChip = { code: "007" };
const found: pulumi.Output<zoo.GetAnimalResult> = zoo.getAnimalOutput({ chip: chipArgs, name: lion.name }, { provider, dependsOn: [lion] });
const implanted: pulumi.Output<string> = found.chip.implanted;
const all = await zoo.getAnimals({ species, filters: [{ legs: 4 }] }, { provider });
const ids: string[] = all.animals.map((animal) => animal.id);
const everything = zoo.getAnimalsOutput();
const gates: pulumi.Output<number> = zoo.getZooOutput().gates;
if (zoo.Animal.isInstance(lion)) lion.species.apply((s) => s === zoo.AnimalSpecies.LION);
const first: zoo.AnimalMood = zoo.AnimalMood.CALM;
type Oauth = zoo.types.output.config.Oauth;
export type { Oauth };
export { key, retries, season, tokenUrl, legs, enclosureId, kind, died, doses, batch, plain, chipPlain, implanted, ids, everything, gates, first };
`;

/** Lines that must not compile. */
export const badProgram = `
import * as zoo from "@org/zoo";
// @ts-expect-error a required argument is missing
new zoo.Animal("a", { enclosure: { id: "e" } });
// @ts-expect-error all arguments are missing
new zoo.Animal("a");
// @ts-expect-error there is no such argument
new zoo.Enclosure("a", { area: 1, volume: 2 });
// @ts-expect-error only the platform sets it
new zoo.Animal("a", { species: "LION", enclosure: { id: "e" }, born: "2020" });
// @ts-expect-error not a number
new zoo.Enclosure("a", { area: "1" });
// @ts-expect-error not one of the names
zoo.AnimalSpecies.TIGER;
// @ts-expect-error the plain form takes plain values
zoo.getAnimal({ chip: { code: Promise.resolve("007") } });
`;
