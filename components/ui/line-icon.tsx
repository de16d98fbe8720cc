type LineIconProps = { path: string; className?: string };

/**
 * A drawing of lines in a square of 24, decorative, as one path. For the icons that every guarded page or
 * My Plans has, with the paths of Lucide (ISC): its own icons are up to ten elements inside two components,
 * which the server draws for each request (docs/decisions/015).
 */
export function LineIcon({ path, className = "size-5" }: LineIconProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`line-icon ${className}`}>
      <path d={path} />
    </svg>
  );
}

export const SEARCH_ICON = "m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0z";
export const MENU_ICON = "M4 5h16M4 12h16M4 19h16";
export const CLOSE_ICON = "M18 6 6 18M6 6l12 12";
