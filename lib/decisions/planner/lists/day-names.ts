const NAME = "mon|tues?|weds?|wednes|thurs?|fri|sat|satur|sun";

/** "sat: clean gutters, mow", "thurs - vet at 10, call mom": the only day that is named, and so that of all. */
export const ON_A_DAY = new RegExp(
  `^(${NAME})(?:day)?(?:\\s*:|\\s+[-–])\\s+(?=[^,]+,)(?!.*\\b(?:${NAME})(?:day)?\\b)`,
  "i",
);

/** Days by how they begin. */
export const DAYS: Readonly<Record<string, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  tues: "Tuesday",
  wed: "Wednesday",
  weds: "Wednesday",
  wednes: "Wednesday",
  thu: "Thursday",
  thur: "Thursday",
  thurs: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  satur: "Saturday",
  sun: "Sunday",
};
