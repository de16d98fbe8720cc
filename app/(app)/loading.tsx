import { PageLoading } from "@/components/shared/page-loading";

/** For guarded pages alone: a page behind it is streamed, and without scripts it would stay hidden. */
export default function Loading() {
  return <PageLoading />;
}
