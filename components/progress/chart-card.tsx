import type { ReactNode } from "react";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";

type ChartCardProps = { title: string; description: ReactNode; children: ReactNode };

export function ChartCard({ title, description, children }: ChartCardProps) {
  return (
    <Card className="justify-between">
      <CardHeader>
        <CardTitle>{title}</CardTitle>
        <CardDescription>{description}</CardDescription>
      </CardHeader>
      {children}
    </Card>
  );
}
