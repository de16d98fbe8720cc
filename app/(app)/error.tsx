"use client";

import { ErrorMessage } from "@/components/shared/error-message";

type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

/** A guarded page that broke keeps its bar and footer. What breaks outside is for `global-error`. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <ErrorMessage error={error} retry={retry} />;
}
