/** The mark as SVG paths in a box of 32 by 32: three descending steps, and a drop above the lowest. */
export const MARK_STEPS_PATH =
  "M3.5 7.5A1.5 1.5 0 0 1 5 6h5a1.5 1.5 0 0 1 1.5 1.5V12h5a1.5 1.5 0 0 1 1.5 1.5v5h9a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 26z";
export const MARK_DROP_PATH =
  "M23.25 4.3c.3-.36.85-.36 1.15 0 1.5 1.8 3.6 4.6 3.6 6.9a4.175 4.175 0 0 1-8.35 0c0-2.3 2.1-5.1 3.6-6.9z";
