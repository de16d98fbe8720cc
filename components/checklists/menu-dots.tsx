/** The sign of a menu. One path, since each row and each card of a page has one. */
export function MenuDots() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 stroke-current stroke-4">
      <path strokeLinecap="round" d="M12 5h.01M12 12h.01M12 19h.01" />
    </svg>
  );
}
