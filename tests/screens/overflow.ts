/**
 * Runs in the page: names what sticks out of the window sideways, the innermost elements only, as
 * `button.size-11 "Save" 12px`. Empty while nothing scrolls sideways.
 */
export function stickingOut(): string[] {
  const root = document.documentElement;
  if (root.scrollWidth <= innerWidth) return [];
  const past = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width === 0 ? 0 : Math.ceil(Math.max(right - innerWidth, -left));
  };
  const sticking = [...document.body.querySelectorAll("*")].filter((element) => past(element) > 0);
  const innermost = sticking.filter(
    (one) => !sticking.some((other) => other !== one && one.contains(other)),
  );
  const told = innermost.slice(0, 5).map((element) => {
    const words = (element.textContent ?? "").trim().slice(0, 40);
    const classes = [...element.classList].slice(0, 4).map((name) => `.${name}`);
    return `${element.localName}${classes.join("")} "${words}" ${past(element)}px`;
  });
  return [`the page is ${root.scrollWidth - innerWidth}px too wide`, ...told];
}
