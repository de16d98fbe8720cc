/** The parts of a person that a name on screen can be made of. */
export type NamedUser = {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
};

/**
 * One or two capital letters for the avatar: the first letters of first and last name, else the
 * first letter of the email, else U (spec 1, section 3).
 */
export function initialsOf(user: NamedUser): string {
  const letters = firstLetter(user.firstName) + firstLetter(user.lastName);
  return letters || firstLetter(user.email) || "U";
}

/** First and last name, else whichever exists, else the email, else User (spec 1, section 3). */
export function displayNameOf(user: NamedUser): string {
  const name = [user.firstName?.trim(), user.lastName?.trim()].filter(Boolean).join(" ");
  return name || user.email?.trim() || "User";
}

/** The first words of a letter to somebody. */
export function greetingFor(firstName: string | null): string {
  return firstName ? `Hello ${firstName},` : "Hello,";
}

// By grapheme, so that an emoji or a letter with combining marks is not cut in half.
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function firstLetter(text: string | null | undefined): string {
  const [first] = graphemes.segment(text?.trim() ?? "");
  return first?.segment.toLocaleUpperCase() ?? "";
}
