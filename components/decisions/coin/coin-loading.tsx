import { Card } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";
import { COIN_TEXTS } from "@/lib/decisions/constants";

/** While the coin's script is on its way. */
export function CoinLoading() {
  return (
    <Card className="min-h-80 place-content-center justify-items-center">
      <p className="mx-auto flex items-center gap-3 text-muted-foreground">
        <Spinner className="text-primary" />
        {COIN_TEXTS.reading}
      </p>
    </Card>
  );
}
