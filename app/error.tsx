"use client";

import { ErrorMessage } from "@/components/shared/error-message";

type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <main className="page-gutter grid flex-1 content-center">
      <ErrorMessage error={error} retry={retry} />
    </main>
  );
}
