/** The page of a shared decision, within the product. */
export function sharedPath(shareId: string): string {
  return `/shared/${encodeURIComponent(shareId)}`;
}
