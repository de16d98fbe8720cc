/** "learn to cook egusi soup" names the dish, and is to cook it; "learn to cook better" is to learn cooking. */
export const LEARN_A_DISH =
  /^\s*(?:i want to |i'd like to )?learn (?:how )?to (cook|bake) (?!for\b|better\b|at\b|health\w*|meals|dinners|from\b|properly|again|some|a few|two|three|four|five|simple|basic|with\b|more\b|on\b|in\b|without\b)(?=\p{L})/iu;
