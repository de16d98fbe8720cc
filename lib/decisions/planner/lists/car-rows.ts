/** What only cars have. */
const OF_CARS =
  /\b(?:cars?|truck|tires?|brakes|inspection|smog check|wipers|oil change|tune[- ]?up|registration|washer fluid)\b/i;
/** So many items of a row that are a car's make the row about it. */
const LEAST_OF_CARS = 2;

/** "oil, tires, inspection": in a row about a car, oil is changed and not bought. */
export function aboutCar(items: readonly string[]): string[] {
  const isAbout = items.filter((item) => OF_CARS.test(item)).length >= LEAST_OF_CARS;
  return items.map((item) => (isAbout && /^(?:the )?oil$/i.test(item) ? "oil change" : item));
}
