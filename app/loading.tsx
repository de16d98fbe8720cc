import { PageLoading } from "@/components/shared/page-loading";

export default function Loading() {
  return <PageLoading />;
}
